// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/open_tasks.hpp"

#include <cstddef>
#include <variant>

#include "app/desk/change/result_difference.hpp"
#include "app/window/tally/tally_link.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/place_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::size_t kMostLinks = 8;  // most links for a kind of task; a text tells how many were left out

QString asLink(const TallyLink& link, const QString& text) {
  return QStringLiteral("<a href='%1'>%2</a>").arg(toText(link), text.toHtmlEscaped());
}

// Returns at most eight names of players. If there are more players, the last text tells how many were left
// out.
QStringList fewNames(const Ranking& of, const std::vector<contest::EntryId>& entries) {
  QStringList names;
  for (std::size_t i = 0; i < entries.size() && i < kMostLinks; ++i) {
    names << entryName(of.contest, of.event, entries[i]);
  }
  if (entries.size() > kMostLinks)
    names.back() += of.translator(Phrase::MoreOfThem).arg(entries.size() - kMostLinks);
  return names;
}

class Matters {
 public:
  explicit Matters(const Ranking& of) : m_of(of) {}

  [[nodiscard]] const QStringList& lines() const { return m_lines; }

  void addUndecided(const desk::EventStatus& status) {
    addPlaces(Phrase::OpenResults, TallyTarget::Result, status.resultsMissing);
    addDiffering(status.resultsDiffering);
    if (status.roundUnpublished) addRounds(Phrase::OpenHeld, contest::numberOf(*status.roundUnpublished));
    const int unpaired = status.roundsNeeded - status.roundsPaired;
    if (unpaired > 0) addRounds(Phrase::OpenRounds, unpaired);
  }

  void addRematches() {
    QStringList links;
    const std::vector<desk::RematchOf> open = openRematches(m_of.standings);
    for (std::size_t i = 0; i < open.size() && i < kMostLinks; ++i) {
      const desk::RematchOf& each = open[i];
      const QString names = name(each.one) + QStringLiteral(" · ") + name(each.other);
      links << QStringLiteral("%1 (%2, %3)")
                   .arg(asLink({TallyTarget::DueSheet, each}, names),
                        asLink({TallyTarget::RematchFigures, each}, said(Phrase::FiguresOfRematch)),
                        asLink({TallyTarget::Blank, each}, said(Phrase::BlankForRematch)));
    }
    if (links.isEmpty()) return;
    QString list = links.join(QStringLiteral("; "));
    if (open.size() > kMostLinks) list += said(Phrase::MoreOfThem).arg(open.size() - kMostLinks);
    m_lines << said(Phrase::OpenRematches).arg(list);
  }

  void addLots(const QString& drawLot) {
    // Lots are drawn one after another, the best place first. Therefore only the first tie has a link.
    QString link = asLink({TallyTarget::Lot}, drawLot);
    for (const std::vector<contest::EntryId>& tie : m_of.standings.lotsOpen) {
      const QString names = fewNames(m_of, tie).join(QStringLiteral("; ")).toHtmlEscaped();
      m_lines << (link.isEmpty() ? said(Phrase::OpenLotLater).arg(names)
                                 : said(Phrase::OpenLot).arg(names, link));
      link.clear();
    }
  }

 private:
  [[nodiscard]] QString said(Phrase phrase) const { return m_of.translator(phrase); }
  [[nodiscard]] QString name(contest::EntryId entry) const {
    return entryName(m_of.contest, m_of.event, entry);
  }

  void addPlaces(Phrase phrase, TallyTarget target, const std::vector<desk::Place>& open) {
    if (open.empty()) return;
    QStringList links;
    for (std::size_t i = 0; i < open.size() && i < kMostLinks; ++i) {
      links << asLink({target, open[i]}, toQt(words::placeText(open[i], m_of.translator.language())));
    }
    QString list = links.join(QStringLiteral(", "));
    if (open.size() > kMostLinks) list += said(Phrase::MoreOfThem).arg(open.size() - kMostLinks);
    m_lines << said(phrase).arg(list);
  }

  void addDiffering(const std::vector<desk::ResultDifference>& differing) {
    std::vector<desk::Place> games;
    for (const desk::ResultDifference& each : differing) {
      if (const auto* place = std::get_if<desk::Place>(&each.at)) games.push_back(*place);
    }
    addPlaces(Phrase::OpenDiffering, TallyTarget::Sheet, games);
    for (const desk::ResultDifference& each : differing) {
      if (!std::holds_alternative<desk::RematchOf>(each.at)) continue;
      const QString rematch = toQt(words::sheetPlaceText(each.at, m_of.translator.language()));
      m_lines << said(Phrase::OpenDiffering).arg(asLink({TallyTarget::RematchSheet, each.at}, rematch));
    }
  }

  void addRounds(Phrase phrase, int number) {
    m_lines << said(phrase).arg(asLink({TallyTarget::Rounds}, QString::number(number)));
  }

  Ranking m_of;
  QStringList m_lines;
};

}  // namespace

std::vector<desk::RematchOf> openRematches(const contest::Standings& standings) {
  std::vector<desk::RematchOf> open;
  for (const auto& [one, other] : standings.rematchesOpen) open.push_back({one, other});
  return open;
}

QStringList openMatters(const Ranking& of, const desk::EventStatus* status, const QString& drawLot) {
  Matters matters(of);
  const bool isBegun = of.standings.provisional && !of.standings.ranks.empty();
  if (status != nullptr && isBegun) matters.addUndecided(*status);
  matters.addRematches();
  matters.addLots(drawLot);
  return matters.lines();
}

}  // namespace damath::window
