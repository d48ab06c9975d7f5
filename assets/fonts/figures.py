#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes DamathFigures.ttf and DamathFigures-Bold.ttf of DejaVu Sans: its figures and its root sign, at places of
# plane 15 that are no letters. What is drawn with them is seen, but no reader of a PDF takes it for text.
import pathlib
import struct

SIGNS = "0123456789\u221a"
PLANE = 0xF0000


def tables_of(font):
    tables = {}
    for i in range(struct.unpack(">H", font[4:6])[0]):
        tag, _, offset, length = struct.unpack(">4sIII", font[12 + 16 * i:28 + 16 * i])
        tables[tag] = font[offset:offset + length]
    return tables


def glyph_numbers(cmap):
    for i in range(struct.unpack(">H", cmap[2:4])[0]):
        platform, encoding, offset = struct.unpack(">HHI", cmap[4 + 8 * i:12 + 8 * i])
        table = cmap[offset:]
        if (platform, encoding) != (3, 10) or table[:2] != b"\0\x0c":
            continue
        numbers = {}
        for group in range(struct.unpack(">I", table[12:16])[0]):
            first, last, glyph = struct.unpack(">III", table[16 + 12 * group:28 + 12 * group])
            for sign in SIGNS:
                if first <= ord(sign) <= last:
                    numbers[sign] = glyph + ord(sign) - first
        return numbers
    raise SystemExit("no table of letters")


def without_hints(glyph):
    contours = struct.unpack(">h", glyph[:2])[0]
    if contours < 0:
        raise SystemExit("a glyph of several")
    hints = 10 + 2 * contours
    count = struct.unpack(">H", glyph[hints:hints + 2])[0]
    bare = glyph[:hints] + b"\0\0" + glyph[hints + 2 + count:]
    return bare + b"\0" * (-len(bare) % 4)


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(">%dI" % (len(data) // 4), data)) & 0xFFFFFFFF


def name_table(texts):
    records, store = b"", b""
    for number, text in sorted(texts.items()):
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(store))
        store += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + store


def made(source, style):
    old = tables_of(source)
    numbers = glyph_numbers(old[b"cmap"])
    is_long = struct.unpack(">h", old[b"head"][50:52])[0] == 1
    metrics = struct.unpack(">H", old[b"hhea"][34:36])[0]

    def glyph(number):
        if is_long:
            first, last = struct.unpack(">II", old[b"loca"][4 * number:4 * number + 8])
        else:
            first, last = (2 * each for each in struct.unpack(">HH", old[b"loca"][2 * number:2 * number + 4]))
        return without_hints(old[b"glyf"][first:last])

    wanted = [0] + [numbers[sign] for sign in SIGNS]
    glyf, loca, hmtx, groups = b"", [0], b"", b""
    for number in wanted:
        glyf += glyph(number)
        loca.append(len(glyf))
        last = min(number, metrics - 1)
        advance = old[b"hmtx"][4 * last:4 * last + 2]
        bearing = (old[b"hmtx"][4 * number + 2:4 * number + 4] if number < metrics else
                   old[b"hmtx"][4 * metrics + 2 * (number - metrics):][:2])
        hmtx += advance + bearing
    for i, sign in enumerate(SIGNS):
        groups += struct.pack(">III", PLANE + ord(sign), PLANE + ord(sign), i + 1)
    cmap = struct.pack(">HHHHI", 0, 1, 3, 10, 12)
    cmap += struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(SIGNS)) + groups
    family = "Damath Figures"
    full = family if style == "Regular" else family + " " + style
    new = {
        b"OS/2": old[b"OS/2"],
        b"cmap": cmap,
        b"glyf": glyf,
        b"head": old[b"head"][:8] + b"\0\0\0\0" + old[b"head"][12:50] + b"\0\1" + old[b"head"][52:],
        b"hhea": old[b"hhea"][:34] + struct.pack(">H", len(wanted)),
        b"hmtx": hmtx,
        b"loca": struct.pack(">%dI" % len(loca), *loca),
        b"maxp": old[b"maxp"][:4] + struct.pack(">H", len(wanted)) + old[b"maxp"][6:],
        b"name": name_table({0: "Of DejaVu Sans. Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved. DejaVu changes are in "
                                "public domain.",
                             1: family, 2: style, 3: full + " 1", 4: full, 5: "Version 1",
                             6: full.replace(" ", "")}),
        b"post": b"\0\3\0\0" + old[b"post"][4:32],
    }
    head = struct.pack(">IHHHH", 0x00010000, len(new), 128, 3, 16 * len(new) - 128)
    offset = 12 + 16 * len(new)
    directory, body = b"", b""
    for tag, data in sorted(new.items()):
        directory += struct.pack(">4sIII", tag, checksum(data), offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    font = head + directory + body
    adjustment = (0xB1B0AFBA - checksum(font)) & 0xFFFFFFFF
    place = font.index(new[b"head"]) + 8
    return font[:place] + struct.pack(">I", adjustment) + font[place + 4:]


folder = pathlib.Path(__file__).parent
for suffix, style in (("", "Regular"), ("-Bold", "Bold")):
    (folder / f"DamathFigures{suffix}.ttf").write_bytes(made((folder / f"DejaVuSans{suffix}.ttf").read_bytes(), style))
