// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/tally_page.hpp"

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

#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/board_states.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/window/commands/page_facts.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_sheet_table.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/tally/open_tasks.hpp"
#include "app/window/tally/rank_rows.hpp"
#include "app/window/tally/tally_link.hpp"
#include "app/window/tally/what_if_dialog.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// The least width, in pixels, at which the page shows the reason beside the list. In a narrower page the
// reason stands below.
constexpr int kRoomForBoth = 1200;
constexpr int kRoomForRanks = 620;
constexpr int kRoomForReason = 150;
constexpr int kLeastReason = 90;
constexpr std::size_t kMostAcross = 200;  // with more players, the screen shows no crosstable

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
  m_ranks->setLeastRows(kLeastPageRows);
  m_crosstable->setStretching({1});
  auto* across = flush<QVBoxLayout>(m_across);
  across->addWidget(m_crosstable);
  m_across->hide();
  m_reason->setOpenLinks(false);
  m_reason->setTabChangesFocus(true);
  on(m_reason, &QTextBrowser::anchorClicked, [this](const QUrl& link) {
    const QString text = link.toString();
    const auto game = parseTallyLink(text);
    game ? follow(*game) : Q_EMIT clauseAsked(text);
  });
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
  on(m_parts, &QTabBar::currentChanged, [this] { showPart(); });
  on(m_ranks, &ListTable::currentKeyChanged, [this] { showReason(); });
  on(m_open, &QLabel::linkActivated, [this](const QString& text) {
    const auto link = parseTallyLink(text);
    if (link && shownEvent() != nullptr) follow(*link);
  });
  serveCommands();
}

void TallyPage::serveCommands() {
  const auto hasOpenRematch = [this] { return !openRematches(*m_standings).empty(); };
  const auto hasRanks = [this] { return !m_standings->ranks.empty(); };
  const auto enterAtHand = [this] {
    const auto meant = rematchAtHand();
    meant ? enterRematch(meant->one, meant->other) : enterRematch({}, {});
  };
  const auto openFirst = [this] { openSheet(openRematches(*m_standings).front()); };
  const auto print = [this] { previewPaper(paper(), m_session, m_translator, *this); };
  const auto exportPdf = [this] { exportPaper(paper(), m_session, m_translator, *this); };
  serveEvent({{Command::EnterRematch, enterAtHand,
               [this] { return RematchDialog::hasAny(*shownEvent(), *m_standings); }},
              {Command::OpenSheet, openFirst, hasOpenRematch},
              {Command::KeepLive, [this] { playAtBoard(); }, hasOpenRematch},
              {Command::DrawLot, [this] { drawLot(); }, [this] { return !m_standings->lotsOpen.empty(); }},
              {Command::WhatIf, [this] { previewWhatIf(); }, [this] { return !shownEvent()->games.empty(); }},
              {Command::Print, print, hasRanks},
              {Command::ExportPdf, exportPdf, hasRanks}});
}

db::PaperOf TallyPage::paper() const {
  const auto form = m_parts->currentIndex() == 1 ? papers::PaperForm::Crosstable : papers::PaperForm::Tally;
  return papers::paperOf(form, location().event, m_translator.language());
}

// Returns the due rematch of the player in the current row; nullopt if that player has none.
std::optional<desk::RematchOf> TallyPage::rematchAtHand() const {
  const contest::EntryId entry{m_ranks->currentKey().toLongLong()};
  const auto open = openRematches(*m_standings);
  const auto meant = std::ranges::find_if(
      open, [entry](const desk::RematchOf& each) { return each.one == entry || each.other == entry; });
  return meant == open.end() ? std::nullopt : std::optional(*meant);
}

// Begins the rematch of the player in the current row. If that player has none, begins the first due rematch.
void TallyPage::playAtBoard() {
  const auto meant = rematchAtHand();
  const desk::RematchOf of = meant ? *meant : openRematches(*m_standings).front();
  Location there = locationOf(Location::Kind::Live, location().event, of);
  there.isRematchDue = true;
  Q_EMIT goTo(there);
}

void TallyPage::drawLot() {
  const contest::EventId event = location().event;
  const auto lot = m_session.change(event, m_session.author(), &desk::RoundDesk::drawLot, event);
  if (!lot) return;
  QStringList names;
  for (const contest::EntryId entry : lot->order) {
    names << entryName(m_session.contest(), *shownEvent(), entry);
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
  on(dialog, &QDialog::accepted, [this, dialog] {
    const contest::Event* shown = shownEvent();
    const desk::Place place = dialog->place();
    if (shown == nullptr || contest::gameAt(*shown, place.round, place.board) == nullptr) return;
    auto* result = new ResultDialog(m_session, m_translator, *shown, place, this);
    result->fields().ending->setCurrentIndex(dialog->fields().ending->currentIndex());
    result->fields().blue->setText(dialog->fields().blue->text());
    result->fields().red->setText(dialog->fields().red->text());
    connect(result, &ResultDialog::stored, this, &Page::said);
    result->open();
  });
  dialog->open();
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
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) {
    tellReason({});
    return m_ranks->setTable({}, {});
  }
  const auto status = m_session.status(shown->id);
  m_differing = status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
  const bool isKnown = status != nullptr && status->table != nullptr && m_differing.empty();
  m_standings = isKnown ? status->table
                        : std::make_shared<const contest::Standings>(
                              desk::standingsOf(contest::withoutUnpublished(*shown), m_differing));
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
  const RankRows rows(m_session.sharedContest(), shown, m_standings, m_translator);
  std::vector<QString> headings = rows.headings();
  const int reason = static_cast<int>(headings.size()) - 1;
  m_ranks->setStretching({RankRows::kPlayer, RankRows::kSchool, reason});
  // A narrow window hides these columns first: the whole reason is shown below, and the schools have their
  // own page.
  m_ranks->setSpared({std::vector{RankRows::kSchool, reason}});
  m_ranks->setLongTable(std::move(headings), {rows.keys(), rows});
}

void TallyPage::showCrosstable(const contest::Event& shown) {
  const std::size_t players = shown.entries.size();
  const bool isTooWide = players > kMostAcross;
  m_crosstable->setPlaceholder(isTooWide ? m_translator(Phrase::CrosstableTooWide).arg(players)
                                         : m_translator(Phrase::NoPlayers));
  if (players < 2 || isTooWide) return m_crosstable->setTable({}, {});
  const compose::ListSheet list =
      compose::crosstable(m_session.contest(), shown, *m_standings, m_translator.language());
  m_crosstable->setTable(headingsOf(list), rowsOf(list));
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
  if (shown == nullptr || ranked == nullptr) return tellReason({});
  const auto line = [](const QString& text) {
    return withClauseLinks(text).replace(u'\n', QStringLiteral("<br>"));
  };
  const QString name = entryName(m_session.contest(), *shown, entry);
  const bool isRanked = m_standings->afterRound > 0;
  const QString title = isRanked ? QStringLiteral("%1. %2").arg(ranked->rank).arg(name) : name;
  QString html =
      QStringLiteral("<b>%1</b><br>%2").arg(line(title), line(rankReasons(ranking(*shown), *ranked)));
  html += QStringLiteral("<p style='margin-top:8px; margin-bottom:0'>%1</p>")
              .arg(line(rankArithmetic(ranking(*shown), *ranked).join(u'\n')));
  tellReason(html + analysisLinks(*shown, entry));
}

void TallyPage::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  // Links keep the color of the earlier palette. Setting the text again gives them the new color.
  if (event->type() == QEvent::PaletteChange) m_reason->setHtml(m_reasonOnShow);
}

// Shows the reason. Does not set the same text again, because that would lose the scroll position.
void TallyPage::tellReason(const QString& html) {
  m_reason->setVisible(!html.isEmpty());
  if (html == m_reasonOnShow) return;
  m_reasonOnShow = html;
  m_reason->setHtml(html);
}

// Returns links to the analysis of each game of this player that has a saved scoresheet.
QString TallyPage::analysisLinks(const contest::Event& event, contest::EntryId entry) const {
  if (!m_commands.has(factsOf(Location::Kind::Analysis).product)) return {};
  const auto status = m_session.status(event.id);
  QStringList links;
  for (const contest::Game& game : event.games) {
    if (status == nullptr || (game.blue != entry && game.red != entry)) continue;
    if (status->boards.of(game.id).stage < desk::BoardStage::SheetIn) continue;
    const int round = contest::numberOf(game.round);
    const TallyLink link{TallyTarget::Analysis, desk::Place{game.round, game.board}};
    links << QStringLiteral("<a href='%1'>%2</a>")
                 .arg(toText(link), m_translator(Phrase::RoundNumber).arg(round).toHtmlEscaped());
  }
  if (links.empty()) return {};
  return QStringLiteral("<p style='margin-top:8px; margin-bottom:0'>%1: %2</p>")
      .arg(m_translator.plain(Phrase::AnalysisPage).toHtmlEscaped(), links.join(QStringLiteral(" · ")));
}

void TallyPage::openSheet(const desk::RematchOf& rematch) {
  Location there = locationOf(Location::Kind::Sheet, location().event, rematch);
  there.isRematchDue = true;
  Q_EMIT goTo(there);
}

void TallyPage::showOpen(const contest::Event& shown) {
  const auto status = m_session.status(shown.id);
  const QStringList open = openMatters(ranking(shown), status.get(), m_commands.name(Command::DrawLot));
  const Colours colours = coloursOf(palette());
  QPalette due = palette();
  due.setColor(QPalette::Window, colours.noteFill);
  due.setColor(QPalette::WindowText, colours.noteInk);
  due.setColor(QPalette::Link, colours.noteInk);
  m_open->setPalette(due);
  // If the list is final, a tie that is left may be broken by lot, but need not be (Y2d). The heading then
  // does not call the lot necessary.
  const Phrase what = ranking(shown).standings.provisional ? Phrase::StandsOpen : Phrase::StandsLevel;
  const QString head = QStringLiteral("<b>%1</b> ").arg(m_translator(what).toHtmlEscaped());
  m_open->setText(open.isEmpty() ? QString() : head + open.join(QStringLiteral(" · ")));
  m_open->setVisible(!open.isEmpty());
}

void TallyPage::follow(const TallyLink& link) {
  const auto* place = std::get_if<desk::Place>(&link.at);
  const auto* rematch = std::get_if<desk::RematchOf>(&link.at);
  const contest::EventId event = location().event;
  switch (link.target) {
    case TallyTarget::Lot:
      return drawLot();
    case TallyTarget::Rounds:
      return Q_EMIT goTo({Location::Kind::Rounds, event, {}});
    case TallyTarget::Result:
      return Q_EMIT goTo({Location::Kind::Rounds, event, *place});
    case TallyTarget::Analysis:
      return Q_EMIT goTo({Location::Kind::Analysis, event, *place});
    case TallyTarget::Sheet:
    case TallyTarget::RematchSheet:
      return Q_EMIT goTo(locationOf(Location::Kind::Sheet, event, link.at));
    case TallyTarget::DueSheet:
      return openSheet(*rematch);
    case TallyTarget::RematchFigures:
      return enterRematch(rematch->one, rematch->other);
    case TallyTarget::Blank:
      break;
  }
  db::PaperOf of = papers::paperOf(papers::PaperForm::Blank, event, m_translator.language());
  of.blue = rematch->one;
  of.red = rematch->other;
  previewPaper(of, m_session, m_translator, *this);
}

// Puts the reason beside the list if the page is wide enough.
void TallyPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  const bool isWide = event->size().width() >= kRoomForBoth;
  m_split->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
  m_reason->setMinimumSize(isWide ? QSize(280, 0) : QSize(0, kLeastReason));
}

}  // namespace damath::window
