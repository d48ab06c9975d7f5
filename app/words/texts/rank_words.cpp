// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/rank_words.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::words {

namespace {

using rules::Clause;

// What the step itself made of the entry and its rivals; what came after it is another step's.
enum class Outcome { Ahead, Behind, Mixed, Level };

// A larger tie is told by its size: nobody reads a sentence of sixty names.
constexpr std::size_t kMostNamed = 12;

struct Rival {
  contest::EntryId entry{};
  std::string figure;  // at this step, as the program spells it
};

struct Step {
  const contest::RankReason& reason;
  const contest::Standings& standings;
  const EntryName& nameOf;
  Language language;
  std::string own;            // the entry's figure
  std::vector<Rival> rivals;  // in the order of the reason
};

bool isNamedOneByOne(const Step& step) {
  return step.rivals.size() <= kMostNamed;
}

std::vector<std::string> piecesOf(const std::string& figures) {
  std::vector<std::string> pieces(1);
  for (const char c : figures) {
    if (c == '-') {
      pieces.emplace_back();
    } else {
      pieces.back() += c;
    }
  }
  return pieces;
}

// The reason of the same step that a rival has: the clause, among the same ones.
const contest::RankReason* reasonOfRival(const contest::RankReason& reason, contest::EntryId own,
                                         const contest::RankedEntry& rival) {
  for (const contest::RankReason& each : rival.reasons) {
    const bool isSameTie = each.against.size() == reason.against.size() &&
                           std::ranges::find(each.against, own) != each.against.end();
    if (each.clause == reason.clause && isSameTie) return &each;
  }
  return nullptr;
}

// Outwards from the own rank, so that of many entries few are looked at.
const contest::RankedEntry* rankedNear(const contest::Standings& standings, std::size_t own,
                                       contest::EntryId entry) {
  const auto& ranks = standings.ranks;
  for (std::size_t away = 1; away <= ranks.size(); ++away) {
    if (away <= own && ranks[own - away].entry == entry) return &ranks[own - away];
    if (own + away < ranks.size() && ranks[own + away].entry == entry) return &ranks[own + away];
  }
  return nullptr;
}

bool isForThirdPlace(const contest::RankReason& reason) {
  return reason.knockOut == contest::KnockOutPlace::ThirdPlace;
}

bool isTable(const contest::RankReason& reason) {
  return reason.clause == Clause("Y2a") || reason.clause == Clause("Y2b") || isForThirdPlace(reason);
}

// Tables have the figures of all in one reason, the other steps each its own.
Step stepOf(const contest::RankReason& reason, const contest::RankedEntry& ranked,
            const contest::Standings& standings, const EntryName& nameOf, Language language) {
  Step step{reason, standings, nameOf, language, reason.figures, {}};
  const std::vector<std::string> pieces =
      isTable(reason) ? piecesOf(reason.figures) : std::vector<std::string>();
  if (isTable(reason)) step.own = pieces.front();
  const auto own = static_cast<std::size_t>(
      std::ranges::find(standings.ranks, ranked.entry, &contest::RankedEntry::entry) -
      standings.ranks.begin());
  for (std::size_t i = 0; i < reason.against.size(); ++i) {
    Rival rival{reason.against[i], {}};
    if (isTable(reason)) {
      if (i + 1 < pieces.size()) rival.figure = pieces[i + 1];
    } else if (const auto* row = rankedNear(standings, own, rival.entry)) {
      const contest::RankReason* of = reasonOfRival(reason, ranked.entry, *row);
      if (of != nullptr) rival.figure = of->figures;
      if (of == nullptr && reason.clause == Clause("Y2c")) rival.figure = exact::toText(row->pointSystem);
    }
    step.rivals.push_back(std::move(rival));
  }
  return step;
}

exact::Number valueOf(const std::string& figure) {
  const auto number = exact::parseNumber(figure);
  return number ? *number : exact::Number();
}

// Of a table, or the places of a lot, of which the smaller is the better.
Outcome outcomeOf(const Step& step) {
  const exact::Number own = valueOf(step.own);
  bool ahead = false;
  bool behind = false;
  for (const Rival& rival : step.rivals) {
    const exact::Number other = valueOf(rival.figure);
    ahead = ahead || other < own;
    behind = behind || own < other;
  }
  if (ahead && behind) return Outcome::Mixed;
  if (!ahead && !behind) return Outcome::Level;
  const bool isFirst = step.reason.clause == Clause("Y2d") ? behind : ahead;
  return isFirst ? Outcome::Ahead : Outcome::Behind;
}

bool isEven(const Step& step) {
  return std::ranges::all_of(step.rivals, [&](const Rival& rival) { return rival.figure == step.own; });
}

// "Reyes and Cruz", "60 others".
std::string names(const Step& step) {
  if (!isNamedOneByOne(step)) {
    return said(text::kOthersCount, step.language, {std::to_string(step.rivals.size())});
  }
  std::vector<std::string> all;
  for (const Rival& rival : step.rivals) all.push_back(step.nameOf(rival.entry));
  return joinedByAnd(all, step.language);
}

// A figure of Y2c is a sum of grand totals, the others are points of the tally.
std::string figureText(const Step& step, const std::string& figure) {
  if (step.reason.clause != Clause("Y2c")) return compose::halvesText(figure);
  const auto value = exact::parseNumber(figure);
  return value ? sheet::withDecimals(figure, *value) : figure;
}

// Between two: "1-0" as "1–0", "1/2-1/2" as "½–½".
std::string score(const Step& step) {
  return compose::halvesText(step.own) + "–" + compose::halvesText(step.rivals.front().figure);
}

bool isDue(const Step& step, contest::EntryId own) {
  return std::ranges::any_of(step.standings.rematchesDue, [&](const std::vector<contest::EntryId>& tie) {
    return std::ranges::find(tie, own) != tie.end();
  });
}

// "102 of Reyes, Ana; 99 of Cruz, Ben"; of many the greatest and the least: "114 … 99 of 13 others".
std::string figuresOfRivals(const Step& step) {
  std::string text;
  if (isNamedOneByOne(step)) {
    for (const Rival& rival : step.rivals) {
      text += (text.empty() ? "" : "; ") + said(text::kFigureOfOne, step.language,
                                                {figureText(step, rival.figure), step.nameOf(rival.entry)});
    }
    return text;
  }
  const auto [least, most] = std::ranges::minmax_element(
      step.rivals, [](const Rival& a, const Rival& b) { return valueOf(a.figure) < valueOf(b.figure); });
  const std::string greatest = figureText(step, most->figure);
  const bool areAlike = most->figure == least->figure;
  return said(text::kFigureOfMany, step.language,
              {areAlike ? greatest : greatest + " … " + figureText(step, least->figure), names(step)});
}

// "kay Reyes", "kina Reyes at Cruz", "sa 13 iba pa"; "ni", "nina", "ng"; "si", "sina", "ang".
std::string marked(const Step& step, std::string_view one, std::string_view more, std::string_view many) {
  const std::string_view mark = step.rivals.size() == 1 ? one : isNamedOneByOne(step) ? more : many;
  return std::string(mark) + " " + names(step);
}

// %1 the names as they are, %2 kay, %3 ni, %4 si with them, %5 and %6 the rest.
std::string said(const Step& step, const Pattern& pattern, const std::string& first = {},
                 const std::string& second = {}) {
  return filled(pattern.in(step.language),
                {names(step), marked(step, "kay", "kina", "sa"), marked(step, "ni", "nina", "ng"),
                 marked(step, "si", "sina", "ang"), first, second});
}

// How far an entry came in a knock-out, without those level with it; empty where a game for third place says
// it.
std::string knockOutText(const contest::RankReason& reason, Language language) {
  switch (*reason.knockOut) {
    case contest::KnockOutPlace::StillIn:
      return said(text::kRankIn, language);
    case contest::KnockOutPlace::Champion:
      return said(text::kOnlyOneLeft, language);
    case contest::KnockOutPlace::Out:
      return said(text::kRankOut, language, {std::to_string(numberOf(reason.lostIn.value()))});
    case contest::KnockOutPlace::NoSeat:
      return said(text::kRankNoSeat, language);
    case contest::KnockOutPlace::ThirdPlace:
      break;
  }
  return {};
}

// How far an entry came; empty for another clause.
std::string howFar(const Step& step) {
  const contest::RankReason& reason = step.reason;
  std::string text;
  if (reason.knockOut) {
    text = knockOutText(reason, step.language);
  } else if (reason.groupPlace) {
    text = said(text::kPlaceInGroup, step.language, {std::to_string(*reason.groupPlace)});
  } else if (reason.pointsInFinal) {
    text = said(text::kRankFinal, step.language, {compose::pointsText(*reason.pointsInFinal)});
  }
  if (text.empty() || step.rivals.empty()) return text;
  return said(step, text::kRankLevel, text);
}

// The games, or the rematches, that the tied played among themselves.
struct TableWords {
  Pattern ahead;  // %5 the score between two
  Pattern behind;
  Pattern level;
  Pattern many;  // %5 the own figure, %6 the others'
  Pattern even;  // %5 what each has
};

constexpr TableWords kGames{text::kGamesAhead, text::kGamesBehind, text::kGamesLevel, text::kGamesMany,
                            text::kGamesEven};

constexpr TableWords kRematches{text::kRematchAhead, text::kRematchBehind, text::kRematchLevel,
                                text::kRematchMany, text::kRematchEven};

std::string tableText(const Step& step, const TableWords& words) {
  if (step.rivals.size() > 1) {
    return isEven(step) ? said(step, words.even, compose::halvesText(step.own))
                        : said(step, words.many, compose::halvesText(step.own), figuresOfRivals(step));
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

std::string thirdPlaceText(const Step& step) {
  if (step.reason.figures.empty()) {
    return said(step, text::kThirdPlaceOpen);
  }
  switch (outcomeOf(step)) {
    case Outcome::Ahead:
      return said(step, text::kThirdPlaceAhead, score(step));
    case Outcome::Behind:
      return said(step, text::kThirdPlaceBehind, score(step));
    case Outcome::Mixed:
    case Outcome::Level:
      break;
  }
  return said(step, text::kThirdPlaceNobody);
}

// What the steps are called that compare one figure of each; nothing for another clause.
std::optional<Pattern> figureName(const Step& step) {
  const Clause clause = step.reason.clause;
  if (clause == Clause("Y2c") && step.standings.pointSystem == rules::PointSystem::Difference) {
    return text::kPointSystemDifference;
  }
  if (clause == Clause("Y2c")) return text::kPointSystem;
  if (clause == Clause("Y2e")) return text::kBuchholz;
  if (clause == Clause("Y2f")) return text::kSonnebornBerger;
  if (clause == Clause("Y2g")) return text::kGamesWon;
  if (clause == Clause("Y2h")) return text::kCumulativeScore;
  return std::nullopt;
}

std::string figureSentence(const Step& step, const Pattern& name) {
  std::string own = std::string(name.in(step.language)) + " " + figureText(step, step.own);
  if (const int missing = step.reason.gamesWithoutFigures; missing > 0) {
    own += said(missing == 1 ? text::kOneGameWithoutFigures : text::kMoreGamesWithoutFigures, step.language,
                {std::to_string(missing)});
  }
  if (step.rivals.empty()) return own;
  return isEven(step) ? said(step, text::kRankLevel, own)
                      : said(step, text::kRankAgainst, own, figuresOfRivals(step));
}

std::string lotText(const Step& step) {
  if (step.reason.figures.empty()) {
    return said(step, step.rivals.empty() ? text::kRankSharedAlone : text::kRankShared);
  }
  if (step.rivals.size() != 1) {
    return said(step, text::kLotPlace, step.own, std::to_string(step.rivals.size() + 1));
  }
  return said(step, step.own == "1" ? text::kLotAhead : text::kLotBehind);
}

std::string sentence(const Step& step, contest::EntryId own) {
  if (isForThirdPlace(step.reason)) return thirdPlaceText(step);
  if (std::string text = howFar(step); !text.empty()) return text;
  const Clause clause = step.reason.clause;
  if (clause == Clause("Y2a")) return tableText(step, kGames);
  if (clause == Clause("Y2b") && step.reason.figures.empty()) {
    return said(step, isDue(step, own) ? text::kRankDue : text::kRankSoFar);
  }
  if (clause == Clause("Y2b")) return tableText(step, kRematches);
  if (const auto name = figureName(step)) return figureSentence(step, *name);
  return lotText(step);
}

}  // namespace

std::string rankReasonText(const contest::RankReason& reason, const contest::RankedEntry& ranked,
                           const contest::Standings& standings, const EntryName& nameOf, Language language) {
  const Step step = stepOf(reason, ranked, standings, nameOf, language);
  return sentence(step, ranked.entry) + " (" + std::string(toText(reason.clause)) + ")";
}

}  // namespace damath::words
