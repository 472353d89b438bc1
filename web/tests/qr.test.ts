import { describe, expect, test } from "vitest";
import { codewords, corrected, formatBits, qr, versionBits } from "../src/lib/qr";
// Drawn by another program (Nayuki's QR Code generator, Python, level M): rows as hex numbers.
import drawn from "./qr.json";

const hex = (rows: boolean[][]) =>
  rows.map((row) => BigInt("0b" + row.map(Number).join("")).toString(16));

describe("pieces that the standard and its tutorials print", () => {
  test("error correction of 1-M for HELLO WORLD", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(corrected(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test("format and version information", () => {
    expect([0, 5, 7].map((mask) => formatBits(mask).toString(2))).toEqual([
      "101010000010010",
      "100000011001110",
      "100101010100000",
    ]);
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(versionBits(10).toString(2).padStart(18, "0")).toBe("001010010011010011");
  });
  test("a short text is padded to its version", () => {
    expect(codewords([0x41], 1).slice(0, 6)).toEqual([0x40, 0x14, 0x10, 0xec, 0x11, 0xec]);
  });
});

test.each(drawn)("$text, version $version, mask $mask", ({ text, mask, version, rows }) => {
  const found = qr(text, mask);
  expect(found?.length).toBe(17 + 4 * version);
  expect(hex(found ?? [])).toEqual(rows);
});

test("without a mask one of the eight is taken", () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => qr("Headframe", mask));
  expect(all).toContainEqual(qr("Headframe"));
});

test("what is too long is none", () => {
  expect(qr("x".repeat(213))?.length).toBe(57);
  expect(qr("x".repeat(214))).toBeNull();
});
