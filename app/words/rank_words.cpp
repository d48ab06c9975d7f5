#include "app/words/rank_words.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "app/words/phrase_text.hpp"
#include "core/exact/number_text.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::words {

namespace {

// Where the entry ended up against those it was tied with at this step.
enum class Outcome { Ahead, Behind, Between, Level };

struct Step {
  const contest::RankReason& reason;
  const contest::RankedEntry& ranked;
  const contest::Standings& standings;
  const EntryName& nameOf;
};

const contest::RankedEntry* rankedOf(const contest::Standings& standings, contest::EntryId entry) {
  const auto found = std::ranges::find(standings.ranks, entry, &contest::RankedEntry::entry);
  return found == standings.ranks.end() ? nullptr : &*found;
}

Outcome outcomeOf(const Step& step) {
  bool ahead = false;
  bool behind = false;
  for (const contest::EntryId rival : step.reason.against) {
    const contest::RankedEntry* other = rankedOf(step.standings, rival);
    ahead = ahead || (other != nullptr && step.ranked.rank < other->rank);
    behind = behind || (other != nullptr && other->rank < step.ranked.rank);
  }
  if (ahead && behind) return Outcome::Between;
  if (ahead || behind) return ahead ? Outcome::Ahead : Outcome::Behind;
  return Outcome::Level;
}

std::string rivals(const Step& step, Language language) {
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
  return reason.clause == "Y2c" ? reason.figures : halves(reason.figures);
}

// A rival's figure at the same step as its own reason spells it.
std::string figureOf(const contest::RankedEntry& rival, const std::string& clause) {
  const auto own = std::ranges::find(rival.reasons, clause, &contest::RankReason::clause);
  return own == rival.reasons.end() ? exact::toText(rival.pointSystem) : figureText(*own);
}

std::string figuresOfRivals(const Step& step, Language language) {
  std::vector<std::string> figures;
  for (const contest::EntryId rival : step.reason.against) {
    const contest::RankedEntry* other = rankedOf(step.standings, rival);
    if (other != nullptr) figures.push_back(figureOf(*other, step.reason.clause));
  }
  return joinedByAnd(figures, language);
}

// Among how many a lot was drawn.
std::string sizeOfTie(const Step& step) {
  return std::to_string(step.reason.against.size() + 1);
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
  const std::string whom = (pair ? "kay " : "kina ") + names;
  const std::string of = (pair ? "ni " : "nina ") + names;
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
  if (step.reason.clause == "Y2a") {
    if (pair && isEven(step.reason.figures))
      return "Patas sila ni " + names + " sa kanilang mga laro, " + figures;
    if (pair) return place() + " dahil sa kanilang mga laro, " + figures;
    return "Kapantay nina " + names + " sa " + compose::pointsText(step.ranked.points) +
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
      text += " laban sa " + figuresOfRivals(step, Language::Filipino) + (pair ? " ni " : " nina ") + names;
    }
    if (const int missing = step.reason.gamesWithoutFigures; missing > 0) {
      text += "; " + std::to_string(missing) + " laro na walang iskor ang binilang na 0";
    }
    return text;
  }
  if (step.reason.clause == "Y2d") {
    if (!pair && !figures.empty())
      return "Palabunutan kasama sina " + names + ": ika-" + figures + " sa " + sizeOfTie(step);
    if (outcome != Outcome::Level) return place() + " sa palabunutan";
    return names.empty() ? "Magkapantay ang ranggo"
                         : "Kapantay ng ranggo " + std::string(pair ? "si " : "sina ") + names;
  }
  return place() + (figures.empty() ? "" : ", " + figures);
}

}  // namespace

std::string rankReasonText(const contest::RankReason& reason, const contest::RankedEntry& ranked,
                           const contest::Standings& standings, const EntryName& nameOf, Language language) {
  const Step step{reason, ranked, standings, nameOf};
  const std::string sentence = language == Language::Filipino ? filipino(step) : english(step);
  return sentence + " (" + reason.clause + ")";
}

}  // namespace damath::words
