//! A socket that ends when nothing was heard of it for too long.
//!
//! What is heard is noted, and the timer is looked at only when it rings: setting it anew with every message would cost
//! more than reading one.

use std::future::Future;
use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A socket and how long it may be silent.
pub struct Heard<S> {
    socket: S,
    patience: Duration,
    heard: Instant,
    alarm: Pin<Box<Sleep>>,
}

impl<S> Heard<S> {
    /// Ends this socket after so much silence.
    pub fn new(socket: S, patience: Duration) -> Heard<S> {
        Heard { socket, patience, heard: Instant::now(), alarm: Box::pin(sleep(patience)) }
    }

    /// Sets the alarm to the moment at which it has been silent for too long; an error if that has come.
    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        while self.alarm.as_mut().poll(cx).is_ready() {
            let due = self.heard + self.patience;
            if due <= Instant::now() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.alarm.as_mut().reset(due);
        }
        Ok(())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Heard<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = pin!(&mut self.socket).poll_read(cx, buf);
        match read {
            Poll::Pending => self.check(cx)?,
            Poll::Ready(_) => self.heard = Instant::now(),
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Heard<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        pin!(&mut self.socket).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        pin!(&mut self.socket).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        pin!(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        pin!(&mut self.socket).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};

    #[tokio::test]
    async fn whoever_says_something_now_and_then_stays_and_whoever_falls_silent_is_cut() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let talking = async move {
            let mut client = TcpStream::connect(address).await.expect("a connection");
            // Longer than anybody may be silent.
            for _ in 0..10 {
                client.write_all(b"x").await.expect("the other end is there");
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
            client
        };
        let listening = async move {
            let (server, _) = listener.accept().await.expect("a connection");
            let (mut socket, mut heard) = (Heard::new(server, Duration::from_secs(2)), Vec::new());
            let ended = socket.read_to_end(&mut heard).await;
            (heard.len(), ended.map_err(|error| error.kind()))
        };
        let (_client, ended) = tokio::join!(talking, listening);
        assert_eq!(ended, (10, Err(io::ErrorKind::TimedOut)));
    }
}
