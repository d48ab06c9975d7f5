#include "app/words/rank_words.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "app/words/phrase_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/spelling.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::words {

namespace {

// Where the entry ended up against those it was tied with at this step.
enum class Outcome { Ahead, Behind, Between, Level };

// A larger tie is told by its size: nobody reads a sentence of sixty names.
constexpr std::size_t kMostNamed = 12;

struct Step {
  const contest::RankReason& reason;
  const contest::RankedEntry& ranked;
  const contest::Standings& standings;
  const EntryName& nameOf;
  std::vector<const contest::RankedEntry*> rivals;  // in the order of the ranks
};

bool isNamedOneByOne(const Step& step) {
  return step.reason.against.size() <= kMostNamed;
}

// Those tied at a step stand together, so no rival is further away than there are rivals.
std::vector<const contest::RankedEntry*> rivalsOf(const contest::RankReason& reason,
                                                  const contest::RankedEntry& ranked,
                                                  const contest::Standings& standings) {
  std::vector<contest::EntryId> wanted = reason.against;
  std::ranges::sort(wanted);
  const auto& ranks = standings.ranks;
  const auto own = static_cast<std::size_t>(
      std::ranges::find(ranks, ranked.entry, &contest::RankedEntry::entry) - ranks.begin());
  const std::size_t first = own < wanted.size() ? 0 : own - wanted.size();
  const std::size_t last = std::min(ranks.size(), own + wanted.size() + 1);
  std::vector<const contest::RankedEntry*> found;
  for (std::size_t place = first; place < last; ++place) {
    if (std::ranges::binary_search(wanted, ranks[place].entry)) found.push_back(&ranks[place]);
  }
  return found;
}

Outcome outcomeOf(const Step& step) {
  bool ahead = false;
  bool behind = false;
  for (const contest::RankedEntry* rival : step.rivals) {
    ahead = ahead || step.ranked.rank < rival->rank;
    behind = behind || rival->rank < step.ranked.rank;
  }
  if (ahead && behind) return Outcome::Between;
  if (ahead || behind) return ahead ? Outcome::Ahead : Outcome::Behind;
  return Outcome::Level;
}

// "Reyes and Cruz", "60 others".
std::string rivals(const Step& step, Language language) {
  if (!isNamedOneByOne(step)) {
    const bool filipino = language == Language::Filipino;
    return std::to_string(step.reason.against.size()) + (filipino ? " iba pa" : " others");
  }
  std::vector<std::string> names;
  for (const contest::EntryId rival : step.reason.against) names.push_back(step.nameOf(rival));
  return joinedByAnd(names, language);
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

std::string halves(std::string points) {
  if (const std::size_t place = points.find("1/2"); place != std::string::npos && points.size() == 3)
    return "½";
  if (points.size() > 2 && points.ends_with(".5")) {
    const std::string whole = points.substr(0, points.size() - 2);
    return whole == "0" ? "½" : whole + "½";
  }
  return points;
}

// "1-0" as "1–0", "1/2-1/2" as "½–½".
std::string scores(const std::string& figures) {
  std::string text;
  for (const std::string& piece : piecesOf(figures)) text += (text.empty() ? "" : "–") + halves(piece);
  return text;
}

bool isEven(const std::string& figures) {
  const std::vector<std::string> pieces = piecesOf(figures);
  return std::ranges::all_of(pieces, [&](const std::string& piece) { return piece == pieces.front(); });
}

bool isDue(const Step& step) {
  return std::ranges::any_of(step.standings.rematchesDue, [&](const std::vector<contest::EntryId>& tie) {
    return std::ranges::find(tie, step.ranked.entry) != tie.end();
  });
}

// What the steps are called that compare one figure of each; empty for another clause.
std::string_view figureName(const Step& step, Language language) {
  const std::string_view clause = step.reason.clause;
  const bool filipino = language == Language::Filipino;
  if (clause == "Y2c" && step.standings.pointSystem == rules::PointSystem::Difference) {
    return filipino ? "Point System (sarili bawas kalaban)" : "Point System (own minus opponents')";
  }
  if (clause == "Y2c") return "Point System";
  if (clause == "Y2e") return "Buchholz";
  if (clause == "Y2f") return "Sonneborn-Berger";
  if (clause == "Y2g") return filipino ? "Bilang ng panalo" : "Games won:";
  if (clause == "Y2h") return filipino ? "Naipong puntos bawat round" : "Cumulative score";
  return {};
}

// A figure of Y2c is a sum of grand totals, the others are points of the tally.
std::string figureText(const contest::RankReason& reason) {
  if (reason.clause != "Y2c") return halves(reason.figures);
  const auto value = exact::parseNumber(reason.figures);
  return value ? sheet::withDecimals(reason.figures, *value) : reason.figures;
}

// A rival's figure at the same step as its own reason spells it.
std::string figureOf(const contest::RankedEntry& rival, const std::string& clause) {
  const auto own = std::ranges::find(rival.reasons, clause, &contest::RankReason::clause);
  return own == rival.reasons.end() ? sheet::withDecimals(exact::toText(rival.pointSystem), rival.pointSystem)
                                    : figureText(*own);
}

// The figures of all in the order of their names, of a large tie the first and the last by rank.
std::string figuresOfRivals(const Step& step, Language language) {
  const std::string& clause = step.reason.clause;
  if (step.rivals.empty()) return {};
  if (!isNamedOneByOne(step)) {
    return figureOf(*step.rivals.front(), clause) + " … " + figureOf(*step.rivals.back(), clause);
  }
  std::vector<std::string> figures;
  for (const contest::EntryId rival : step.reason.against) {
    const auto found = std::ranges::find(step.rivals, rival, &contest::RankedEntry::entry);
    if (found != step.rivals.end()) figures.push_back(figureOf(**found, clause));
  }
  return joinedByAnd(figures, language);
}

// Among how many a lot was drawn.
std::string sizeOfTie(const Step& step) {
  return std::to_string(step.reason.against.size() + 1);
}

// How far an entry came; empty for another clause.
std::string howFar(const contest::RankReason& reason, Language language) {
  const bool filipino = language == Language::Filipino;
  if (reason.lostIn) {
    return (filipino ? "Natanggal sa round " : "Out in round ") + std::to_string(numberOf(*reason.lostIn));
  }
  if (reason.groupPlace) {
    const std::string place = std::to_string(*reason.groupPlace);
    return filipino ? "Ika-" + place + " sa pangkat" : "Place " + place + " in the group";
  }
  return {};
}

std::string english(const Step& step) {
  const Outcome outcome = outcomeOf(step);
  const std::string names = rivals(step, Language::English);
  const bool pair = step.reason.against.size() == 1;
  const std::string figures = scores(step.reason.figures);
  const auto place = [&] {
    switch (outcome) {
      case Outcome::Ahead:
        return "Ahead of " + names;
      case Outcome::Behind:
        return "Behind " + names;
      case Outcome::Between:
      case Outcome::Level:
        break;
    }
    return "Tied with " + names;
  };
  if (const std::string text = howFar(step.reason, Language::English); !text.empty()) {
    return names.empty() ? text : text + ", level with " + names;
  }
  if (step.reason.clause == "Y2a") {
    if (pair && isEven(step.reason.figures)) return "Level with " + names + " in their games, " + figures;
    if (pair) return place() + " by their games, " + figures;
    return "Tied with " + names + " at " + compose::pointsText(step.ranked.points) +
           " points; games among them " + figures;
  }
  if (step.reason.clause == "Y2b") {
    if (figures.empty()) return (isDue(step) ? "Rematch due with " : "Tied so far with ") + names;
    if (pair && isEven(step.reason.figures)) return "Rematch with " + names + " undecided, " + figures;
    return place() + (pair ? " by the rematch, " : " by the rematches among them, ") + figures;
  }
  if (const auto name = figureName(step, Language::English); !name.empty()) {
    std::string text = std::string(name) + " " + figureText(step.reason);
    if (!step.reason.against.empty())
      text += " against " + figuresOfRivals(step, Language::English) + " of " + names;
    if (const int missing = step.reason.gamesWithoutFigures; missing > 0) {
      text +=
          "; " + std::to_string(missing) + (missing == 1 ? " game" : " games") + " without figures counted 0";
    }
    return text;
  }
  if (step.reason.clause == "Y2d") {
    if (!pair && !figures.empty())
      return "Lot with " + names + ": place " + figures + " of " + sizeOfTie(step);
    if (outcome != Outcome::Level) return place() + " by lot";
    return names.empty() ? "Shared rank" : "Shared rank with " + names;
  }
  return place() + (figures.empty() ? "" : ", " + figures);
}

std::string filipino(const Step& step) {
  const Outcome outcome = outcomeOf(step);
  const std::string names = rivals(step, Language::Filipino);
  const bool pair = step.reason.against.size() == 1;
  const bool named = isNamedOneByOne(step);
  const std::string whom = (pair ? "kay " : named ? "kina " : "sa ") + names;
  const std::string of = (pair ? "ni " : named ? "nina " : "ng ") + names;
  const std::string who = (pair ? "si " : named ? "sina " : "ang ") + names;
  const std::string figures = scores(step.reason.figures);
  const auto place = [&] {
    switch (outcome) {
      case Outcome::Ahead:
        return "Nauna " + whom;
      case Outcome::Behind:
        return "Nahuli " + whom;
      case Outcome::Between:
      case Outcome::Level:
        break;
    }
    return "Kapantay " + of;
  };
  if (const std::string text = howFar(step.reason, Language::Filipino); !text.empty()) {
    return names.empty() ? text : text + ", kapantay " + of;
  }
  if (step.reason.clause == "Y2a") {
    if (pair && isEven(step.reason.figures))
      return "Patas sila ni " + names + " sa kanilang mga laro, " + figures;
    if (pair) return place() + " dahil sa kanilang mga laro, " + figures;
    return "Kapantay " + of + " sa " + compose::pointsText(step.ranked.points) +
           " puntos; sa mga laro nila " + figures;
  }
  if (step.reason.clause == "Y2b") {
    if (figures.empty()) return isDue(step) ? "May rematch pa laban " + whom : "Kapantay pa sa ngayon " + of;
    if (pair && isEven(step.reason.figures)) return "Patas ang rematch " + whom + ", " + figures;
    return place() + (pair ? " dahil sa rematch, " : " dahil sa mga rematch nila, ") + figures;
  }
  if (const auto name = figureName(step, Language::Filipino); !name.empty()) {
    std::string text = std::string(name) + " " + figureText(step.reason);
    if (!step.reason.against.empty()) {
      text += " laban sa " + figuresOfRivals(step, Language::Filipino) + " " + of;
    }
    if (const int missing = step.reason.gamesWithoutFigures; missing > 0) {
      text += "; " + std::to_string(missing) + " laro na walang iskor ang binilang na 0";
    }
    return text;
  }
  if (step.reason.clause == "Y2d") {
    if (!pair && !figures.empty())
      return "Palabunutan kasama " + who + ": ika-" + figures + " sa " + sizeOfTie(step);
    if (outcome != Outcome::Level) return place() + " sa palabunutan";
    return names.empty() ? "Magkapantay ang ranggo" : "Kapantay ng ranggo " + who;
  }
  return place() + (figures.empty() ? "" : ", " + figures);
}

}  // namespace

std::string rankReasonText(const contest::RankReason& reason, const contest::RankedEntry& ranked,
                           const contest::Standings& standings, const EntryName& nameOf, Language language) {
  const Step step{reason, ranked, standings, nameOf, rivalsOf(reason, ranked, standings)};
  const std::string sentence = language == Language::Filipino ? filipino(step) : english(step);
  return sentence + " (" + reason.clause + ")";
}

}  // namespace damath::words
