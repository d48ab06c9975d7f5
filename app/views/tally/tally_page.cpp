// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tally/tally_page.hpp"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/papers/event_papers.hpp"
#include "app/views/dialogs/rematch_dialog.hpp"
#include "app/views/pages/printing.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/parts/theme.hpp"
#include "app/words/texts/rank_words.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"

namespace damath::views {

using models::TableCell;
using models::toQt;
using words::Phrase;

namespace {

constexpr Qt::Alignment kRight = Qt::AlignRight | Qt::AlignVCenter;

words::EntryName nameIn(const contest::Contest& contest, const contest::Event& event) {
  return [&contest, &event](contest::EntryId id) { return contest::shownName(contest, event, id); };
}

}  // namespace

TallyPage::TallyPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_ranks(new ListTable(this)),
      m_reasonTitle(new QLabel(this)),
      m_reason(new QLabel(this)),
      m_rematches(new QLabel(this)) {
  addButtons({Command::EnterRematch, Command::DrawLot, Command::Print, Command::ExportPdf});
  addBody(m_ranks);
  m_ranks->setWrapping();
  setFirst(m_ranks);
  QFont bold = m_reasonTitle->font();
  bold.setBold(true);
  m_reasonTitle->setFont(bold);
  for (QLabel* label : {m_reason, m_rematches}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_rematches->setAutoFillBackground(true);
  m_rematches->setMargin(8);
  auto* panel = new QFrame(this);
  panel->setFrameShape(QFrame::StyledPanel);
  auto* column = new QVBoxLayout(panel);
  column->addWidget(m_reasonTitle);
  column->addWidget(m_reason);
  addBody(panel, 0);
  addBody(m_rematches, 0);
  connect(m_ranks, &ListTable::currentKeyChanged, this, models::guarded(m_session, [this] {
            const contest::Event* shown = shownEvent();
            if (shown == nullptr) return;
            const contest::EntryId entry{m_ranks->currentKey().toLongLong()};
            const auto ranked = std::ranges::find(m_standings.ranks, entry, &contest::RankedEntry::entry);
            if (ranked == m_standings.ranks.end()) return;
            m_reasonTitle->setText(QStringLiteral("%1. %2")
                                       .arg(ranked->rank)
                                       .arg(models::entryName(m_session.contest(), *shown, entry)));
            m_reason->setText(reasonsOf(*ranked));
          }));
}

bool TallyPage::offers(Command command) const {
  if (shownEvent() == nullptr) return false;
  if (command == Command::EnterRematch) return RematchDialog::hasAny(*shownEvent(), m_standings);
  if (command == Command::DrawLot) return hasOpenLot();
  return (command == Command::Print || command == Command::ExportPdf) && !m_standings.ranks.empty();
}

void TallyPage::run(Command command) {
  if (command == Command::EnterRematch) {
    auto* dialog = new RematchDialog(m_session, m_translator, *shownEvent(), m_standings, this);
    connect(dialog, &RematchDialog::stored, this, &Page::said);
    return dialog->open();
  }
  if (command == Command::DrawLot) return drawLot();
  if (command == Command::Print) return previewDocument(document(), m_session, m_translator, this);
  const QString name =
      QStringLiteral("%1 %2").arg(toQt(shownEvent()->setup.name), m_translator.plain(Phrase::TallyPage));
  exportDocument(document(), name, m_session, m_translator, *this);
}

void TallyPage::drawLot() {
  const auto draw = [this](const desk::Author& author) {
    return desk::RoundDesk(m_session.desk()).drawLot(location().event, author);
  };
  const auto lot = m_session.changed(m_session.withConfirmation(shownEvent(), m_session.author(), draw));
  if (!lot) return;
  QStringList names;
  for (const contest::EntryId entry : lot->order) {
    names << models::entryName(m_session.contest(), *shownEvent(), entry);
  }
  Q_EMIT said(m_translator(Phrase::LotDrawn).arg(names.join(QStringLiteral("; "))));
}

compose::Document TallyPage::document() const {
  return papers::tally({m_session.contest(), *shownEvent(), m_translator.language(), m_differing});
}

QString TallyPage::reasonsOf(const contest::RankedEntry& ranked) const {
  if (ranked.reasons.empty()) return m_translator(Phrase::PointsDecide);
  QStringList sentences;
  for (const contest::RankReason& reason : ranked.reasons) {
    sentences << toQt(words::rankReasonText(
        reason, ranked, m_standings, nameIn(m_session.contest(), *shownEvent()), m_translator.language()));
  }
  return sentences.join(u'\n');
}

void TallyPage::refresh() {
  m_ranks->setAccessibleName(m_translator.plain(Phrase::TallyPage));
  m_ranks->setPlaceholder(m_translator(Phrase::NoPlayers));
  m_reason->clear();
  m_reasonTitle->clear();
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_ranks->setTable({}, {});
  const desk::EventStatus* status = m_session.status(shown->id);
  m_differing = status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
  m_standings = desk::standingsOf(*shown, m_differing);
  QString facts = m_translator(Phrase::AfterRound).arg(m_standings.afterRound);
  facts += QStringLiteral(" · ") +
           m_translator(m_standings.provisional ? Phrase::Provisional : Phrase::FinalRanks);
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::TallyPage), toQt(shown->setup.name)),
          facts);
  showRanks(*shown);
  showRematches(*shown);
  Q_EMIT offersChanged();
}

void TallyPage::showRanks(const contest::Event& shown) {
  const int rounds = contest::roundsPaired(shown);
  std::vector<QString> headings{m_translator(Phrase::Rank), m_translator(Phrase::Number),
                                m_translator(Phrase::Player), m_translator(Phrase::School)};
  for (int round = 1; round <= rounds; ++round) {
    headings.push_back(m_translator(Phrase::RoundShort).arg(round));
  }
  headings.insert(headings.end(), {m_translator(Phrase::Points), m_translator(Phrase::Wins),
                                   m_translator(Phrase::PointSystem), m_translator(Phrase::ReasonOfRank)});
  const contest::Contest& contest = m_session.contest();
  std::vector<models::TableRow> rows;
  for (const contest::RankedEntry& ranked : m_standings.ranks) {
    models::TableRow row;
    row.key = QVariant::fromValue<qlonglong>(contest::numberOf(ranked.entry));
    row.cells = {{.text = QString::number(ranked.rank),
                  .sortKey = ranked.rank,
                  .alignment = Qt::AlignCenter,
                  .strong = true},
                 {.text = QString::number(shown.at(ranked.entry).number),
                  .sortKey = shown.at(ranked.entry).number,
                  .alignment = Qt::AlignCenter},
                 {.text = models::entryName(contest, shown, ranked.entry), .strong = true},
                 {.text = models::entrySchool(contest, shown, ranked.entry)}};
    const std::size_t first = row.cells.size();
    for (int round = 1; round <= rounds; ++round) row.cells.push_back({.alignment = Qt::AlignCenter});
    for (const contest::Game& game : shown.games) {
      if (game.blue != ranked.entry && game.red != ranked.entry) continue;
      TableCell& cell = row.cells[first + static_cast<std::size_t>(contest::numberOf(game.round) - 1)];
      const contest::EntryId rival = game.blue == ranked.entry ? game.red : game.blue;
      cell.text = toQt(compose::resultText(shown, game, ranked.entry));
      cell.toolTip = models::entryName(contest, shown, rival);
    }
    for (const contest::Bye& bye : shown.byes) {
      if (bye.entry != ranked.entry) continue;
      row.cells[first + static_cast<std::size_t>(contest::numberOf(bye.round) - 1)].text =
          m_translator(Phrase::ByeShort);
    }
    QString reasons = reasonsOf(ranked);
    const QString brief = reasons.section(u'\n', 0, 0);
    // Points are sorted as ranks are: a figure that Qt could order would have to be rounded first.
    row.cells.push_back({.text = toQt(compose::pointsText(ranked.points)),
                         .sortKey = -ranked.rank,
                         .alignment = kRight,
                         .strong = true});
    row.cells.push_back({.text = QString::number(ranked.wins), .sortKey = ranked.wins, .alignment = kRight});
    row.cells.push_back(
        {.text = models::figureText(shown.setup.set, ranked.pointSystem), .alignment = kRight});
    row.cells.push_back({.text = ranked.reasons.empty() ? QString() : brief, .toolTip = reasons});
    rows.push_back(std::move(row));
  }
  m_ranks->setStretching({2, 3, static_cast<int>(headings.size()) - 1});
  m_ranks->setTable(std::move(headings), std::move(rows));
}

void TallyPage::showRematches(const contest::Event& shown) {
  QStringList sentences;
  for (const std::vector<contest::EntryId>& tie : m_standings.rematchesDue) {
    QStringList names;
    for (const contest::EntryId entry : tie) names << models::entryName(m_session.contest(), shown, entry);
    sentences << m_translator(Phrase::RematchDue).arg(names.join(QStringLiteral(" · ")));
  }
  const Colours colours = coloursOf(palette());
  QPalette due = palette();
  due.setColor(QPalette::Window, colours.noteFill);
  due.setColor(QPalette::WindowText, colours.noteInk);
  m_rematches->setPalette(due);
  m_rematches->setText(sentences.join(u'\n'));
  m_rematches->setVisible(!sentences.isEmpty());
}

}  // namespace damath::views
