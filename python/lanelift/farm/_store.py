"""The cache: results by what they are made of, on any store that fsspec opens."""

import hashlib
import json
import os
import threading
import time
import uuid

import lanelift

# Grows when entries change their form.
FORMAT = b"lanelift-farm 1\n"
DIGEST = hashlib.sha256().digest_size
# Seconds for which nothing is written after a write has failed.
PAUSE = 30


def key_of(kind, source, name, options):
    """The digest of all that a result depends on: the build, the options, the name in messages and the bytes of the source."""
    digest = hashlib.sha256()
    options = json.dumps(options, sort_keys=True).encode()
    fields = (FORMAT, lanelift.__version__.encode(), lanelift.__build__.encode(), kind.encode(), name.encode(), options, source)
    for field in fields:
        digest.update(len(field).to_bytes(8, "little"))
        digest.update(field)
    return digest.hexdigest()


def _digest(key, content):
    """The digest that an entry begins with. An entry under another key has the wrong one."""
    return hashlib.sha256(key.encode() + content).digest()


class Store:
    """A folder of a file system. It never raises: a result that cannot be read is made again, one that cannot be written is not kept.

    `take_trouble` returns the last reason for which the store could not be used.
    """

    def __init__(self, url, options):
        self._trouble = None
        self._fs = None
        self._paused = 0.0
        try:
            import fsspec
            from fsspec.implementations.local import LocalFileSystem

            self._fs, root = fsspec.core.url_to_fs(url, **options)
            self._root = root.rstrip("/")
            self._local = isinstance(self._fs, LocalFileSystem)
        except Exception as error:
            self._note("cannot be opened", error)

    def _note(self, what, error):
        self._trouble = f"the cache {what}: {type(error).__name__}: {error}"

    def take_trouble(self):
        """The last trouble since the last call. One in opening the store stays."""
        trouble = self._trouble
        if self._fs is not None:
            self._trouble = None
        return trouble

    def _path(self, key):
        return f"{self._root}/{key[:2]}/{key[2:]}"

    def get(self, key):
        """The bytes of an entry; None if there is none, or a damaged one."""
        if self._fs is None:
            return None
        try:
            data = self._fs.cat_file(self._path(key))
        except FileNotFoundError:
            return None
        except Exception as error:
            self._note("cannot be read", error)
            return None
        at = len(FORMAT) + DIGEST
        content = data[at:]
        whole = data[: len(FORMAT)] == FORMAT and _digest(key, content) == data[len(FORMAT) : at]
        return content if whole else None

    def put(self, key, content):
        """Writes an entry, so that a reader finds all of it or nothing."""
        if self._fs is None or time.monotonic() < self._paused:
            return
        data = FORMAT + _digest(key, content) + content
        try:
            self._write(self._path(key), data)
        except Exception as error:
            self._paused = time.monotonic() + PAUSE
            self._note("cannot be written", error)

    def _write(self, path, data):
        folder = path.rsplit("/", 1)[0]
        if not self._local:
            # A put is atomic on object stores; elsewhere the digest tells a part of an entry from an entry.
            self._fs.makedirs(folder, exist_ok=True)
            self._fs.pipe_file(path, data)
            return
        os.makedirs(folder, exist_ok=True)
        new = f"{folder}/.new-{uuid.uuid4().hex}"
        try:
            with open(new, "wb") as file:
                file.write(data)
            os.replace(new, path)
        except BaseException:
            try:
                os.unlink(new)
            except OSError:
                pass
            raise


_STORES = {}
_LOCK = threading.Lock()


def store_of(url, options):
    """The store of this process for a URL; None without a URL."""
    if url is None:
        return None
    key = (url, json.dumps(options, sort_keys=True, default=repr))
    with _LOCK:
        if key not in _STORES:
            _STORES[key] = Store(url, options)
        return _STORES[key]
