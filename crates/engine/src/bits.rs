//! The one trick that sets of tiles, cards and squares share: finding the bit of a given rank.

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x80 * EACH_BYTE;

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
/// First the byte that has it, then the bit within; computed, not branched upon: ranks are random, and a wrong guess
/// costs more than the whole search.
#[inline]
pub(crate) fn select(word: u64, rank: usize) -> u32 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let counts = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte: how many bits are set up to its end.
    let sums = counts.wrapping_mul(EACH_BYTE);
    let bytes_before = ((((rank as u64 * EACH_BYTE) | HIGH_BITS) - sums) & HIGH_BITS).count_ones();
    let shift = 8 * bytes_before.min(7);
    let rank_in_byte = rank - ((sums << 8) >> shift & 0xff) as usize;
    shift + u32::from(IN_BYTE[(word >> shift & 0xff) as usize][rank_in_byte % 8])
}

/// The position of the set bit with this rank in a row of words, if there are so many.
#[inline]
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
