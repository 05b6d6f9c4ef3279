//! HTTP/1.1 as far as the explorer needs it: one request for each connection, read within limits.
//!
//! Claims of a client cost nothing: memory grows with the bytes that have arrived, up to [`MOST_HEAD`] and the body's
//! limit, and a request that is not whole after [`PATIENCE`] is given up. Connections have threads of their own,
//! [`MOST_CONNECTIONS`] at most, so that some that stay silent do not keep others waiting.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Bytes of the request line and the headers.
const MOST_HEAD: usize = 16 << 10;
/// Headers of a request.
const MOST_HEADERS: usize = 64;
/// Bytes of a body.
pub(super) const MOST_BODY: usize = 4 << 20;
/// Connections at a time.
const MOST_CONNECTIONS: usize = 32;
/// Time limit for a request to arrive, and for an answer to be taken.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time and bytes for reading what a client sends on after it was refused: a connection that is closed with unread
/// bytes is reset, and the client might never see the answer.
const LEFTOVER: (Duration, usize) = (Duration::from_secs(2), 16 << 20);

/// A request without its body.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) method: String,
    pub(super) path: String,
    headers: Vec<(String, String)>,
}

impl Head {
    /// The first header of a name.
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let mut all = self.headers.iter().filter(|(own, _)| own.eq_ignore_ascii_case(name));
        all.next().map(|header| header.1.as_str())
    }
}

/// An answer before it is sent.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) kind: &'static str,
    pub(super) body: String,
}

impl Reply {
    pub(super) fn refuse(status: u16, why: &str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", body: format!("{why}\n") }
    }

    fn reason(&self) -> &'static str {
        match self.status {
            200 => "OK",
            400 => "Bad Request",
            403 => "Forbidden",
            404 => "Not Found",
            405 => "Method Not Allowed",
            408 => "Request Timeout",
            411 => "Length Required",
            413 => "Content Too Large",
            415 => "Unsupported Media Type",
            431 => "Request Header Fields Too Large",
            _ => "Service Unavailable",
        }
    }

    fn to_bytes(&self, with_body: bool) -> Vec<u8> {
        let mut text = format!(
            "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
            self.status,
            self.reason(),
            self.kind,
            self.body.len()
        );
        text.push_str(
            "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n\
             Content-Security-Policy: frame-ancestors 'none'\r\nReferrer-Policy: no-referrer\r\n\
             Cross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n\r\n",
        );
        if with_body {
            text.push_str(&self.body);
        }
        text.into_bytes()
    }
}

/// Handler of requests.
pub(super) trait Service: Send + Sync + 'static {
    /// Whether a request is worth its body: an answer that needs none, or nothing.
    fn early(&self, head: &Head) -> Option<Reply>;
    /// The answer to a whole request.
    fn answer(&self, head: &Head, body: &[u8]) -> Reply;
}

/// Handles connections until the listener fails.
pub(super) fn serve(listener: &TcpListener, service: &Arc<impl Service>) -> io::Result<()> {
    let connections = Arc::new(AtomicUsize::new(0));
    loop {
        let stream = match listener.accept() {
            Ok((stream, _)) => stream,
            // The client went, or the system is short of something for a moment.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => continue,
            Err(error) if error.raw_os_error().is_some() => {
                log::warn!("a connection failed: {error}");
                std::thread::sleep(Duration::from_millis(50));
                continue;
            }
            Err(error) => return Err(error),
        };
        if connections.fetch_add(1, Ordering::SeqCst) >= MOST_CONNECTIONS {
            connections.fetch_sub(1, Ordering::SeqCst);
            let _ = stream.set_write_timeout(Some(Duration::from_millis(100)));
            let reply = Reply::refuse(503, "Too many connections; try again later.");
            let _ = (&stream).write_all(&reply.to_bytes(true));
            continue;
        }
        let (service, own) = (service.clone(), connections.clone());
        let thread = std::thread::Builder::new().spawn(move || {
            // A panic here is caught by the thread, and must not cost the others a place.
            let place = ConnectionSlot(own);
            Connection::new(stream).answer(&*service);
            drop(place);
        });
        if thread.is_err() {
            connections.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

/// A connection among [`MOST_CONNECTIONS`], until it is dropped.
struct ConnectionSlot(Arc<AtomicUsize>);

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Bytes of one client, and until when they are awaited.
struct Connection {
    stream: TcpStream,
    deadline: Instant,
    /// Bytes that have arrived and were not used yet.
    bytes: Vec<u8>,
}

impl Connection {
    fn new(stream: TcpStream) -> Self {
        Self { stream, deadline: Instant::now() + PATIENCE, bytes: Vec::new() }
    }

    fn answer(mut self, service: &dyn Service) {
        let (reply, with_body) = match self.head() {
            Ok(head) => (self.reply(&head, service), head.method != "HEAD"),
            Err(Some(reply)) => (reply, true),
            // The client has gone, or said nothing.
            Err(None) => return,
        };
        let _ = self.stream.set_write_timeout(Some(PATIENCE));
        if self.stream.write_all(&reply.to_bytes(with_body)).is_ok() {
            self.leave();
        }
    }

    fn reply(&mut self, head: &Head, service: &dyn Service) -> Reply {
        if let Some(reply) = service.early(head) {
            return reply;
        }
        match self.body(head) {
            Ok(body) => service.answer(head, &body),
            Err(reply) => reply,
        }
    }

    /// Waits for more bytes, up to so many in all. Whether some came.
    fn more(&mut self, most: usize) -> Result<bool, Reply> {
        let mut chunk = [0; 16 << 10];
        let room = most.saturating_sub(self.bytes.len()).min(chunk.len());
        let late = || Reply::refuse(408, "The request did not come in time.");
        loop {
            let left = self.deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(late());
            }
            let _ = self.stream.set_read_timeout(Some(left));
            match self.stream.read(&mut chunk[..room]) {
                Ok(count) => {
                    self.bytes.extend_from_slice(&chunk[..count]);
                    return Ok(count > 0);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    let slow =
                        matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut);
                    return if slow { Err(late()) } else { Ok(false) };
                }
            }
        }
    }

    /// The request line and the headers. The rest of what has arrived stays.
    fn head(&mut self) -> Result<Head, Option<Reply>> {
        let mut searched = 0;
        let end = loop {
            if let Some(end) = self.bytes[searched..].windows(4).position(|w| w == b"\r\n\r\n") {
                break searched + end;
            }
            searched = self.bytes.len().saturating_sub(3);
            if self.bytes.len() >= MOST_HEAD {
                return Err(Some(Reply::refuse(431, "The headers are too long.")));
            }
            if !self.more(MOST_HEAD).map_err(Some)? {
                return Err(None);
            }
        };
        let head = parse_head(&self.bytes[..end]);
        self.bytes.drain(..end + 4);
        head.map_err(Some)
    }

    /// The body, whose length must be said.
    fn body(&mut self, head: &Head) -> Result<Vec<u8>, Reply> {
        if head.header("Transfer-Encoding").is_some() {
            return Err(Reply::refuse(411, "The length of the text must be said."));
        }
        let Some(length) = head.header("Content-Length") else { return Ok(Vec::new()) };
        let digits = !length.is_empty() && length.bytes().all(|b| b.is_ascii_digit());
        if !digits {
            return Err(Reply::refuse(400, "The length of the text is no number."));
        }
        let length = length.parse().unwrap_or(usize::MAX);
        if length > MOST_BODY {
            return Err(Reply::refuse(413, "That is too much text."));
        }
        let continues = |value: &str| value.eq_ignore_ascii_case("100-continue");
        if head.header("Expect").is_some_and(continues) {
            let _ = self.stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n");
        }
        while self.bytes.len() < length {
            if !self.more(length)? {
                return Err(Reply::refuse(400, "The text did not come whole."));
            }
        }
        self.bytes.truncate(length);
        Ok(std::mem::take(&mut self.bytes))
    }

    /// Ends the connection when the client has read the answer.
    fn leave(mut self) {
        let (time, mut bytes) = LEFTOVER;
        let _ = self.stream.shutdown(Shutdown::Write);
        self.deadline = Instant::now() + time;
        while bytes > 0 {
            self.bytes.clear();
            match self.more(bytes) {
                Ok(true) => bytes = bytes.saturating_sub(self.bytes.len()),
                _ => return,
            }
        }
    }
}

/// Reads the request line and the headers.
fn parse_head(bytes: &[u8]) -> Result<Head, Reply> {
    let malformed = || Reply::refuse(400, "This is no request.");
    let text = std::str::from_utf8(bytes).map_err(|_| malformed())?;
    let mut lines = text.split("\r\n");
    let mut words = lines.next().unwrap_or("").split(' ');
    let (method, target, version) =
        (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next().unwrap_or(""));
    let is_method = !method.is_empty() && method.bytes().all(|b| b.is_ascii_uppercase());
    let whole = words.next().is_none() && matches!(version, "HTTP/1.1" | "HTTP/1.0");
    if !is_method || !whole || !target.starts_with('/') {
        return Err(malformed());
    }
    let mut headers = Vec::new();
    for line in lines {
        let (name, value) = line.split_once(':').ok_or_else(malformed)?;
        // Lines that go on and names with spaces are read differently by different programs.
        if name.is_empty() || name.contains([' ', '\t']) || value.contains(['\r', '\n']) {
            return Err(malformed());
        }
        if headers.len() == MOST_HEADERS {
            return Err(Reply::refuse(431, "There are too many headers."));
        }
        headers.push((name.to_owned(), value.trim_matches([' ', '\t']).to_owned()));
    }
    let once = |name: &str| {
        headers.iter().filter(|(own, _): &&(String, String)| own.eq_ignore_ascii_case(name)).count()
            <= 1
    };
    if !once("Content-Length") || !once("Host") {
        return Err(malformed());
    }
    let path = target.split(['?', '#']).next().unwrap_or("").to_owned();
    Ok(Head { method: method.to_owned(), path, headers })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Echo;

    impl Service for Echo {
        fn early(&self, head: &Head) -> Option<Reply> {
            (head.path == "/no").then(|| Reply::refuse(404, "no"))
        }

        fn answer(&self, head: &Head, body: &[u8]) -> Reply {
            Reply::refuse(200, &format!("{} {}", head.path, body.len()))
        }
    }

    /// The answer to some bytes.
    fn answer(bytes: &[u8]) -> String {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let server = listener.accept().unwrap().0;
        let thread = std::thread::spawn(move || Connection::new(server).answer(&Echo));
        let _ = client.write_all(bytes);
        let _ = client.shutdown(Shutdown::Write);
        let mut text = String::new();
        let _ = client.read_to_string(&mut text);
        thread.join().unwrap();
        text
    }

    #[test]
    fn whole_requests_are_answered() {
        let text = answer(b"POST /x?y=1 HTTP/1.1\r\nHost: a\r\ncontent-length: 3\r\n\r\nabc");
        assert!(
            text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("\r\n\r\n/x 3\n"),
            "{text}"
        );
        let text = answer(b"HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n");
        assert!(text.ends_with("\r\n\r\n"), "{text}");
        let text = answer(
            b"POST /x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nz",
        );
        assert!(text.starts_with("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200"), "{text}");
    }

    #[test]
    fn what_is_claimed_costs_nothing() {
        for (request, status) in [
            ("POST /x HTTP/1.1\r\nContent-Length: 99999999999999\r\n\r\n", 413),
            ("POST /x HTTP/1.1\r\nContent-Length: 99999999999999999999999999\r\n\r\n", 413),
            ("POST /x HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
            ("POST /x HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc", 400),
            ("POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
            ("POST /no HTTP/1.1\r\nContent-Length: 99999999999999\r\n\r\n", 404),
            ("POST /x HTTP/2\r\n\r\n", 400),
            ("FROB\r\n\r\n", 400),
            ("GET /x HTTP/1.1\r\nA B: c\r\n\r\n", 400),
        ] {
            let text = answer(request.as_bytes());
            assert!(text.starts_with(&format!("HTTP/1.1 {status} ")), "{request}: {text}");
        }
        let long = format!("GET /x HTTP/1.1\r\nA: {}\r\n\r\n", "x".repeat(1 << 20));
        assert!(answer(long.as_bytes()).starts_with("HTTP/1.1 431 "));
        let many = format!("GET /x HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(MOST_HEADERS + 1));
        assert!(answer(many.as_bytes()).starts_with("HTTP/1.1 431 "));
        assert_eq!(answer(b"GET /x HT"), "");
    }
}
