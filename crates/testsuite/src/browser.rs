//! A real browser without a window, driven by the DevTools protocol through a pair of named pipes: pages are opened, scripts are
//! run in them, text is typed, pictures are taken.
//!
//! The browser reads commands from its file descriptor 3 and replies on 4, each message JSON and a zero byte
//! (`--remote-debugging-pipe`). A shell gives it the descriptors.

use judges::Scratch;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Limit for an answer or a condition.
const LIMIT: Duration = Duration::from_secs(60);

/// A page of a browser of its own.
#[derive(Debug)]
pub struct Page {
    child: Child,
    commands: File,
    messages: Receiver<Value>,
    session: Option<String>,
    number: u64,
    /// Complaints of the page: errors of scripts, and messages to the console.
    pub complaints: Vec<String>,
    _scratch: Scratch,
}

impl Page {
    /// Starts a browser with an empty page of some size.
    ///
    /// # Panics
    /// If it does not start.
    pub fn new(browser: &Path, (width, height): (u32, u32)) -> Page {
        let scratch = Scratch::new("browser");
        let pipes = [scratch.file("commands"), scratch.file("answers")];
        let made = Command::new("mkfifo").args(&pipes).status().expect("mkfifo");
        assert!(made.success(), "named pipes");
        let mut command = Command::new("sh");
        command.args(["-c", "exec \"$0\" \"$@\" 3<\"$COMMANDS\" 4>\"$ANSWERS\""]).arg(browser);
        command.env("COMMANDS", &pipes[0]).env("ANSWERS", &pipes[1]);
        command.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--remote-debugging-pipe",
        ]);
        command.arg(format!("--user-data-dir={}", scratch.file("profile").display()));
        command.arg(format!("--window-size={width},{height}"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("the browser starts");
        // Each end waits for the other; the shell opens them in this order.
        let commands = OpenOptions::new().write(true).open(&pipes[0]).expect("a pipe");
        let answers = File::open(&pipes[1]).expect("a pipe");
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            for message in BufReader::new(answers).split(0) {
                let Ok(message) = message else { break };
                let Ok(value) = serde_json::from_slice::<Value>(&message) else { continue };
                if sender.send(value).is_err() {
                    break;
                }
            }
        });
        let mut page = Page {
            child,
            commands,
            messages,
            session: None,
            number: 0,
            complaints: Vec::new(),
            _scratch: scratch,
        };
        let target = page.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = page.call("Target.attachToTarget", &attach);
        page.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Runtime.enable", "Log.enable", "Page.enable"] {
            page.call(domain, &json!({}));
        }
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        page.call("Emulation.setDeviceMetricsOverride", &size);
        page
    }

    /// Sends a command and gives its result.
    ///
    /// # Panics
    /// If the browser refuses it or says nothing.
    pub fn call(&mut self, method: &str, params: &Value) -> Value {
        self.number += 1;
        let mut message = json!({ "id": self.number, "method": method, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.commands.write_all(&bytes).expect("the browser listens");
        loop {
            let answer = self.messages.recv_timeout(LIMIT);
            let answer = answer.unwrap_or_else(|_| panic!("no answer to {method}"));
            if answer["id"] == self.number {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
            self.note(&answer);
        }
    }

    fn note(&mut self, event: &Value) {
        let params = &event["params"];
        let complaint = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => params["exceptionDetails"].to_string(),
            Some("Runtime.consoleAPICalled") => params["args"].to_string(),
            Some("Log.entryAdded") => params["entry"]["text"].to_string(),
            _ => return,
        };
        self.complaints.push(complaint);
    }

    /// Opens an address and waits until it is loaded.
    pub fn open(&mut self, url: &str) {
        self.call("Page.navigate", &json!({ "url": url }));
        self.wait_for(&format!(
            "location.href.startsWith({}) && document.readyState === 'complete'",
            json!(url)
        ));
    }

    /// The value of an expression in the page.
    ///
    /// # Panics
    /// If it throws.
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let result = self.call("Runtime.evaluate", &params);
        assert!(result["exceptionDetails"].is_null(), "{expression}: {result}");
        result["result"]["value"].clone()
    }

    /// Waits until an expression is true.
    ///
    /// # Panics
    /// If it does not become so.
    pub fn wait_for(&mut self, expression: &str) {
        let start = Instant::now();
        while self.evaluate(&format!("Boolean({expression})")) != json!(true) {
            assert!(start.elapsed() < LIMIT, "never: {expression}\n{:?}", self.complaints);
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Types a text where the focus is.
    pub fn insert(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
    }

    /// Presses a key that stands for no letter, by its name.
    pub fn press(&mut self, key: &str) {
        for kind in ["rawKeyDown", "keyUp"] {
            let code = match key {
                "ArrowDown" => 40,
                "ArrowUp" => 38,
                "ArrowRight" => 39,
                "Escape" => 27,
                "Tab" => 9,
                "Enter" => 13,
                _ => 0,
            };
            let params =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code });
            self.call("Input.dispatchKeyEvent", &params);
        }
    }

    /// Moves the pointer to the middle of an element, `at` pixels from its top if that is said, and clicks there if that is
    /// said.
    pub fn point(&mut self, selector: &str, at: Option<u32>, click: bool) {
        let place = self.evaluate(&format!(
            "(() => {{ const b = document.querySelector({}).getBoundingClientRect(); \
             return [b.left + b.width / 2, b.top + {}]; }})()",
            json!(selector),
            at.map_or("b.height / 2".to_owned(), |at| at.to_string())
        ));
        let kinds: &[&str] =
            if click { &["mouseMoved", "mousePressed", "mouseReleased"] } else { &["mouseMoved"] };
        for kind in kinds {
            let button = if *kind == "mouseMoved" { "none" } else { "left" };
            let params = json!({
                "type": kind, "x": place[0], "y": place[1], "button": button, "clickCount": 1,
            });
            self.call("Input.dispatchMouseEvent", &params);
        }
    }

    /// Light or dark, as the user's system would have it.
    pub fn prefer(&mut self, scheme: &str) {
        let feature = json!({ "name": "prefers-color-scheme", "value": scheme });
        self.call("Emulation.setEmulatedMedia", &json!({ "features": [feature] }));
    }

    /// A picture of the page in PNG, in base64.
    pub fn picture(&mut self) -> String {
        let result = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        result["data"].as_str().unwrap_or("").to_owned()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // It ends when its pipe is closed, too; this is quicker.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
