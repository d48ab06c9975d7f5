// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/tie_case.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/contest/pairing/berger.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/spellings.hpp"

namespace damath::contest::testing {

namespace {

struct Side {
  char sign = '.';
  std::optional<exact::Number> grand;
};

[[noreturn]] void refuse(const std::string& line) {
  throw std::runtime_error("not a tie case: " + line);
}

std::vector<std::string> wordsOf(const std::string& line) {
  std::istringstream in(line.substr(0, line.find('#')));
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

exact::Number numberIn(const std::string& text) {
  const auto number = exact::parseNumber(text);
  if (!number) refuse(text);
  return *number;
}

Side parseSide(const std::string& text) {
  if (text.empty() || std::string("10=+-n?.x").find(text[0]) == std::string::npos) refuse(text);
  Side side{text[0], std::nullopt};
  if (text.size() == 1) return side;
  if (text[1] != ':') refuse(text);
  side.grand = numberIn(text.substr(2));
  return side;
}

std::vector<Side> parseCell(const std::string& text) {
  std::vector<Side> games;
  std::istringstream in(text);
  for (std::string game; std::getline(in, game, ',');) games.push_back(parseSide(game));
  return games;
}

std::optional<GameResult> resultOfSides(const Side& blue, const Side& red) {
  const std::string signs = {blue.sign, red.sign};
  GameResult result{rules::Ending::Time, blue.grand, red.grand, rules::Result::Draw};
  if (signs == "??") return std::nullopt;
  if (signs == "10") {
    result.result = rules::Result::BlueWins;
  } else if (signs == "01") {
    result.result = rules::Result::RedWins;
  } else if (signs == "+-") {
    result.ending = rules::Ending::NoShowRed;
    result.result = rules::Result::BlueWins;
  } else if (signs == "-+") {
    result.ending = rules::Ending::NoShowBlue;
    result.result = rules::Result::RedWins;
  } else if (signs == "nn") {
    result.ending = rules::Ending::NoShowBoth;
    result.result = rules::Result::NobodyWins;
  } else if (signs != "==") {
    refuse("the two sides of a game disagree: " + signs);
  }
  return result;
}

EntryId entryOf(int number) {
  return static_cast<EntryId>(100 + number);
}

Event emptyEvent() {
  return {.id = EventId{1},
          .setup = {.name = "ties",
                    .set = *rules::builtInChipSet("whole"),
                    .ruleset = rules::manual(),
                    .system = System::RoundRobin,
                    .legs = 1,
                    .rounds = std::nullopt,
                    .lotSeed = 0},
          .entries = {},
          .games = {},
          .byes = {},
          .rematches = {}};
}

class Reader {
 public:
  void take(const std::string& line) {
    const std::vector<std::string> words = wordsOf(line);
    if (words.empty()) return;
    if (words.size() < 2) refuse(line);
    if (takeOption(words)) return;
    if (words[0] == "bye") {
      m_byes.push_back(words[1]);
    } else if (words[0] == "absent") {
      m_absent.push_back(words[1]);
    } else if (words[0] == "left") {
      m_left.emplace_back(words[1], words.size() > 2 ? std::optional(std::stoi(words[2])) : std::nullopt);
    } else if (words[0] == "rematch" || words[0] == "decider") {
      m_rematches.push_back(words);
    } else if (words[0] == "lot") {
      m_lots.push_back(words);
    } else {
      m_case.names.push_back(words[0]);
      std::vector<std::vector<Side>> row;
      for (std::size_t i = 1; i < words.size(); ++i) row.push_back(parseCell(words[i]));
      m_rows.push_back(row);
    }
  }

  TieCase finish() {
    const int players = static_cast<int>(m_rows.size());
    Event& event = m_case.event;
    for (int number = 1; number <= players; ++number) {
      event.entries.push_back({entryOf(number), static_cast<PlayerId>(number), number});
      if (m_rows[index(number)].size() != m_rows.size()) refuse("a row that is not as long as the table");
    }
    addGames(players);
    for (const std::string& name : m_byes) event.byes.push_back({RoundNumber{1}, entryNamed(name)});
    for (const std::string& name : m_absent) {
      event.byes.push_back({RoundNumber{1}, entryNamed(name), ByeKind::Absent});
    }
    for (const auto& words : m_rematches) addRematch(words);
    for (const auto& [name, round] : m_left) {
      const auto entry = std::ranges::find(event.entries, entryNamed(name), &Entry::id);
      entry->lastRound = round.value_or(pairing::roundsOfBerger(players, event.setup.legs));
    }
    for (const auto& words : m_lots) addLot(words);
    return m_case;
  }

  void expect(const std::string& line) { m_case.expected += line + "\n"; }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number - 1); }

  bool takeOption(const std::vector<std::string>& words) {
    rules::Ruleset& ruleset = m_case.event.setup.ruleset;
    if (words[0] == "system") {
      m_case.event.setup.system = parseSystem(words[1]).value();
    } else if (words[0] == "legs") {
      m_case.event.setup.legs = std::stoi(words[1]);
    } else if (words[0] == "set") {
      m_case.event.setup.set = *rules::builtInChipSet(words[1]);
    } else if (words[0] == "rematchPlaces") {
      rules::change(ruleset, &rules::Ruleset::rematchPlaces,
                    words[1] == "all" ? rules::RematchPlaces(rules::AllPlaces{})
                                      : rules::RematchPlaces(std::stoi(words[1])));
    } else if (words[0] == "rematchDrawn") {
      rules::change(ruleset, &rules::Ruleset::rematchDrawn, valueOf<rules::RematchDrawn>(words[1]).value());
    } else if (words[0] == "rematchWithdrawn") {
      rules::change(ruleset, &rules::Ruleset::rematchWithdrawn,
                    valueOf<rules::RematchWithdrawn>(words[1]).value());
    } else if (words[0] == "withdrawnGames") {
      rules::change(ruleset, &rules::Ruleset::withdrawnGames,
                    valueOf<rules::WithdrawnGames>(words[1]).value());
    } else if (words[0] == "walkoverMeetings") {
      rules::change(ruleset, &rules::Ruleset::walkoverMeetings,
                    valueOf<rules::WalkoverMeetings>(words[1]).value());
    } else if (words[0] == "points") {
      rules::change(ruleset, &rules::Ruleset::points,
                    {numberIn(words.at(1)).rational(), numberIn(words.at(2)).rational(),
                     numberIn(words.at(3)).rational(), numberIn(words.at(4)).rational()});
    } else if (words[0] == "scoreDirection") {
      if (words[1] != "lowerWins") refuse(words[1]);
      rules::change(ruleset, &rules::Ruleset::scoreDirection, rules::ScoreDirection::LowerWins);
    } else if (words[0] == "pointSystem") {
      const auto answer = valueOf<rules::PointSystem>(words[1]);
      if (!answer) refuse(words[1]);
      rules::change(ruleset, &rules::Ruleset::pointSystem, *answer);
    } else if (words[0] == "tieBreaks") {
      rules::change(ruleset, &rules::Ruleset::tieBreaks, {});
      for (std::size_t i = 1; i < words.size(); ++i) addTieBreak(words[i]);
    } else {
      return false;
    }
    return true;
  }

  void addTieBreak(const std::string& word) {
    rules::Ruleset& ruleset = m_case.event.setup.ruleset;
    std::vector<rules::TieBreak> steps = ruleset.tieBreaks.answer();
    if (word == "headToHead") {
      steps.push_back(rules::TieBreak::HeadToHead);
    } else if (word == "rematch") {
      steps.push_back(rules::TieBreak::Rematch);
    } else if (word == "pointSystem") {
      steps.push_back(rules::TieBreak::PointSystem);
    } else if (word == "buchholz") {
      steps.push_back(rules::TieBreak::Buchholz);
    } else if (word == "sonnebornBerger") {
      steps.push_back(rules::TieBreak::SonnebornBerger);
    } else if (word == "wins") {
      steps.push_back(rules::TieBreak::Wins);
    } else if (word == "cumulative") {
      steps.push_back(rules::TieBreak::Cumulative);
    } else if (word != "none") {
      refuse(word);
    }
    rules::change(ruleset, &rules::Ruleset::tieBreaks, std::move(steps));
  }

  // Returns the game of this leg as player `own` sees it; not paired if the cell has no such leg.
  const Side& sideOf(int own, int other, int leg) const {
    const auto& games = m_rows[index(own)][index(other)];
    static const Side kNotPaired;
    const auto place = static_cast<std::size_t>(leg);
    return place < games.size() ? games[place] : kNotPaired;
  }

  void addGames(int players) {
    EventSetup& setup = m_case.event.setup;
    const int rounds = pairing::roundsOfBerger(players, setup.legs);
    int kept = 0;
    for (int round = 1; round <= rounds; ++round) {
      const int number = setup.system == System::RoundRobin ? round : kept + 1;
      bool hasGame = false;
      std::optional<int> sitsOut;
      for (const pairing::Meeting& meeting : pairing::bergerRound(players, setup.legs, round)) {
        if (meeting.red) {
          hasGame |= addGame(meeting.blue, *meeting.red, number, (round - 1) / (rounds / setup.legs));
        } else {
          sitsOut = meeting.blue;
        }
      }
      if (hasGame && sitsOut && setup.system == System::RoundRobin) {
        m_case.event.byes.push_back({static_cast<RoundNumber>(number), entryOf(*sitsOut)});
      }
      kept += hasGame ? 1 : 0;
    }
    if (setup.system != System::RoundRobin) setup.rounds = kept;
  }

  bool addGame(int blue, int red, int round, int leg) {
    const Side& ofBlue = sideOf(blue, red, leg);
    const Side& ofRed = sideOf(red, blue, leg);
    if (ofBlue.sign == '.' && ofRed.sign == '.') return false;
    auto& games = m_case.event.games;
    const auto id = static_cast<GameId>(games.size() + 1);
    games.push_back({id, static_cast<RoundNumber>(round), BoardNumber{1}, entryOf(blue), entryOf(red),
                     resultOfSides(ofBlue, ofRed)});
    return true;
  }

  void addRematch(const std::vector<std::string>& words) {
    if (words.size() != 4 && words.size() != 6) refuse(words[0]);
    const auto result = rules::parseResult(words[2] == "=" ? "1/2-1/2" : words[2]);
    if (!result) refuse(words[2]);
    const GameId id{900 + static_cast<std::int64_t>(m_case.event.rematches.size())};
    Rematch rematch{id, entryNamed(words[1]), entryNamed(words[3]), {}};
    rematch.result.result = *result;
    if (words.size() == 6) {
      rematch.result.blueGrand = numberIn(words[4]);
      rematch.result.redGrand = numberIn(words[5]);
    }
    if (words[0] == "decider") rematch.decides = drawnGame(rematch.blue, rematch.red);
    m_case.event.rematches.push_back(rematch);
  }

  GameId drawnGame(EntryId one, EntryId other) const {
    for (const Game& game : m_case.event.games) {
      const bool isTheirs =
          (game.blue == one && game.red == other) || (game.blue == other && game.red == one);
      if (isTheirs && game.result && game.result->result == rules::Result::Draw) return game.id;
    }
    refuse("a decider of no drawn game");
  }

  void addLot(const std::vector<std::string>& words) {
    contest::Lot lot;
    for (std::size_t i = 1; i < words.size(); ++i) lot.order.push_back(entryNamed(words[i]));
    m_case.event.lots.push_back(lot);
  }

  EntryId entryNamed(const std::string& name) const {
    const auto found = std::find(m_case.names.begin(), m_case.names.end(), name);
    if (found == m_case.names.end()) refuse(name);
    return entryOf(static_cast<int>(found - m_case.names.begin()) + 1);
  }

  TieCase m_case{emptyEvent(), {}, {}};
  std::vector<std::vector<std::vector<Side>>> m_rows;
  std::vector<std::string> m_byes;
  std::vector<std::string> m_absent;
  std::vector<std::pair<std::string, std::optional<int>>> m_left;
  std::vector<std::vector<std::string>> m_rematches;
  std::vector<std::vector<std::string>> m_lots;
};

}  // namespace

TieCase parseTieCase(const std::string& text) {
  Reader reader;
  std::istringstream in(text);
  std::string line;
  while (std::getline(in, line) && line.rfind("---", 0) != 0) reader.take(line);
  while (std::getline(in, line)) reader.expect(line);
  return reader.finish();
}

std::string textOf(const Standings& standings, const std::vector<std::string>& names) {
  const auto nameOf = [&names](EntryId entry) {
    return names.at(static_cast<std::size_t>(numberOf(entry) - 101));
  };
  std::ostringstream out;
  out << (standings.provisional ? "provisional" : "final") << " after " << standings.afterRound << "\n";
  for (const RankedEntry& row : standings.ranks) {
    out << row.rank << " " << nameOf(row.entry) << " "
        << exact::toText(exact::Number(row.points), exact::FigureStyle::Decimal) << " +" << row.wins << " ="
        << row.draws << " -" << row.losses;
    for (const RankReason& reason : row.reasons) {
      out << " | " << toText(clauseOf(reason.step));
      for (const EntryId other : reason.against) out << " " << nameOf(other);
      if (reason.hasFigures()) out << " " << toText(reason.figures);
      for (const RematchMet& each : reason.met) {
        out << " (" << toText(each.score) << " " << nameOf(each.against) << ")";
      }
      if (reason.gamesWithoutFigures != 0) out << " (" << reason.gamesWithoutFigures << " without)";
    }
    out << "\n";
  }
  const auto list = [&](const char* what, const std::vector<std::vector<EntryId>>& ties) {
    for (const auto& tie : ties) {
      out << what;
      for (const EntryId entry : tie) out << " " << nameOf(entry);
      out << "\n";
    }
  };
  list("due", standings.rematchesDue);
  list("lot open", standings.lotsOpen);
  return out.str();
}

}  // namespace damath::contest::testing
