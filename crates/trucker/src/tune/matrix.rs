//! Eigenvalues of small symmetric matrices.

/// A matrix by rows.
pub type Matrix = Vec<Vec<f64>>;

/// The eigenvalues of a symmetric matrix and, as columns, its eigenvectors, by Jacobi's rotations.
pub fn eigen(matrix: &Matrix) -> (Vec<f64>, Matrix) {
    let n = matrix.len();
    let mut a = matrix.clone();
    let mut vectors: Matrix = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for _ in 0..60 {
        let off: f64 = (0..n).flat_map(|i| a[i][i + 1..].iter()).map(|x| x * x).sum();
        let on: f64 = (0..n).map(|i| a[i][i] * a[i][i]).sum();
        if off <= 1e-26 * on {
            break;
        }
        for p in 0..n {
            for q in p + 1..n {
                rotate(&mut a, &mut vectors, p, q);
            }
        }
    }
    ((0..n).map(|i| a[i][i]).collect(), vectors)
}

/// Turns rows and columns `p` and `q` so that the elements where they cross become 0.
fn rotate(a: &mut Matrix, vectors: &mut Matrix, p: usize, q: usize) {
    if a[p][q] == 0.0 {
        return;
    }
    let theta = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
    let tangent = theta.signum() / (theta.abs() + (theta * theta + 1.0).sqrt());
    let cosine = 1.0 / (tangent * tangent + 1.0).sqrt();
    let sine = tangent * cosine;
    let turn = |row: &mut Vec<f64>| {
        let (x, y) = (row[p], row[q]);
        row[p] = cosine * x - sine * y;
        row[q] = sine * x + cosine * y;
    };
    a.iter_mut().for_each(turn);
    let (above, below) = a.split_at_mut(q); // p comes before q.
    for (x, y) in above[p].iter_mut().zip(&mut below[0]) {
        (*x, *y) = (cosine * *x - sine * *y, sine * *x + cosine * *y);
    }
    vectors.iter_mut().for_each(turn);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::needless_range_loop)] // Sums over matrices read best by number.
    fn eigenvectors_build_the_matrix_again() {
        let mut rng = fastrand::Rng::with_seed(2);
        let n = 12;
        let mut matrix = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..=i {
                matrix[i][j] = rng.f64() - 0.5;
                matrix[j][i] = matrix[i][j];
            }
        }
        let (values, vectors) = eigen(&matrix);
        for i in 0..n {
            for j in 0..n {
                let again: f64 = (0..n).map(|k| vectors[i][k] * values[k] * vectors[j][k]).sum();
                assert!((again - matrix[i][j]).abs() < 1e-10, "({i}, {j})");
                let product: f64 = (0..n).map(|k| vectors[k][i] * vectors[k][j]).sum();
                assert!((product - f64::from(u8::from(i == j))).abs() < 1e-10);
            }
        }
    }
}
