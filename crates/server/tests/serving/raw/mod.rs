//! Clients without manners: bytes instead of requests, frames instead of messages.

// Every test file is a program of its own and uses a part of this.
#![allow(dead_code)]

use crate::common::{House, patiently, read};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use trucker_server::protocol::{PROTOCOL, Refused, ToClient, ToServer};

/// What the server answered to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status; 0 if the connection was closed without an answer.
    pub status: u16,
    /// The headers, in small letters.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    fn from(bytes: &[u8]) -> Answer {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    /// Was the request too large? Whoever is still sending when the server closes may not get to read that.
    pub fn was_too_large(&self) -> bool {
        self.status == 0 || (self.status, self.refusal()) == (413, Refused::TooLarge { limit: 16 * 1024 })
    }

    /// The refusal that the body has to be.
    pub fn refusal(&self) -> Refused {
        refusal(&self.body)
    }
}

/// Reads the body of a refused request.
pub fn refusal(body: &str) -> Refused {
    let value: serde_json::Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("no refusal: {body}"));
    serde_json::from_value(value["refusal"].clone()).unwrap_or_else(|wrong| panic!("{wrong}: {body}"))
}

/// Sends bytes, and gives everything that comes until the connection ends.
pub async fn bytes(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    // A server that has heard enough may close while this is still sending.
    let _ = patiently("sending", stream.write_all(request)).await;
    let mut answer = Vec::new();
    let _ = patiently("an answer", stream.read_to_end(&mut answer)).await;
    Answer::from(&answer)
}

/// Makes a request with any method, path, headers and body.
pub async fn request(house: &House, line: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut request = format!("{line} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", house.address);
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += &format!("content-length: {}\r\n\r\n", body.len());
    bytes(house.address, &[request.as_bytes(), body].concat()).await
}

/// A number from the server's metrics.
pub async fn metric(house: &House, name: &str) -> i64 {
    let (_, text) = house.text("/metrics").await;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is counted:\n{text}")).parse().expect("a number")
}

/// Whatever was done to it, no room and no bot has failed.
pub async fn nothing_failed(house: &House) {
    assert_eq!(metric(house, "trucker_room_failures_total").await, 0);
    assert_eq!(metric(house, "trucker_bot_failures_total").await, 0);
    assert_eq!(metric(house, "trucker_store_failures_total").await, 0);
    assert_eq!(house.text("/healthz").await.0, 200);
}

/// A WebSocket that sends anything.
pub struct Raw {
    /// The connection.
    pub socket: WebSocketStream<TcpStream>,
    pings: u32,
}

impl Raw {
    /// Connects with these headers; or what the server answered instead.
    pub async fn open_with(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Raw, Answer> {
        let stream = patiently("a connection", TcpStream::connect(address)).await.expect("a connection");
        Raw::over(stream, address, headers).await
    }

    /// Connects with so small a window that little waits on the way.
    pub async fn open_narrow(address: SocketAddr) -> Raw {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4_096).expect("a small buffer");
        let stream = patiently("a connection", socket.connect(address)).await.expect("a connection");
        Raw::over(stream, address, &[]).await.expect("a WebSocket")
    }

    async fn over(stream: TcpStream, address: SocketAddr, headers: &[(&str, &str)]) -> Result<Raw, Answer> {
        let mut request = format!("ws://{address}/ws").into_client_request().expect("a request");
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            request.headers_mut().append(name, HeaderValue::from_str(value).expect("a value"));
        }
        match patiently("a WebSocket", tokio_tungstenite::client_async(request, stream)).await {
            Ok((socket, _)) => Ok(Raw { socket, pings: 0 }),
            Err(Error::Http(answer)) => {
                let body = String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned();
                Err(Answer { status: answer.status().as_u16(), head: String::new(), body })
            }
            Err(wrong) => panic!("no WebSocket: {wrong}"),
        }
    }

    /// Connects.
    pub async fn open(house: &House) -> Raw {
        Raw::open_with(house.address, &[]).await.expect("a WebSocket")
    }

    /// Connects and says hello.
    pub async fn enter(house: &House, room: &str, token: Option<&str>) -> Raw {
        let mut raw = Raw::open(house).await;
        raw.greet(room, token).await;
        raw
    }

    /// Says hello and is welcome.
    pub async fn greet(&mut self, room: &str, token: Option<&str>) {
        self.say(&hello(room, token)).await;
        let welcome = self.next().await;
        assert!(matches!(welcome, Some(ToClient::Welcome { .. })), "{welcome:?}");
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &ToServer) {
        self.text(&serde_json::to_string(message).expect("JSON")).await;
    }

    /// Sends a text.
    pub async fn text(&mut self, text: &str) {
        self.try_send(Message::text(text)).await.expect("the connection holds");
    }

    /// Sends a frame, if the server still listens.
    pub async fn try_send(&mut self, message: Message) -> Result<(), Error> {
        patiently("sending", self.socket.send(message)).await
    }

    /// Sends bytes as they are, if the server still listens.
    pub async fn bytes(&mut self, bytes: &[u8]) {
        let _ = patiently("sending", self.socket.get_mut().write_all(bytes)).await;
    }

    /// The next message, which has to be one of the protocol; none at the end.
    pub async fn next(&mut self) -> Option<ToClient> {
        loop {
            match patiently("a message", self.socket.next()).await {
                Some(Ok(Message::Text(text))) => return Some(read(&text)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?} is no message of the protocol"),
            }
        }
    }

    /// Everything that the server says until it answers a ping: it still listens.
    pub async fn settle(&mut self) -> Vec<ToClient> {
        self.pings += 1;
        let t = u32::MAX - self.pings;
        self.say(&ToServer::Ping { t }).await;
        let mut said = Vec::new();
        loop {
            match self.next().await.expect("the connection holds") {
                ToClient::Pong { t: back, .. } if back == t => return said,
                other => said.push(other),
            }
        }
    }

    /// The only refusal that comes, with its id, and the connection lives.
    pub async fn refused(&mut self) -> (Option<u32>, Refused) {
        let said = self.settle().await;
        let mut refusals = said.iter().filter_map(|message| match message {
            ToClient::Refused { id, refusal } => Some((*id, refusal.clone())),
            _ => None,
        });
        match (refusals.next(), refusals.next()) {
            (Some(refusal), None) => refusal,
            _ => panic!("one refusal expected: {said:?}"),
        }
    }

    /// Reads to the end of the connection, and gives the reason if one was told.
    pub async fn bye(&mut self) -> Option<Refused> {
        let mut why = None;
        while let Some(message) = self.next().await {
            if let ToClient::Bye { refusal } = message {
                why = Some(refusal);
            }
        }
        why
    }
}

/// A hello.
pub fn hello(room: &str, token: Option<&str>) -> ToServer {
    ToServer::Hello { protocol: PROTOCOL, room: room.to_owned(), token: token.map(str::to_owned), since: None }
}

/// A frame as a client sends it, with a mask that changes nothing; it may claim more than it holds.
pub fn frame(opcode: u8, payload: &[u8], claimed: usize) -> Vec<u8> {
    let mut bytes = vec![0x80 | opcode];
    match claimed {
        0..126 => bytes.push(0x80 | claimed as u8),
        126..65_536 => {
            bytes.push(0x80 | 126);
            bytes.extend((claimed as u16).to_be_bytes());
        }
        _ => {
            bytes.push(0x80 | 127);
            bytes.extend((claimed as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}
