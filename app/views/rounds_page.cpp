#include "app/views/rounds_page.hpp"

#include <QTabBar>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/care_dialog.hpp"
#include "app/views/icon.hpp"
#include "app/views/list_table.hpp"
#include "app/views/printing.hpp"
#include "app/views/result_dialog.hpp"
#include "app/words/report_labels.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using contest::BoardNumber;
using contest::RoundNumber;
using models::TableCell;
using models::TableRow;
using models::toQt;
using words::Phrase;

RoundsPage::RoundsPage(const Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent), m_rounds(new QTabBar(this)), m_boards(new ListTable(this)) {
  addButtons({Command::PairRound, Command::PublishRound, Command::EnterResult, Command::OpenSheet});
  m_rounds->setExpanding(false);
  m_rounds->setUsesScrollButtons(true);
  m_rounds->setDrawBase(false);
  m_boards->setStretching({1, 2, 3, 4});
  m_boards->setContextMenuPolicy(Qt::ActionsContextMenu);
  for (const Command command : {Command::EnterResult, Command::ReopenResult, Command::OpenSheet}) {
    m_boards->addAction(m_commands.action(command));
  }
  addBody(m_rounds, 0);
  addBody(m_boards);
  setFirst(m_boards);
  connect(m_rounds, &QTabBar::currentChanged, this, models::guarded(m_session, [this](int) { showRound(); }));
  connect(m_boards, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  connect(m_boards, &ListTable::opened, this, models::guarded(m_session, [this](const QVariant&) {
            if (offers(Command::OpenSheet)) run(Command::OpenSheet);
          }));
}

std::optional<RoundNumber> RoundsPage::round() const {
  const int tab = m_rounds->currentIndex();
  return tab < 0 ? std::nullopt : std::optional(RoundNumber{tab + 1});
}

std::optional<desk::Place> RoundsPage::currentPlace() const {
  const QVariant key = m_boards->currentKey();
  if (!round() || !key.isValid() || key.toInt() <= 0) return std::nullopt;
  return desk::Place{*round(), BoardNumber{key.toInt()}};
}

void RoundsPage::look(const Spot& spot) {
  Page::look(spot);
  const int wanted = contest::numberOf(spot.game.round);
  m_rounds->setCurrentIndex(wanted >= 1 ? wanted - 1 : m_rounds->count() - 1);
  if (wanted >= 1) m_boards->setCurrentKey(contest::numberOf(spot.game.board));
}

bool RoundsPage::offers(Command command) const {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return false;
  switch (command) {
    case Command::PairRound:
      return shown->entries.size() >= 2 && contest::roundsPaired(*shown) < contest::roundsOf(*shown);
    case Command::PublishRound:
      return isHeld();
    case Command::UnpairRound:
      return !shown->rounds.empty();
    case Command::EnterResult:
    case Command::OpenSheet:
      return currentPlace().has_value();
    case Command::ReopenResult:
      return currentGame() != nullptr && currentGame()->result.has_value();
    case Command::Print:
    case Command::ExportPdf:
      return round().has_value();
    default:
      return false;
  }
}

void RoundsPage::run(Command command) {
  switch (command) {
    case Command::PairRound:
      return pairNextRound();
    case Command::PublishRound:
      return publishRound();
    case Command::UnpairRound:
      return unpairRound();
    case Command::EnterResult: {
      auto* dialog = new ResultDialog(m_session, m_speech, *shownEvent(), *currentPlace(), this);
      connect(dialog, &ResultDialog::stored, this, [this](const QString& what, int next) {
        if (next > 0) m_boards->setCurrentKey(next);
        Q_EMIT said(what);
      });
      return dialog->open();
    }
    case Command::ReopenResult:
      return reopenResult();
    case Command::OpenSheet:
      Q_EMIT goTo({Spot::Kind::Sheet, spot().event, *currentPlace()});
      return;
    default:
      return printPairings(command);
  }
}

void RoundsPage::pairNextRound() {
  const auto paired =
      m_session.changed(desk::PairingDesk(m_session.desk()).pairNextRound(spot().event, m_session.author()));
  if (!paired) return;
  const int number = contest::numberOf(paired->round);
  m_rounds->setCurrentIndex(number - 1);
  Q_EMIT said(m_speech(Phrase::RoundPaired).arg(number).arg(paired->games.size()));
}

bool RoundsPage::isHeld() const {
  const contest::Event* shown = shownEvent();
  return shown != nullptr && !shown->rounds.empty() &&
         shown->rounds.back().publication == contest::Publication::Held;
}

void RoundsPage::publishRound() {
  const auto done =
      m_session.changed(desk::PairingDesk(m_session.desk()).publish(spot().event, m_session.author()));
  if (done) Q_EMIT said(m_speech(Phrase::RoundPublished).arg(contest::numberOf(*done)));
}

// A held round goes with a word; one that people have seen asks who takes it back and why.
void RoundsPage::unpairRound() {
  const int number = contest::numberOf(shownEvent()->rounds.back().number);
  const auto make = [this](const desk::Author& author) {
    const auto unpair = [this](const desk::Author& careful) {
      return desk::PairingDesk(m_session.desk()).unpair(spot().event, careful);
    };
    const auto done = m_session.changed(m_session.careful(shownEvent(), author, unpair));
    if (done) Q_EMIT said(m_speech(Phrase::RoundUnpaired).arg(contest::numberOf(*done)));
    return done.has_value();
  };
  if (isHeld()) {
    make(m_session.author());
    return;
  }
  auto* dialog = new CareDialog(m_session, m_speech, Phrase::UnpairRound,
                                m_speech(Phrase::UnpairIntroduction).arg(number), make, this);
  dialog->open();
}

const contest::Game* RoundsPage::currentGame() const {
  const contest::Event* shown = shownEvent();
  const auto place = currentPlace();
  if (shown == nullptr || !place) return nullptr;
  return models::findGame(*shown, place->round, place->board);
}

void RoundsPage::reopenResult() {
  const desk::Place place = *currentPlace();
  const contest::GameResult result = *currentGame()->result;
  const int board = contest::numberOf(place.board);
  const auto make = [this, place, board](const desk::Author& author) {
    const auto reopen = [this, place](const desk::Author& careful) {
      return desk::RoundDesk(m_session.desk()).reopenResult(spot().event, place, careful);
    };
    const auto done = m_session.changed(m_session.careful(shownEvent(), author, reopen));
    if (!done) return false;
    const bool hasSheet = done->sheetBefore == db::Acceptance::Accepted;
    Q_EMIT said(m_speech(hasSheet ? Phrase::ResultAndSheetReopened : Phrase::ResultReopened).arg(board));
    return true;
  };
  const QString figures = models::figuresText(shownEvent()->setup, result);
  const QString facts = figures.isEmpty() ? models::endingText(result.ending, m_speech.language()) : figures;
  auto* dialog = new CareDialog(
      m_session, m_speech, Phrase::ReopenResult,
      m_speech(Phrase::ReopenIntroduction).arg(models::resultText(result.result), facts), make, this);
  dialog->open();
}

void RoundsPage::printPairings(Command command) {
  const compose::Labels labels = words::reportLabels(m_speech.language());
  compose::ListSheet list = compose::pairingsList(m_session.contest(), *shownEvent(), *round(), labels);
  const compose::Document document{list.title, labels, {list}};
  if (command == Command::Print) return previewDocument(document, m_session, m_speech, this);
  exportDocument(document, toQt(list.title), m_session, m_speech, *this);
}

void RoundsPage::refresh() {
  m_rounds->setAccessibleName(m_speech.plain(Phrase::Rounds));
  m_boards->setAccessibleName(m_speech.plain(Phrase::Boards));
  m_boards->setPlaceholder(m_speech(Phrase::NoRounds));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_boards->setTable({}, {});

  const int paired = contest::roundsPaired(*shown);
  {
    const QSignalBlocker quiet(m_rounds);
    while (m_rounds->count() > paired) m_rounds->removeTab(m_rounds->count() - 1);
    while (m_rounds->count() < paired) m_rounds->addTab(QString());
    for (int i = 0; i < paired; ++i) m_rounds->setTabText(i, m_speech(Phrase::RoundNumber).arg(i + 1));
    if (isHeld()) m_rounds->setTabText(paired - 1, m_speech(Phrase::RoundHeld).arg(paired));
  }
  m_rounds->setVisible(paired > 0);
  // A hidden bar does not tell the layout that it has grown.
  m_rounds->updateGeometry();
  showRound();
}

void RoundsPage::showFacts(const contest::Event& shown) {
  QString facts = m_speech(Phrase::RoundsFacts)
                      .arg(contest::roundsPaired(shown))
                      .arg(contest::roundsOf(shown))
                      .arg(models::setText(shown.setup.set, m_speech.language()),
                           models::rulesetText(shown.setup.ruleset.name, m_speech.language()));
  QStringList boards;
  std::vector<contest::Game> games;
  for (const contest::Game& game : shown.games) {
    if (round() && game.round == *round()) games.push_back(game);
  }
  for (const contest::BoardNumber board : pairing::schoolMateBoards(m_session.contest(), shown, games)) {
    boards << QString::number(contest::numberOf(board));
  }
  if (!boards.isEmpty()) {
    facts += QStringLiteral(" · ") + m_speech(Phrase::SchoolMatesMeet).arg(boards.join(QStringLiteral(", ")));
  }
  setHead(QStringLiteral("%1 — %2").arg(m_speech.plain(Phrase::RoundsPage), toQt(shown.setup.name)), facts);
}

void RoundsPage::showRound() {
  const contest::Event* shown = shownEvent();
  std::vector<TableRow> rows;
  if (shown != nullptr) showFacts(*shown);
  if (shown != nullptr && round()) {
    const std::map<int, SheetMark> marks = sheetMarks(*shown, *round());
    for (const contest::Game& game : shown->games) {
      if (game.round != *round()) continue;
      rows.push_back(rowOf(*shown, game, marks.at(contest::numberOf(game.board))));
    }
    for (const contest::Bye& bye : shown->byes) {
      if (bye.round == *round()) rows.push_back(byeRow(*shown, bye));
    }
  }
  m_boards->setTable({m_speech(Phrase::BoardShort), m_speech(Phrase::Blue), m_speech(Phrase::School),
                      m_speech(Phrase::Red), m_speech(Phrase::School), m_speech(Phrase::Result),
                      m_speech(Phrase::GrandTotals), m_speech(Phrase::Sheet)},
                     std::move(rows));
  Q_EMIT offersChanged();
}

std::map<int, RoundsPage::SheetMark> RoundsPage::sheetMarks(const contest::Event& shown,
                                                            RoundNumber round) const {
  std::map<int, SheetMark> marks;
  for (const contest::Game& game : shown.games) {
    if (game.round != round) continue;
    marks[contest::numberOf(game.board)].state = game.result ? SheetState::Clean : SheetState::None;
  }
  const auto status = desk::EventDesk(m_session.desk()).status();
  if (!status) return marks;
  for (const desk::EventStatus& one : *status) {
    if (one.event != shown.id) continue;
    const auto mark = [&marks, round](const desk::Place& place, const SheetMark& as) {
      if (place.round == round) marks[contest::numberOf(place.board)] = as;
    };
    for (const desk::Place& place : one.sheetsMissing) mark(place, {SheetState::Missing, {}});
    for (const desk::Place& place : one.sheetsWithFindings) mark(place, {SheetState::Findings, {}});
    for (const desk::ResultDifference& each : one.resultsDiffering) {
      const auto* place = std::get_if<desk::Place>(&each.at);
      if (place == nullptr) continue;
      mark(*place, {SheetState::Differs,
                    m_speech(Phrase::SheetDiffersHow).arg(toQt(each.enteredText), toQt(each.sheetText))});
    }
  }
  return marks;
}

TableRow RoundsPage::rowOf(const contest::Event& shown, const contest::Game& game,
                           const SheetMark& mark) const {
  const contest::Contest& contest = m_session.contest();
  const int board = contest::numberOf(game.board);
  const auto side = [&](contest::EntryId entry, bool won) {
    return TableCell{.text = models::entryName(contest, shown, entry), .strong = won};
  };
  const auto wonBy = [&game](rules::Result result) { return game.result && game.result->result == result; };
  TableCell sheet;
  switch (mark.state) {
    case SheetState::None:
      sheet = {.text = QString()};
      break;
    case SheetState::Missing:
      sheet = {.text = m_speech(Phrase::SheetMissing), .icon = icon(Symbol::Empty)};
      break;
    case SheetState::Findings:
      sheet = {.text = m_speech(Phrase::SheetFindings), .icon = icon(Symbol::Error)};
      break;
    case SheetState::Differs:
      sheet = {.text = m_speech(Phrase::SheetDiffers), .icon = icon(Symbol::Error), .toolTip = mark.toolTip};
      break;
    case SheetState::Clean:
      sheet = {.text = m_speech(Phrase::SheetClean), .icon = icon(Symbol::Good)};
      break;
  }
  std::optional<rules::Result> result;
  if (game.result) result = game.result->result;
  return {{{.text = QString::number(board), .sortKey = board, .alignment = Qt::AlignCenter},
           side(game.blue, wonBy(rules::Result::BlueWins)),
           {.text = models::entrySchool(contest, shown, game.blue)},
           side(game.red, wonBy(rules::Result::RedWins)),
           {.text = models::entrySchool(contest, shown, game.red)},
           {.text = models::resultText(result),
            .toolTip = game.result ? models::endingText(game.result->ending, m_speech.language()) : QString(),
            .alignment = Qt::AlignCenter,
            .strong = true},
           {.text = game.result ? models::figuresText(shown.setup, *game.result) : QString(),
            .alignment = Qt::AlignCenter},
           sheet},
          board};
}

TableRow RoundsPage::byeRow(const contest::Event& shown, const contest::Bye& bye) const {
  const contest::Contest& contest = m_session.contest();
  const TableCell blank;
  return {{{.text = QStringLiteral("—"), .sortKey = 1'000'000, .alignment = Qt::AlignCenter},
           {.text = models::entryName(contest, shown, bye.entry)},
           {.text = models::entrySchool(contest, shown, bye.entry)},
           {.text = m_speech(Phrase::Bye)},
           blank,
           blank,
           blank,
           blank},
          0};
}

}  // namespace damath::views
