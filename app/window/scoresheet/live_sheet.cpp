// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/live_sheet.hpp"

#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/open_habits.hpp"
#include "app/window/scoresheet/question_strip.hpp"
#include "app/window/scoresheet/route_chooser.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_walk.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "app/window/scoresheet/turn_panel.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/filling.hpp"
#include "core/sheet/settle/mistake_count.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

constexpr int kPauseOfTyping = 200;  // milliseconds without typing before the audit starts
// The longest time, in milliseconds, that a command waits for the audit. A longer audit shows its findings
// later.
constexpr int kAtOnce = 1000;

Side sideAt(int column) {
  return column < 3 ? Side::Blue : Side::Red;
}

}  // namespace

// The undo step of the command "Do not ask", which dismisses a question about a habit. It does not change the
// scoresheet.
class LiveSheet::Dismissal : public QUndoCommand {
 public:
  explicit Dismissal(LiveSheet& sheet)
      : QUndoCommand(sheet.m_translator.plain(Phrase::HabitLater)),
        m_sheet(sheet),
        m_habits(sheet.m_habit.asked()) {}

  void redo() override {
    m_sheet.m_habit.dismiss(m_habits);
    m_sheet.showVerdict();
  }
  void undo() override {
    m_sheet.m_habit.restore(m_habits);
    m_sheet.showVerdict();
  }

 private:
  LiveSheet& m_sheet;
  std::vector<sheet::HabitOfColumn> m_habits;
};

LiveSheet::LiveSheet(Session& session, SheetModel& model, const OpenSheet& open, const Translator& translator,
                     QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_model(model),
      m_open(open),
      m_translator(translator),
      m_audit(m_translator),
      m_stakes(m_translator),
      m_both(new QSplitter(Qt::Horizontal, this)),
      m_grid(new SheetGrid(m_model, m_translator, this)),
      m_lines(m_model, *m_grid),
      m_findings(new FindingsPanel(m_translator, this)),
      m_turns(new TurnPanel(m_translator, this)),
      m_routes(new RouteChooser(m_translator, this)),
      m_totals(new TotalsTable(m_translator, this)) {
  makeBody();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseOfTyping);
  connectParts();
}

// Disconnects the model, the audit and the results of the habit question, because they still emit signals
// while they are destroyed after this object.
LiveSheet::~LiveSheet() {
  m_model.disconnect(this);
  m_model.undoStack().disconnect(this);
  m_audit.disconnect();
  m_stakes.disconnect();
}

void LiveSheet::makeBody() {
  auto* left = new QSplitter(Qt::Vertical, this);
  left->setObjectName(QStringLiteral("sheetLeft"));
  left->addWidget(m_grid);
  // The grid always shows a few lines. In a lower window, the page scrolls.
  m_grid->setMinimumHeight(200);
  left->addWidget(m_findings);
  left->setStretchFactor(0, 3);
  left->setStretchFactor(1, 2);
  left->setChildrenCollapsible(false);
  auto* right = new QWidget(this);
  arrange(*flush<QVBoxLayout>(right, 10), {{m_turns, 1}, {m_routes, 1}, m_totals});
  // The totals keep their room while the scoresheet is empty, so that the board above them keeps its size
  // with the first move.
  QSizePolicy kept = m_totals->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_totals->setSizePolicy(kept);
  m_both->setObjectName(QStringLiteral("sheet"));
  m_both->addWidget(left);
  m_both->addWidget(right);
  m_both->setStretchFactor(0, 5);
  m_both->setStretchFactor(1, 3);
  m_both->setChildrenCollapsible(false);
  m_both->setHandleWidth(12);
  m_both->setSizes({620, 400});
  auto* all = flush<QVBoxLayout>(this);
  all->addWidget(m_both);
}

void LiveSheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  giveRoom(*m_both, 0);
}

void LiveSheet::connectParts() {
  connect(&m_pause, &QTimer::timeout, this, guarded(m_session, [this] {
    if (m_setup && m_open.meeting()) ask(judgedExtent());
  }));
  connect(&m_model, &SheetModel::edited, &m_pause, qOverload<>(&QTimer::start));
  connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
    m_atHand.reset();
    m_isMoveTyped = false;
    m_habit.forget();
    forgetOther();
  });
  connect(&m_model.undoStack(), &QUndoStack::indexChanged, this, &LiveSheet::offersChanged);
  connect(m_grid, &SheetGrid::typing, &m_model, &SheetModel::setDraft);
  connect(m_grid, &SheetGrid::typing, this, [this](const QModelIndex& cell) { typing(cell); });
  connect(m_grid, &SheetGrid::cursorMoved, this, &LiveSheet::moveCursor);
  connect(m_grid, &SheetGrid::roomWanted, this, [this] { giveRoom(*m_both, 0); });
  connect(&m_audit, &LiveAudit::done, this, guarded(m_session, [this] { showVerdict(); }));
  m_grid->setWalk([this](GridCell at, Going going) { return nextCell(at, going); });
  connect(m_routes, &RouteChooser::chosen, this, &LiveSheet::writeRoute);
  connect(m_routes, &RouteChooser::left, m_grid, [this] { m_grid->setFocus(); });
  connect(m_findings, &FindingsPanel::chosen, this, &LiveSheet::goToFinding);
  connect(&m_stakes, &HabitStakes::done, this, [this] {
    m_findings->strip().ask(m_habit.text(m_translator), m_stakes.text(), m_habit.isAsked());
  });
  connect(&m_findings->strip(), &QuestionStrip::dismissed, this, [this] {
    if (m_habit.isAsked()) m_model.undoStack().push(new Dismissal(*this));
  });
  connect(m_turns, &TurnPanel::wentTo, this, [this](int line, Side side) {
    if (const auto row = m_model.rowOfLine(line)) m_grid->goToCell(*row, side == Side::Blue ? 0 : 3);
  });
}

void LiveSheet::setEvent(const contest::Event& event) {
  const contest::EventSetup& setup = event.setup;
  m_setup = setup;
  m_turns->setChipSet(setup.set);
  m_routes->setChipSet(setup.set);
  m_audit.setLaw(setup.ruleset, setup.set);
  if (const auto& meeting = m_open.meeting()) {
    const contest::Contest& contest = m_session.contest();
    m_audit.setNames(contest::shownName(contest, event, meeting->blue),
                     contest::shownName(contest, event, meeting->red));
  }
  m_stakes.setSetup(setup);
}

void LiveSheet::judge() {
  m_pause.stop();
  if (!m_setup || !m_open.meeting()) return;
  ask(judgedExtent());
  m_audit.settle(kAtOnce);
}

void LiveSheet::ask(sheet::Extent extent) {
  m_shown = m_open.identity();
  m_audit.setOpen(m_shown);
  m_audit.ask(m_model.sheet(), extent);
}

void LiveSheet::forgetOther() {
  if (m_shown == m_open.identity()) return;
  m_shown = m_open.identity();
  m_audit.setOpen(m_shown);
  m_stakes.clear();
  m_isChainAtHand = false;
  m_findings->strip().ask({});
  m_findings->showWaiting();
  m_totals->hide();
  m_turns->setReport(sheet::AuditReport(), TurnPanel::Written::Nothing);
  showRoutes(0, Side::Blue);
}

sheet::Extent LiveSheet::judgedExtent() const {
  return m_open.isTyped() ? extentOf(m_model.sheet()) : sheet::Extent::Whole;
}

// The user says that the scoresheet is complete, so no lines follow that could explain a difference.
const sheet::AuditReport& LiveSheet::judged() {
  m_grid->finishTyping();
  m_pause.stop();
  if (m_setup && m_open.meeting()) ask(sheet::Extent::Whole);
  m_audit.settle();
  return report();
}

std::vector<sheet::Ruling> LiveSheet::rulings() const {
  const auto& inForce = m_open.inForce();
  return inForce && !m_open.isTyped() ? desk::rulingsOf(inForce->stored) : std::vector<sheet::Ruling>();
}

QStringList LiveSheet::mistakes() const {
  const std::vector<sheet::Ruling> standing = rulings();
  std::vector<QString> ruled;
  if (!standing.empty()) {
    const desk::SheetView& view = *m_open.inForce();
    for (const db::StoredRuling& each : view.stored.rulings) {
      ruled.push_back(toQt(words::rulingText(each, view.named, view.report, m_translator.language())));
    }
  }
  return mistakesOf(report(), m_audit.last().sentences, standing, ruled);
}

std::optional<desk::DeskError> LiveSheet::unproven() {
  db::StoredSheet stored;
  if (m_open.inForce() && !m_open.isTyped()) stored = m_open.inForce()->stored;
  auto unproven = desk::notProven(m_open.at(), report(), stored);
  if (unproven) {
    m_habit.restore();
    showVerdict();
  }
  return unproven;
}

AcceptedHabits LiveSheet::acceptedHabits() const {
  if (!m_setup) return {};
  return window::acceptedHabits(openHabits(m_audit.last().sheet, report(), rulings()),
                                m_setup->set.notationFrame(m_setup->ruleset), m_translator);
}

void LiveSheet::resume(const HalfTyped& cell) {
  m_grid->resumeTyping(cell.row, cell.column, cell.text);
  m_resumed = m_model.index(cell.row, cell.column);
  if (m_setup && m_audit.last().sheet == m_model.sheet()) showFindings();
}

void LiveSheet::typing(const QModelIndex& cell) {
  m_resumed = QPersistentModelIndex();
  m_isMoveTyped = cell.isValid() && cell.column() % 3 == 0;
  if (cell.isValid()) m_atHand = {cell.row(), sideAt(cell.column())};
}

void LiveSheet::showVerdict() {
  // Ignores the audit of another scoresheet or of an earlier text, because the audit of the current text
  // follows.
  const LiveAudit::Verdict& last = m_audit.last();
  if (!m_setup || !m_open.meeting() || last.of != m_open.identity() || last.sheet != m_model.sheet()) return;
  showFindings();
  showTurns();
  const QModelIndex current = m_grid->currentIndex();
  if (current.isValid()) moveCursor(current.row(), current.column());
  Q_EMIT offersChanged();
}

bool LiveSheet::isChainAtHand(const sheet::Finding& finding) const {
  const auto cell = markedCell(finding, m_model);
  const QModelIndex at = m_grid->currentIndex();
  if (finding.code != sheet::FindingCode::ChainNotFinished || !m_open.isTyped() || !cell || !at.isValid() ||
      sideAt(at.column()) != sideAt(cell->column)) {
    return false;
  }
  const QModelIndex next = at.siblingAtColumn(cell->column / 3 * 3);
  return at.row() == cell->row ||
         (at.row() == cell->row + 1 && (m_isMoveTyped || next.data().toString().isEmpty()));
}

bool LiveSheet::isEndAwaited(const sheet::Finding& finding) const {
  using enum sheet::Cell;
  if (!m_open.isTyped() || !finding.side) return false;
  const bool isMissingRow = finding.code == sheet::FindingCode::MissingRemaining;
  if (!isMissingRow && finding.cell != RemainingTotal && finding.cell != GrandTotal) return false;
  const sheet::Sheet& sheet = m_audit.last().sheet;
  const sheet::AuditReport& report = m_audit.last().report;
  const bool hasGrand = std::ranges::any_of(sheet.lines, [&](const sheet::Line& line) {
    const sheet::Half& half = line.of(*finding.side);
    return half.kind == sheet::HalfKind::GrandTotal && !(half.score.empty() && half.total.empty());
  });
  if (hasGrand) return false;
  return isMissingRow || std::ranges::any_of(report.findings, [&](const sheet::Finding& each) {
           return each.code == sheet::FindingCode::MissingRemaining && each.side == finding.side;
         });
}

bool LiveSheet::isAwaited(const sheet::Finding& finding) const {
  if (isChainAtHand(finding) || isEndAwaited(finding)) return true;
  if (!m_atHand || !m_open.isTyped()) return false;
  const auto cell = markedCell(finding, m_model);
  if (cell && m_resumed.isValid() && m_resumed == m_model.index(cell->row, cell->column)) return true;
  if (!cell || sideAt(cell->column) != m_atHand->second) return false;
  // The user types the values of the remaining chips from the first R.C. row to the last. So the R.C. rows
  // below the cursor may still be unfinished.
  const bool isInHalf =
      cell->row == m_atHand->first || (cell->row > m_atHand->first && isRemaining(cell->row, cell->column));
  // While the user types into a Move cell, the model has no text for it yet. Such a cell does not count as
  // blank.
  const bool isTyped = m_isMoveTyped && isInHalf && cell->column % 3 == 0;
  return isInHalf && !isTyped && m_model.index(cell->row, cell->column).data().toString().isEmpty();
}

bool LiveSheet::isRemaining(int row, int column) const {
  const QVariant kind = m_model.index(row, column).data(SheetModel::KindRole);
  return kind.isValid() && static_cast<sheet::HalfKind>(kind.toInt()) == sheet::HalfKind::Remaining;
}

void LiveSheet::showFindings() {
  const sheet::Sheet& sheet = m_audit.last().sheet;
  const sheet::AuditReport& report = m_audit.last().report;
  const std::vector<QString>& sentences = m_audit.last().sentences;
  // Missing end lines are no mistakes before the user has begun to type the end.
  const sheet::Extent extent =
      m_open.isTyped() && !hasEnd(sheet) ? sheet::Extent::Moves : sheet::Extent::Whole;
  m_isChainAtHand =
      std::ranges::any_of(report.findings, [this](const auto& each) { return isChainAtHand(each); });
  const auto& inForce = m_open.inForce();
  const bool isStored = inForce && !m_open.isTyped();
  const bool isAccepted = isStored && inForce->stored.acceptance == db::Acceptance::Accepted;
  const std::vector<sheet::Ruling> rulings = this->rulings();
  std::vector<CellMark> marks;
  const auto isShown = [&](const sheet::Finding& finding) {
    return sheet::isWithin(finding, extent) && !isAwaited(finding);
  };
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    if (isAwaited(report.findings[i])) continue;
    const auto cell = markedCell(report.findings[i], m_model);
    if (!cell) continue;
    const bool isSettled = isAccepted || sheet::isKept(report.findings, i, rulings);
    const Mark mark = isSettled ? Mark::Settled : markOf(report.findings[i]);
    marks.push_back({cell->row, cell->column, mark, sentences[i]});
  }
  m_model.setMarks(marks);
  // For an empty scoresheet, shows instructions instead of findings about missing lines.
  const bool isEmpty = sheet.lines.empty() && !report.findings.empty();
  using State = FindingsPanel::State;
  isEmpty ? m_findings->showHowToWrite()
          : m_findings->show(report, sentences, extent, isShown, isAccepted ? State::Accepted : State::Open,
                             rulings);
  m_totals->setVisible(!isEmpty);
  m_totals->show(sheet, *m_setup, report, extent, rulings);
  askHabit(isAccepted);
}

void LiveSheet::askHabit(bool isAccepted) {
  if (isAccepted || !m_setup) {
    m_habit.clear();
  } else {
    m_habit.look(m_audit.last().sheet, report(), m_setup->set.notationFrame(m_setup->ruleset), rulings());
  }
  // The audit asks whether the writer had a habit. The question shows the result of the game after the answer
  // yes and after the answer no. It shows no results if the end of the scoresheet is missing, because there
  // is no result yet. It shows none either if the scoresheet has rulings, because an answer may make them
  // invalid.
  const bool isWhole = !m_open.isTyped() || hasEnd(m_audit.last().sheet);
  if (m_habit.isAsked() && isWhole && rulings().empty()) {
    m_stakes.ask(m_audit.last().sheet, m_habit.asked());
  } else {
    m_stakes.clear();
  }
  m_findings->strip().ask(m_habit.text(m_translator), m_stakes.text(), m_habit.isAsked());
}

// Stores the answer about a habit as an undo step of the scoresheet. A cell that the user is typing in keeps
// its text.
void LiveSheet::answerHabit(sheet::HabitDecision decision) {
  if (m_habit.subject(decision).empty()) return;
  const QString told = m_habit.answerText(decision, m_translator);
  m_model.setTag(sheet::kHabitsTag, toQt(m_habit.answered(m_model.sheet(), decision).text()));
  judge();
  Q_EMIT said(told);
}

void LiveSheet::showTurns() {
  // While the user types a move, the board shows the position before that move.
  m_isBoardBehind = m_isMoveTyped || m_audit.last().sheet != m_model.sheet();
  if (m_isBoardBehind) return;
  const bool isEmpty = m_audit.last().sheet.lines.empty();
  m_turns->setReport(report(), isEmpty ? TurnPanel::Written::Nothing : TurnPanel::Written::Lines);
}

void LiveSheet::leaveHalf() {
  m_atHand.reset();
  if (m_setup && m_audit.last().sheet == m_model.sheet()) showFindings();
}

void LiveSheet::moveCursor(int row, int column) {
  if (m_found.isValid() && m_found != m_model.index(row, column)) m_found = m_wrote = QPersistentModelIndex();
  const int line = m_model.lineAtRow(row);
  const Side side = sideAt(column);
  const bool isNextRemaining = m_atHand && *m_atHand == std::pair(row - 1, side) && isRemaining(row, column);
  if (isNextRemaining) {
    m_atHand = {row, side};
    if (m_setup && m_audit.last().sheet == m_model.sheet()) showFindings();
  } else if (m_atHand && *m_atHand != std::pair(row, side)) {
    leaveHalf();
  } else if (m_isChainAtHand && m_setup && m_audit.last().sheet == m_model.sheet()) {
    showFindings();
  }
  if (!m_isMoveTyped) {
    if (m_isBoardBehind) showTurns();
    const bool isLine = line > 0 && m_model.rowOfLine(line) == row;
    m_turns->showLine(line, isLine ? std::optional(side) : std::nullopt);
  }
  showRoutes(line, side);
}

void LiveSheet::goToFinding(std::size_t finding) {
  if (finding >= report().findings.size()) return;
  const GridCell cell = nearestCell(report().findings[finding], m_model);
  // Remembers the cell where the user typed, so that Return can lead back to it. If a finding moved the
  // cursor here already, the remembered cell stays.
  const QModelIndex wrote = m_found.isValid() ? QModelIndex(m_wrote) : m_grid->currentIndex();
  m_grid->goToCell(cell.row, cell.column);
  m_found = m_model.index(cell.row, cell.column);
  m_wrote = wrote;
}

GridCell LiveSheet::nextCell(GridCell at, Going going) {
  if (!m_setup) return at;
  const bool isFound = m_found.isValid() && m_found == m_model.index(at.row, at.column);
  // Return leads back to the cell where the user was typing, if that cell is still blank.
  if (isFound && m_wrote.isValid() && m_wrote != m_found && m_wrote.data().toString().isEmpty())
    return {m_wrote.row(), m_wrote.column()};
  return window::nextCell(m_model, m_audit, *m_setup, at, going);
}

void LiveSheet::goToEnd() {
  if (!m_setup) return;
  const GridCell end = endOf(m_model, m_audit, *m_setup);
  m_grid->goToCell(end.row, end.column);
}

void LiveSheet::showRoutes(int line, Side side) {
  auto [first, routes] = m_setup && line > 0
                             ? sheet::openRoutes(report(), m_setup->set, m_setup->ruleset, line, side)
                             : sheet::OpenRoutes();
  const bool wasOpen = m_routes->isOpen();
  m_routeLine = first;
  m_routeSide = side;
  m_routes->setRoutes(std::move(routes));
  m_turns->setVisible(!m_routes->isOpen());
  if (wasOpen != m_routes->isOpen()) Q_EMIT offersChanged();
}

// The user chose one of the possible routes of an ambiguous capture. Adds this route to the written move.
void LiveSheet::writeRoute(const rules::Turn& turn) {
  const auto row = m_model.rowOfLine(m_routeLine);
  if (!row) return;
  const QModelIndex cell = m_model.index(*row, m_routeSide == Side::Blue ? 0 : 3);
  m_model.setData(cell, cell.data(Qt::EditRole).toString() + u' ' + toQt(sheet::routeText(turn)),
                  Qt::EditRole);
  m_grid->setFocus();
  judge();
}

void LiveSheet::fillTurn() {
  judged();
  const QModelIndex cursor = m_grid->currentIndex();
  const auto fillings = sheet::fillings(report(), m_model.lineAtRow(cursor.row()), sideAt(cursor.column()));
  m_model.fill(fillings);
  judge();
  Q_EMIT said(fillings.empty() ? m_translator(Phrase::NothingToFill)
                               : filledIn(m_translator(Phrase::FiguresFilled), fillings.size()));
}

Acts LiveSheet::acts() {
  const auto hasFindings = [this] { return m_findings->hasFindings(); };
  using Decision = sheet::HabitDecision;
  const auto mayAccept = [this] { return !m_habit.subject(Decision::Accepted).empty(); };
  const auto mayDecline = [this] { return !m_habit.subject(Decision::Declined).empty(); };
  Acts acts = m_lines.acts([this] { Q_EMIT said(m_translator(Phrase::NoTypingLeft)); });
  acts.insert(acts.end(), {{Command::FillTurn, [this] { fillTurn(); }},
                           {Command::ChooseRoute, [this] { m_routes->setFocus(); },
                            [this] { return m_routes->isOpen(); }},
                           {Command::AcceptHabit, [this] { answerHabit(Decision::Accepted); }, mayAccept},
                           {Command::DeclineHabit, [this] { answerHabit(Decision::Declined); }, mayDecline},
                           {Command::NextFinding, [this] { m_findings->next(); }, hasFindings},
                           {Command::PreviousFinding, [this] { m_findings->previous(); }, hasFindings},
                           {Command::NextAnyFinding, [this] { m_findings->nextOfAll(); }, hasFindings}});
  return acts;
}

}  // namespace damath::window
