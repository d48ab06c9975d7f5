// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <iosfwd>
#include <iostream>
#include <limits>
#include <mutex>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/cli/board/law_options.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/play/cli/analysis.hpp"
#include "app/play/cli/typed_line.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/engine/engine.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/rules/running_game.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

// Serves the engine to another program (docs/engine.md): reads commands, one per line, and prints the
// answers, until `quit` or the end of the input. Commands are handled one after another. A separate thread
// reads them, so that `stop` and `quit` take effect at once.
class EngineSession {
 public:
  // `law` and `terminal` must outlive this object.
  EngineSession(const Law& law, int threads, Terminal& terminal);

  void run(std::istream& in);

 private:
  // The limits of a search that the other program asked for; nullopt for a limit that was not given.
  struct Asked {
    std::optional<int> plies;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    [[nodiscard]] bool isEndless() const { return !plies && !nodes && !time; }
  };

  void listen(std::istream& in);
  [[nodiscard]] std::optional<std::string> nextLine();
  void obey(const std::string& line);
  void setUp(const std::string& line);
  [[nodiscard]] std::optional<Asked> askedIn(const std::string& line);
  void think(const Asked& asked);
  [[nodiscard]] bool isStopped(const Asked& asked) const;
  // Returns a game that begins at the position `start`. If `start` is not valid, prints an error and returns
  // nullopt.
  [[nodiscard]] std::optional<rules::RunningGame> gameFrom(const std::string& start);
  [[nodiscard]] bool playAll(rules::RunningGame& game, const std::vector<std::string>& turns);
  [[nodiscard]] std::string lineText(const rules::TurnList& line) const;
  void print(const std::string& line);
  void refuse(words::Phrase phrase, std::initializer_list<std::string_view> with = {});

  const Law& m_law;
  Terminal& m_terminal;
  engine::Engine m_engine;
  rules::RunningGame m_game;
  std::uint64_t m_searches = 0;  // the number of searches begun so far, including the present search

  // Guards m_lines only: a thread reads the lines of the input, and another thread handles them.
  std::mutex m_guard;
  std::condition_variable m_changed;
  std::deque<std::string> m_lines;  // the lines that were read but not handled
  std::uint64_t m_asked = 0;  // the number of searches requested so far; used only by the reading thread
  // The number of the last search that must stop at once. Searches with lower numbers stop too.
  std::atomic<std::uint64_t> m_toStop = 0;
  std::atomic<bool> m_hasEnded = false;  // true after the end of the input
};

// The longest line that the engine accepts, in bytes. A game of some thousand turns fits into it.
constexpr std::size_t kLongestCommand = 100'000;
constexpr std::uint64_t kEverySearch = std::numeric_limits<std::uint64_t>::max();
// The largest number of lines that wait to be handled. At this number, the reading thread pauses until lines
// are handled.
constexpr std::size_t kMostWaiting = 10'000;
// The engine expects this many turns until the end of the game. So a turn may take 1/20 of the time that the
// player has left.
constexpr int kTurnsToCome = 20;

bool isSearch(const std::string& line) {
  return line == "go" || line.starts_with("go ");
}

std::vector<std::string> wordsOf(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> found;
  for (std::string word; stream >> word;) found.push_back(word);
  return found;
}

// Returns the name of a turn as one word. The name of a Dame turn contains spaces, which become hyphens.
std::string turnWord(rules::Game game, const rules::Turn& turn) {
  std::string name = notation::turnName(game, turn);
  std::ranges::replace(name, ' ', '-');
  return name;
}

std::string_view fateText(const std::optional<engine::Fate>& fate) {
  if (!fate) return "";
  return *fate == engine::Fate::Won ? " sure win" : " sure loss";
}

rules::RunningGame beginningOf(const Law& law) {
  if (!law.hasScores()) return {rules::companionLaw(law.game), law.start};
  return {law.ruleset, law.set, law.start};
}

std::optional<engine::Scoring> scoresUnder(const Law& law) {
  if (!law.hasScores()) return std::nullopt;
  return engine::Scoring{&law.ruleset, &law.set};
}

EngineSession::EngineSession(const Law& law, int threads, Terminal& terminal)
    : m_law(law),
      m_terminal(terminal),
      m_engine(law.movement, scoresUnder(law), threads),
      m_game(beginningOf(law)) {}

void EngineSession::run(std::istream& in) {
  std::jthread listener([this, &in] { listen(in); });
  while (const auto line = nextLine()) obey(*line);
}

// Reads lines of the input. The function runs in its own thread, so that it also reads while the engine
// thinks.
void EngineSession::listen(std::istream& in) {
  while (const auto read = lineFrom(in, kLongestCommand + 1)) {
    const std::string line(trimmed(*read));
    if (line == "stop") {
      m_toStop = m_asked;
    } else if (line == "quit") {
      m_toStop = kEverySearch;
      break;
    } else if (!line.empty()) {
      if (isSearch(line)) ++m_asked;
      std::unique_lock lock(m_guard);
      m_changed.wait(lock, [this] { return m_lines.size() < kMostWaiting; });
      m_lines.push_back(line);
      m_changed.notify_all();
    }
  }
  const std::scoped_lock lock(m_guard);
  m_hasEnded = true;
  m_changed.notify_all();
}

// Waits for the next line and returns it. nullopt if the input has ended.
std::optional<std::string> EngineSession::nextLine() {
  std::unique_lock lock(m_guard);
  m_changed.wait(lock, [this] { return !m_lines.empty() || m_hasEnded; });
  if (m_lines.empty()) return std::nullopt;
  std::string line = std::move(m_lines.front());
  m_lines.pop_front();
  m_changed.notify_all();
  return line;
}

void EngineSession::obey(const std::string& line) {
  const std::string command = line.substr(0, line.find(' '));
  const std::string rest = line.substr(std::min(line.size(), command.size() + 1));
  if (isSearch(line)) ++m_searches;
  if (line.size() > kLongestCommand) {
    refuse(Phrase::EngineLineLong, {std::to_string(kLongestCommand)});
  } else if (command == "position") {
    setUp(rest);
  } else if (isSearch(line)) {
    if (const auto asked = askedIn(rest)) think(*asked);
  } else {
    refuse(Phrase::EngineCommandUnknown, {shortened(command)});
  }
}

// Sets up the position that the line describes. If any part of the line is not valid, the present position
// stays.
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
    refuse(Phrase::EnginePositionMissing);
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
      refuse(Phrase::EngineTurnAfterEnd, {number, shortened(turns[i])});
      return false;
    }
    const auto turn = notation::parseTypedTurn(turns[i], game.position(), m_law.forNotation());
    if (!turn) {
      const std::string why = words::sentenceOf(turn.error(), m_law.game, m_terminal.language());
      refuse(Phrase::EngineTurnWrong, {number, shortened(turns[i]), why});
      return false;
    }
    game.play(*turn);
  }
  return true;
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
      refuse(Phrase::EngineLimitWrong, {shortened(limit)});
      return std::nullopt;
    }
  }
  return asked;
}

bool EngineSession::isStopped(const Asked& asked) const {
  return m_toStop >= m_searches || (asked.isEndless() && m_hasEnded);
}

void EngineSession::think(const Asked& asked) {
  // A game that is over, for example drawn by G8, has no turn, whatever the position would allow.
  if (m_game.outcome()) return print("bestmove none");
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  engine::Limits limits;
  limits.plies = asked.plies.value_or(engine::kMostPlies);
  // If the other program requests a depth, the engine searches all turns to this depth and leaves out none
  // (pruning).
  limits.pruning = asked.plies ? engine::Pruning::None : engine::Pruning::Likely;
  limits.nodes = asked.nodes.value_or(engine::kNodesOfAll);
  limits.stop = [&] { return isStopped(asked) || (asked.time && Clock::now() - begin >= *asked.time); };
  limits.deepened = [&](const engine::SearchResult& result) {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
    print("info depth " + std::to_string(result.plies) + " nodes " + std::to_string(result.nodes) + " time " +
          std::to_string(spent.count()) + " value " + pointsText(result.value) +
          std::string(fateText(result.fate)) + " line" + lineText(result.line));
  };
  const engine::SearchResult result =
      m_engine.think(m_game.position(), limits, engine::courseOf(m_game, scoresUnder(m_law)));
  print("bestmove " + (result.best ? turnWord(m_law.game, *result.best) : "none"));
}

std::string EngineSession::lineText(const rules::TurnList& line) const {
  std::string text;
  for (const rules::Turn& turn : line) text += " " + turnWord(m_law.game, turn);
  return text;
}

void EngineSession::print(const std::string& line) {
  m_terminal.out() << printable(line) << '\n';
  m_terminal.out().flush();
}

void EngineSession::refuse(Phrase phrase, std::initializer_list<std::string_view> with) {
  print("error " + m_terminal.say(phrase, with));
}

constexpr int kMostThreads = 256;

struct EngineOptions {
  LawNames law;
  int threads = 1;
};

Outcome serveEngine(const EngineOptions& options, Terminal& terminal) {
  DAMATH_TRY(law, readLaw(options.law, terminal.language()));
  EngineSession session(*law, options.threads, terminal);
  session.run(std::cin);
  return ExitStatus::Clean;
}

}  // namespace

void addEngineCommand(CommandLine& parent) {
  auto [command, options] = parent.command("engine", Phrase::AboutEngine, serveEngine);
  addLawOptions(command, options.law);
  command.option("--threads", options.threads, Phrase::OptThreads).within(1, kMostThreads);
}

}  // namespace damath::cli
