// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/rank_words.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/sheet/law/spelling.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using tiebreak::RankStep;

// The result of comparing an entry with the entries tied with it at one step that breaks a tie. Mixed: ahead
// of some of them and behind others.
enum class Outcome { Ahead, Behind, Mixed, Level };

struct Figure {
  exact::Number value;
  std::string text;  // the number `value` as the sentence shows it
};

struct Rival {
  contest::EntryId entry{};
  Figure figure;  // the number that the step compares, for this rival (a tied entry)
};

struct Step {
  const contest::RankReason& reason;
  const contest::Standings& standings;
  const EntryName& nameOf;
  Language language;
  MostNamed mostNamed;
  Figure own;
  std::vector<Rival> rivals;  // the tied entries, in the order of RankReason::against
};

bool isNamedOneByOne(const Step& step) {
  return step.rivals.size() <= static_cast<std::size_t>(step.mostNamed);
}

// Returns the reason that the rank of a rival (a tied entry) has for the same step and the same tie. Null if
// there is none.
const contest::RankReason* reasonOfRival(const contest::RankReason& reason, contest::EntryId own,
                                         const contest::RankedEntry& rival) {
  for (const contest::RankReason& each : rival.reasons) {
    const bool isSameTie = each.against.size() == reason.against.size() &&
                           std::ranges::find(each.against, own) != each.against.end();
    if (each.step == reason.step && isSameTie) return &each;
  }
  return nullptr;
}

// Returns the rank of `entry`, which is tied with the entry at the index `own` of the ranks. Searches from
// this index in both directions, because tied entries have ranks close together. Null if `entry` has no rank.
const contest::RankedEntry* rankedNear(const contest::Standings& standings, std::size_t own,
                                       contest::EntryId entry) {
  const auto& ranks = standings.ranks;
  for (std::size_t away = 1; away <= ranks.size(); ++away) {
    if (away <= own && ranks[own - away].entry == entry) return &ranks[own - away];
    if (own + away < ranks.size() && ranks[own + away].entry == entry) return &ranks[own + away];
  }
  return nullptr;
}

Figure pointsAt(const tiebreak::TableScore& score, std::size_t place) {
  if (place >= score.points.size()) return {};
  return {score.points[place], toText(tiebreak::TableScore{{score.points[place]}})};
}

Figure figureOf(const tiebreak::RankFigures& figures) {
  if (const auto* score = std::get_if<tiebreak::TableScore>(&figures)) return pointsAt(*score, 0);
  if (const auto* own = std::get_if<tiebreak::OwnFigure>(&figures)) return {own->value, toText(figures)};
  const int* place = std::get_if<int>(&figures);
  return {place == nullptr ? exact::Number() : exact::Number(*place), toText(figures)};
}

// Collects the numbers that a step compares: the number of the entry, and the numbers of its rivals (the tied
// entries). If the step compares the games among the tied entries, the given reason already has all numbers.
// Otherwise, the number of each entry is in a reason of that entry's rank.
Step stepOf(const contest::RankReason& reason, const contest::RankedEntry& ranked,
            const contest::Standings& standings, const EntryName& nameOf, Language language,
            MostNamed mostNamed) {
  Step step{reason, standings, nameOf, language, mostNamed, figureOf(reason.figures), {}};
  const auto* table = std::get_if<tiebreak::TableScore>(&reason.figures);
  const auto* sum = std::get_if<tiebreak::OwnFigure>(&reason.figures);
  const auto own =
      static_cast<std::size_t>(contest::rankOf(standings, ranked.entry) - standings.ranks.data());
  for (std::size_t i = 0; i < reason.against.size(); ++i) {
    Rival rival{reason.against[i], {}};
    if (table != nullptr) {
      rival.figure = pointsAt(*table, i + 1);
    } else if (const auto* row = rankedNear(standings, own, rival.entry)) {
      const contest::RankReason* of = reasonOfRival(reason, ranked.entry, *row);
      if (of != nullptr) {
        rival.figure = figureOf(of->figures);
      } else if (reason.step == RankStep::PointSystem && sum != nullptr) {
        rival.figure = figureOf(tiebreak::OwnFigure{row->pointSystem, sum->style});
      }
    }
    step.rivals.push_back(std::move(rival));
  }
  return step;
}

// Compares the entry with its rivals (the tied entries). At the drawing of lots, the smaller number is
// better; at all other steps, the greater number.
Outcome outcomeOf(const Step& step) {
  const exact::Number& own = step.own.value;
  bool ahead = false;
  bool behind = false;
  for (const Rival& rival : step.rivals) {
    const exact::Number& other = rival.figure.value;
    ahead = ahead || other < own;
    behind = behind || own < other;
  }
  if (ahead && behind) return Outcome::Mixed;
  if (!ahead && !behind) return Outcome::Level;
  const bool isFirst = step.reason.step == RankStep::Lot ? behind : ahead;
  return isFirst ? Outcome::Ahead : Outcome::Behind;
}

bool isEven(const Step& step) {
  return std::ranges::all_of(step.rivals,
                             [&](const Rival& rival) { return rival.figure.text == step.own.text; });
}

// Returns the names of the rivals (the tied entries): "Reyes and Cruz". If there are too many, returns their
// number: "60 others".
std::string names(const Step& step) {
  if (!isNamedOneByOne(step)) {
    return said(Phrase::OthersCount, step.language, {std::to_string(step.rivals.size())});
  }
  std::vector<std::string> all;
  for (const Rival& rival : step.rivals) all.push_back(step.nameOf(rival.entry));
  return joinedByAnd(all, step.language);
}

// Returns the number that a step compares as text. The step Point System compares sums of grand totals or of
// their differences. All other steps compare points or wins.
std::string figureText(const Step& step, const Figure& figure) {
  if (step.reason.step != RankStep::PointSystem) return compose::halvesText(figure.text);
  return figure.text.empty() ? figure.text : sheet::totalWithDecimals(figure.text, figure.value);
}

// Returns the score of the entry against its only rival (the tied entry): "1–0" or "½–½".
std::string score(const Step& step) {
  return compose::halvesText(step.own.text) + "–" + compose::halvesText(step.rivals.front().figure.text);
}

// Returns the rematch between the entry and a rival (a tied entry). Null if they have not played it yet.
const contest::RematchMet* metIn(const Step& step, const Rival& rival) {
  const auto found = std::ranges::find(step.reason.met, rival.entry, &contest::RematchMet::against);
  return found == step.reason.met.end() ? nullptr : &*found;
}

// Returns the numbers that the step compares, for the rivals (the tied entries): "102 (Reyes, Ana); 99 (Cruz,
// Ben)". For many rivals, returns only the greatest and the least number: "114 … 99 (13 others)".
std::string figuresOfRivals(const Step& step) {
  std::string text;
  if (isNamedOneByOne(step)) {
    for (const Rival& rival : step.rivals) {
      text += (text.empty() ? "" : "; ") + said(Phrase::FigureOfOne, step.language,
                                                {figureText(step, rival.figure), step.nameOf(rival.entry)});
    }
    return text;
  }
  const auto [least, most] = std::ranges::minmax_element(
      step.rivals, [](const Rival& a, const Rival& b) { return a.figure.value < b.figure.value; });
  const std::string greatest = figureText(step, most->figure);
  const bool areAlike = most->figure.text == least->figure.text;
  return said(Phrase::FigureOfMany, step.language,
              {areAlike ? greatest : greatest + " … " + figureText(step, least->figure), names(step)});
}

// Returns the names of the rivals (the tied entries) with a Filipino marker: "kay Reyes", "kina Reyes at
// Cruz", "sa 13 iba pa". The other sets of markers are ni, nina, ng and si, sina, ang.
std::string marked(const Step& step, std::string_view one, std::string_view more, std::string_view many) {
  const std::string_view mark = step.rivals.size() == 1 ? one : isNamedOneByOne(step) ? more : many;
  return std::string(mark) + " " + names(step);
}

// Fills a pattern with the names of the rivals (the tied entries): %1 without a Filipino marker, %2 with kay,
// %3 with ni, %4 with si. %5 is `first`, %6 is `second`.
std::string said(const Step& step, Phrase pattern, const std::string& first = {},
                 const std::string& second = {}) {
  return said(pattern, step.language,
              {names(step), marked(step, "kay", "kina", "sa"), marked(step, "ni", "nina", "ng"),
               marked(step, "si", "sina", "ang"), first, second});
}

// Returns the stage of the knock-out that the entry reached, and the names of the tied entries, which reached
// the same stage.
std::string howFar(const Step& step, Phrase pattern, std::initializer_list<std::string_view> words = {}) {
  const std::string text = said(pattern, step.language, words);
  return step.rivals.empty() ? text : said(step, Phrase::RankLevel, text);
}

std::string pointsInFinal(const Step& step) {
  const exact::Number& points = step.own.value;
  return howFar(step, Phrase::RankFinal,
                {points.isRational() ? compose::pointsText(points.rational()) : step.own.text});
}

// The patterns for a step that breaks a tie by the games among the tied players, or by their rematches.
// said() has the meaning of the placeholders %1 to %4.
struct TableWords {
  // `ahead`, `behind` and `level` are for a tie with one player. %5 is the score between the two players.
  Phrase ahead;
  Phrase behind;
  Phrase level;
  // for a tie with several players; %5 are the points of the entry, %6 are the points of these players
  Phrase many;
  // for a tie with several players who all have as many points as the entry; %5 are these points
  Phrase even;
};

constexpr TableWords kGames{Phrase::GamesAhead, Phrase::GamesBehind, Phrase::GamesLevel, Phrase::GamesMany,
                            Phrase::GamesEven};

constexpr TableWords kRematches{Phrase::RematchAhead, Phrase::RematchBehind, Phrase::RematchLevel,
                                Phrase::RematchMany, Phrase::RematchEven};

std::string tableText(const Step& step, const TableWords& words) {
  if (step.rivals.size() > 1) {
    return isEven(step) ? said(step, words.even, compose::halvesText(step.own.text))
                        : said(step, words.many, compose::halvesText(step.own.text), figuresOfRivals(step));
  }
  switch (outcomeOf(step)) {
    case Outcome::Ahead:
      return said(step, words.ahead, score(step));
    case Outcome::Behind:
      return said(step, words.behind, score(step));
    case Outcome::Mixed:
    case Outcome::Level:
      break;
  }
  return said(step, words.level, score(step));
}

// Returns the sentence for an entry in a tie whose rematches are not all played: its own rematches, played
// and still due.
std::string openRematchText(const Step& step, contest::EntryId own) {
  const auto& due = step.standings.rematchesDue;
  const bool isDue = !step.rivals.empty() && contest::areTied(due, own, step.rivals.front().entry);
  if (!isDue) return said(step, Phrase::RankSoFar);
  if (step.reason.met.empty()) return said(step, Phrase::RankDue);
  Step open = step;
  std::erase_if(open.rivals, [&](const Rival& rival) { return metIn(step, rival) != nullptr; });
  std::string played = std::to_string(step.reason.met.size());
  if (isNamedOneByOne(step)) {
    played = joined(step.reason.met, "; ", [&](const contest::RematchMet& met) {
      return said(Phrase::RematchMet, step.language,
                  {compose::scoreText(met.score), step.nameOf(met.against)});
    });
  }
  return open.rivals.empty() ? said(step, Phrase::RankDueToOthers, played)
                             : said(open, Phrase::RankDueInPart, played);
}

std::string thirdPlaceText(const Step& step) {
  if (!step.reason.hasFigures()) return said(step, Phrase::ThirdPlaceOpen);
  switch (outcomeOf(step)) {
    case Outcome::Ahead:
      return said(step, Phrase::ThirdPlaceAhead, score(step));
    case Outcome::Behind:
      return said(step, Phrase::ThirdPlaceBehind, score(step));
    case Outcome::Mixed:
    case Outcome::Level:
      break;
  }
  return said(step, Phrase::ThirdPlaceNobody);
}

std::string figureSentence(const Step& step, Phrase name) {
  std::string own = std::string(toText(name, step.language)) + " " + figureText(step, step.own);
  if (const int missing = step.reason.gamesWithoutFigures; missing > 0) {
    const bool isAverage = step.standings.pointSystem == rules::PointSystem::Average;
    const Phrase one = isAverage ? Phrase::OneGameLeftOut : Phrase::OneGameWithoutFigures;
    const Phrase more = isAverage ? Phrase::MoreGamesLeftOut : Phrase::MoreGamesWithoutFigures;
    own += said(missing == 1 ? one : more, step.language, {std::to_string(missing)});
  }
  if (step.rivals.empty()) return own;
  return isEven(step) ? said(step, Phrase::RankLevel, own)
                      : said(step, Phrase::RankAgainst, own, figuresOfRivals(step));
}

std::string lotText(const Step& step) {
  const int* place = std::get_if<int>(&step.reason.figures);
  if (place == nullptr) return said(step, step.rivals.empty() ? Phrase::RankSharedAlone : Phrase::RankShared);
  if (step.rivals.size() != 1) {
    return said(step, Phrase::LotPlace, step.own.text, std::to_string(step.rivals.size() + 1));
  }
  return said(step, *place == 1 ? Phrase::LotAhead : Phrase::LotBehind);
}

std::string sentence(const Step& step, contest::EntryId own) {
  switch (step.reason.step) {
    case RankStep::StillIn:
      return howFar(step, Phrase::RankIn);
    case RankStep::Champion:
      return howFar(step, Phrase::OnlyOneLeft);
    case RankStep::KnockedOut:
      return howFar(step, Phrase::RankOut, {step.own.text});
    case RankStep::ThirdPlace:
      return thirdPlaceText(step);
    case RankStep::ThirdByBye:
      return said(Phrase::RankThirdByBye, step.language, {step.own.text});
    case RankStep::NoSeat:
      return howFar(step, Phrase::RankNoSeat);
    case RankStep::Annulled:
      return howFar(step, Phrase::RankAnnulled);
    case RankStep::GroupPlace:
      return howFar(step, Phrase::PlaceInGroup, {step.own.text});
    case RankStep::FinalPoints:
      return pointsInFinal(step);
    case RankStep::HeadToHead:
      return tableText(step, kGames);
    case RankStep::Rematch:
      return step.reason.hasFigures() ? tableText(step, kRematches) : openRematchText(step, own);
    case RankStep::PointSystem:
      return figureSentence(step, pointSystemName(step.standings.pointSystem));
    case RankStep::Buchholz:
      return figureSentence(step, Phrase::Buchholz);
    case RankStep::SonnebornBerger:
      return figureSentence(step, Phrase::SonnebornBerger);
    case RankStep::Wins:
      return figureSentence(step, Phrase::GamesWon);
    case RankStep::Cumulative:
      return figureSentence(step, Phrase::CumulativeScore);
    case RankStep::Lot:
      return lotText(step);
  }
  return {};
}

}  // namespace

Phrase pointSystemName(rules::PointSystem pointSystem) {
  switch (pointSystem) {
    case rules::PointSystem::Difference:
      return Phrase::PointSystemDifference;
    case rules::PointSystem::Average:
      return Phrase::PointSystemAverage;
    case rules::PointSystem::OwnTotals:
      break;
  }
  return Phrase::PointSystem;
}

std::string rankReasonText(const contest::RankReason& reason, const contest::RankedEntry& ranked,
                           const contest::Standings& standings, const EntryName& nameOf, Language language,
                           MostNamed mostNamed) {
  const Step step = stepOf(reason, ranked, standings, nameOf, language, mostNamed);
  return sentence(step, ranked.entry) + " (" + std::string(toText(clauseOf(reason.step))) + ")";
}

}  // namespace damath::words
