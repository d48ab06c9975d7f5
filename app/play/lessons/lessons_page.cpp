// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/lessons/lessons_page.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/board/board_view.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/work_bar.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/every.hpp"
#include "core/exact/number_text.hpp"
#include "reports/render/draw/printable.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using desk::LessonsBy;
using words::Phrase;

namespace {

QString pointsText(const exact::Number& points) {
  return render::printableFigures(papers::pointsText(points));
}

TableCell number(int value) {
  return {.text = QString::number(value), .sortKey = value, .alignment = Qt::AlignRight | Qt::AlignVCenter};
}

TableCell pointsCell(const exact::Number& points) {
  return {.text = pointsText(points),
          .sortKey = toQt(exact::toDecimals(points, 2)).toDouble(),
          .alignment = Qt::AlignRight | Qt::AlignVCenter};
}

}  // namespace

LessonsPage::LessonsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_events(new QComboBox(this)),
      m_rounds(new QComboBox(this)),
      m_schools(new QComboBox(this)),
      m_players(new QComboBox(this)),
      m_parts(new QTabBar(this)),
      m_counts(new ListTable(this)),
      m_examples(new ListTable(this)),
      m_message(wrappedLabel(this)),
      m_board(new BoardView(m_translator, this)),
      m_bars(new QVBoxLayout) {
  addButtons({Command::OpenSheet, Command::AnalyseGame, Command::Print});
  auto* scope = new QHBoxLayout;
  scope->setSpacing(8);
  for (QComboBox* box : {m_events, m_rounds, m_schools, m_players}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    scope->addWidget(box, 1);
  }
  m_parts->setExpanding(false);
  m_parts->setDrawBase(false);
  for (std::size_t i = 0; i < kEvery<LessonsBy>.size(); ++i) m_parts->addTab(QString());
  m_counts->setObjectName(QStringLiteral("lessonCounts"));
  m_examples->setObjectName(QStringLiteral("lessonExamples"));
  m_counts->setStretching({0});
  m_counts->setWrapping();
  m_examples->setStretching({1});
  m_examples->setWrapping();
  m_examples->setSortingEnabled(false);
  m_examples->setContextMenuPolicy(Qt::ActionsContextMenu);
  for (const Command command : {Command::OpenSheet, Command::AnalyseGame}) {
    m_examples->addAction(m_commands.action(command));
  }
  auto* boardSide = new QWidget(this);
  arrange(*flush<QVBoxLayout>(boardSide), {{m_board, 1}, m_message});
  auto* examples = splitOf(Qt::Vertical, m_examples, boardSide, {220, 320}, this);
  examples->setObjectName(QStringLiteral("lessonBoard"));
  auto* both = splitOf(Qt::Horizontal, m_counts, examples, {460, 520}, this);
  both->setObjectName(QStringLiteral("lessons"));
  addBody(scope);
  addBody(m_parts, 0);
  addBody(m_bars);
  addBody(both);
  setFirst(m_counts);

  const auto anew = guarded(m_session, [this] { lookThrough(); });
  for (QComboBox* box : {m_events, m_rounds, m_players}) connect(box, &QComboBox::activated, this, anew);
  on(m_schools, &QComboBox::activated, [this] {
    fillPlayers();
    lookThrough();
  });
  on(m_parts, &QTabBar::currentChanged, [this] { showGroups(); });
  on(m_counts, &ListTable::currentKeyChanged, [this] { showExamples(); });
  connect(m_counts, &ListTable::opened, this, [this] { m_examples->setFocus(); });
  on(m_examples, &ListTable::currentKeyChanged, [this] {
    showBoard();
    Q_EMIT offersChanged();
  });
  on(m_examples, &ListTable::opened, [this] { openSheet(Location::Kind::Sheet); });
  const auto hasMistake = [this] { return mistake() != nullptr; };
  const auto hasLessons = [this] { return isDone() && !m_groups.empty(); };
  const auto exportPdf = [this] { exportPaper(paper(), m_session, m_translator, *this); };
  serve({{Command::Print, [this] { previewPaper(paper(), m_session, m_translator, this); }, hasLessons},
         {Command::ExportPdf, exportPdf, hasLessons},
         {Command::OpenSheet, [this] { openSheet(Location::Kind::Sheet); }, hasMistake},
         {Command::AnalyseGame, [this] { openSheet(Location::Kind::Analysis); }, hasMistake}});
}

void LessonsPage::openSheet(Location::Kind kind) {
  if (const desk::Mistake* chosen = mistake()) Q_EMIT goTo(locationOf(kind, chosen->event, chosen->at));
}

LessonsBy LessonsPage::by() const {
  return static_cast<LessonsBy>(std::max(m_parts->currentIndex(), 0));
}

void LessonsPage::refresh() {
  retranslate();
  if (shownEvent() == nullptr) {
    delete std::exchange(m_bar, nullptr);
    m_work.reset();
    m_lessons = {};
    m_groups.clear();
    m_counts->setTable({}, {});
    m_examples->setTable({}, {});
    return;
  }
  fillScope();
  lookThrough();
}

void LessonsPage::retranslate() {
  for (int i = 0; i < m_parts->count(); ++i)
    m_parts->setTabText(i, toQt(papers::lessonsHeading(static_cast<LessonsBy>(i), m_translator.language())));
  m_parts->setAccessibleName(m_translator.plain(Phrase::LessonsPage));
  m_counts->setAccessibleName(m_translator.plain(Phrase::LessonsPage));
  m_examples->setAccessibleName(m_translator.plain(Phrase::LessonExamples));
  const std::pair<QComboBox*, Phrase> kNames[] = {{m_events, Phrase::LessonsOfEvents},
                                                  {m_rounds, Phrase::LessonsOfRound},
                                                  {m_schools, Phrase::LessonsOfSchool},
                                                  {m_players, Phrase::LessonsOfPlayer}};
  for (const auto& [box, name] : kNames) {
    box->setAccessibleName(m_translator.plain(name));
    box->setToolTip(m_translator.plain(name));
  }
}

// Fills the lists of events, rounds, schools and players that filter the lessons. A selected filter stays
// selected if it still exists.
void LessonsPage::fillScope() {
  const contest::Event& shown = *shownEvent();
  const auto fill = [](QComboBox& box, const std::vector<std::pair<QString, QVariant>>& rows) {
    const QVariant chosen = box.currentData();
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [text, key] : rows) box.addItem(text, key);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
  };
  fill(*m_events, {{m_translator(Phrase::ThisEventOnly), 0}, {m_translator(Phrase::EveryEvent), 1}});
  m_events->setEnabled(m_session.contest().events.size() > 1);
  std::vector<std::pair<QString, QVariant>> rounds{{m_translator(Phrase::EveryRound), 0}};
  for (const contest::Round& round : shown.rounds) {
    const int number = contest::numberOf(round.number);
    rounds.emplace_back(m_translator(Phrase::RoundNumber).arg(number), number);
  }
  fill(*m_rounds, rounds);
  std::vector<std::pair<QString, QVariant>> schools{{m_translator(Phrase::EverySchool), qlonglong{0}}};
  for (const contest::School& school : m_session.contest().schools) {
    schools.emplace_back(toQt(contest::shownText(school.name)), qlonglong{contest::numberOf(school.id)});
  }
  std::sort(schools.begin() + 1, schools.end(),
            [](const auto& one, const auto& other) { return one.first.localeAwareCompare(other.first) < 0; });
  fill(*m_schools, schools);
  fillPlayers();
}

void LessonsPage::fillPlayers() {
  const QVariant chosen = m_players->currentData();
  const contest::SchoolId school{m_schools->currentData().toLongLong()};
  std::vector<std::pair<QString, qlonglong>> players;
  for (const contest::Player& player : m_session.contest().players) {
    if (school != contest::SchoolId{} && player.school != school) continue;
    players.emplace_back(toQt(contest::shownName(player)), contest::numberOf(player.id));
  }
  std::ranges::sort(players, [](const auto& one, const auto& other) {
    return one.first.localeAwareCompare(other.first) < 0;
  });
  const QSignalBlocker quiet(*m_players);
  m_players->clear();
  m_players->addItem(m_translator(Phrase::EveryPlayer), qlonglong{0});
  for (const auto& [name, id] : players) m_players->addItem(name, id);
  m_players->setCurrentIndex(std::max(0, m_players->findData(chosen)));
}

desk::LessonScope LessonsPage::scope() const {
  desk::LessonScope scope{.events = {location().event}};
  if (m_events->currentData().toInt() == 1) {
    scope.events.clear();
    for (const contest::Event& event : m_session.contest().events) scope.events.push_back(event.id);
  }
  if (const int round = m_rounds->currentData().toInt(); round > 0) scope.round = contest::RoundNumber{round};
  if (const qlonglong id = m_schools->currentData().toLongLong(); id > 0)
    scope.school = contest::SchoolId{id};
  if (const qlonglong id = m_players->currentData().toLongLong(); id > 0)
    scope.player = contest::PlayerId{id};
  return scope;
}

// Reads the scoresheets in another thread, with another desk (open contest file), so that the window stays
// usable.
void LessonsPage::lookThrough() {
  delete std::exchange(m_bar, nullptr);
  m_work = std::make_unique<FileWork>();
  m_bar = new WorkBar(*m_work, this);
  m_bar->setTexts(m_translator(Phrase::LessonsSought), m_translator(Phrase::StopAnalysis));
  m_bars->addWidget(m_bar);
  connect(m_work.get(), &FileWork::failed, this, [this](const QString& why) {
    m_fault = why;
    showGroups();
  });
  m_work->start([this, place = m_session.place(), wanted = scope(),
                 language = m_translator.language()](const FileWork::Watch& watch) {
    const OwnDesk own(place, OwnDesk::Use::Look);
    QString fault;
    auto lessons = std::make_shared<std::optional<desk::DeskResult<desk::Lessons>>>();
    if (own.opening.desk) {
      *lessons = desk::lessonsOf(*own.opening.desk, wanted, watch);
    } else {
      fault = toQt(words::asSentence(words::message(own.opening.verdict, language)));
    }
    return [this, lessons, fault] {
      m_fault = fault;
      if (*lessons) return present(**lessons);
      m_lessons = {};
      showGroups();
    };
  });
}

void LessonsPage::present(const desk::DeskResult<desk::Lessons>& lessons) {
  m_seen.reset();
  m_lessons = lessons ? *lessons : desk::Lessons();
  if (!lessons) m_fault = m_session.refusals().sentence(lessons.error());
  if (shownEvent() == nullptr) return;
  showFacts();
  showGroups();
}

QString LessonsPage::factsText() const {
  return toQt(papers::factsText(m_lessons, m_translator.language()));
}

void LessonsPage::showFacts() {
  setHead(
      QStringLiteral("%1 — %2").arg(
          m_translator.plain(Phrase::LessonsPage),
          m_events->currentData().toInt() == 1 ? m_events->currentText() : toQt(shownEvent()->setup.name)),
      factsText());
}

void LessonsPage::showGroups() {
  m_groups = desk::grouped(m_session.contest(), m_lessons, by());
  std::vector<TableRow> rows;
  for (std::size_t i = 0; i < m_groups.size(); ++i) {
    const desk::MistakeCount& count = m_groups[i].count;
    const QString name =
        toQt(papers::nameOf(m_groups[i], by(), m_session.contest(), m_translator.language()));
    rows.push_back({{{.text = name},
                     number(count.times),
                     number(count.sheets),
                     pointsCell(count.tooFew),
                     pointsCell(count.tooMany)},
                    static_cast<int>(i)});
  }
  const QString nothing =
      m_translator(m_lessons.sheets == 0 ? Phrase::NoSheetsForLessons : Phrase::NoMistakesForLessons);
  m_counts->setPlaceholder(!m_fault.isEmpty() ? m_fault : isDone() ? nothing : QString());
  m_counts->setTable({toQt(papers::lessonsHeading(by(), m_translator.language())),
                      m_translator(Phrase::TimesHeading), m_translator(Phrase::SheetsHeading),
                      m_translator(Phrase::PointsTooFew), m_translator(Phrase::PointsTooMany)},
                     std::move(rows));
  showExamples();
}

papers::LessonsOf LessonsPage::shownLessons() const {
  return {m_session.contest(), m_lessons, scope().events, by(), m_translator.language()};
}

papers::Paper LessonsPage::paper() {
  const auto sentence = [this](const desk::Mistake& mistake) { return fromQt(sentenceOf(mistake)); };
  papers::Paper paper{papers::lessons(shownLessons(), sentence), {}};
  paper.of.event = location().event;
  return paper;
}

const desk::LessonGroup* LessonsPage::group() const {
  const QVariant key = m_counts->currentKey();
  const auto at = static_cast<std::size_t>(key.toInt());
  return key.isValid() && at < m_groups.size() ? &m_groups[at] : nullptr;
}

const desk::Mistake* LessonsPage::mistake() const {
  const QVariant key = m_examples->currentKey();
  const auto at = static_cast<std::size_t>(key.toInt());
  return key.isValid() && at < m_lessons.mistakes.size() ? &m_lessons.mistakes[at] : nullptr;
}

// Fills the list of examples. A row is made only when the user scrolls to it, because the list can be long.
void LessonsPage::showExamples() {
  const desk::LessonGroup* chosen = group();
  RowsToMake rows;
  if (chosen != nullptr) {
    for (const std::size_t each : chosen->count.mistakes) rows.keys.emplace_back(static_cast<int>(each));
    rows.make = [this, which = chosen->count.mistakes](std::size_t row) {
      if (which[row] >= m_lessons.mistakes.size()) return TableRow{{{}, {}, {}}, {}};
      const desk::Mistake& each = m_lessons.mistakes[which[row]];
      const QString sentence = sentenceOf(each);
      return TableRow{{{.text = placeOf(each)},
                       {.text = sentence, .toolTip = sentence},
                       {.text = each.points ? pointsText(*each.points) : QString(),
                        .alignment = Qt::AlignRight | Qt::AlignVCenter}},
                      static_cast<int>(which[row])};
    };
  }
  // Hides the list of examples if no mistake was found. The list of groups then says why there is none.
  m_examples->parentWidget()->setVisible(!m_groups.empty());
  m_examples->setPlaceholder(m_translator(Phrase::ChooseLessons));
  m_examples->setLongTable({m_translator(Phrase::RoundAndBoard), m_translator(Phrase::LessonExamples),
                            m_translator(Phrase::Points)},
                           std::move(rows));
  showBoard();
  Q_EMIT offersChanged();
}

QString LessonsPage::placeOf(const desk::Mistake& mistake) const {
  return toQt(papers::placeText(shownLessons(), mistake));
}

const desk::SheetView* LessonsPage::sheetOf(const desk::Mistake& mistake) {
  const bool isSeen = m_seen && m_seen->event == mistake.event && m_seen->at == mistake.at;
  if (!isSeen) {
    if (!m_session.isOpen()) return nullptr;
    auto view = desk::SheetDesk(m_session.desk()).sheetInForce(mistake.event, mistake.at);
    if (!view) return nullptr;
    m_seen = std::make_unique<Seen>(Seen{mistake.event, mistake.at, *std::move(view)});
  }
  // Checks that the finding still exists, because another program may have stored a new version of the
  // scoresheet.
  const auto& findings = m_seen->view.report.findings;
  const bool isSame = mistake.finding < findings.size() && findings[mistake.finding].code == mistake.code;
  return isSame ? &m_seen->view : nullptr;
}

QString LessonsPage::sentenceOf(const desk::Mistake& mistake) {
  const contest::Event* event = m_session.find(mistake.event);
  const desk::SheetView* view = event == nullptr ? nullptr : sheetOf(mistake);
  if (view == nullptr) return {};
  const sheet::Audited audited{view->named, view->report, {event->setup.ruleset, event->setup.set}};
  return toQt(words::sentenceOf(view->report.findings[mistake.finding], audited, m_translator.language()));
}

// Shows the position before the wrong turn. For a mistake without a turn, for example in the remaining chips
// (R.C.), shows the position after the last turn. Shows no board for a mistake in the result.
void LessonsPage::showBoard() {
  const desk::Mistake* chosen = mistake();
  const desk::SheetView* view = chosen == nullptr ? nullptr : sheetOf(*chosen);
  m_board->setVisible(false);
  m_message->setText(chosen == nullptr ? QString() : sentenceOf(*chosen));
  if (view == nullptr) return;
  m_board->setChipSet(m_session.find(chosen->event)->setup.set);
  const sheet::Finding& finding = view->report.findings[chosen->finding];
  if (finding.turn && finding.turn->turn < view->report.turns.size()) {
    const sheet::ReplayedTurn& turn = view->report.turns[finding.turn->turn];
    m_board->setPosition(turn.before, turn.turn);
  } else if (const auto last = view->report.lastPosition(); last && finding.cell != sheet::Cell::Result) {
    m_board->setPosition(*last, std::nullopt);
  } else {
    return;
  }
  m_board->setVisible(true);
}

}  // namespace damath::window
