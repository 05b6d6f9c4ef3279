//! `lanelift serve`: the explorer, a page on this machine in which one types and sees what becomes of it.
//!
//! Two addresses: `/` is the page, `/compile` compiles what is posted to it. Who may ask: the server listens on the loopback
//! address only. A page of another site can make a browser send requests here all the same, so the headers are looked at:
//! `Host` must name this server (or a name that was made to resolve to 127.0.0.1 would do), `Origin`, which browsers send with
//! what they post, must be this server's page, and what is posted must say that it is JSON, which no page may send elsewhere
//! unasked.
//!
//! What is compiled may be anything. Bodies have a limit. Each is compiled in a thread of its own, in which a panic is caught;
//! after [`LIMIT`] it is answered that it took too long, and the thread ends at the next pass boundary. As threads
//! that are stuck cannot be ended from outside, there are no more than [`MOST_RUNNING`] at a time. Nothing that debug
//! information names is read from the disk.

mod clang;
mod request;

use crate::args::ServeArgs;
use crate::failure::Outcome;
use crate::files;
use request::{Answer, Request, Settings};
use std::io::Read;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use tiny_http::{Header, Method, Response, Server};

/// How long a compilation may take.
const LIMIT: Duration = Duration::from_secs(10);
/// Compilations at a time, those that nobody waits for any more included.
const MOST_RUNNING: usize = 8;
/// Bytes of a request.
const MOST_BYTES: u64 = 4 << 20;
/// Bytes of a compiling thread's stack: as much as the main thread usually has, and more.
const STACK: usize = 64 << 20;
/// Threads that answer.
const ANSWERING: usize = 4;

/// Serves until it is ended.
pub(crate) fn run(args: &ServeArgs) -> Outcome {
    let server = Server::http(("127.0.0.1", args.port))
        .map_err(|error| format!("port {}: {error}", args.port))?;
    let Some(address) = server.server_addr().to_ip() else {
        return Err("the server has no address".into());
    };
    let explorer = Arc::new(Explorer::new(address.port()));
    files::write(None, format!("http://{address}/\n").as_bytes())?;
    let server = Arc::new(server);
    let answering = (0..ANSWERING).map(|_| {
        let (server, explorer) = (server.clone(), explorer.clone());
        std::thread::spawn(move || {
            while let Ok(request) = server.recv() {
                explorer.answer(request);
            }
        })
    });
    let answering: Vec<_> = answering.collect();
    for thread in answering {
        let _ = thread.join();
    }
    Ok(())
}

/// What the answering threads share.
struct Explorer {
    port: u16,
    page: String,
    /// Compilations that run.
    running: Arc<AtomicUsize>,
}

/// An answer before it is sent.
struct Reply {
    status: u16,
    kind: &'static str,
    body: String,
}

impl Reply {
    fn refuse(status: u16, why: &str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", body: format!("{why}\n") }
    }

    fn json(answer: &Answer) -> Self {
        Self { status: 200, kind: "application/json", body: answer.to_json() }
    }
}

impl Explorer {
    fn new(port: u16) -> Self {
        let page = report::explorer(&Settings::new().to_json());
        Self { port, page, running: Arc::default() }
    }

    fn answer(&self, mut request: tiny_http::Request) {
        let reply = self.reply(&mut request);
        let mut response = Response::from_string(reply.body).with_status_code(reply.status);
        let policy = "frame-ancestors 'none'";
        for (name, value) in [
            ("Content-Type", reply.kind),
            ("X-Content-Type-Options", "nosniff"),
            ("Cache-Control", "no-store"),
            ("Content-Security-Policy", policy),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ] {
            if let Ok(header) = Header::from_bytes(name, value) {
                response.add_header(header);
            }
        }
        // Who has gone needs no answer.
        let _ = request.respond(response);
    }

    fn reply(&self, request: &mut tiny_http::Request) -> Reply {
        let header = |name: &'static str| {
            let mut all = request.headers().iter().filter(|h| h.field.equiv(name));
            all.next().map(|h| h.value.as_str().to_owned())
        };
        let hosts = ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{}", self.port));
        if !header("Host").is_some_and(|host| hosts.contains(&host.to_ascii_lowercase())) {
            return Reply::refuse(403, "The header Host names another server.");
        }
        let own = |origin: &str| hosts.iter().any(|host| origin == format!("http://{host}"));
        if header("Origin").is_some_and(|origin| !own(&origin)) {
            return Reply::refuse(403, "Pages of other sites may not ask this server.");
        }
        let path = request.url().split(['?', '#']).next().unwrap_or("").to_owned();
        match (request.method(), path.as_str()) {
            (Method::Get | Method::Head, "/") => {
                Reply { status: 200, kind: "text/html; charset=utf-8", body: self.page.clone() }
            }
            (Method::Post, "/compile") => {
                let is_json = header("Content-Type")
                    .is_some_and(|kind| kind.split(';').next() == Some("application/json"));
                if !is_json {
                    return Reply::refuse(415, "Only JSON is compiled.");
                }
                if request.body_length().is_some_and(|length| length as u64 > MOST_BYTES) {
                    return Reply::refuse(413, "That is too much text.");
                }
                let mut body = Vec::new();
                let read = request.as_reader().take(MOST_BYTES + 1).read_to_end(&mut body);
                if read.is_err() {
                    return Reply::refuse(400, "The text did not come whole.");
                }
                if body.len() as u64 > MOST_BYTES {
                    return Reply::refuse(413, "That is too much text.");
                }
                match serde_json::from_slice::<Request>(&body) {
                    Ok(request) => Reply::json(&self.compile(request)),
                    Err(error) => Reply::refuse(400, &error.to_string()),
                }
            }
            (_, "/" | "/compile") => Reply::refuse(405, "Not by this method."),
            _ => Reply::refuse(404, "There is nothing here."),
        }
    }

    fn compile(&self, request: Request) -> Answer {
        guarded(&self.running, LIMIT, move || request.compile(LIMIT))
    }
}

/// Does some work in a thread of its own, and waits so long for it.
fn guarded(
    running: &Arc<AtomicUsize>,
    limit: Duration,
    work: impl FnOnce() -> Answer + Send + 'static,
) -> Answer {
    let running = running.clone();
    if running.fetch_add(1, Ordering::SeqCst) >= MOST_RUNNING {
        running.fetch_sub(1, Ordering::SeqCst);
        return Answer::failure("Earlier texts are still being compiled; try again later.");
    }
    let (sender, receiver) = mpsc::channel();
    let own = running.clone();
    let work = move || {
        let answer = catch_unwind(AssertUnwindSafe(work));
        own.fetch_sub(1, Ordering::SeqCst);
        let answer = answer.unwrap_or_else(|panic| {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
            let message = message.unwrap_or("no message");
            Answer::failure(&format!("Lanelift has a fault here, please report it: {message}"))
        });
        // Nobody may be waiting any more.
        let _ = sender.send(answer);
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work);
    if let Err(error) = thread {
        running.fetch_sub(1, Ordering::SeqCst);
        return Answer::failure(&format!("no thread: {error}"));
    }
    // The work itself looks at the time at each pass.
    receiver.recv_timeout(limit + Duration::from_millis(500)).unwrap_or_else(|_| {
        Answer::failure(&format!("This takes longer than {} seconds.", limit.as_secs()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(answer: &Answer) -> &str {
        let Answer::Failed(problem) = answer else { panic!("{answer:?}") };
        &problem.text
    }

    #[test]
    fn faults_and_endless_work_do_not_stop_the_server() {
        let running = Arc::new(AtomicUsize::new(0));
        let limit = Duration::from_millis(1);
        let answer = guarded(&running, limit, || panic!("an example"));
        assert!(failed(&answer).contains("please report it: an example"));
        assert_eq!(running.load(Ordering::SeqCst), 0);
        let (end, wait) = mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        for _ in 0..MOST_RUNNING {
            let wait = wait.clone();
            let endless = move || {
                let _ = wait.lock().map(|wait| wait.recv());
                Answer::failure("ended")
            };
            assert!(failed(&guarded(&running, limit, endless)).contains("takes longer"));
        }
        let answer = guarded(&running, limit, || Answer::failure("done"));
        assert!(failed(&answer).contains("still being compiled"));
        drop(end);
        while running.load(Ordering::SeqCst) > 0 {
            std::thread::yield_now();
        }
        assert_eq!(failed(&guarded(&running, limit, || Answer::failure("done"))), "done");
    }
}
