//! The one trick that sets of tiles, cards and squares share: finding the bit of a given rank.

/// The position of the set bit with this rank, counted from 0 at the low end. The word must have that many.
#[inline]
pub(crate) fn select(word: u64, rank: usize) -> u32 {
    let mut rank = rank as u32;
    let mut position = 0;
    let mut rest = word;
    for width in [32, 16, 8, 4, 2, 1] {
        let here = (rest & ((1 << width) - 1)).count_ones();
        // Computed, not branched upon: ranks are random, and a wrong guess costs more than the whole step.
        let beyond = u32::from(rank >= here);
        rank -= here * beyond;
        position += width * beyond;
        rest >>= width * beyond;
    }
    position
}

#[cfg(test)]
mod tests {
    #[test]
    fn select_finds_every_set_bit_in_order() {
        for word in [1, 0b1011_0001, u64::MAX, 0x8000_0000_0000_0001, 0xdead_beef_0000_0400] {
            let positions: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 != 0).collect();
            for (rank, position) in positions.into_iter().enumerate() {
                assert_eq!(super::select(word, rank), position);
            }
        }
    }
}
