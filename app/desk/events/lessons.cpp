// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/lessons.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "app/desk/change/lookup.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/mistake_count.hpp"
#include "core/sheet/settle/ruled_cells.hpp"

namespace damath::desk {

namespace {

using board::Side;
using exact::Number;
using sheet::Cell;
using sheet::Finding;
using sheet::Severity;

constexpr std::size_t kSheetsHeld = 256;  // the largest number of scoresheets in memory at one time

// Computes how many points the mistakes of one audited scoresheet cost.
class PointsOfSheet {
 public:
  PointsOfSheet(const sheet::Sheet& sheet, const sheet::AuditReport& report)
      : m_sheet(sheet), m_findings(report.findings) {}

  // Returns the points that this mistake alone costs. Points that a total only carries on from earlier
  // mistakes do not count.
  [[nodiscard]] std::optional<Number> of(std::size_t index) const {
    const Finding& finding = m_findings[index];
    if (finding.factsAs<sheet::HabitScope>() != nullptr) return ofHabit(index);
    switch (finding.cell) {
      case Cell::Score:
      case Cell::Remaining:
        return less(off(finding), Number(0));
      case Cell::Total:
        return less(off(finding), offBefore(*finding.side, finding.line.value_or(0)));
      case Cell::RemainingTotal:
        return less(off(finding), offOfRows(*finding.side));
      case Cell::GrandTotal:
        return less(off(finding), offBeforeGrand(*finding.side));
      case Cell::Move:
        return ofMove(index);
      case Cell::Result:
        break;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] static std::optional<Number> less(const std::optional<Number>& all, const Number& carried) {
    return all ? std::optional(*all - carried) : std::nullopt;
  }

  // Returns the correct value minus the written value. If rows of the remaining chips (R.C.) are missing,
  // uses the value of the missing rows.
  [[nodiscard]] static std::optional<Number> off(const Finding& finding) {
    const bool isWanting = finding.code == sheet::FindingCode::MissingRemaining;
    const auto& right = isWanting ? finding.counted : finding.correct;
    if (!right) return std::nullopt;
    const auto value = sheet::figureIn(*right);
    const auto written = sheet::figureIn(finding.written);
    return value && written ? std::optional(*value - *written) : std::nullopt;
  }

  [[nodiscard]] const Finding* at(int line, Side side, Cell cell) const {
    const auto found = std::ranges::find_if(m_findings, [&](const Finding& each) {
      return each.line == line && each.side == side && each.cell == cell &&
             each.severity() == Severity::Error;
    });
    return found == m_findings.end() ? nullptr : &*found;
  }
  [[nodiscard]] Number offAt(int line, Side side, Cell cell) const {
    const Finding* finding = at(line, side, cell);
    return finding == nullptr ? Number(0) : off(*finding).value_or(Number(0));
  }

  // Returns the error that the running total of this line carries on: the error of the last running total
  // written before this line, plus the errors of the scores after that total, this line included.
  [[nodiscard]] Number offBefore(Side side, int line) const {
    Number carried = offAt(line, side, Cell::Score);
    for (int before = line - 1; before >= 1; --before) {
      const auto row = static_cast<std::size_t>(before) - 1;
      if (row >= m_sheet.lines.size()) continue;
      const bool hasTotal = !m_sheet.lines[row].halves[indexOf(side)].total.empty();
      carried += hasTotal ? offAt(before, side, Cell::Total) : offAt(before, side, Cell::Score);
      if (hasTotal) break;
    }
    return carried;
  }

  [[nodiscard]] Number offOfRows(Side side) const {
    Number sum;
    for (const Finding& each : m_findings) {
      if (each.side == side && each.cell == Cell::Remaining && each.severity() == Severity::Error &&
          !each.causedBy) {
        sum += off(each).value_or(Number(0));
      }
    }
    return sum;
  }

  [[nodiscard]] Number offBeforeGrand(Side side) const {
    const auto last = static_cast<int>(m_sheet.lines.size()) + 1;
    Number carried = offBefore(side, last);
    const auto sum = std::ranges::find_if(m_findings, [&](const Finding& each) {
      return each.side == side && each.cell == Cell::RemainingTotal;
    });
    carried += sum == m_findings.end() ? offOfRows(side) : off(*sum).value_or(Number(0));
    return carried;
  }

  // Sums up the errors of the scores that are wrong because of this wrong move. If the scoresheet has no
  // score for the move, uses the first running total that is wrong because of the move.
  [[nodiscard]] std::optional<Number> ofMove(std::size_t index) const {
    std::optional<Number> sum;
    const Finding* total = nullptr;
    for (const Finding& each : m_findings) {
      if (each.causedBy != index) continue;
      if (each.cell == Cell::Score) {
        if (const auto points = off(each)) sum = sum.value_or(Number(0)) + *points;
      } else if (each.cell == Cell::Total && total == nullptr) {
        total = &each;
      }
    }
    if (sum || total == nullptr || !total->side || !total->line) return sum;
    return less(off(*total), offBefore(*total->side, *total->line));
  }

  // Sums up the errors of all scores and remaining chips (R.C.) that the habit explains. Running totals do
  // not count, because they only carry these points on.
  [[nodiscard]] std::optional<Number> ofHabit(std::size_t index) const {
    std::optional<Number> sum;
    // The last row of the remaining chips (R.C.) whose error was added. A row may have two findings, one for
    // the chip and one for the value beside the chip. The error of the row is added only once.
    int lastRow = 0;
    for (const Finding& each : m_findings) {
      if (each.causedBy != index || !each.line || !each.side) continue;
      if (each.cell != Cell::Score && each.cell != Cell::Remaining) continue;
      if (each.cell == Cell::Remaining && (*each.line == lastRow || isChip(each))) continue;
      const auto points = off(each);
      if (!points) continue;
      sum = sum.value_or(Number(0)) + *points;
      if (each.cell == Cell::Remaining) lastRow = *each.line;
    }
    return sum;
  }

  // True if the finding in a row of the remaining chips (R.C.) is about the written chip, and not about the
  // value that is written beside the chip.
  [[nodiscard]] bool isChip(const Finding& finding) const {
    const auto row = static_cast<std::size_t>(*finding.line) - 1;
    if (row >= m_sheet.lines.size()) return true;
    const sheet::Half& half = m_sheet.lines[row].of(*finding.side);
    return finding.written == half.move && finding.written != half.score;
  }

  const sheet::Sheet& m_sheet;
  const std::vector<Finding>& m_findings;
};

// A game or rematch with a scoresheet that the lessons read. `counts` tells for BLUE and RED if the player is
// in the scope of the lessons, so that the player's mistakes count.
struct Looked {
  const contest::Event* event;
  Meeting meeting;
  contest::SheetId sheet;
  std::array<bool, 2> counts;
  std::vector<sheet::Ruling> rulings;
};

bool isOf(const LessonScope& scope, const contest::Contest& contest, const contest::Event& event,
          contest::EntryId entry) {
  if (scope.player) {
    const contest::Player* player = contest::playerOf(contest, event, entry);
    if (player == nullptr || player->id != *scope.player) return false;
  }
  if (!scope.school) return true;
  const contest::School* school = contest::schoolOf(contest, event, entry);
  return school != nullptr && school->id == *scope.school;
}

DeskResult<std::vector<Looked>> lookedAt(const db::Reading& reading, const contest::Contest& contest,
                                         const LessonScope& scope) {
  DAMATH_TRY(summaries, toDeskResult(reading.sheetSummaries()));
  std::vector<Looked> all;
  for (const contest::EventId id : scope.events) {
    DAMATH_TRY(event, eventOf(contest, id));
    for (const Meeting& meeting : meetingsOf(**event)) {
      const auto* place = std::get_if<Place>(&meeting.at);
      if (scope.round && (place == nullptr || place->round != *scope.round)) continue;
      const auto found = std::ranges::lower_bound(**summaries, meeting.owner, {}, &db::SheetSummary::owner);
      if (found == (*summaries)->end() || found->owner != meeting.owner) continue;
      const std::array<bool, 2> counts{isOf(scope, contest, **event, meeting.blue),
                                       isOf(scope, contest, **event, meeting.red)};
      if (!counts[0] && !counts[1]) continue;
      all.push_back({*event, meeting, found->sheet, counts, {}});
      if (found->rulings == 0) continue;
      DAMATH_TRY(stored, sheetInForce(reading, meeting.owner));
      if (*stored) all.back().rulings = rulingsOf(**stored);
    }
  }
  return all;
}

void addMistakesOf(Lessons& lessons, const Looked& looked, const sheet::Sheet& sheet,
                   sheet::Auditor& auditor) {
  const sheet::AuditReport report = auditor.audit(sheet);
  const PointsOfSheet points(sheet, report);
  const std::size_t before = lessons.mistakes.size();
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    if (finding.severity() != Severity::Error || finding.causedBy) continue;
    if (sheet::isKept(report.findings, i, looked.rulings)) continue;
    if (finding.side && !looked.counts[indexOf(*finding.side)]) continue;
    if (!finding.side && !(looked.counts[0] && looked.counts[1])) continue;
    Mistake mistake{looked.event->id, looked.meeting.at, {}, finding.code, i, points.of(i)};
    if (finding.side) {
      mistake.entry = *finding.side == Side::Blue ? looked.meeting.blue : looked.meeting.red;
    }
    lessons.mistakes.push_back(std::move(mistake));
  }
  ++lessons.sheets;
  if (lessons.mistakes.size() == before) ++lessons.clean;
}

}  // namespace

DeskResult<Lessons> lessonsOf(const Desk& desk, const LessonScope& scope, const LessonWatch& watch) {
  DAMATH_TRY(now, stateOf(desk));
  DAMATH_TRY(all, lookedAt(now->reading, *now->contest, scope));
  Lessons lessons;
  std::optional<sheet::Auditor> auditor;
  const contest::Event* audited = nullptr;
  for (std::size_t from = 0; from < all->size(); from += kSheetsHeld) {
    const auto some = std::span(*all).subspan(from, std::min(kSheetsHeld, all->size() - from));
    std::vector<contest::SheetId> ids;
    for (const Looked& each : some) ids.push_back(each.sheet);
    DAMATH_TRY(contents, toDeskResult(now->reading.sheetContents(ids)));
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (watch && !watch(lessons.sheets, static_cast<int>(all->size()))) return lessons;
      DAMATH_TRY(sheet, toDeskResult(db::sheetIn((*contents)[i])));
      if (some[i].event != audited) {
        audited = some[i].event;
        auditor.emplace(audited->setup.ruleset, audited->setup.set);
      }
      addMistakesOf(lessons, some[i], *sheet, *auditor);
    }
  }
  return lessons;
}

}  // namespace damath::desk
