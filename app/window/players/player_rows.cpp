// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/player_rows.hpp"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "app/desk/events/player_desk.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/clash_words.hpp"
#include "core/contest/clashes.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Returns the player's name with its parts separated by commas, so that the user can edit each part.
QString writtenName(const contest::Player& player) {
  QStringList parts{toQt(player.last), toQt(player.first)};
  if (!player.middle.empty()) parts << toQt(player.middle);
  return parts.join(QStringLiteral(", "));
}

}  // namespace

PlayerRows::PlayerRows(db::SharedContest contest, const contest::Event& event, const Translator& translator)
    : m_contest(std::move(contest)), m_event(event), m_translator(translator) {
  for (const contest::Clash& clash : contest::clashes(*m_contest)) {
    QString& text = m_clashes[clash.player];
    if (!text.isEmpty()) text += u'\n';
    text += toQt(words::message(clash, *m_contest, m_translator.language()));
  }
}

std::vector<QString> PlayerRows::headings() const {
  return {m_translator(Phrase::Number),    m_translator(Phrase::Player),   m_translator(Phrase::School),
          m_translator(Phrase::District),  m_translator(Phrase::Division), m_translator(Phrase::Grade),
          m_translator(Phrase::Section),   m_translator(Phrase::Coach),    m_translator(Phrase::Rating),
          m_translator(Phrase::EntryState)};
}

std::vector<QVariant> PlayerRows::keys() const {
  std::vector<QVariant> keys;
  for (const contest::Entry& entry : m_event.entries) keys.emplace_back(entry.number);
  return keys;
}

int PlayerRows::clashing() const {
  return static_cast<int>(std::ranges::count_if(
      m_event.entries, [this](const contest::Entry& entry) { return m_clashes.contains(entry.player); }));
}

TableRow PlayerRows::operator()(std::size_t row) const {
  const contest::Entry& entry = m_event.entries[row];
  const contest::Player& player = m_contest->at(entry.player);
  const contest::School* school = m_contest->find(player.school);
  const auto ofSchool = [school](std::string contest::School::*part) {
    const QString text = school == nullptr ? QString() : toQt(school->*part);
    return TableCell{.text = text, .written = text};
  };
  const QString rating = player.rating ? QString::number(*player.rating) : QString();
  const auto clash = m_clashes.find(player.id);
  QString state = stateOf(entry);
  if (clash != m_clashes.end()) {
    if (!state.isEmpty()) state += QStringLiteral(" · ");
    state += otherEvents(player);
  }
  return {{{.text = QString::number(entry.number),
            .sortKey = entry.number,
            .alignment = Qt::AlignRight | Qt::AlignVCenter},
           {.text = toQt(player.name()), .strong = true, .written = writtenName(player)},
           ofSchool(&contest::School::name),
           ofSchool(&contest::School::district),
           ofSchool(&contest::School::division),
           {.text = toQt(player.grade), .alignment = Qt::AlignCenter, .written = toQt(player.grade)},
           {.text = toQt(player.section), .written = toQt(player.section)},
           {.text = toQt(player.coach), .written = toQt(player.coach)},
           {.text = rating,
            .sortKey = player.rating.value_or(-1),
            .alignment = Qt::AlignRight | Qt::AlignVCenter,
            .written = rating},
           {.text = state,
            .icon = clash == m_clashes.end() ? QIcon() : icon(Symbol::Note),
            .toolTip = clash == m_clashes.end() ? QString() : clash->second}},
          entry.number};
}

QString PlayerRows::stateOf(const contest::Entry& entry) const {
  QStringList parts;
  if (entry.lastRound) parts << m_translator(Phrase::WithdrawnAfter).arg(*entry.lastRound);
  if (entry.firstRound > 1) parts << m_translator(Phrase::EnteredIn).arg(entry.firstRound);
  for (const contest::RoundNumber round : entry.absences) {
    parts << m_translator(Phrase::AbsentIn).arg(contest::numberOf(round));
  }
  return parts.join(QStringLiteral(" · "));
}

QString PlayerRows::otherEvents(const contest::Player& player) const {
  QStringList names;
  for (const contest::Event* event : contest::eventsOf(*m_contest, player.id)) {
    if (event->id != m_event.id) names << toQt(event->setup.name);
  }
  return m_translator(Phrase::AlsoIn)
      .arg(names.isEmpty() ? toQt(m_event.setup.name) : names.join(QStringLiteral(", ")));
}

std::vector<desk::RowFault> putInto(desk::RosterRow& row, int column, const std::string& text,
                                    const contest::Contest& contest) {
  std::vector<desk::RowFault> faults;
  switch (column) {
    case PlayerRows::kName:
      row.middle.clear();
      if (text.empty()) faults.push_back({row.line, desk::RowReason::MissingLast, {}, {}});
      static_cast<void>(desk::partName(row, text, desk::RosterField::Name, faults));
      break;
    case PlayerRows::kSchool: {
      row.school = text;
      const auto known = desk::schoolsNamed(contest, text);
      // If several schools have this name, the user must fill in the cells for district and division.
      if (known.size() != 1) break;
      row.district = known.front()->district;
      row.division = known.front()->division;
      break;
    }
    case PlayerRows::kDistrict:
      row.district = text;
      break;
    case PlayerRows::kDivision:
      row.division = text;
      break;
    case PlayerRows::kGrade:
      row.grade = text;
      break;
    case PlayerRows::kSection:
      row.section = text;
      break;
    case PlayerRows::kCoach:
      row.coach = text;
      break;
    case PlayerRows::kRating:
      row.rating = desk::parseRating(text);
      if (!row.rating && !text.empty()) faults.push_back({row.line, desk::RowReason::BadRating, text, {}});
      break;
    default:
      break;
  }
  return faults;
}

}  // namespace damath::window
