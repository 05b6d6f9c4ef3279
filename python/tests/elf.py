"""What a runtime reads of AMD code objects: a judge of its own, from the format's description and not from Lanelift."""

import struct


def sections(data):
    """Of an ELF file of 64 bits, by name: kind, address, contents."""
    assert data[:4] == b"\x7fELF" and data[4] == 2
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<HHH", data, 58)
    rows = [struct.unpack_from("<IIQQQQIIQQ", data, start + size * n) for n in range(count)]
    strings = rows[names][4]
    found = {}
    for name, kind, _, address, offset, length, *_ in rows:
        end = data.index(b"\0", strings + name)
        body = b"" if kind == 8 else data[offset:offset + length]
        found[data[strings + name:end].decode()] = (kind, address, body)
    return found


def symbols(data):
    """Addresses, sections and sizes of an ELF file's symbols by name."""
    parts = sections(data)
    table, strings = (".dynsym", ".dynstr") if ".dynsym" in parts else (".symtab", ".strtab")
    body, names = parts[table][2], parts[strings][2]
    found = {}
    for at in range(0, len(body), 24):
        name, _, _, _, value, size = struct.unpack_from("<IBBHQQ", body, at)
        found[names[name:names.index(b"\0", name)].decode()] = (value, size)
    return found


def descriptor(data, kernel):
    """A kernel's descriptor: LDS, scratch and argument bytes, wave size, mode of denormals, vector registers' granules."""
    address, size = symbols(data)[f"{kernel}.kd"]
    assert size == 64, size
    _, start, body = sections(data)[".rodata"]
    raw = body[address - start:address - start + 64]
    lds, scratch, arguments = struct.unpack_from("<III", raw)
    (resource,) = struct.unpack_from("<I", raw, 48)
    (properties,) = struct.unpack_from("<H", raw, 56)
    return {
        "lds": lds,
        "scratch": scratch,
        "arguments": arguments,
        "wave": 32 if properties >> 10 & 1 else 64,
        "denormals": resource >> 16 & 15,
        "vector_granules": resource & 63,
    }


def metadata(data):
    """The metadata of a code object, as HIP's loader reads it."""
    body = sections(data)[".note"][2]
    at = 0
    while at < len(body):
        name, size, kind = struct.unpack_from("<III", body, at)
        start = at + 12 + (name + 3) // 4 * 4
        if kind == 32:
            return message(body[start:start + size], 0)[0]
        at = start + (size + 3) // 4 * 4
    raise AssertionError("no metadata")


def message(raw, at):
    """A value of MessagePack, and where it ends."""
    tag = raw[at]
    at += 1
    if tag < 0x80:
        return tag, at
    if tag >= 0xE0:
        return tag - 256, at
    if tag in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[tag], at
    numbers = {0xCC: "B", 0xCD: "H", 0xCE: "I", 0xCF: "Q", 0xD0: "b", 0xD1: "h", 0xD2: "i", 0xD3: "q", 0xCA: "f", 0xCB: "d"}
    if tag in numbers:
        form = ">" + numbers[tag]
        return struct.unpack_from(form, raw, at)[0], at + struct.calcsize(form)
    lengths = {0xD9: "B", 0xDA: "H", 0xDB: "I", 0xC4: "B", 0xC5: "H", 0xDC: "H", 0xDD: "I", 0xDE: "H", 0xDF: "I"}
    if tag in lengths:
        form = ">" + lengths[tag]
        (length,) = struct.unpack_from(form, raw, at)
        at += struct.calcsize(form)
    else:
        length = tag & (31 if tag >= 0xA0 else 15)
    if 0xA0 <= tag < 0xC0 or tag in (0xD9, 0xDA, 0xDB):
        return raw[at:at + length].decode(), at + length
    if tag in (0xC4, 0xC5):
        return raw[at:at + length], at + length
    is_map = 0x80 <= tag < 0x90 or tag in (0xDE, 0xDF)
    values = []
    for _ in range(length * (2 if is_map else 1)):
        value, at = message(raw, at)
        values.append(value)
    return (dict(zip(values[::2], values[1::2])) if is_map else values), at


def launch(data, kernel):
    """What a launcher must know of a kernel."""
    (found,) = [k for k in metadata(data)["amdhsa.kernels"] if k[".name"] == kernel]
    arguments = [(a[".offset"], a[".size"], a[".value_kind"]) for a in found.get(".args", [])]
    return {
        # The runtime fills the hidden ones in; which are there is each compiler's.
        "explicit": [a for a in arguments if not a[2].startswith("hidden_")],
        "hidden": {a for a in arguments if a[2].startswith("hidden_")},
        "size": found[".kernarg_segment_size"],
        "align": found[".kernarg_segment_align"],
        "lds": found[".group_segment_fixed_size"],
        "wave": found[".wavefront_size"],
        "work_items": found[".max_flat_workgroup_size"],
        "symbol": found[".symbol"],
    }
