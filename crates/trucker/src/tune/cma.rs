//! CMA-ES, the evolution strategy with covariance matrix adaptation (Hansen's (μ/μ_w, λ) with both paths).
//!
//! Nothing but plain numbers is kept between generations, so a run can be saved and go on exactly as it would have.

use super::matrix::{Matrix, eigen};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How far a search may look around; beyond that its numbers lose all digits.
const SIGMA: RangeInclusive<f64> = 1e-12..=1e6;

/// A search for the highest value of a function of several numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cma {
    /// Generations seen so far.
    pub generation: u64,
    /// The middle of the search.
    pub mean: Vec<f64>,
    /// How far it looks around.
    pub sigma: f64,
    /// The shape of where it looks.
    pub covariance: Matrix,
    path_sigma: Vec<f64>,
    path_covariance: Vec<f64>,
}

/// The usual size of a generation for so many numbers.
pub fn usual_population(numbers: usize) -> usize {
    4 + (3.0 * (numbers as f64).ln()) as usize
}

/// How the best of a generation count, and how fast everything is learnt.
struct Rates {
    weights: Vec<f64>,
    mu_eff: f64,
    c_sigma: f64,
    d_sigma: f64,
    c_c: f64,
    c_1: f64,
    c_mu: f64,
    /// The expected length of a random vector.
    chi: f64,
}

impl Rates {
    fn new(numbers: usize, population: usize) -> Rates {
        let n = numbers as f64;
        let half = (population as f64 + 1.0) / 2.0;
        let mut weights: Vec<f64> = (1..=population / 2).map(|rank| half.ln() - (rank as f64).ln()).collect();
        let sum: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= sum);
        let mu_eff = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let c_sigma = (mu_eff + 2.0) / (n + mu_eff + 5.0);
        let c_1 = 2.0 / ((n + 1.3).powi(2) + mu_eff);
        Rates {
            d_sigma: 1.0 + 2.0 * (((mu_eff - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + c_sigma,
            c_c: (4.0 + mu_eff / n) / (n + 4.0 + 2.0 * mu_eff / n),
            c_mu: (2.0 * (mu_eff - 2.0 + 1.0 / mu_eff) / ((n + 2.0).powi(2) + mu_eff)).min(1.0 - c_1),
            chi: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
            weights,
            mu_eff,
            c_sigma,
            c_1,
        }
    }
}

impl Cma {
    /// A search that begins here and looks this far.
    pub fn new(mean: Vec<f64>, sigma: f64) -> Cma {
        let n = mean.len();
        let covariance = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
        Cma { generation: 0, mean, sigma, covariance, path_sigma: vec![0.0; n], path_covariance: vec![0.0; n] }
    }

    /// Does everything have the size it should, and is every number one?
    pub fn is_sound(&self, numbers: usize) -> bool {
        let fits = |row: &Vec<f64>| row.len() == numbers && row.iter().all(|number| number.is_finite());
        [&self.mean, &self.path_sigma, &self.path_covariance].into_iter().all(fits)
            && self.covariance.len() == numbers
            && self.covariance.iter().all(fits)
            && SIGMA.contains(&self.sigma)
    }

    /// The candidates of the next generation; they follow from the state and the dice.
    pub fn ask(&self, population: usize, rng: &mut Rng) -> Vec<Vec<f64>> {
        let n = self.mean.len();
        let (values, vectors) = eigen(&self.covariance);
        let lengths: Vec<f64> = values.iter().map(|value| value.max(1e-20).sqrt()).collect();
        (0..population)
            .map(|_| {
                let steps: Vec<f64> = lengths.iter().map(|length| length * normal(rng)).collect();
                (0..n).map(|i| self.mean[i] + self.sigma * dot(&vectors[i], &steps)).collect()
            })
            .collect()
    }

    /// Learns from the candidates and what they are worth; more is better.
    pub fn tell(&mut self, candidates: &[Vec<f64>], worth: &[f64]) {
        let n = self.mean.len();
        let rates = Rates::new(n, candidates.len());
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|a, b| worth[*b].total_cmp(&worth[*a]));
        let steps: Vec<Vec<f64>> = order[..rates.weights.len()]
            .iter()
            .map(|best| (0..n).map(|i| (candidates[*best][i] - self.mean[i]) / self.sigma).collect())
            .collect();
        let step: Vec<f64> = (0..n).map(|i| rates.weights.iter().zip(&steps).map(|(w, y)| w * y[i]).sum()).collect();
        for (mean, step) in self.mean.iter_mut().zip(&step) {
            *mean += self.sigma * step;
        }
        self.generation += 1;

        let (values, vectors) = eigen(&self.covariance);
        let turned: Vec<f64> = (0..n)
            .map(|k| (0..n).map(|i| vectors[i][k] * step[i]).sum::<f64>() / values[k].max(1e-20).sqrt())
            .collect();
        let keep = 1.0 - rates.c_sigma;
        let push = (rates.c_sigma * (2.0 - rates.c_sigma) * rates.mu_eff).sqrt();
        for (path, row) in self.path_sigma.iter_mut().zip(&vectors) {
            *path = keep * *path + push * dot(row, &turned);
        }
        let length = dot(&self.path_sigma, &self.path_sigma).sqrt();
        let settled = (1.0 - keep.powf(2.0 * self.generation as f64)).sqrt();
        let calm = length / settled < (1.4 + 2.0 / (n as f64 + 1.0)) * rates.chi;
        let growth = (rates.c_sigma / rates.d_sigma * (length / rates.chi - 1.0)).min(1.0);
        self.sigma = (self.sigma * growth.exp()).clamp(*SIGMA.start(), *SIGMA.end());

        let push = if calm { (rates.c_c * (2.0 - rates.c_c) * rates.mu_eff).sqrt() } else { 0.0 };
        for (path, step) in self.path_covariance.iter_mut().zip(&step) {
            *path = (1.0 - rates.c_c) * *path + push * step;
        }
        let missed = if calm { 0.0 } else { rates.c_1 * rates.c_c * (2.0 - rates.c_c) };
        for i in 0..n {
            for j in 0..n {
                let together: f64 = rates.weights.iter().zip(&steps).map(|(w, y)| w * y[i] * y[j]).sum();
                self.covariance[i][j] = (1.0 - rates.c_1 - rates.c_mu + missed) * self.covariance[i][j]
                    + rates.c_1 * self.path_covariance[i] * self.path_covariance[j]
                    + rates.c_mu * together;
            }
        }
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// A normally distributed number (Box and Muller's way).
fn normal(rng: &mut Rng) -> f64 {
    let (radius, angle) = (1.0 - rng.f64(), rng.f64());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(start: &[f64], generations: usize, worth: impl Fn(&[f64]) -> f64) -> Cma {
        let mut cma = Cma::new(start.to_vec(), 0.5);
        let mut rng = Rng::with_seed(7);
        for _ in 0..generations {
            let candidates = cma.ask(usual_population(start.len()), &mut rng);
            let worths: Vec<f64> = candidates.iter().map(|candidate| worth(candidate)).collect();
            cma.tell(&candidates, &worths);
        }
        cma
    }

    #[test]
    fn it_finds_the_middle_of_a_sphere() {
        let found = search(&[3.0; 10], 250, |x| -x.iter().map(|x| (x - 1.0).powi(2)).sum::<f64>());
        assert!(found.mean.iter().all(|x| (x - 1.0).abs() < 1e-6), "{:?}", found.mean);
        assert!(found.sigma < 1e-5 && found.is_sound(10));
    }

    #[test]
    fn it_learns_the_bent_valley_of_rosenbrock() {
        let valley =
            |x: &[f64]| -x.windows(2).map(|w| 100.0 * (w[1] - w[0] * w[0]).powi(2) + (1.0 - w[0]).powi(2)).sum::<f64>();
        let found = search(&[0.0; 6], 900, valley);
        assert!(valley(&found.mean) > -1e-8, "{:?}", found.mean);
    }

    #[test]
    fn it_learns_scales_that_differ_a_thousandfold() {
        let long = |x: &[f64]| -x.iter().enumerate().map(|(i, x)| 1e6f64.powf(i as f64 / 7.0) * x * x).sum::<f64>();
        let found = search(&[1.0; 8], 600, long);
        assert!(long(&found.mean) > -1e-6, "{:?}", found.mean);
    }

    #[test]
    fn noise_does_not_lead_it_astray() {
        let dice = std::cell::RefCell::new(Rng::with_seed(3));
        let found =
            search(&[2.0; 8], 150, |x| -x.iter().map(|x| x * x).sum::<f64>() + 0.3 * normal(&mut dice.borrow_mut()));
        assert!(dot(&found.mean, &found.mean) < 1.0, "{:?}", found.mean);
    }

    #[test]
    fn a_search_that_was_saved_goes_on_as_it_would_have() {
        let worth = |x: &[f64]| -x.iter().map(|x| x * x).sum::<f64>();
        let mut straight = search(&[2.0; 5], 10, worth);
        let text = serde_json::to_string(&straight).expect("it can be written");
        let mut again: Cma = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(straight, again);
        for cma in [&mut straight, &mut again] {
            let candidates = cma.ask(8, &mut Rng::with_seed(5));
            let worths: Vec<f64> = candidates.iter().map(|candidate| worth(candidate)).collect();
            cma.tell(&candidates, &worths);
        }
        assert_eq!(straight, again);
    }
}
