//! Means with confidence intervals, and Elo numbers from pairwise results.

use fastrand::Rng;

/// The value that 97.5 % of a normal distribution lie below.
const Z: f64 = 1.959_963_985;

/// Repetitions of the bootstrap behind the intervals of Elo numbers.
const RESAMPLES: usize = 200;

/// A mean and half the width of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval; 0 for less than two values.
    pub half: f64,
}

/// The mean of some values, with its interval.
pub fn estimate(values: impl Iterator<Item = f64> + Clone) -> Estimate {
    let count = values.clone().count();
    if count == 0 {
        return Estimate::default();
    }
    let mean = values.clone().sum::<f64>() / count as f64;
    if count == 1 {
        return Estimate { mean, half: 0.0 };
    }
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1) as f64;
    Estimate { mean, half: quantile(count - 1) * (variance / count as f64).sqrt() }
}

/// The value that 97.5 % of Student's distribution lie below.
fn quantile(freedom: usize) -> f64 {
    let n = freedom as f64;
    let (cube, fifth, seventh) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (cube + Z) / (4.0 * n)
        + (5.0 * fifth + 16.0 * cube + 3.0 * Z) / (96.0 * n.powi(2))
        + (3.0 * seventh + 19.0 * fifth + 17.0 * cube - 15.0 * Z) / (384.0 * n.powi(3))
}

/// A share and its 95 % confidence interval (Wilson's, which stays between 0 and 1).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Share {
    /// The share.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of so much out of so many.
pub fn share(part: f64, whole: usize) -> Share {
    if whole == 0 {
        return Share { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = whole as f64;
    let value = part / n;
    let middle = (value + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
    Share { value, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// Results of matches between some players, for Elo numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// Which two players meet.
    pub pairs: Vec<(usize, usize)>,
    /// By match: what the first of each pair scored, 1 for a win and ½ for a tie.
    pub rows: Vec<Vec<f64>>,
}

/// The Elo numbers of so many players, 1500 on average, with their 95 % confidence intervals.
///
/// A Bradley-Terry model fitted to all results, with one tie between everyone who met so that a clean sweep has an
/// answer; the intervals come from drawing matches again.
pub fn elo(players: usize, results: &[Results]) -> Vec<Estimate> {
    let means = fit(players, results, None);
    let mut rng = Rng::with_seed(0x0e10);
    let mut squares = vec![0.0; players];
    for _ in 0..RESAMPLES {
        let again = fit(players, results, Some(&mut rng));
        for (sum, (again, mean)) in squares.iter_mut().zip(again.iter().zip(&means)) {
            *sum += (again - mean).powi(2);
        }
    }
    let half = |sum: f64| Z * (sum / RESAMPLES as f64).sqrt();
    means.iter().zip(squares).map(|(mean, sum)| Estimate { mean: *mean, half: half(sum) }).collect()
}

/// Elo numbers from all matches, or from as many drawn from them with repetition.
fn fit(players: usize, results: &[Results], mut resample: Option<&mut Rng>) -> Vec<f64> {
    let mut scores = vec![vec![0.0; players]; players];
    for group in results {
        for (first, second) in &group.pairs {
            scores[*first][*second] += 0.5;
            scores[*second][*first] += 0.5;
        }
        for i in 0..group.rows.len() {
            let row = &group.rows[resample.as_mut().map_or(i, |rng| rng.usize(..group.rows.len()))];
            for ((first, second), score) in group.pairs.iter().zip(row) {
                scores[*first][*second] += score;
                scores[*second][*first] += 1.0 - score;
            }
        }
    }
    let mut strength = vec![1.0f64; players];
    for _ in 0..2_000 {
        let mut change = 0.0f64;
        for i in 0..players {
            let won: f64 = scores[i].iter().sum();
            let met: f64 = (0..players)
                .filter(|j| *j != i)
                .map(|j| (scores[i][j] + scores[j][i]) / (strength[i] + strength[j]))
                .sum();
            if met > 0.0 {
                let next = won / met;
                change = change.max((next / strength[i]).ln().abs());
                strength[i] = next;
            }
        }
        if change < 1e-9 {
            break;
        }
    }
    let logs: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let middle = logs.iter().sum::<f64>() / players.max(1) as f64;
    logs.iter().map(|log| 1500.0 + log - middle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let some = estimate([1.0, 2.0, 3.0, 4.0, 5.0].into_iter());
        assert!((some.mean - 3.0).abs() < 1e-12 && (some.half - 1.963).abs() < 0.03, "{some:?}");
        assert_eq!(estimate([7.0].into_iter()), Estimate { mean: 7.0, half: 0.0 });
        let half = share(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3, "{half:?}");
        let all = share(20.0, 20);
        assert!(all.high == 1.0 && (all.low - 0.8389).abs() < 1e-3, "{all:?}");
    }

    #[test]
    fn elo_follows_the_logistic_curve() {
        let rows = (0..1_000).map(|i| vec![f64::from(u8::from(i % 4 != 0))]).collect();
        let numbers = elo(2, &[Results { pairs: vec![(0, 1)], rows }]);
        let gap = numbers[0].mean - numbers[1].mean;
        assert!((gap - 190.8).abs() < 1.0, "three wins in four are 191 points, not {gap}");
        assert!((numbers[0].mean + numbers[1].mean - 3000.0).abs() < 1e-6);
        assert!((5.0..20.0).contains(&numbers[0].half), "{numbers:?}");
    }

    #[test]
    fn elo_of_a_chain_adds_up_and_a_sweep_stays_finite() {
        let three_in_four = |pair| Results {
            pairs: vec![pair],
            rows: (0..400).map(|i| vec![f64::from(u8::from(i % 4 != 0))]).collect(),
        };
        let numbers = elo(3, &[three_in_four((0, 1)), three_in_four((1, 2))]);
        assert!((numbers[0].mean - numbers[2].mean - 381.6).abs() < 3.0, "{numbers:?}");
        let sweep = elo(2, &[Results { pairs: vec![(0, 1)], rows: vec![vec![1.0]; 50] }]);
        assert!(sweep[0].mean.is_finite() && sweep[0].mean > 1700.0, "{sweep:?}");
    }
}
