#include "tests/plants/mistake.hpp"

#include <algorithm>

#include "core/exact/number_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/figure.hpp"
#include "core/sheet/spelling.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::HalfKind;
using sheet::Line;
using sheet::Sheet;

// A cell's place, and what belongs to it.
struct Spot {
  std::size_t line;  // from 0
  Side side;
};

using Filter = std::function<bool(const Half&)>;

std::optional<Spot> anySpot(const Sheet& sheet, Lots& lots, const Filter& filter) {
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      if (filter(sheet.lines[i].of(side))) spots.push_back({i, side});
    }
  }
  if (spots.empty()) return std::nullopt;
  return spots[pick(lots, spots.size())];
}

bool isCapture(const Half& half) {
  return half.kind == HalfKind::Play && !half.score.empty();
}
bool isQuiet(const Half& half) {
  return half.kind == HalfKind::Play && half.score.empty();
}

exact::Number valueOf(const std::string& cell) {
  const sheet::Figure figure = sheet::readFigure(cell);
  return std::get<std::vector<sheet::FigureStep>>(figure).back().value;
}

Plant plantAt(Sheet sheet, const Spot& spot, FindingCode code, Cell cell) {
  return {"", std::move(sheet), code, static_cast<int>(spot.line) + 1, spot.side, cell};
}

// Adds something small to a figure.
Mistake figureMistake(const Filter& filter, std::string Half::*member, FindingCode code, Cell cell) {
  return [=](Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, filter);
    if (!spot) return std::nullopt;
    std::string& text = sheet.lines[spot->line].of(spot->side).*member;
    const exact::Number wrong = valueOf(text) + exact::Number(31 + 7 * static_cast<int>(pick(lots, 9)));
    text = exact::toText(wrong, set.figureStyle());
    return plantAt(std::move(sheet), *spot, code, cell);
  };
}

Mistake blankMistake(const Filter& filter, std::string Half::*member, Cell cell) {
  return [=](Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, [&](const Half& half) {
      return filter(half) && !(half.*member).empty() && !valueOf(half.*member).isZero();
    });
    if (!spot) return std::nullopt;
    (sheet.lines[spot->line].of(spot->side).*member).clear();
    return plantAt(std::move(sheet), *spot, FindingCode::MissingFigure, cell);
  };
}

// A capture's words as its own three parts.
struct Words {
  std::string taker;
  std::string sign;
  std::string taken;
};

std::optional<Words> wordsOf(const std::string& move) {
  const std::size_t first = move.find(' ');
  const std::size_t second = move.find(' ', first + 1);
  if (first == std::string::npos || second == std::string::npos) return std::nullopt;
  Words words{move.substr(0, first), move.substr(first + 1, second - first - 1), move.substr(second + 1)};
  if (words.taken.starts_with('(')) words.taken = words.taken.substr(1, words.taken.size() - 2);
  return words;
}

std::string join(const Words& words) {
  const bool negative = words.taken.starts_with('-');
  return words.taker + " " + words.sign + " " + (negative ? "(" + words.taken + ")" : words.taken);
}

std::optional<Plant> wrongOperator(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isCapture);
  if (!spot) return std::nullopt;
  std::string& move = sheet.lines[spot->line].of(spot->side).move;
  Words words = *wordsOf(move);
  const std::vector<std::string> signs{"+", "-", "x", "÷"};
  std::string other = words.sign;
  while (other == words.sign) other = signs[pick(lots, signs.size())];
  words.sign = other;
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperator, Cell::Move);
}

std::optional<Plant> swappedOperands(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) {
    const auto words = isCapture(half) ? wordsOf(half.move) : std::nullopt;
    return words && words->taker != words->taken;
  });
  if (!spot) return std::nullopt;
  std::string& move = sheet.lines[spot->line].of(spot->side).move;
  Words words = *wordsOf(move);
  std::swap(words.taker, words.taken);
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperand, Cell::Move);
}

std::optional<Plant> otherTaken(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isCapture);
  if (!spot) return std::nullopt;
  std::string& move = sheet.lines[spot->line].of(spot->side).move;
  Words words = *wordsOf(move);
  const std::string before = words.taken;
  while (words.taken == before) {
    words.taken = set.chips[pick(lots, set.chips.size())].text;
  }
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperand, Cell::Move);
}

std::optional<Plant> noSuchChip(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) { return half.kind == HalfKind::Play; });
  if (!spot) return std::nullopt;
  std::string& move = sheet.lines[spot->line].of(spot->side).move;
  const std::size_t blank = move.find(' ');
  std::string chip = move.substr(0, blank);
  // A digit doubled makes a chip that no set has.
  const std::size_t digit = chip.find_first_of("123456789");
  if (digit == std::string::npos) return std::nullopt;
  chip.insert(digit, 2, chip[digit]);
  move = chip + move.substr(blank);
  return plantAt(std::move(sheet), *spot, FindingCode::NoSuchChip, Cell::Move);
}

std::optional<Plant> wrongDestination(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isQuiet);
  if (!spot) return std::nullopt;
  std::string& move = sheet.lines[spot->line].of(spot->side).move;
  char& x = move[move.size() - 4];
  const char before = x;
  while (x == before) x = static_cast<char>('0' + static_cast<int>(pick(lots, 8)));
  return plantAt(std::move(sheet), *spot, FindingCode::IllegalMove, Cell::Move);
}

std::optional<Plant> unreadable(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) { return half.kind == HalfKind::Play; });
  if (!spot) return std::nullopt;
  sheet.lines[spot->line].of(spot->side).move += " #?";
  return plantAt(std::move(sheet), *spot, FindingCode::UnreadableEntry, Cell::Move);
}

std::optional<Plant> wrongMultiplier(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) {
    return isCapture(half) && half.score.find(" x 2 = ") != std::string::npos &&
           !valueOf(half.score).isZero();
  });
  if (!spot) return std::nullopt;
  std::string& score = sheet.lines[spot->line].of(spot->side).score;
  const exact::Number half = *exact::quotient(valueOf(score), exact::Number(2));
  score = exact::toText(half, set.figureStyle());
  return plantAt(std::move(sheet), *spot, FindingCode::WrongMultiplier, Cell::Score);
}

std::optional<Plant> wrongRounding(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const std::string mark = " ≈ ";
  const auto spot = anySpot(sheet, lots, [&](const Half& half) {
    return isCapture(half) && half.score.find(mark) != std::string::npos &&
           half.score.find('=') == std::string::npos && !valueOf(half.score).isZero();
  });
  if (!spot) return std::nullopt;
  std::string& score = sheet.lines[spot->line].of(spot->side).score;
  score = score.substr(0, score.find(mark));
  return plantAt(std::move(sheet), *spot, FindingCode::WrongRounding, Cell::Score);
}

std::optional<Plant> missingRemaining(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) { return half.kind == HalfKind::Remaining; });
  if (!spot) return std::nullopt;
  sheet.lines[spot->line].of(spot->side) = Half{};
  const bool any =
      anySpot(sheet, lots, [](const Half& half) { return half.kind == HalfKind::Remaining; }).has_value();
  if (!any) return std::nullopt;
  Plant plant = plantAt(std::move(sheet), *spot, FindingCode::MissingRemaining, Cell::Remaining);
  plant.line.reset();
  return plant;
}

std::optional<Plant> extraRemaining(Sheet sheet, const rules::ChipSet& set, Lots& /*lots*/) {
  for (const Side side : board::kSides) {
    for (const rules::Chip& chip : set.chips) {
      const bool left = std::ranges::any_of(sheet.lines, [&](const Line& line) {
        const Half& half = line.of(side);
        return half.kind == HalfKind::Remaining && half.move.starts_with(chip.text);
      });
      if (left) continue;
      const auto place = std::ranges::find_if(
          sheet.lines, [&](const Line& line) { return line.of(side).kind == HalfKind::RemainingTotal; });
      Line line;
      // Not the value of any chip left: what is extra must not look like one miswritten.
      line.of(side) = {HalfKind::Remaining, chip.text, "9999", {}};
      const auto index = static_cast<std::size_t>(place - sheet.lines.begin());
      sheet.lines.insert(place, line);
      return plantAt(std::move(sheet), {index, side}, FindingCode::ExtraRemaining, Cell::Remaining);
    }
  }
  return std::nullopt;
}

std::optional<Plant> wrongResult(Sheet sheet, const rules::ChipSet& /*set*/, Lots& /*lots*/) {
  sheet.setTag("Result", sheet.tag("Result") == "1-0" ? "0-1" : "1-0");
  return Plant{"", std::move(sheet), FindingCode::WrongResult, std::nullopt, std::nullopt, Cell::Result};
}

bool isWholePlayLine(const Line& line) {
  return line.halves[0].kind == HalfKind::Play && line.halves[1].kind == HalfKind::Play;
}

std::optional<std::size_t> anyLine(const Sheet& sheet, Lots& lots,
                                   const std::function<bool(std::size_t)>& filter) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    if (filter(i)) found.push_back(i);
  }
  if (found.empty()) return std::nullopt;
  return found[pick(lots, found.size())];
}

std::optional<Plant> repeatedLine(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto index = anyLine(sheet, lots, [&](std::size_t i) { return isWholePlayLine(sheet.lines[i]); });
  if (!index) return std::nullopt;
  const Line line = sheet.lines[*index];
  sheet.lines.insert(sheet.lines.begin() + static_cast<std::ptrdiff_t>(*index) + 1, line);
  return plantAt(std::move(sheet), {*index + 1, Side::Blue}, FindingCode::RepeatedLine, Cell::Move);
}

std::optional<Plant> missingLine(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto index = anyLine(sheet, lots, [&](std::size_t i) {
    return i + 1 < sheet.lines.size() && isWholePlayLine(sheet.lines[i]) &&
           isWholePlayLine(sheet.lines[i + 1]);
  });
  if (!index) return std::nullopt;
  sheet.lines.erase(sheet.lines.begin() + static_cast<std::ptrdiff_t>(*index));
  Plant plant = plantAt(std::move(sheet), {*index, Side::Blue}, FindingCode::MissingLine, Cell::Move);
  plant.line.reset();
  return plant;
}

std::optional<Plant> swappedHalves(Sheet sheet, [[maybe_unused]] const rules::ChipSet& set, Lots& lots) {
  const auto index = anyLine(sheet, lots, [&](std::size_t i) {
    return i + 1 < sheet.lines.size() && isWholePlayLine(sheet.lines[i]) &&
           isWholePlayLine(sheet.lines[i + 1]) && (i == 0 || isWholePlayLine(sheet.lines[i - 1]));
  });
  if (!index) return std::nullopt;
  std::swap(sheet.lines[*index].halves[0], sheet.lines[*index].halves[1]);
  return plantAt(std::move(sheet), {*index, Side::Red}, FindingCode::WrongTurn, Cell::Move);
}

}  // namespace

const std::vector<MistakeOf>& mistakes() {
  const auto ofKind = [](HalfKind kind) { return [kind](const Half& half) { return half.kind == kind; }; };
  static const std::vector<MistakeOf> all{
      {"wrongScore", figureMistake(isCapture, &Half::score, FindingCode::WrongScore, Cell::Score)},
      {"wrongTotal", figureMistake(isCapture, &Half::total, FindingCode::WrongTotal, Cell::Total)},
      {"wrongRemaining", figureMistake(ofKind(HalfKind::Remaining), &Half::score, FindingCode::WrongRemaining,
                                       Cell::Remaining)},
      {"wrongRemainingTotal", figureMistake(ofKind(HalfKind::RemainingTotal), &Half::score,
                                            FindingCode::WrongRemaining, Cell::RemainingTotal)},
      {"wrongGrandTotal", figureMistake(ofKind(HalfKind::GrandTotal), &Half::score,
                                        FindingCode::WrongGrandTotal, Cell::GrandTotal)},
      {"missingScore", blankMistake(isCapture, &Half::score, Cell::Score)},
      {"missingTotal", blankMistake(isCapture, &Half::total, Cell::Total)},
      {"missingRemainingFigure", blankMistake(ofKind(HalfKind::Remaining), &Half::score, Cell::Remaining)},
      {"missingGrandTotal", blankMistake(ofKind(HalfKind::GrandTotal), &Half::score, Cell::GrandTotal)},
      {"wrongMultiplier", wrongMultiplier},
      {"wrongRounding", wrongRounding},
      {"wrongOperator", wrongOperator},
      {"swappedOperands", swappedOperands},
      {"otherTaken", otherTaken},
      {"noSuchChip", noSuchChip},
      {"wrongDestination", wrongDestination},
      {"unreadable", unreadable},
      {"missingRemaining", missingRemaining},
      {"extraRemaining", extraRemaining},
      {"wrongResult", wrongResult},
      {"repeatedLine", repeatedLine},
      {"missingLine", missingLine},
      {"swappedHalves", swappedHalves},
  };
  return all;
}

}  // namespace damath::plants
