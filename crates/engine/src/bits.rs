//! The one trick that sets of tiles, cards and squares share: finding the bit of a given rank.

/// By byte and rank: the position of that set bit.
const IN_BYTE: [[u8; 8]; 256] = {
    let mut positions = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rank, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                positions[byte][rank] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    positions
};

/// The position of the set bit with this rank, counted from 0 at the low end. The word must have that many.
///
/// First the half that has it, then the quarter, the byte, and the bit within; computed, not branched upon: ranks are
/// random, and a wrong guess costs more than the whole search.
#[inline]
pub(crate) fn select(word: u64, rank: usize) -> u32 {
    let (mut left, mut rank, mut position) = (word, rank as u32, 0);
    for width in [32, 16, 8] {
        let in_lower = (left & ((1 << width) - 1)).count_ones();
        let beyond = rank >= in_lower;
        rank -= if beyond { in_lower } else { 0 };
        let shift = u32::from(beyond) * width;
        left >>= shift;
        position += shift;
    }
    position + u32::from(IN_BYTE[(left & 0xff) as usize][rank as usize % 8])
}

/// The position of the set bit with this rank in a row of words, if there are so many.
#[inline(always)]
pub(crate) fn select_among<const WORDS: usize>(words: &[u64; WORDS], rank: usize) -> Option<usize> {
    let (mut index, mut before, mut total) = (0, 0, 0);
    for word in words {
        total += word.count_ones() as usize;
        let beyond = rank >= total;
        index += usize::from(beyond);
        before = if beyond { total } else { before };
    }
    let word = words.get(index)?;
    Some(64 * index + select(*word, rank - before) as usize)
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
