"""Tasks and values as bytes: a JSON head and the bytes that it counts. Nothing here runs code of the sender, as `pickle` would."""

import json
import struct

import lanelift
from lanelift.farm import _errors

HEAD = struct.Struct("<I")
# What a length may be; longer ones come from damage.
MOST = 1 << 31


def pack(head, blobs=()):
    """The bytes of a head and of blobs."""
    blobs = [bytes(blob) for blob in blobs]
    text = json.dumps({**head, "blobs": [len(blob) for blob in blobs]}, sort_keys=True).encode()
    return b"".join([HEAD.pack(len(text)), text, *blobs])


def unpack(data):
    """The head and the blobs; ValueError if the bytes are damaged."""
    if len(data) < HEAD.size:
        raise ValueError("no head")
    (length,) = HEAD.unpack_from(data)
    head = json.loads(data[HEAD.size : HEAD.size + length])
    at, blobs = HEAD.size + length, []
    for size in head.pop("blobs"):
        blobs.append(bytes(data[at : at + size]))
        at += size
    if at != len(data):
        raise ValueError("wrong length")
    return head, blobs


def write_frame(stream, data):
    """Writes bytes with their length in front."""
    stream.write(HEAD.pack(len(data)))
    stream.write(data)
    stream.flush()


def read_frame(stream):
    """Reads what `write_frame` wrote; None at the end of the stream."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (length,) = HEAD.unpack(head)
    if length > MOST:
        return None
    data = stream.read(length)
    return data if len(data) == length else None


def pack_error(error):
    """An exception as bytes. One that is not of Lanelift becomes an `Error` that names it."""
    if not isinstance(error, lanelift.Error):
        error = lanelift.Error(f"{type(error).__name__}: {error}")
    fields = [str(error), error.message, error.file, error.line, error.column]
    return pack({"error": type(error).__name__, "fields": fields})


def error_of(head):
    """The exception of a head that `pack_error` made; None if it made another."""
    if "error" not in head:
        return None
    kind = getattr(_errors, head["error"], None) or getattr(lanelift, head["error"], None)
    known = isinstance(kind, type) and issubclass(kind, lanelift.Error)
    return (kind if known else lanelift.Error)(*head["fields"])
