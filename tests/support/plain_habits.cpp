// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_habits.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/exact/number_text.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ending.hpp"

namespace damath::support {

namespace {

using board::Side;
using exact::Number;
using sheet::Half;
using sheet::HalfKind;
using sheet::Line;
using sheet::Sheet;

// True if the Move cell names a square: only squares have a comma.
bool namesSquare(const std::string& move) {
  return move.find(',') != std::string::npos;
}

bool isSumText(const std::string& figure) {
  return figure.find(" + ") != std::string::npos || figure.find(" - ") != std::string::npos;
}

std::string lastFigureText(const std::string& cell) {
  std::size_t from = 0;
  for (const std::string mark : {"= ", "≈ "}) {
    const std::size_t found = cell.rfind(mark);
    if (found != std::string::npos) from = std::max(from, found + mark.size());
  }
  return cell.substr(from);
}

Number numberIn(const std::string& cell) {
  return cell.empty() ? Number(0) : exact::parseNumber(lastFigureText(cell)).value_or(Number(0));
}

// The first word and the last two numbers of a quiet move.
struct QuietWords {
  std::string chip;
  int x;
  int y;
};

QuietWords quietWords(const std::string& move) {
  QuietWords words{move.substr(0, move.find_first_of(" :")), 0, 0};
  const std::size_t comma = move.rfind(',');
  std::size_t from = comma;
  while (from > 0 && std::isdigit(static_cast<unsigned char>(move[from - 1])) != 0) --from;
  words.x = std::stoi(move.substr(from, comma - from));
  words.y = std::stoi(move.substr(comma + 1));
  return words;
}

std::string quietCell(const QuietWords& words) {
  return words.chip + " (" + std::to_string(words.x) + "," + std::to_string(words.y) + ")";
}

struct CaptureWords {
  std::string taker;
  std::string sign;
  std::string taken;
};

CaptureWords captureWords(const std::string& move) {
  const std::size_t first = move.find(' ');
  const std::size_t second = move.find(' ', first + 1);
  CaptureWords words{move.substr(0, first), move.substr(first + 1, second - first - 1),
                     move.substr(second + 1)};
  if (words.taken.starts_with('(')) words.taken = words.taken.substr(1, words.taken.size() - 2);
  return words;
}

std::string captureCell(const CaptureWords& words) {
  const std::string taken = words.taken.starts_with('-') ? "(" + words.taken + ")" : words.taken;
  return words.taker + " " + words.sign + " " + taken;
}

bool endsWith(const std::string& text, const std::string& end) {
  return text.ends_with(end);
}

// A column of a sheet from which a habit is being removed.
class Column {
 public:
  Column(Sheet& sheet, Side side)
      : m_sheet(sheet), m_side(side), m_set(*rules::builtInChipSet(sheet.setName())) {}

  template <class Change>
  void eachPlay(Change change) {
    for (Line& line : m_sheet.lines) {
      if (line.of(m_side).kind == HalfKind::Play) change(line.of(m_side));
    }
  }
  template <class Change>
  void eachCapture(Change change) {
    eachPlay([&](Half& half) {
      if (!namesSquare(half.move)) change(half);
    });
  }
  template <class Change>
  void eachQuiet(Change change) {
    eachPlay([&](Half& half) {
      if (namesSquare(half.move)) change(half);
    });
  }
  template <class Change>
  void eachEnd(Change change) {
    for (Line& line : m_sheet.lines) {
      Half& half = line.of(m_side);
      if (half.kind != HalfKind::Play && half.kind != HalfKind::Blank) change(half);
    }
  }

  void turnSquares(const std::string& kind);
  // Writes the running sums of the scores as totals. Clears the totals of quiet moves.
  void addUp() {
    Number sum;
    eachPlay([&](Half& half) {
      if (namesSquare(half.move)) {
        half.total.clear();
        return;
      }
      sum += numberIn(half.score);
      half.total = figure(sum);
    });
  }
  void addUpEnd() {
    Number sum;
    eachCapture([&](Half& half) { sum += numberIn(half.score); });
    Number left;
    eachEnd([&](Half& half) {
      if (half.kind == HalfKind::Remaining) left += numberIn(half.score);
    });
    eachEnd([&](Half& half) {
      if (half.kind == HalfKind::RemainingTotal) half.score = figure(left);
      if (half.kind == HalfKind::GrandTotal) half.score = figure(sum + left);
    });
  }
  void signChips() {
    eachPlay([&](Half& half) {
      if (namesSquare(half.move)) {
        QuietWords words = quietWords(half.move);
        words.chip = signedChip(words.chip);
        half.move = quietCell(words);
        return;
      }
      CaptureWords words = captureWords(half.move);
      words.taker = signedChip(words.taker);
      words.taken = signedChip(words.taken);
      half.move = captureCell(words);
    });
  }
  void signRowChips() {
    eachEnd([&](Half& half) {
      if (half.kind != HalfKind::Remaining) return;
      const bool doubled = endsWith(half.move, " x 2");
      const std::string chip = half.move.substr(0, half.move.size() - (doubled ? 4 : 0));
      half.move = signedChip(chip) + (doubled ? " x 2" : "");
    });
  }
  // Gives the score of each R.C. row the minus sign of its chip.
  void signRowFigures() {
    eachEnd([&](Half& half) {
      if (half.kind == HalfKind::Remaining && half.move.starts_with('-') && half.score != "0") {
        half.score = "-" + half.score;
      }
    });
  }
  // Writes each score as its total minus the total before.
  void scoresOfTotals() {
    Number before;
    eachCapture([&](Half& half) {
      const Number total = numberIn(half.total);
      half.score = figure(total - before);
      before = total;
    });
  }
  // Returns at most 64 choices of signs for the scores and totals, each of which makes the totals add up.
  [[nodiscard]] std::vector<std::vector<Number>> signedScores();
  void setScores(const std::vector<Number>& scores) {
    std::size_t next = 0;
    eachCapture([&](Half& half) { half.score = figure(scores[next++]); });
  }
  [[nodiscard]] std::string figure(const Number& value) const {
    const bool decimal = m_set.name == "polynomial";
    return exact::toText(value, decimal ? exact::FigureStyle::Decimal : exact::FigureStyle::Fraction);
  }

 private:
  [[nodiscard]] std::string signedChip(const std::string& text) const {
    const auto named = [&](const std::string& name) {
      return std::ranges::any_of(m_set.chips, [&](const rules::Chip& chip) { return chip.text == name; });
    };
    return named(text) || !named("-" + text) ? text : "-" + text;
  }
  [[nodiscard]] bool maySign(const Half& half, const Number& score) const;
  void goOn(const std::vector<const Half*>& captures, const Number& sum, std::vector<Number>& scores,
            std::vector<std::vector<Number>>& found) const;

  Sheet& m_sheet;
  Side m_side;
  const rules::ChipSet& m_set;
};

void Column::turnSquares(const std::string& kind) {
  std::string name = kind.substr(std::string("frame").size());
  int lessX = name == "XFrom1" ? 1 : 0;
  int lessY = name == "YFrom1" ? 1 : 0;
  if (endsWith(name, "From1") && lessX + lessY == 0) {
    lessX = lessY = 1;
    name = name.substr(0, name.size() - std::string("From1").size());
  }
  eachQuiet([&](Half& half) {
    QuietWords words = quietWords(half.move);
    const int a = words.x - lessX;
    const int b = words.y - lessY;
    words.x = a;
    words.y = b;
    if (name == "HalfTurn") words.x = 7 - a, words.y = 7 - b;
    if (name == "ChangedOver") words.x = b, words.y = a;
    if (name == "ChangedOverHalfTurn") words.x = 7 - b, words.y = 7 - a;
    if (name == "MirrorX") words.x = 7 - a;
    if (name == "MirrorY") words.y = 7 - b;
    if (name == "QuarterTurn") words.x = 7 - b, words.y = a;
    if (name == "ThreeQuarterTurn") words.x = b, words.y = 7 - a;
    half.move = quietCell(words);
  });
}

// True if the chips allow a score of this sign. In polynomial games, a sum or difference may have either
// sign.
bool Column::maySign(const Half& half, const Number& score) const {
  const CaptureWords words = captureWords(half.move);
  const auto left = rules::parseChipValue(words.taker);
  const auto right = rules::parseChipValue(words.taken);
  if (!left || !right || score.isZero()) return true;
  const Number& a = left->coefficient;
  const Number& b = right->coefficient;
  if (words.sign == "x" || words.sign == "÷") return score.sign() == a.sign() * b.sign();
  if (m_set.name == "polynomial") return true;
  return score.sign() == (words.sign == "+" ? a + b : a - b).sign();
}

void Column::goOn(const std::vector<const Half*>& captures, const Number& sum, std::vector<Number>& scores,
                  std::vector<std::vector<Number>>& found) const {
  constexpr std::size_t kMost = 64;
  if (found.size() >= kMost) return;
  if (scores.size() == captures.size()) {
    found.push_back(scores);
    return;
  }
  const Half& half = *captures[scores.size()];
  const Number written = numberIn(half.score);
  const Number total = numberIn(half.total);
  const bool isSum = isSumText(lastFigureText(half.total));
  for (const Number& score : {written, -written}) {
    if (score != written && (isSumText(lastFigureText(half.score)) || written.isZero())) continue;
    if (!maySign(half, score)) continue;
    const Number next = sum + score;
    if (next != total && (isSum || next != -total)) continue;
    scores.push_back(score);
    goOn(captures, next, scores, found);
    scores.pop_back();
  }
}

std::vector<std::vector<Number>> Column::signedScores() {
  std::vector<const Half*> captures;
  eachCapture([&](Half& half) { captures.push_back(&half); });
  std::vector<std::vector<Number>> found;
  std::vector<Number> scores;
  goOn(captures, {}, scores, found);
  return found;
}

// Sets the result that the GRAND rows give.
void setResult(Sheet& sheet) {
  Number difference;
  for (const Line& line : sheet.lines) {
    if (line.halves[0].kind == HalfKind::GrandTotal) difference += numberIn(line.halves[0].score);
    if (line.halves[1].kind == HalfKind::GrandTotal) difference += -numberIn(line.halves[1].score);
  }
  sheet.setTag("Result", difference.isZero() ? "1/2-1/2" : difference.sign() > 0 ? "1-0" : "0-1");
}

void dropVacantLines(Sheet& sheet) {
  std::erase_if(sheet.lines, [](const Line& line) {
    return line.halves[0].kind == HalfKind::Blank && line.halves[1].kind == HalfKind::Blank;
  });
}

void unmark(Half& half, const std::string& mark) {
  for (std::string* cell : {&half.move, &half.score, &half.total}) {
    if (*cell == mark) cell->clear();
  }
  if (half.move.empty() && half.score.empty() && half.total.empty()) half = Half{};
}

std::vector<std::string> splitAt(const std::string& text, const std::string& mark) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, from)) {
    parts.push_back(text.substr(from, at - from));
    from = at + mark.size();
  }
  parts.push_back(text.substr(from));
  return parts;
}

// Splits figures that stand side by side: `-3/2 9`, `1; 6`, `1 - √2 3`.
std::vector<std::string> splitScores(const std::string& text, std::size_t count) {
  for (const std::string mark : {"; ", ", "}) {
    if (splitAt(text, mark).size() == count) return splitAt(text, mark);
  }
  std::vector<std::string> parts{""};
  for (const std::string& word : splitAt(text, " ")) {
    const bool joins = word == "+" || word == "-";
    const bool joined = endsWith(parts.back(), "+") || endsWith(parts.back(), " -");
    if (parts.back().empty()) {
      parts.back() = word;
    } else if (joins || joined) {
      parts.back() += " " + word;
    } else {
      parts.push_back(word);
    }
  }
  return parts;
}

// Makes one line for each jump of a line with several jumps of `side`. RED's reply stands beside BLUE's last
// jump. BLUE's move stands beside RED's first jump.
void partJumps(Sheet& sheet, Side side, std::size_t at) {
  const Line joined = sheet.lines[at];
  const Half& half = joined.of(side);
  const std::string mark = half.move.find("; ") != std::string::npos ? "; " : ", ";
  const std::vector<std::string> moves = splitAt(half.move, mark);
  const std::vector<std::string> scores = splitScores(half.score, moves.size());
  std::vector<Line> lines(moves.size());
  const Side other = board::opponent(side);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    lines[i].of(side) = {HalfKind::Play, moves[i], i < scores.size() ? scores[i] : "", ""};
  }
  (side == Side::Blue ? lines.back() : lines.front()).of(other) = joined.of(other);
  const auto place = sheet.lines.begin() + static_cast<std::ptrdiff_t>(at);
  sheet.lines.insert(sheet.lines.erase(place), lines.begin(), lines.end());
  Column(sheet, side).addUp();
}

std::size_t playLines(const Sheet& sheet) {
  std::size_t count = 0;
  while (count < sheet.lines.size() && std::ranges::all_of(sheet.lines[count].halves, [](const Half& half) {
           return half.kind == HalfKind::Play || half.kind == HalfKind::Blank;
         })) {
    ++count;
  }
  return count;
}

// Removes the habit if it is a habit of structure. Returns true if it is.
bool undoStructure(Sheet& sheet, const PlainHabit& habit) {
  const auto at = static_cast<std::size_t>(habit.line - 1);
  const std::string& kind = habit.kind;
  const Side side = habit.side;
  const Side other = board::opponent(side);
  const std::size_t count = playLines(sheet);
  if (kind.starts_with("columnsExchanged")) {
    const std::size_t end = kind == "columnsExchangedWithRows" ? sheet.lines.size() : count;
    for (std::size_t i = at; i < end; ++i) std::swap(sheet.lines[i].halves[0], sheet.lines[i].halves[1]);
    if (kind != "columnsExchangedUnproved") return true;
    for (const Side each : board::kSides) {
      Column(sheet, each).addUp();
      Column(sheet, each).addUpEnd();
    }
    setResult(sheet);
  } else if (kind == "linesExchanged") {
    std::swap(sheet.lines[at], sheet.lines[at + 1]);
  } else if (kind.starts_with("crossedOut") || kind == "scratchedLine") {
    for (Line& line : sheet.lines) {
      for (Half& half : line.halves) {
        if (half.move.starts_with("~~") || half.move == "xxxxx") half = Half{};
      }
    }
    dropVacantLines(sheet);
  } else if (kind == "jumpInOtherColumn" || kind == "entryInOtherColumn") {
    sheet.lines[at].of(side) = std::exchange(sheet.lines[at].of(other), Half{});
  } else if (kind == "columnLower") {
    for (std::size_t i = at; i + 1 < count; ++i) {
      sheet.lines[i].of(side) = std::exchange(sheet.lines[i + 1].of(side), Half{});
    }
    dropVacantLines(sheet);
  } else if (kind == "columnHigher" || kind == "halfLeftOutRestMovedUp") {
    sheet.lines.insert(sheet.lines.begin() + static_cast<std::ptrdiff_t>(count), Line{});
    for (std::size_t i = count; i > at; --i) {
      sheet.lines[i].of(side) = std::exchange(sheet.lines[i - 1].of(side), Half{});
    }
    dropVacantLines(sheet);
  } else if (kind == "twoJumpsInOneLine" || kind == "chainInOneLine") {
    partJumps(sheet, side, at);
  } else {
    return false;
  }
  return true;
}

// Removes the habit if it is a habit of marks or spellings. Returns true if it is.
bool undoSpelling(Column& column, const std::string& kind) {
  if (kind.starts_with("mark")) {
    const std::string mark = kind.starts_with("markHyphen") ? "-"
                             : kind.starts_with("markDash") ? "—"
                             : kind == "markDitto"          ? "\""
                                                            : "n/a";
    column.eachPlay([&](Half& half) { unmark(half, mark); });
  } else if (kind == "scoreZeroBesideQuiet") {
    column.eachQuiet([](Half& half) { half.score.clear(); });
  } else if (kind.starts_with("squares")) {
    column.eachQuiet([](Half& half) { half.move = quietCell(quietWords(half.move)); });
  } else if (kind == "lineNumbers") {
    column.eachPlay([](Half& half) { half.move = half.move.substr(half.move.find(". ") + 2); });
  } else if (kind == "scoreBehindEquals") {
    column.eachCapture([](Half& half) { half.score = half.score.substr(std::string("= ").size()); });
  } else if (kind == "scoreInPoints") {
    column.eachCapture([](Half& half) {
      half.score = half.score.substr(0, half.score.size() - std::string(" pts").size());
    });
  } else if (kind == "decimalCommas") {
    const auto point = [](std::string& cell) { std::ranges::replace(cell, ',', '.'); };
    column.eachPlay([&](Half& half) {
      point(half.score);
      point(half.total);
    });
    column.eachEnd([&](Half& half) { point(half.score); });
  } else {
    return kind == "decimalPoints";
  }
  return true;
}

// Removes the habit if it is a habit of totals. Returns true if it is.
bool undoTotals(Sheet& sheet, Column& column, const std::string& kind) {
  if (!kind.starts_with("total")) return false;
  column.addUp();
  if (endsWith(kind, "InGrand")) {
    column.addUpEnd();
    setResult(sheet);
  }
  return true;
}

std::vector<Sheet> withSigns(Sheet sheet, const PlainHabit& habit) {
  Column column(sheet, habit.side);
  const std::string& kind = habit.kind;
  if (kind == "signsOfScores") column.scoresOfTotals();
  if (kind == "signsOfTotals") column.addUp();
  if (kind == "signsOfScores" || kind == "signsOfTotals") return {sheet};
  column.signChips();
  if (kind == "signsOfChipsInRows" || kind == "signsEverywhere") column.signRowChips();
  if (kind.starts_with("signsOfChips") && kind != "signsOfChipsAndFigures") return {sheet};
  if (kind == "signsEverywhere") column.signRowFigures();
  std::vector<Sheet> all;
  for (const std::vector<Number>& scores : column.signedScores()) {
    Sheet one = sheet;
    Column signedColumn(one, habit.side);
    signedColumn.setScores(scores);
    signedColumn.addUp();
    if (kind == "signsEverywhere") signedColumn.addUpEnd();
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

std::vector<Sheet> spelledPlainly(const Sheet& written, const PlainHabit& habit) {
  Sheet sheet = written;
  if (undoStructure(sheet, habit)) return {sheet};
  Column column(sheet, habit.side);
  if (undoSpelling(column, habit.kind) || undoTotals(sheet, column, habit.kind)) return {sheet};
  if (habit.kind.starts_with("signs")) return withSigns(sheet, habit);
  if (habit.kind.starts_with("frame")) {
    column.turnSquares(habit.kind);
  } else if (habit.kind.starts_with("operandsSwapped")) {
    column.eachCapture([](Half& half) {
      CaptureWords words = captureWords(half.move);
      std::swap(words.taker, words.taken);
      half.move = captureCell(words);
    });
  } else if (!scoringOf(habit.kind)) {
    return {};
  }
  return {sheet};
}

std::optional<PlainScoring> scoringOf(const std::string& kind) {
  PlainScoring scoring;
  if (kind == "doublingNever") {
    scoring.doubling = PlainDoubling::Never;
  } else if (kind == "doublingAlways") {
    scoring.doubling = PlainDoubling::Always;
  } else if (kind == "quotientsCutOff") {
    scoring.quotients = PlainQuotients::CutOff;
  } else if (kind == "quotientsDoubledFirst") {
    scoring.quotients = PlainQuotients::DoubledFirst;
  } else if (kind == "operandsSwappedInScore") {
    scoring.swapsOperands = true;
  } else if (kind.starts_with("valuesOfOtherFrame")) {
    scoring.otherFrame = true;
    scoring.otherFrameOfRows = kind == "valuesOfOtherFrameInRows";
  } else {
    return std::nullopt;
  }
  return scoring;
}

}  // namespace damath::support
