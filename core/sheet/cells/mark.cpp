// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/mark.hpp"

#include <algorithm>
#include <string>

#include "core/sheet/cells/tokens.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kLongestMark = 32;  // bytes; a longer cell is not a mark
constexpr std::size_t kFewestCrosses = 4;
// The signs with which a cell is typed as crossed out. A cell has signs of one kind.
constexpr std::string_view kCrosses[] = {"-", "x*", "/", "\\", "="};
constexpr std::string_view kMarkWords[] = {"n/a",  "na",  "n.a.", "n.a", "n-a",   "none",
                                           "wala", "nil", "do",   "do.", "ditto", "ditto."};

std::string withoutBlanks(const NormalizedText& written) {
  std::string text(written.text());
  std::erase(text, ' ');
  return text;
}

bool isMarkText(std::string_view text) {
  if (text.empty()) return false;
  if (text.find_first_not_of("-.\"'_") == std::string_view::npos) return true;
  return std::ranges::find(kMarkWords, text) != std::end(kMarkWords);
}

enum class Zero { IsFigure, IsMark };

bool isNothing(std::string_view cell, Zero zero) {
  if (cell.empty()) return true;
  if (cell.size() > kLongestMark) return false;
  const NormalizedText written(cell, Struck::Dropped);
  const std::string text = withoutBlanks(written);
  return text.empty() || isMarkText(text) || (zero == Zero::IsMark && text == "0");
}

bool isEmptyMove(std::string_view cell, Zero zero) {
  if (isNothing(cell, zero)) return true;
  return cell.size() <= kLongestMark && isMoveMark(NormalizedText(cell, Struck::Dropped));
}

// False if no digit stands after the move number. Every move names a chip or a square with a digit.
bool mayBeMove(std::string_view move) {
  const std::size_t behindNumber = std::min(move.find_first_not_of("0123456789.) "), move.size());
  return std::ranges::any_of(move.substr(behindNumber), isDigit);
}

}  // namespace

bool isMark(const NormalizedText& written) {
  return written.size() <= kLongestMark && isMarkText(withoutBlanks(written));
}

bool isMoveMark(const NormalizedText& written) {
  if (written.size() > kLongestMark) return false;
  const NormalizedText move = withoutNumber(written);
  return move.isBlank() ? !written.isBlank() : isMark(move);
}

bool isCrossedOut(const NormalizedText& written) {
  const std::string text = withoutBlanks(withoutNumber(written));
  if (text.size() < kFewestCrosses) return false;
  return std::ranges::any_of(kCrosses, [&text](std::string_view signs) {
    return text.find_first_not_of(signs) == std::string::npos;
  });
}

bool saysNothing(const Half& half) {
  if (!isNothing(half.score, Zero::IsMark) || !isNothing(half.total, Zero::IsMark)) return false;
  // A Move cell with only `0` may be a move of the chip 0 whose square was not written.
  const bool isFilled = half.kind == HalfKind::Play && !half.score.empty() && !half.total.empty();
  return isEmptyMove(half.move, isFilled ? Zero::IsMark : Zero::IsFigure) && !isStruck(half);
}

bool isStruck(const Half& half) {
  const std::string& move = half.move;
  if (move.empty() || (mayBeMove(move) && move.find("~~") == std::string::npos)) return false;
  const NormalizedText written(move, Struck::Dropped);
  if (withoutNumber(written).isBlank()) return written.hasStruck();
  if (!isCrossedOut(written)) return false;
  return !isMoveMark(written) || !isNothing(half.score, Zero::IsMark) || !isNothing(half.total, Zero::IsMark);
}

bool isQuestionMark(std::string_view cell, std::size_t column) {
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (!beginsLetter(cell[i]) || --column > 0) continue;
    return cell[i] == '?' || cell.substr(i).starts_with("\uff1f");
  }
  return false;
}

}  // namespace damath::sheet
