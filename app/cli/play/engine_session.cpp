// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/engine_session.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

#include "app/cli/play/analysis.hpp"
#include "app/cli/play/typed_line.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::cli {

using words::PlayPhrase;

namespace {

// A game of some thousand turns.
constexpr std::size_t kLongestCommand = 100'000;
// What a turn may take of the time that its player has left for the whole game.
constexpr int kTurnsToCome = 20;

std::vector<std::string> wordsOf(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> found;
  for (std::string word; stream >> word;) found.push_back(word);
  return found;
}

// One word: a Dame turn has blanks elsewhere.
std::string turnWord(rules::Game game, const rules::Turn& turn) {
  std::string name = notation::turnName(game, turn);
  std::ranges::replace(name, ' ', '-');
  return name;
}

rules::RunningGame beginningOf(const Law& law) {
  if (!law.hasScores()) return {rules::companionLaw(law.game), law.start};
  return {law.ruleset, law.set, law.start};
}

std::optional<engine::Scoring> scoresUnder(const Law& law) {
  if (!law.hasScores()) return std::nullopt;
  return engine::Scoring{&law.ruleset, &law.set};
}

}  // namespace

EngineSession::EngineSession(const Law& law, Terminal& terminal)
    : m_law(law), m_terminal(terminal), m_engine(law.movement, scoresUnder(law)), m_game(beginningOf(law)) {}

void EngineSession::run(std::istream& in) {
  for (auto line = lineFrom(in, kLongestCommand + 1); line; line = lineFrom(in, kLongestCommand + 1)) {
    if (line->size() > kLongestCommand) {
      refuse(PlayPhrase::EngineLineLong, {std::to_string(kLongestCommand)});
    } else if (obey(*line) == Input::Ended) {
      m_thinker.request_stop();
      break;
    }
  }
  // At the end of the input a search that has an end still tells its turn.
  if (m_thinker.joinable()) {
    if (m_isEndless) m_thinker.request_stop();
    m_thinker.join();
  }
}

EngineSession::Input EngineSession::obey(const std::string& line) {
  const std::string command = line.substr(0, line.find(' '));
  if (trimmed(line).empty()) return Input::GoesOn;
  if (command == "quit") return Input::Ended;
  if (command == "stop") {
    m_thinker.request_stop();
  } else if (command != "position" && command != "go") {
    refuse(PlayPhrase::EngineCommandUnknown, {shortened(command)});
  } else if (m_isThinking) {
    refuse(PlayPhrase::EngineThinks, {command});
  } else if (command == "position") {
    setUp(line.substr(std::min(line.size(), command.size() + 1)));
  } else {
    go(line.substr(std::min(line.size(), command.size() + 1)));
  }
  return Input::GoesOn;
}

// The position stays what it was where a part of the line cannot be used.
void EngineSession::setUp(const std::string& line) {
  const std::size_t afterBoard = line.rfind('}') == std::string::npos ? 0 : line.rfind('}');
  const std::size_t turns = line.find("turns", afterBoard);
  auto game = gameFrom(std::string(trimmed(line.substr(0, turns))));
  if (!game) return;
  if (turns != std::string::npos && !playAll(*game, wordsOf(line.substr(turns + 5)))) return;
  m_game = *std::move(game);
}

std::optional<rules::RunningGame> EngineSession::gameFrom(const std::string& start) {
  if (start == "start") return beginningOf(m_law);
  if (start.empty()) {
    refuse(PlayPhrase::EnginePositionMissing);
    return std::nullopt;
  }
  Law law = m_law;
  if (const auto read = readPosition(law, {}, start, m_terminal.language()); !read) {
    print("error " + read.error().front().sentence);
    return std::nullopt;
  }
  return beginningOf(law);
}

bool EngineSession::playAll(rules::RunningGame& game, const std::vector<std::string>& turns) {
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    if (game.outcome()) {
      refuse(PlayPhrase::EngineTurnAfterEnd, {number, shortened(turns[i])});
      return false;
    }
    const auto turn = notation::parseTypedTurn(turns[i], game.position(), m_law.forNotation());
    if (!turn) {
      const std::string why = words::sentenceOf(turn.error(), m_law.game, m_terminal.language());
      refuse(PlayPhrase::EngineTurnWrong, {number, shortened(turns[i]), why});
      return false;
    }
    game.play(*turn);
  }
  return true;
}

void EngineSession::go(const std::string& line) {
  const auto asked = askedIn(line);
  if (!asked) return;
  m_isThinking = true;
  m_isEndless = asked->isEndless();
  m_thinker = std::jthread([this, asked = *asked](const std::stop_token& stop) { think(asked, stop); });
}

std::optional<EngineSession::Asked> EngineSession::askedIn(const std::string& line) {
  const std::vector<std::string> words = wordsOf(line);
  Asked asked;
  const auto hurry = [&asked](std::int64_t milliseconds) {
    const std::chrono::milliseconds time(milliseconds);
    asked.time = asked.time ? std::min(*asked.time, time) : time;
  };
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::string& limit = words[i];
    const auto amount = i + 1 < words.size() ? numberIn<std::int64_t>(words[i + 1]) : std::nullopt;
    const bool isUsable = amount && *amount > 0 && *amount <= std::int64_t{1} << 40U;
    if (isUsable && limit == "depth") {
      asked.plies = static_cast<int>(std::min<std::int64_t>(*amount, engine::kMostPlies));
    } else if (isUsable && limit == "nodes") {
      asked.nodes = static_cast<std::uint64_t>(*amount);
    } else if (isUsable && limit == "time") {
      hurry(*amount);
    } else if (isUsable && limit == "clock") {
      hurry(std::max<std::int64_t>(*amount / kTurnsToCome, 1));
    } else {
      refuse(PlayPhrase::EngineLimitWrong, {shortened(limit)});
      return std::nullopt;
    }
  }
  return asked;
}

void EngineSession::think(const Asked& asked, const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  engine::Limits limits;
  limits.plies = asked.plies.value_or(engine::kMostPlies);
  limits.nodes = asked.nodes.value_or(engine::kNodesOfAll);
  limits.stop = [&] { return stop.stop_requested() || (asked.time && Clock::now() - begin >= *asked.time); };
  limits.deepened = [&](const engine::SearchResult& thought) {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
    print("info depth " + std::to_string(thought.plies) + " nodes " + std::to_string(thought.nodes) +
          " time " + std::to_string(spent.count()) + " value " + pointsText(thought.value) + " line" +
          lineText(thought.line));
  };
  const engine::SearchResult thought = m_engine.think(m_game.position(), limits, m_game.seen());
  const bool isOver = m_game.outcome().has_value();
  m_isThinking = false;
  print("bestmove " + (thought.best && !isOver ? turnWord(m_law.game, *thought.best) : "none"));
}

std::string EngineSession::lineText(const rules::TurnList& line) const {
  std::string text;
  for (const rules::Turn& turn : line) text += " " + turnWord(m_law.game, turn);
  return text;
}

void EngineSession::print(const std::string& line) {
  const std::scoped_lock alone(m_printing);
  m_terminal.out() << printable(line) << '\n';
  m_terminal.out().flush();
}

void EngineSession::refuse(PlayPhrase phrase, std::initializer_list<std::string_view> with) {
  print("error " + m_terminal.say(phrase, with));
}

}  // namespace damath::cli
