// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_cells.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using sheet::HalfKind;

// Returns the full-width form of an ASCII character (U+FF01 to U+FF5E), which is as wide as a Chinese
// character.
std::string fullWidth(char character) {
  const unsigned code = 0xfee0U + static_cast<unsigned char>(character);
  return {'\xef', static_cast<char>(0x80U | (code >> 6U & 0x3fU)), static_cast<char>(0x80U | (code & 0x3fU))};
}

bool takeText(std::string_view& cell, std::string_view text) {
  if (!cell.starts_with(text)) return false;
  cell.remove_prefix(text.size());
  return true;
}

// Removes the sign from the beginning of the cell, in its plain or its full-width form. Returns false if the
// cell does not begin with the sign.
bool takeSign(std::string_view& cell, char sign) {
  constexpr char kFirstOfFullWidth = '\xef';
  if (cell.empty()) return false;
  if (cell.front() != sign) return cell.front() == kFirstOfFullWidth && takeText(cell, fullWidth(sign));
  cell.remove_prefix(1);
  return true;
}

// Words that begin the rows of remaining chips and totals at the end of a scoresheet. They are spelled as
// takeWord requires: in capitals, with a point where a point may stand.
constexpr std::string_view kRemainingWords[] = {"REMAINING CHIPS",
                                                "REMAINING CHIP",
                                                "REMAINING PIECES",
                                                "REMAINING PIECE",
                                                "REMAINING",
                                                "REM. CHIPS",
                                                "REM. CHIP",
                                                "REM.",
                                                "NATIRANG CHIPS",
                                                "NATIRANG CHIP",
                                                "NATIRANG PIYESA",
                                                "NATITIRANG CHIP",
                                                "NATITIRANG PIYESA",
                                                "NATITIRA",
                                                "NATIRA",
                                                "TIRANG CHIPS",
                                                "TIRANG CHIP",
                                                "TIRANG PIYESA",
                                                "TIRA"};
constexpr std::string_view kTotalWords[] = {"TOTAL.", "KABUUAN", "KABUOAN", "SUMA", "SUM."};
constexpr std::string_view kGrandWords[] = {"GRAND TOTAL.",
                                            "GRAND",
                                            "G. T.",
                                            "KABUUANG TOTAL",
                                            "PANGKALAHATANG KABUUAN",
                                            "PANGKALAHATANG KABUOAN",
                                            "PANGKALAHATANG TOTAL",
                                            "FINAL SCORE",
                                            "FINAL TOTAL",
                                            "FINAL"};

// Removes a point from the beginning of the cell, but not the point of a decimal such as ".5".
void takePoint(std::string_view& cell) {
  std::string_view rest = cell;
  if (takeSign(rest, '.') && (rest.empty() || !isDigit(rest.front()))) cell = rest;
}

// Removes the word from the beginning of the cell, in capitals or small letters. Returns false if the cell
// does not begin with the word. `word` is in capitals. For a blank in `word`, the cell may have any number of
// blanks. For a point in `word`, the cell may have a point or none.
bool takeWord(std::string_view& cell, std::string_view word) {
  std::string_view rest = cell;
  for (const char capital : word) {
    if (capital == ' ') {
      rest = trimmed(rest);
    } else if (capital == '.') {
      takePoint(rest);
    } else if (const auto small = static_cast<char>(capital - 'A' + 'a');
               !takeSign(rest, capital) && !takeSign(rest, small)) {
      return false;
    }
  }
  cell = rest;
  return true;
}

// Removes `RC`, `R.C.` or `R. C.` (remaining chips) from the beginning of the cell. The point of a decimal
// after these letters stays.
bool takeRemainingWord(std::string_view& cell) {
  std::string_view rest = cell;
  if (!takeWord(rest, "R")) return false;
  static_cast<void>(takeSign(rest, '.'));
  rest = trimmed(rest);
  if (!takeWord(rest, "C")) return false;
  takePoint(rest);
  cell = rest;
  return true;
}

void dropColons(std::string_view& cell) {
  do cell = trimmed(cell);
  while (takeSign(cell, ':'));
}

// Removes words such as `Remaining chips` or `Natira:` from the beginning of the cell. If a letter follows
// the word, the cell usually holds a different word and stays unchanged. There are two exceptions: a colon
// stands between the word and the letter; or a blank stands between them, and the letter can begin the value
// of a chip, `none` or `wala`.
bool takeLongRemainingWord(std::string_view& cell) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::string_view kFirstLetters = "xysrvnwXYSRVNW";
  for (const std::string_view word : kRemainingWords) {
    std::string_view rest = cell;
    if (!takeWord(rest, word)) continue;
    const bool touches = !rest.empty() && kLetters.find(rest.front()) != std::string_view::npos;
    rest = trimmed(rest);
    std::string_view behind = rest;
    const bool hasColon = takeSign(behind, ':');
    const bool isWord = !rest.empty() && kLetters.find(rest.front()) != std::string_view::npos &&
                        kFirstLetters.find(rest.front()) == std::string_view::npos;
    if (touches || (isWord && !hasColon)) continue;
    cell = rest;
    return true;
  }
  return false;
}

// True if the cell holds only this word. A colon or an equals sign may follow the word.
bool isWordAlone(std::string_view cell, std::string_view word) {
  if (!takeWord(cell, word)) return false;
  dropColons(cell);
  if (takeSign(cell, '=')) dropColons(cell);
  return cell.empty();
}

// True for `Total R.C.` and similar words, which mean the total of the remaining chips.
bool isRemainingTotal(std::string_view cell) {
  if (!takeWord(cell, "TOTAL")) return false;
  cell = trimmed(cell);
  static_cast<void>(takeWord(cell, "OF "));
  if (!takeRemainingWord(cell) && !takeLongRemainingWord(cell)) return false;
  dropColons(cell);
  return cell.empty();
}

// True if the first letter of the cell may begin a word such as RC, TOTAL or GRAND. This quick test rejects
// nearly all other cells.
bool mayNameKind(std::string_view cell) {
  if (cell.empty()) return false;
  switch (const char first = cell.front()) {
    case 'R':
    case 'r':
    case 'T':
    case 't':
    case 'G':
    case 'g':
    case 'N':
    case 'n':
    case 'K':
    case 'k':
    case 'S':
    case 's':
    case 'F':
    case 'f':
    case 'P':
    case 'p':
      return true;
    default:
      return static_cast<unsigned char>(first) >= 0x80;
  }
}

HalfKind takeKind(std::string_view& cell) {
  if (!mayNameKind(cell)) return HalfKind::Play;
  std::string_view rest = cell;
  if (takeRemainingWord(rest) || takeLongRemainingWord(rest)) {
    dropColons(rest);
    cell = rest;
    return HalfKind::Remaining;
  }
  const auto isAny = [cell](std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [cell](std::string_view word) { return isWordAlone(cell, word); });
  };
  const bool isGrand = isAny(kGrandWords);
  if (!isGrand && !isAny(kTotalWords) && !isRemainingTotal(cell)) return HalfKind::Play;
  cell = {};
  return isGrand ? HalfKind::GrandTotal : HalfKind::RemainingTotal;
}

}  // namespace

void fill(sheet::Half& half, std::span<const std::string_view> cells) {
  DAMATH_EXPECTS(cells.size() <= 3);
  const auto cell = [&cells](std::size_t i) {
    return i < cells.size() ? trimmed(cells[i]) : std::string_view{};
  };
  std::string_view move = cell(0);
  const std::string_view score = cell(1);
  const std::string_view total = cell(2);
  half.kind = takeKind(move);
  if (half.kind == HalfKind::Play && move.empty() && score.empty() && total.empty()) {
    half.kind = HalfKind::Blank;
    return;
  }
  // Writes only cells that have text. Most cells are blank, and the fields of `half` are already empty.
  const auto write = [](std::string& field, std::string_view text) {
    if (!text.empty()) field = text;
  };
  write(half.move, move);
  write(half.score, score);
  write(half.total, total);
}

sheet::Half halfOf(std::span<const std::string_view> cells) {
  sheet::Half half;
  fill(half, cells);
  return half;
}

std::array<std::string, 3> cellsOf(const sheet::Half& half) {
  switch (half.kind) {
    case HalfKind::Blank:
      return {};
    case HalfKind::Play:
      return {half.move, half.score, half.total};
    case HalfKind::Remaining:
      return {half.move.empty() ? "RC" : "RC " + half.move, half.score, half.total};
    case HalfKind::RemainingTotal:
      return {"TOTAL", half.score, half.total};
    case HalfKind::GrandTotal:
      return {"GRAND", half.score, half.total};
  }
  return {};
}

}  // namespace damath::notation
