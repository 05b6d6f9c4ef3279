//! `lanelift serve`: the explorer, a page on this machine in which you type and see the resulting code.
//!
//! Two addresses: `/` is the page, `/compile` compiles what is posted to it. Access: the server listens on the loopback
//! address only. A page of another site can make a browser send requests here all the same, so the headers are looked at:
//! `Host` must name this server (or a name that was made to resolve to 127.0.0.1 would do), `Origin`, which browsers send with
//! what they post, must be this server's page, and what is posted must say that it is JSON, which no page may send elsewhere
//! unasked.
//!
//! The code to compile is not trusted. Requests have limits of size and time ([`http`]). Each is compiled in a thread
//! of its own, in which a panic is caught; after [`LIMIT`] it is answered that it took too long, and the thread ends
//! at the next pass boundary. As threads that are stuck cannot be ended from outside, there are no more than
//! [`MOST_RUNNING`] at a time. Nothing that debug information names is read from the disk.

mod clang;
mod http;
mod request;

use crate::args::ServeArgs;
use crate::failure::Outcome;
use crate::files;
use http::{Head, Reply, Service};
use request::{Answer, Request, Settings};
use std::net::TcpListener;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// Time limit of a compilation.
const LIMIT: Duration = Duration::from_secs(10);
/// Compilations at a time, including those without a waiting client.
const MOST_RUNNING: usize = 8;
/// Bytes of a compiling thread's stack: as much as the main thread usually has, and more.
const STACK: usize = 64 << 20;

/// Serves until it is ended.
pub(crate) fn run(args: &ServeArgs) -> Outcome {
    let failed = |error: std::io::Error| format!("port {}: {error}", args.port);
    let listener = TcpListener::bind(("127.0.0.1", args.port)).map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let explorer = Arc::new(Explorer::new(address.port()));
    files::write(None, format!("http://{address}/\n").as_bytes())?;
    Ok(http::serve(&listener, &explorer).map_err(failed)?)
}

/// State that the answering threads share.
struct Explorer {
    hosts: [String; 3],
    page: String,
    /// Compilations that run.
    running: Arc<AtomicUsize>,
}

impl Service for Explorer {
    /// All that needs no body: the page, and what is refused.
    fn early(&self, head: &Head) -> Option<Reply> {
        let is_own = |host: &str| self.hosts.contains(&host.to_ascii_lowercase());
        if !head.header("Host").is_some_and(is_own) {
            return Some(Reply::refuse(403, "The header Host names another server."));
        }
        let own = |origin: &str| {
            origin.strip_prefix("http://").is_some_and(|o| self.hosts.iter().any(|host| host == o))
        };
        if head.header("Origin").is_some_and(|origin| !own(origin)) {
            return Some(Reply::refuse(403, "Pages of other sites may not ask this server."));
        }
        match (&*head.method, &*head.path) {
            ("GET" | "HEAD", "/") => {
                let kind = "text/html; charset=utf-8";
                Some(Reply { status: 200, kind, body: self.page.clone() })
            }
            ("POST", "/compile") => {
                let is_json = |kind: &str| kind.split(';').next() == Some("application/json");
                let refused = !head.header("Content-Type").is_some_and(is_json);
                refused.then(|| Reply::refuse(415, "Only JSON is compiled."))
            }
            (_, "/" | "/compile") => Some(Reply::refuse(405, "Not by this method.")),
            _ => Some(Reply::refuse(404, "There is nothing here.")),
        }
    }

    /// Compiles the body; only requests to compile have one.
    fn answer(&self, _: &Head, body: &[u8]) -> Reply {
        match serde_json::from_slice::<Request>(body) {
            Ok(request) => {
                let body = self.compile(request).to_json();
                Reply { status: 200, kind: "application/json", body }
            }
            Err(error) => Reply::refuse(400, &error.to_string()),
        }
    }
}

impl Explorer {
    fn new(port: u16) -> Self {
        let page = report::explorer(&Settings::new().to_json());
        let hosts = ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}"));
        Self { hosts, page, running: Arc::default() }
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
        // The receiver may be gone.
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
