// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/tally_link.hpp"

#include <QStringList>

#include "app/window/text/qt_text.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::window {

namespace {

constexpr Spelling<TallyTarget> kTargets[] = {
    {TallyTarget::Lot, "lot"},
    {TallyTarget::Rounds, "rounds"},
    {TallyTarget::Result, "result"},
    {TallyTarget::Sheet, "sheet"},
    {TallyTarget::Analysis, "analysis"},
    {TallyTarget::DueSheet, "rematch"},
    {TallyTarget::RematchSheet, "played"},
    {TallyTarget::Blank, "blank"},
    {TallyTarget::RematchFigures, "figures"},
};
static_assert(coversEvery(kTargets));

enum class Meant { Nothing, Game, Rematch };

Meant whatIsMeant(TallyTarget target) {
  switch (target) {
    case TallyTarget::Lot:
    case TallyTarget::Rounds:
      return Meant::Nothing;
    case TallyTarget::Result:
    case TallyTarget::Sheet:
    case TallyTarget::Analysis:
      return Meant::Game;
    case TallyTarget::RematchSheet:
    case TallyTarget::DueSheet:
    case TallyTarget::RematchFigures:
    case TallyTarget::Blank:
      break;
  }
  return Meant::Rematch;
}

}  // namespace

QString toText(const TallyLink& link) {
  QString target = toQt(spellingOf(kTargets, link.target));
  const auto with = [&target](auto one, auto other) {
    return QStringLiteral("%1:%2:%3").arg(target).arg(contest::numberOf(one)).arg(contest::numberOf(other));
  };
  if (whatIsMeant(link.target) == Meant::Nothing) return target;
  if (const auto* rematch = std::get_if<desk::RematchOf>(&link.at)) {
    const QString text = with(rematch->one, rematch->other);
    return rematch->number == contest::GameId{}
               ? text
               : QStringLiteral("%1:%2").arg(text).arg(contest::numberOf(rematch->number));
  }
  const auto& place = std::get<desk::Place>(link.at);
  return with(place.round, place.board);
}

std::optional<TallyLink> parseTallyLink(const QString& text) {
  const QStringList parts = text.split(u':');
  const auto target = valueOf(kTargets, fromQt(parts.front()));
  if (!target) return std::nullopt;
  const auto number = [&parts](qsizetype at) { return parts.value(at).toLongLong(); };
  switch (whatIsMeant(*target)) {
    case Meant::Nothing:
      return TallyLink{*target};
    case Meant::Game:
      return TallyLink{*target, desk::Place{contest::RoundNumber{static_cast<int>(number(1))},
                                            contest::BoardNumber{static_cast<int>(number(2))}}};
    case Meant::Rematch:
      break;
  }
  return TallyLink{*target, desk::RematchOf{contest::EntryId{number(1)}, contest::EntryId{number(2)},
                                            contest::GameId{number(3)}}};
}

}  // namespace damath::window
