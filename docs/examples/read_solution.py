#!/usr/bin/env python3
"""Prints every value of a solution of Kotai in the order of `kotai-cli unrank`, written from core/tables/FORMAT.md alone.

    python3 read_solution.py ~/.local/share/kotai/dodgem-3x3.kotai > values.csv      # rank,outcome,distance

Reads games in which the players alternate, from complete files (no manifests). Needs the libraries zstd and xxhash.
"""
import ctypes
import struct
import sys

zstd, xxhash = ctypes.CDLL("libzstd.so.1"), ctypes.CDLL("libxxhash.so.0")
zstd.ZSTD_decompress.restype = ctypes.c_size_t
zstd.ZSTD_decompress.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
xxhash.XXH3_64bits.restype = ctypes.c_uint64
xxhash.XXH3_64bits.argtypes = [ctypes.c_char_p, ctypes.c_size_t]


def check(data, checksum, what):
    if xxhash.XXH3_64bits(bytes(data), len(data)) != checksum:
        sys.exit(f"{what} is damaged")


def block_values(stored, plain_bytes):
    if len(stored) == plain_bytes:
        return stored
    plain = ctypes.create_string_buffer(plain_bytes)
    if zstd.ZSTD_decompress(plain, plain_bytes, stored, len(stored)) != plain_bytes:
        sys.exit("a block is damaged")
    return plain.raw


def tier_codes(file, offset):
    """Returns the codes of one tier, in the order of its positions."""
    magic, value_bytes, _, _, positions, _, blocks, summary_bytes, _ = struct.unpack_from("<4sHHQQQIIQ", file, offset)
    if magic == b"SUMM":  # a later summary: its header is followed by the offset of the record to which it belongs
        return tier_codes(file, *struct.unpack_from("<Q", file, offset + 48))
    table = list(struct.iter_unpack("<QII", file[offset + 48 : offset + 48 + 16 * blocks]))
    place, codes = offset + 48 + 16 * blocks + summary_bytes, b""
    for checksum, stored_bytes, plain_bytes in table:
        stored = file[place : place + stored_bytes]
        check(stored, checksum, "a block")
        codes += block_values(stored, plain_bytes)
        place += stored_bytes
    return struct.unpack(f"<{positions}{'BH'[value_bytes - 1]}", codes)


def value(code, coding):
    if code == 0:
        return "draw", ""
    distance = (code - 1) // 2 if coding == 3 else code - 1
    wins = (code - 1) % 2 == 0 if coding == 3 else distance % 2 == coding - 1
    return ("win" if wins else "loss"), distance


def main():
    file = open(sys.argv[1], "rb").read()
    magic, version, coding, tiers, _, _, _, checksum = struct.unpack_from("<8sIIQII88sQ", file)
    if magic != b"KOTAI\r\x1a\n" or version not in (1, 3) or coding not in (1, 2, 3):
        sys.exit("this file is of another kind")
    check(file[:120], checksum, "the header")
    directory, checksum = struct.unpack_from("<QQ", file, len(file) - 48)
    check(file[directory:-48], checksum, "the directory")
    rank = 0
    print("rank,outcome,distance")
    for offset in struct.unpack_from(f"<{tiers}Q", file, directory):
        for code in tier_codes(file, offset):
            print(rank, *value(code, coding), sep=",")
            rank += 1


main()
