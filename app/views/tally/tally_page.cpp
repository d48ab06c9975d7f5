// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tally/tally_page.hpp"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <memory>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/models/laws/rulebook.hpp"
#include "app/models/lists/list_sheet_table.hpp"
#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/dialogs/rematch_dialog.hpp"
#include "app/views/dialogs/result_dialog.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/parts/theme.hpp"
#include "app/views/tally/what_if_dialog.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"

namespace damath::views {

using models::TableCell;
using models::toQt;
using words::Phrase;

namespace {

constexpr int kRoomForBoth = 1200;  // of the page: below it the reason stands under the list
constexpr int kRoomForRanks = 620;
constexpr int kRoomForReason = 150;
constexpr int kLeastReason = 90;
constexpr std::size_t kMostAcross = 200;  // players in a crosstable on the screen
constexpr std::size_t kMostLinks = 8;     // of one kind; more are told by their number
constexpr Qt::Alignment kRight = Qt::AlignRight | Qt::AlignVCenter;

words::EntryName nameIn(const contest::Contest& contest, const contest::Event& event) {
  return [&contest, &event](contest::EntryId id) { return contest::shownName(contest, event, id); };
}

QString reasonsOf(const contest::Contest& contest, const contest::Event& event,
                  const contest::Standings& standings, const contest::RankedEntry& ranked,
                  const models::Translator& translator) {
  if (standings.afterRound == 0) return translator(Phrase::NoResultYet);
  if (ranked.reasons.empty()) return translator(Phrase::PointsDecide);
  QStringList sentences;
  for (const contest::RankReason& reason : ranked.reasons) {
    sentences << toQt(
        words::rankReasonText(reason, ranked, standings, nameIn(contest, event), translator.language()));
  }
  return sentences.join(u'\n');
}

// The one that decided, in a line of a list.
QString lastReasonOf(const contest::Contest& contest, const contest::Event& event,
                     const contest::Standings& standings, const contest::RankedEntry& ranked,
                     const models::Translator& translator) {
  if (standings.afterRound == 0) return translator(Phrase::NoResultYet);
  if (ranked.reasons.empty()) return {};
  return toQt(words::rankReasonText(ranked.reasons.back(), ranked, standings, nameIn(contest, event),
                                    translator.language(), words::MostNamed::One));
}

// A round without a result has nothing to show.
int roundsShown(const contest::Event& event, const contest::Standings& standings) {
  const contest::Round* held = contest::heldRound(event);
  int last = standings.afterRound;
  for (const contest::Bye& bye : event.byes) {
    if (held == nullptr || held->number != bye.round) last = std::max(last, contest::numberOf(bye.round));
  }
  return last;
}

// Nobody stands anywhere before the first result.
QString rankText(const contest::Standings& standings, const contest::RankedEntry& ranked) {
  return standings.afterRound == 0 ? QStringLiteral("–") : QString::number(ranked.rank);
}

// The rows of the ranks, each made once somebody looks at it: a reason names everybody who is level, which
// of thousands is long.
class RankRows {
 public:
  RankRows(db::SharedContest contest, const contest::Event& event,
           std::shared_ptr<const contest::Standings> standings, const models::Translator& translator)
      : m_contest(std::move(contest)),
        m_event(event),
        m_standings(std::move(standings)),
        m_translator(translator),
        m_rounds(static_cast<std::size_t>(roundsShown(event, *m_standings))) {
    for (const contest::Game& game : event.games) {
      m_games[game.blue].push_back(&game);
      m_games[game.red].push_back(&game);
    }
    std::vector<std::optional<exact::Number>> systems;
    for (const contest::RankedEntry& ranked : m_standings->ranks) systems.emplace_back(ranked.pointSystem);
    m_systemPlaces = models::placesOf(systems);
  }

  models::TableRow operator()(std::size_t rank) const {
    const contest::RankedEntry& ranked = m_standings->ranks[rank];
    models::TableRow row;
    row.cells = {{.text = rankText(*m_standings, ranked),
                  .sortKey = ranked.rank,
                  .alignment = Qt::AlignCenter,
                  .strong = true},
                 {.text = QString::number(m_event.at(ranked.entry).number),
                  .sortKey = m_event.at(ranked.entry).number,
                  .alignment = Qt::AlignCenter},
                 {.text = models::entryName(*m_contest, m_event, ranked.entry), .strong = true},
                 {.text = models::entrySchool(*m_contest, m_event, ranked.entry)}};
    addRounds(row, ranked.entry);
    // Points are sorted as ranks are: a figure that Qt could order would have to be rounded first.
    row.cells.push_back({.text = toQt(compose::pointsText(ranked.points)),
                         .sortKey = -ranked.rank,
                         .alignment = kRight,
                         .strong = true});
    row.cells.push_back({.text = QString::number(ranked.wins), .sortKey = ranked.wins, .alignment = kRight});
    row.cells.push_back({.text = models::figureText(m_event.setup.set, ranked.pointSystem),
                         .sortKey = m_systemPlaces[rank],
                         .alignment = kRight});
    row.cells.push_back({.text = lastReasonOf(*m_contest, m_event, *m_standings, ranked, m_translator),
                         .toolTip = reasonsOf(*m_contest, m_event, *m_standings, ranked, m_translator)});
    return row;
  }

 private:
  void addRounds(models::TableRow& row, contest::EntryId entry) const {
    const std::size_t first = row.cells.size();
    for (std::size_t round = 0; round < m_rounds; ++round)
      row.cells.push_back({.alignment = Qt::AlignCenter});
    const auto cellOf = [&](contest::RoundNumber round) -> TableCell& {
      return row.cells[first + static_cast<std::size_t>(contest::numberOf(round) - 1)];
    };
    const auto games = m_games.find(entry);
    for (const contest::Game* game :
         games == m_games.end() ? std::vector<const contest::Game*>() : games->second) {
      if (static_cast<std::size_t>(contest::numberOf(game->round)) > m_rounds) continue;
      TableCell& cell = cellOf(game->round);
      cell.text = toQt(compose::resultText(m_event, *game, entry));
      cell.toolTip = models::entryName(*m_contest, m_event, game->blue == entry ? game->red : game->blue);
    }
    for (const contest::Bye& bye : m_event.byes) {
      const bool isShown = static_cast<std::size_t>(contest::numberOf(bye.round)) <= m_rounds;
      if (bye.entry != entry || !isShown) continue;
      const bool isAbsent = bye.kind == contest::ByeKind::Absent;
      cellOf(bye.round).text = m_translator(isAbsent ? Phrase::AbsentShort : Phrase::ByeShort);
    }
  }

  db::SharedContest m_contest;  // holds the event
  const contest::Event& m_event;
  std::shared_ptr<const contest::Standings> m_standings;
  const models::Translator& m_translator;
  std::size_t m_rounds;
  std::vector<QVariant> m_systemPlaces;  // of each rank's point system among all
  std::map<contest::EntryId, std::vector<const contest::Game*>> m_games;
};

}  // namespace

TallyPage::TallyPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_parts(new QTabBar(this)),
      m_split(new QSplitter(Qt::Vertical, this)),
      m_ranks(new ListTable(this)),
      m_across(new QWidget(this)),
      m_crosstable(new ListTable(m_across)),
      m_reason(new QTextBrowser(this)),
      m_open(new QLabel(this)) {
  addButtons({Command::WhatIf, Command::EnterRematch, Command::DrawLot, Command::Print});
  m_parts->setExpanding(false);
  m_parts->setDrawBase(false);
  m_parts->addTab(QString());
  m_parts->addTab(QString());
  m_ranks->setWrapping();
  m_crosstable->setStretching({1});
  auto* across = new QVBoxLayout(m_across);
  across->setContentsMargins(0, 0, 0, 0);
  across->addWidget(m_crosstable);
  m_across->hide();
  m_reason->setOpenLinks(false);
  m_reason->setTabChangesFocus(true);
  connect(m_reason, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& clause) { Q_EMIT clauseAsked(clause.toString()); });
  m_split->setObjectName(QStringLiteral("tally"));
  m_split->setChildrenCollapsible(false);
  m_split->addWidget(m_ranks);
  m_split->addWidget(m_reason);
  m_split->setStretchFactor(0, 1);
  m_split->setSizes({kRoomForRanks, kRoomForReason});
  m_open->setWordWrap(true);
  m_open->setTextFormat(Qt::RichText);
  m_open->setTextInteractionFlags(Qt::TextBrowserInteraction);
  m_open->setAutoFillBackground(true);
  m_open->setMargin(8);
  addBody(m_parts, 0);
  addBody(m_split);
  addBody(m_across);
  addBody(m_open, 0);
  setFirst(m_ranks);
  connect(m_parts, &QTabBar::currentChanged, this, models::guarded(m_session, [this] { showPart(); }));
  connect(m_ranks, &ListTable::currentKeyChanged, this, models::guarded(m_session, [this] { showReason(); }));
  connect(m_open, &QLabel::linkActivated, this,
          models::guarded(m_session, [this](const QString& link) { follow(link); }));
}

bool TallyPage::offers(Command command) const {
  if (shownEvent() == nullptr) return false;
  if (command == Command::EnterRematch) return RematchDialog::hasAny(*shownEvent(), *m_standings);
  if (command == Command::OpenSheet) return !rematchesOpen(*shownEvent()).empty();
  if (command == Command::DrawLot) return hasOpenLot();
  if (command == Command::WhatIf) return !shownEvent()->games.empty();
  return (command == Command::Print || command == Command::ExportPdf) && !m_standings->ranks.empty();
}

void TallyPage::run(Command command) {
  if (command == Command::EnterRematch) {
    // That of the row at hand is meant, if one is due.
    const contest::EntryId entry{m_ranks->currentKey().toLongLong()};
    const auto open = rematchesOpen(*shownEvent());
    const auto meant = std::ranges::find_if(
        open, [entry](const desk::RematchOf& each) { return each.one == entry || each.other == entry; });
    return meant == open.end() ? enterRematch({}, {}) : enterRematch(meant->one, meant->other);
  }
  if (command == Command::OpenSheet) return openSheet(rematchesOpen(*shownEvent()).front());
  if (command == Command::WhatIf) return previewWhatIf();
  if (command == Command::DrawLot) return drawLot();
  if (command == Command::Print) return previewPaper(paper(), m_session, m_translator, this);
  const QString name =
      QStringLiteral("%1 %2").arg(toQt(shownEvent()->setup.name), m_translator.plain(Phrase::TallyPage));
  exportPaper(paper(), name, m_session, m_translator, *this);
}

void TallyPage::drawLot() {
  const auto draw = [this](const desk::Author& author) {
    return desk::RoundDesk(m_session.desk()).drawLot(location().event, author);
  };
  const auto lot = m_session.changed(m_session.withConfirmation(location().event, m_session.author(), draw));
  if (!lot) return;
  QStringList names;
  for (const contest::EntryId entry : lot->order) {
    names << models::entryName(m_session.contest(), *shownEvent(), entry);
  }
  Q_EMIT said(m_translator(Phrase::LotDrawn).arg(names.join(QStringLiteral("; "))));
}

void TallyPage::enterRematch(contest::EntryId one, contest::EntryId other) {
  auto* dialog = new RematchDialog(m_session, m_translator, *shownEvent(), *m_standings, this);
  dialog->choose(one, other);
  connect(dialog, &RematchDialog::stored, this, &Page::said);
  dialog->open();
}

void TallyPage::previewWhatIf() {
  auto* dialog = new WhatIfDialog(m_session, m_translator, *shownEvent(), this);
  connect(dialog, &QDialog::accepted, this, models::guarded(m_session, [this, dialog] {
            const contest::Event* shown = shownEvent();
            const desk::Place place = dialog->place();
            if (shown == nullptr || contest::gameAt(*shown, place.round, place.board) == nullptr) return;
            auto* result = new ResultDialog(m_session, m_translator, *shown, place, this);
            result->fields().ending->setCurrentIndex(dialog->fields().ending->currentIndex());
            result->fields().blue->setText(dialog->fields().blue->text());
            result->fields().red->setText(dialog->fields().red->text());
            connect(result, &ResultDialog::stored, this, &Page::said);
            result->open();
          }));
  dialog->open();
}

MadePaper TallyPage::paper() const {
  const auto form = m_parts->currentIndex() == 1 ? papers::PaperForm::Crosstable : papers::PaperForm::Tally;
  return papers::made(m_session.desk(), papers::paperOf(form, location().event, m_translator.language()));
}

void TallyPage::refresh() {
  m_ranks->setAccessibleName(m_translator.plain(Phrase::TallyPage));
  m_ranks->setPlaceholder(m_translator(Phrase::NoPlayers));
  m_crosstable->setAccessibleName(m_translator.plain(Phrase::CrosstablePart));
  m_parts->setAccessibleName(m_translator.plain(Phrase::TallyPage));
  m_parts->setTabText(0, m_translator.plain(Phrase::TeamRanks));
  m_parts->setTabText(1, m_translator.plain(Phrase::CrosstablePart));
  m_reason->setAccessibleName(m_translator.plain(Phrase::ReasonOfRank));
  m_open->setAccessibleName(m_translator.plain(Phrase::StandsOpen));
  m_reason->clear();
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_ranks->setTable({}, {});
  const auto status = m_session.status(shown->id);
  m_differing = status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
  m_standings = std::make_shared<const contest::Standings>(desk::standingsOf(*shown, m_differing));
  QString facts = m_translator(Phrase::AfterRound).arg(m_standings->afterRound);
  facts += QStringLiteral(" · ") +
           m_translator(m_standings->provisional ? Phrase::Provisional : Phrase::FinalRanks);
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::TallyPage), toQt(shown->setup.name)),
          facts);
  showRanks(*shown);
  showOpen(*shown);
  showReason();
  showPart();
  Q_EMIT offersChanged();
}

void TallyPage::showRanks(const contest::Event& shown) {
  std::vector<QString> headings{m_translator(Phrase::Rank), m_translator(Phrase::Number),
                                m_translator(Phrase::Player), m_translator(Phrase::School)};
  for (int round = 1; round <= roundsShown(shown, *m_standings); ++round) {
    headings.push_back(m_translator(Phrase::RoundShort).arg(round));
  }
  headings.insert(headings.end(), {m_translator(Phrase::Points), m_translator(Phrase::Wins),
                                   m_translator(Phrase::PointSystem), m_translator(Phrase::ReasonOfRank)});
  std::vector<QVariant> keys;
  for (const contest::RankedEntry& ranked : m_standings->ranks) {
    keys.push_back(QVariant::fromValue<qlonglong>(contest::numberOf(ranked.entry)));
  }
  m_ranks->setStretching({2, 3, static_cast<int>(headings.size()) - 1});
  // Why stands below in full, and the school on its own page.
  m_ranks->setSpared({std::vector{3, static_cast<int>(headings.size()) - 1}});
  m_ranks->setLongTable(std::move(headings), {std::move(keys), RankRows(m_session.sharedContest(), shown,
                                                                        m_standings, m_translator)});
}

void TallyPage::showCrosstable(const contest::Event& shown) {
  const std::size_t players = shown.entries.size();
  const bool isTooWide = players > kMostAcross;
  m_crosstable->setPlaceholder(isTooWide ? m_translator(Phrase::CrosstableTooWide).arg(players)
                                         : m_translator(Phrase::NoPlayers));
  if (players < 2 || isTooWide) return m_crosstable->setTable({}, {});
  const compose::ListSheet list = compose::crosstable(m_session.contest(), shown, *m_standings,
                                                      words::reportLabels(m_translator.language()));
  m_crosstable->setTable(models::headingsOf(list), models::rowsOf(list));
}

void TallyPage::showPart() {
  const bool isCrosstable = m_parts->currentIndex() == 1;
  const contest::Event* shown = shownEvent();
  if (isCrosstable && shown != nullptr) showCrosstable(*shown);
  m_split->setVisible(!isCrosstable);
  m_across->setVisible(isCrosstable);
  setFirst(isCrosstable ? m_crosstable : m_ranks);
}

void TallyPage::showReason() {
  const contest::Event* shown = shownEvent();
  const contest::EntryId entry{m_ranks->currentKey().toLongLong()};
  const contest::RankedEntry* ranked = contest::rankOf(*m_standings, entry);
  if (shown == nullptr || ranked == nullptr) return m_reason->clear();
  const auto line = [](const QString& text) {
    return models::withClauseLinks(text).replace(u'\n', QStringLiteral("<br>"));
  };
  const QString name = models::entryName(m_session.contest(), *shown, entry);
  const bool isRanked = m_standings->afterRound > 0;
  const QString title = isRanked ? QStringLiteral("%1. %2").arg(ranked->rank).arg(name) : name;
  QString html = QStringLiteral("<b>%1</b><br>%2")
                     .arg(line(title),
                          line(reasonsOf(m_session.contest(), *shown, *m_standings, *ranked, m_translator)));
  html += QStringLiteral("<p style='margin-top:8px; margin-bottom:0'>%1</p>")
              .arg(line(arithmeticOf(*shown, *ranked).join(u'\n')));
  m_reason->setHtml(html);
}

QStringList TallyPage::arithmeticOf(const contest::Event& event, const contest::RankedEntry& ranked) const {
  QStringList lines{
      m_translator(Phrase::PointsOf).arg(toQt(compose::pointsText(ranked.points))).arg(ranked.played)};
  std::vector<std::pair<int, QString>> rounds;
  for (const contest::Game& game : event.games) {
    const bool isBlue = game.blue == ranked.entry;
    if ((!isBlue && game.red != ranked.entry) || !game.result) continue;
    const int round = contest::numberOf(game.round);
    rounds.emplace_back(round,
                        m_translator(Phrase::GameLine)
                            .arg(round)
                            .arg(m_translator(isBlue ? Phrase::Blue : Phrase::Red),
                                 models::entryName(m_session.contest(), event, isBlue ? game.red : game.blue),
                                 models::wholeResult(event.setup, *game.result, m_translator.language())));
  }
  for (const contest::Bye& bye : event.byes) {
    const int round = contest::numberOf(bye.round);
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    if (bye.entry == ranked.entry)
      rounds.emplace_back(round,
                          m_translator(isAbsent ? Phrase::AbsentOfRound : Phrase::ByeOfRound).arg(round));
  }
  std::ranges::sort(rounds);
  for (const auto& [round, text] : rounds) lines << text;
  lines
      << m_translator(Phrase::SumOfPointSystem).arg(models::figureText(event.setup.set, ranked.pointSystem));
  return lines;
}

std::vector<desk::RematchOf> TallyPage::rematchesOpen(const contest::Event& event) const {
  std::vector<desk::RematchOf> open;
  for (const auto& [one, other] : contest::openRematches(event, m_standings->rematchesDue)) {
    open.push_back({one, other});
  }
  return open;
}

// Each leads to its sheet; behind it the blank, and the figures alone where no sheet is kept.
QString TallyPage::rematchLinks(const contest::Event& event) const {
  QStringList links;
  for (const desk::RematchOf& each : rematchesOpen(event)) {
    const QString pair =
        QStringLiteral("%1:%2").arg(contest::numberOf(each.one)).arg(contest::numberOf(each.other));
    links << QStringLiteral(
                 "<a href='rematch:%1'>%2 · %3</a> (<a href='figures:%1'>%4</a>, <a href='blank:%1'>%5</a>)")
                 .arg(pair, models::entryName(m_session.contest(), event, each.one).toHtmlEscaped(),
                      models::entryName(m_session.contest(), event, each.other).toHtmlEscaped(),
                      m_translator(Phrase::FiguresOfRematch), m_translator(Phrase::BlankForRematch));
  }
  return links.join(QStringLiteral("; "));
}

void TallyPage::openSheet(const desk::RematchOf& rematch) {
  Location there = locationOf(Location::Kind::Sheet, location().event, rematch);
  there.isRematchDue = true;
  Q_EMIT goTo(there);
}

void TallyPage::showOpen(const contest::Event& shown) {
  const auto status = m_session.status(shown.id);
  QStringList waits;
  const auto places = [&](Phrase phrase, const QString& kind, const std::vector<desk::Place>& open) {
    if (open.empty()) return;
    QStringList links;
    for (std::size_t i = 0; i < open.size() && i < kMostLinks; ++i) {
      links << QStringLiteral("<a href='%1:%2:%3'>%4</a>")
                   .arg(kind)
                   .arg(contest::numberOf(open[i].round))
                   .arg(contest::numberOf(open[i].board))
                   .arg(toQt(words::placeText(open[i], m_translator.language())).toHtmlEscaped());
    }
    QString list = links.join(QStringLiteral(", "));
    if (open.size() > kMostLinks) list += m_translator(Phrase::MoreOfThem).arg(open.size() - kMostLinks);
    waits << m_translator(phrase).arg(list);
  };
  if (status != nullptr && m_standings->provisional && !m_standings->ranks.empty()) {
    const int unpaired = status->roundsNeeded - status->roundsPaired;
    places(Phrase::OpenResults, QStringLiteral("result"), status->resultsMissing);
    std::vector<desk::Place> differing;
    std::vector<desk::RematchOf> rematches;
    for (const desk::ResultDifference& each : status->resultsDiffering) {
      if (const auto* place = std::get_if<desk::Place>(&each.at)) differing.push_back(*place);
      if (const auto* rematch = std::get_if<desk::RematchOf>(&each.at)) rematches.push_back(*rematch);
    }
    places(Phrase::OpenDiffering, QStringLiteral("sheet"), differing);
    for (const desk::RematchOf& each : rematches) {
      waits << m_translator(Phrase::OpenDiffering)
                   .arg(QStringLiteral("<a href='played:%1:%2'>%3</a>")
                            .arg(contest::numberOf(each.one))
                            .arg(contest::numberOf(each.other))
                            .arg(toQt(words::sheetPlaceText(each, m_translator.language())).toHtmlEscaped()));
    }
    if (status->roundHeld) {
      waits << m_translator(Phrase::OpenHeld)
                   .arg(QStringLiteral("<a href='rounds'>%1</a>").arg(contest::numberOf(*status->roundHeld)));
    }
    if (unpaired > 0) {
      waits << m_translator(Phrase::OpenRounds).arg(QStringLiteral("<a href='rounds'>%1</a>").arg(unpaired));
    }
  }
  const QString rematches = rematchLinks(shown);
  if (!rematches.isEmpty()) waits << m_translator(Phrase::OpenRematches).arg(rematches);
  for (const std::vector<contest::EntryId>& tie : m_standings->lotsOpen) {
    QStringList names;
    for (const contest::EntryId entry : tie) {
      names << models::entryName(m_session.contest(), shown, entry).toHtmlEscaped();
    }
    waits << m_translator(Phrase::OpenLot)
                 .arg(names.join(QStringLiteral("; ")),
                      QStringLiteral("<a href='lot'>%1</a>").arg(m_commands.name(Command::DrawLot)));
  }
  const qsizetype before = waits.size();
  if (status != nullptr && before > 0) {
    places(Phrase::OpenSheets, QStringLiteral("sheet"), status->sheetsMissing);
    places(Phrase::OpenFindings, QStringLiteral("sheet"), status->sheetsWithFindings);
  }
  const Colours colours = coloursOf(palette());
  QPalette due = palette();
  due.setColor(QPalette::Window, colours.noteFill);
  due.setColor(QPalette::WindowText, colours.noteInk);
  due.setColor(QPalette::Link, colours.noteInk);
  m_open->setPalette(due);
  const QString head = QStringLiteral("<b>%1</b> ").arg(m_translator(Phrase::StandsOpen).toHtmlEscaped());
  m_open->setText(waits.isEmpty() ? QString() : head + waits.join(QStringLiteral(" · ")));
  m_open->setVisible(!waits.isEmpty());
}

void TallyPage::follow(const QString& link) {
  const QStringList parts = link.split(u':');
  const auto number = [&parts](qsizetype at) { return parts.value(at).toLongLong(); };
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  const desk::Place place{contest::RoundNumber{static_cast<int>(number(1))},
                          contest::BoardNumber{static_cast<int>(number(2))}};
  if (parts.front() == QLatin1String("lot")) return drawLot();
  if (parts.front() == QLatin1String("rounds")) return Q_EMIT goTo({Location::Kind::Rounds, shown->id, {}});
  if (parts.front() == QLatin1String("result"))
    return Q_EMIT goTo({Location::Kind::Rounds, shown->id, place});
  if (parts.front() == QLatin1String("sheet")) return Q_EMIT goTo({Location::Kind::Sheet, shown->id, place});
  const contest::EntryId one{number(1)};
  const contest::EntryId other{number(2)};
  if (parts.front() == QLatin1String("rematch")) return openSheet({one, other});
  if (parts.front() == QLatin1String("played")) {
    return Q_EMIT goTo(locationOf(Location::Kind::Sheet, shown->id, desk::RematchOf{one, other}));
  }
  if (parts.front() == QLatin1String("figures")) return enterRematch(one, other);
  db::PaperOf of = papers::paperOf(papers::PaperForm::Blank, shown->id, m_translator.language());
  of.blue = one;
  of.red = other;
  previewPaper(papers::made(m_session.desk(), std::move(of)), m_session, m_translator, this);
}

// Beside the list where there is room for both.
void TallyPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  const bool isWide = event->size().width() >= kRoomForBoth;
  m_split->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
  m_reason->setMinimumSize(isWide ? QSize(280, 0) : QSize(0, kLeastReason));
}

}  // namespace damath::views
