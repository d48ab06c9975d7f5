// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/ledger.hpp"

#include <algorithm>
#include <utility>

#include "core/exact/rounding.hpp"
#include "core/precondition.hpp"
#include "core/sheet/cells/tokens.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using exact::Number;
using exact::RoundingMode;
using rules::Clause;

// Returns the value itself and each rounding of it that a player may have chosen.
std::vector<Number> roundings(const Number& value, int decimals) {
  std::vector<Number> found{value};
  for (const RoundingMode mode : {RoundingMode::HalfAway, RoundingMode::HalfEven, RoundingMode::HalfUp,
                                  RoundingMode::Floor, RoundingMode::Truncate}) {
    found.emplace_back(exact::rounded(value, mode, decimals));
  }
  found.push_back(-Number(exact::rounded(-value, RoundingMode::Floor, decimals)));  // rounded up
  return found;
}

// True if the total is the exact sum, unrounded or rounded in another way than the ruleset asks. False if the
// sum needs no rounding.
bool isOtherRounding(const Law& law, const FigureStep& written, const Number& sum) {
  if (law.scores.runningTotal(sum) == sum) return false;
  const std::vector<Number> others = roundings(sum, written.decimals);
  return std::ranges::find(others, written.value) != others.end();
}

// True if each step of a written calculation leads to the next: both values are equal, or the next value is
// doubled or rounded as S3 and N7 allow. The factor of the first of several steps must also be correct,
// unless this step has the correct score.
bool stepsHold(const Law& law, const std::vector<FigureStep>& steps, const rules::JumpScore& right) {
  for (std::size_t i = 1; i < steps.size(); ++i) {
    const Number& before = steps[i - 1].value;
    const FigureStep& after = steps[i];
    const Number roundedBefore = law.scores.roundedScore(before, right.sign);
    const bool leads = before == after.value || before == after.base || roundedBefore == after.value ||
                       roundedBefore == after.base || statesValue(law, after, before);
    if (!leads) return false;
  }
  const std::optional<int> factor = steps.front().factor;
  return !factor || steps.size() == 1 || *factor == right.multiplier || steps.front().value == right.value;
}

// True if the cell itself shows a quotient that is rounded the wrong way and not doubled: 1.25 ≈ 2.
bool showsOtherRounding(const Figure& figure, const rules::JumpScore& right) {
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  if (steps == nullptr || steps->size() != 2 || right.multiplier != 1) return false;
  if (steps->front().value != right.raw || steps->back().factor) return false;
  const std::vector<Number> others = roundings(right.raw, steps->back().decimals);
  return std::ranges::find(others, steps->back().value) != others.end();
}

// True if the parts, each read as one figure, have these values.
bool stateEach(const Law& law, const std::vector<NormalizedText>& parts, const std::vector<Number>& values) {
  return std::ranges::equal(parts, values, [&law](const NormalizedText& part, const Number& value) {
    const Figure figure = readFigure(part, 0);
    const FigureStep* step = lastStep(figure);
    return step != nullptr && statesValue(law, *step, value);
  });
}

// True if the cell has these values one after another: `-1 1/5` may be the two scores -1 and 1/5, and
// `-10 / -12` the two scores -10 and -12.
bool statesEach(const Law& law, std::string_view cell, const std::vector<Number>& values) {
  const NormalizedText written(cell, Struck::Dropped);
  return stateEach(law, wordsOf(written), values) ||
         stateEach(law, partsOf(written, Between::JumpsAndSlashes), values);
}

ScoreWorking workingOf(const rules::JumpScore& right, const BoardStep* boardStep, FindingCode code) {
  ScoreWorking working{right, {}, {}};
  if (boardStep == nullptr) return working;
  working.landing = boardStep->landing;
  if (code == FindingCode::WrongMultiplier && right.multiplier == 2) {
    const bool isTaker = boardStep->mover.rank == board::Rank::Dama;
    working.dama = isTaker ? boardStep->mover.chip : boardStep->taken->chip;
  }
  return working;
}

}  // namespace

FindingCode wrongScoreCode(const Law& law, const FigureStep& written, const rules::JumpScore& right) {
  const Number& value = written.value;
  for (const int multiplier : {1, 2, 4}) {
    if (multiplier == right.multiplier || right.raw.isZero()) continue;
    const rules::JumpScore other = law.scores.scoreOfValues(right.taker, right.taken, right.sign, multiplier);
    if (!other.value.isZero() && statesScore(law, written, other)) return FindingCode::WrongMultiplier;
    // True if the figure is the correct score with too many or too few doublings.
    const bool doubledWrongly = value * Number(right.multiplier) == right.value * Number(multiplier);
    if (doubledWrongly && !value.isZero()) return FindingCode::WrongMultiplier;
  }
  if (law.scores.arithmetic() == rules::Arithmetic::Whole && right.sign != board::Operator::Divide) {
    return FindingCode::WrongScore;
  }
  const Number multiplier(right.multiplier);
  for (const Number& rounded : roundings(right.raw, written.decimals)) {
    if (value == rounded * multiplier) return FindingCode::WrongRounding;
  }
  for (const Number& rounded : roundings(right.raw * multiplier, written.decimals)) {
    if (value == rounded) return FindingCode::WrongRounding;
  }
  return FindingCode::WrongScore;
}

Account Ledger::running(board::Side side) const {
  const Account& account = m_accounts[indexOf(side)];
  return {totalOf(account.right), totalOf(account.written), account.cause, account.gap};
}

Clause Ledger::ofZero() const {
  return m_law.ruleset.divideByZero.clauseFor("S4");
}

Number Ledger::totalOf(const Number& sum) const {
  return m_law.scores.runningTotal(sum);
}

void Ledger::addWrongScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                           std::optional<FindingIndex> cause, Stated& stated) {
  const FigureStep& written = *statedScore(play);
  Finding wrong =
      findingAt({FindingCode::WrongScore, right.divisionByZero ? ofZero() : "S1"}, play, Cell::Score);
  if (!right.divisionByZero) wrong.code = wrongScoreCode(m_law, written, right);
  if (wrong.code == FindingCode::WrongMultiplier && showsOtherRounding(play.score, right)) {
    wrong.code = FindingCode::WrongRounding;
  }
  if (wrong.code == FindingCode::WrongMultiplier) wrong.clause = "S2";
  if (wrong.code == FindingCode::WrongRounding) wrong.clause = clauseOfRounding(m_law.ruleset);
  wrong.correct = scoreFigure(m_law, right);
  wrong.facts = workingOf(right, boardStep, wrong.code);
  if (cause && boardStep != nullptr && followsWords(m_law, play, *boardStep, written)) {
    wrong.code = FindingCode::WrongScore;
    wrong.clause = "S1";
    wrong.causedBy = cause;
  }
  stated.finding = m_findings.add(std::move(wrong));
}

Ledger::Stated Ledger::checkScore(const PlayEntry& play, const rules::JumpScore& right,
                                  const BoardStep* boardStep, const std::optional<FindingIndex>& cause) {
  Stated stated;
  const FigureStep* written = statedScore(play);
  if (hasNoScore(m_law, right)) stated.total = Due::No;
  if (right.divisionByZero) {
    Finding note = findingAt({FindingCode::DivisionByZero, ofZero()}, play, Cell::Score);
    note.facts = workingOf(right, boardStep, note.code);
    m_findings.add(std::move(note));
  }
  if (isUnreadable(play.score)) {
    Finding made = findingAt(kUnreadable, play, Cell::Score);
    if (!isAsked(m_law, right)) made.correct = scoreFigure(m_law, right);
    made.facts = ScoreWorking{right, {}, {}};
    stated.finding = m_findings.add(std::move(made));
    stated.value = right.value;
    return stated;
  }
  if (play.sharedScore != nullptr) {
    checkSharedScore(play, right, stated);
    return stated;
  }
  if (written == nullptr) {
    stated.value = right.value;
    stated.meant = Number(0);
    if (right.value.isZero()) return stated;
    Finding made = findingAt(kMissingFigure, play, Cell::Score);
    made.correct = scoreFigure(m_law, right);
    made.facts = ScoreWorking{right, {}, {}};
    stated.finding = m_findings.add(std::move(made));
    return stated;
  }
  stated.value = written->value;
  if (!statesScore(m_law, *written, right)) {
    if (boardStep != nullptr) {
      stated.finding = m_habits.noteScore(play, *boardStep, scoreFigure(m_law, right));
      stated.meant = right.value;
      if (stated.finding) return stated;
      stated.meant.reset();
    }
    addWrongScore(play, right, boardStep, cause, stated);
    return stated;
  }
  const auto* steps = std::get_if<std::vector<FigureStep>>(&play.score);
  if (steps != nullptr && !right.divisionByZero && !stepsHold(m_law, *steps, right)) {
    Finding made = findingAt({FindingCode::WrongScore, "N3", FindingCase::WrongStep}, play, Cell::Score);
    made.correct = scoreText(m_law, right);
    made.facts = ScoreWorking{right, {}, {}};
    m_findings.add(std::move(made));
  }
  return stated;
}

// Checks the Score text of several jumps in one Move cell. Accepts the sum of their scores, the score of the
// last jump, or the score of each jump.
void Ledger::checkSharedScore(const PlayEntry& play, const rules::JumpScore& right, Stated& stated) {
  stated.total = Due::Yes;
  stated.value = right.value;
  if (play.part == 0) m_shared.clear();
  m_shared.push_back(right.value);
  if (play.part + 1 != play.parts) {
    stated.total = Due::No;
    return;
  }
  const FigureStep* whole = play.sharedScore == nullptr ? nullptr : lastStep(*play.sharedScore);
  Number sum;
  for (const Number& each : m_shared) sum += each;
  if (whole != nullptr && (statesValue(m_law, *whole, sum) || statesScore(m_law, *whole, right))) return;
  if (statesEach(m_law, play.half->score, m_shared)) return;
  const bool isUnread = play.sharedScore != nullptr && isUnreadable(*play.sharedScore);
  const Fault fault = isUnread           ? kUnreadable
                      : whole == nullptr ? kMissingFigure
                                         : Fault{FindingCode::WrongScore, "S1"};
  Finding made = findingAt(fault, play, Cell::Score);
  made.correct = figureText(m_law.set, sum);
  stated.finding = m_findings.add(std::move(made));
  if (whole != nullptr) stated.value = whole->value - sum + right.value;
}

Finding Ledger::totalFinding(const Fault& fault, const PlayEntry& play, board::Side side,
                             const Stated& stated) const {
  const Account& account = m_accounts[indexOf(side)];
  Finding made = findingAt(fault, play, Cell::Total);
  if (account.gap) return made;
  const Number right = totalOf(account.right);
  made.correct = figureText(m_law.set, right);
  if (!stated.added) return made;
  const Number before = account.right - *stated.added;
  if (!before.isZero()) made.facts = SumWorking{{before, *stated.added}, account.right, right};
  return made;
}

void Ledger::checkTotal(const PlayEntry& play, board::Side side, const Stated& stated) {
  Account& account = m_accounts[indexOf(side)];
  const auto carryOn = [&] {
    account.written += stated.value;
    if (stated.finding && !account.cause) account.cause = stated.finding;
    if (account.cause && account.written == account.right) account.cause.reset();
  };
  if (stated.total == Due::No && isBlank(play.total)) return carryOn();
  const Number right = totalOf(account.right);
  if (isUnreadable(play.total)) {
    m_findings.add(totalFinding(kUnreadable, play, side, stated));
    carryOn();
    return;
  }
  const FigureStep* written = lastStep(play.total);
  if (written == nullptr) {
    if (!right.isZero()) m_findings.add(totalFinding(kMissingFigure, play, side, stated));
    carryOn();
    return;
  }
  const bool exactBehind = m_law.ruleset.roundEntries.answer() == rules::RoundEntries::TotalOnly;
  const std::optional<FindingIndex> gap = std::exchange(account.gap, std::nullopt);
  if (statesValue(m_law, *written, right)) {
    const bool isTranslated = play.translated != nullptr && &play.translated->asWritten.total != &play.total;
    // A total that is right exactly as written does not show the habit.
    const FigureStep* onPaper = isTranslated ? lastStep(play.translated->asWritten.total) : nullptr;
    if (onPaper != nullptr && !statesValue(m_law, *onPaper, right)) {
      (void)m_habits.noteTotal(play, figureText(m_law.set, right));
    }
    account.written = exactBehind ? account.right : written->value;
    account.cause.reset();
    return;
  }
  Finding wrong = totalFinding({FindingCode::WrongTotal, "S6"}, play, side, stated);
  const std::optional<FindingIndex> cause = account.cause ? account.cause : stated.finding;
  const auto carries = [&](const Number& score) {
    return statesValue(m_law, *written, totalOf(account.written + score));
  };
  const bool carriesValue = carries(stated.value);
  const bool isCarried = (carriesValue || (stated.meant && carries(*stated.meant))) && cause;
  if (isCarried) wrong.causedBy = cause;
  if (gap && !isCarried) {
    wrong.causedBy = gap;
    wrong.correct.reset();  // no correct value, because the total on paper counts
    wrong.facts = {};
    m_findings.add(std::move(wrong));
    account = {written->value, written->value, std::nullopt, std::nullopt};
    return;
  }
  if (!isCarried && isOtherRounding(m_law, *written, account.right)) {
    wrong.code = FindingCode::WrongRounding;
    wrong.clause = clauseOfRounding(m_law.ruleset);
  }
  const Number carried = carriesValue || !stated.meant ? stated.value : *stated.meant;
  account.written = exactBehind && isCarried ? account.written + carried : written->value;
  account.cause = m_findings.add(std::move(wrong));
}

const rules::JumpScore& Ledger::ruled(const PlayEntry& play, const rules::JumpScore& due) {
  const FigureStep* written = isAsked(m_law, due) ? statedScore(play) : nullptr;
  if (written == nullptr) return due;
  m_ruled = due;
  m_ruled.value = written->value;
  return m_ruled;
}

void Ledger::noteTotalAsScore(const PlayEntry& play, const rules::JumpScore& right, board::Side side,
                              const Stated& stated) {
  const FigureStep* score = statedScore(play);
  if (!stated.finding || score == nullptr || play.sharedScore != nullptr) return;
  Finding& wrong = m_findings.at(*stated.finding);
  const bool isScore = wrong.code == FindingCode::WrongScore || wrong.code == FindingCode::WrongRounding;
  if (!isScore || wrong.kind != FindingCase::Plain || wrong.causedBy) return;
  const Number total = totalOf(m_accounts[indexOf(side)].right + right.value);
  const FigureStep* written = lastStep(play.total);
  const bool isInTotal = written == nullptr || statesValue(m_law, *written, total);
  if (isInTotal && statesValue(m_law, *score, total)) wrong.kind = FindingCase::TotalAsScore;
}

const rules::JumpScore& Ledger::enterCapture(const PlayEntry& play, const BoardStep& boardStep,
                                             board::Side side, const std::optional<FindingIndex>& cause) {
  DAMATH_EXPECTS(boardStep.taken.has_value());
  const rules::JumpScore& right =
      ruled(play, m_law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing));
  Stated stated = checkScore(play, right, &boardStep, cause);
  noteTotalAsScore(play, right, side, stated);
  stated.added = right.value;
  if (play.part + 1 < play.parts) stated.total = Due::No;
  m_accounts[indexOf(side)].right += right.value;
  checkTotal(play, side, stated);
  return right;
}

void Ledger::enterPlacelessCapture(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates,
                                   board::Side side, const std::optional<FindingIndex>& cause) {
  const FigureStep* written = statedScore(play);
  if (play.entry.isUnreadable() && isBlank(play.score)) {
    // The unreadable entry may be a quiet move, for which a blank score is right. It is unknown how much the
    // entry adds to the total, so the next total counts as written.
    m_accounts[indexOf(side)].gap = cause;
    Stated silent;
    silent.total = Due::No;
    checkTotal(play, side, silent);
    return;
  }
  const auto fits = [&](const rules::JumpScore& score) {
    // A blank score reads as 0, so it is right if the correct score is 0 (N3).
    return written == nullptr ? score.value.isZero() : statesScore(m_law, *written, score);
  };
  const auto found = std::ranges::find_if(candidates, fits);
  Account& account = m_accounts[indexOf(side)];
  Stated stated;
  if (found != candidates.end() || candidates.size() == 1) {
    const rules::JumpScore& right = ruled(play, found != candidates.end() ? *found : candidates.front());
    stated = checkScore(play, right, nullptr, cause);
    stated.added = right.value;
  } else if (candidates.empty() && written != nullptr) {
    stated.value = written->value;
    stated.added = written->value;
  } else {
    stated = noteOpenScore(play, candidates);
    // If no score is possible, it is unknown how much the jump adds to the total.
    if (candidates.empty()) account.gap = stated.finding;
    if (!candidates.empty()) stated.added = candidates.front().value;
  }
  if (stated.added) account.right += *stated.added;
  checkTotal(play, side, stated);
}

// Reports a score whose correct value only the board could tell: several values are possible, or none is
// known.
Ledger::Stated Ledger::noteOpenScore(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates) {
  const FigureStep* written = statedScore(play);
  const Fault fault = isUnreadable(play.score) ? kUnreadable
                      : written == nullptr     ? kMissingFigure
                                               : Fault{FindingCode::WrongScore, "S1"};
  Finding made = findingAt(fault, play, Cell::Score);
  for (const rules::JumpScore& score : candidates) {
    const std::string text = figureText(m_law.set, score.value);
    if (std::ranges::find(made.alternatives, text) == made.alternatives.end()) {
      made.alternatives.push_back(text);
    }
  }
  if (!candidates.empty()) made.counted = made.alternatives.front();
  Stated stated;
  stated.finding = m_findings.add(std::move(made));
  stated.value = written != nullptr   ? written->value
                 : candidates.empty() ? Number(0)
                                      : candidates.front().value;
  return stated;
}

void Ledger::enterQuiet(const PlayEntry& play, board::Side side, const std::optional<FindingIndex>& cause) {
  Stated stated;
  stated.total = Due::No;
  const FigureStep* written = lastStep(play.score);
  if (isUnreadable(play.score) || (written != nullptr && !written->value.isZero())) {
    const Fault fault = isUnreadable(play.score)
                            ? kUnreadable
                            : Fault{FindingCode::WrongScore, "N1", FindingCase::ScoreOfQuiet};
    Finding made = findingAt(fault, play, Cell::Score);
    made.correct = "";
    made.causedBy = cause;
    stated.finding = m_findings.add(std::move(made));
    if (written != nullptr) stated.value = written->value;
  }
  checkTotal(play, side, stated);
}

void Ledger::enterUnwritten(const Number& score, board::Side side, FindingIndex cause) {
  Account& account = m_accounts[indexOf(side)];
  account.right += score;
  if (!score.isZero() && !account.cause) account.cause = cause;
}

void Ledger::enterGap(FindingIndex gap) {
  for (Account& account : m_accounts) account.gap = gap;
}

void Ledger::enterVoid(const PlayEntry& play, FindingIndex cause) {
  Account& account = m_accounts[indexOf(play.owner)];
  const FigureStep* total = lastStep(play.total);
  if (total == nullptr || statesValue(m_law, *total, totalOf(account.right))) return;
  account.written = total->value;
  if (!account.cause) account.cause = cause;
}

}  // namespace damath::sheet
