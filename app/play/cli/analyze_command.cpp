// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/line_complaints.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/play/cli/analysis.hpp"
#include "app/play/cli/search_limits.hpp"
#include "app/play/game/game_analysis.hpp"
#include "app/play/game/game_record.hpp"
#include "app/words/texts/game_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/board/side.hpp"
#include "core/engine/turn_review.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/rules/legal_turns.hpp"
#include "platform/ordinary_file.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using engine::Fate;
using game::AnalysedTurn;
using game::RecordedGame;
using nlohmann::ordered_json;
using words::Phrase;

namespace {

enum class AnalysisForm { Text, Json };

// If the engine's evaluation for a side reaches this value, the side wins the game. At the negative value,
// the side loses.
constexpr engine::Value kDecided = engine::kWin / 2;

std::optional<Fate> fateOf(engine::Value value) {
  if (value >= kDecided) return Fate::Won;
  if (value <= -kDecided) return Fate::Lost;
  return std::nullopt;
}

bool isPdn(const std::string& file) {
  return file.ends_with(".pdn");
}

enum class GameParts { WholeGames, ReadableParts };

// The games of a file that are analyzed, and the complaints and notes about the file.
struct GamesOfFile {
  std::vector<RecordedGame> games;
  Complaints remarks = {};
  bool isBroken = false;  // true if the file has a game that cannot be read
};

InputResult<GamesOfFile> gamesIn(const std::string& file, GameParts parts, words::Language language) {
  DAMATH_TRY(text, readInput(file, language));
  GamesOfFile found;
  if (!isPdn(file)) {
    auto read = game::parseRecord(*text, {}, language);
    if (!read) return Unexpected(Complaints{{file, std::nullopt, read.error()}});
    found.games.push_back(*std::move(read));
    return found;
  }
  const auto reading = notation::readPdn(*text);
  if (!reading) {
    return Unexpected(
        Complaints{{file, std::max(1, reading.error().line), words::sentenceOf(reading.error(), language)}});
  }
  bool hasPart = false;
  for (const notation::PdnEntry& entry : reading->games) {
    hasPart = hasPart || (entry.fault && !entry.game.turns.empty());
    if (!entry.fault || parts == GameParts::ReadableParts) found.games.push_back(game::recordedPart(entry));
  }
  found.remarks = complaintsOfLines(file, words::brokenGames(*reading, language));
  found.isBroken = !found.remarks.empty();
  if (hasPart && parts == GameParts::WholeGames) {
    found.remarks.push_back(complaintOf(Phrase::PdnPartlyOffered, language, {}, file));
  }
  const Complaints notes = complaintsOfLines(file, words::pdnNotes(*reading, language));
  found.remarks.insert(found.remarks.end(), notes.begin(), notes.end());
  if (found.games.empty()) return Unexpected(std::move(found.remarks));
  return found;
}

std::vector<AnalysedTurn> analysedTurns(const game::Setup& setup, const rules::TurnList& turns,
                                        const LimitsOfTurn& limits) {
  std::vector<AnalysedTurn> analysed;
  engine::Engine engine(setup.law.movement, std::nullopt);
  for (const game::CourseTurn& made : courseOf(setup, turns).turns) {
    analysed.push_back({made, engine::review(engine, setup.law.movement, made.before, made.turn, limits())});
  }
  return analysed;
}

class CompanionPage {
 public:
  CompanionPage(Terminal& terminal, const game::Law& law, const std::vector<AnalysedTurn>& turns)
      : m_terminal(terminal), m_law(law), m_turns(turns) {}

  void print() {
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
      const AnalysedTurn& each = m_turns[i];
      line(say(Phrase::TurnHead, {std::to_string(i + 1), sideOf(each), nameOf(each.made.turn)}));
      line("     " + evaluationOf(each));
    }
    if (m_turns.empty()) return;
    line("");
    for (const board::Side side : board::kSides) line(summaryOf(side));
  }

 private:
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> with = {}) const {
    return m_terminal.say(phrase, with);
  }
  void line(const std::string& text) { m_terminal.out() << text << '\n'; }
  [[nodiscard]] std::string nameOf(const rules::Turn& turn) const {
    return notation::turnName(m_law.game, turn);
  }
  [[nodiscard]] std::string sideOf(const AnalysedTurn& turn) const {
    return words::sideName(m_law.game, turn.made.side, m_terminal.language());
  }

  [[nodiscard]] std::string evaluationOf(const AnalysedTurn& turn) const {
    const engine::SearchResult& result = turn.review.result;
    const auto loss = turn.review.loss();
    if (result.plies == 0 || !loss) return say(Phrase::AnalysisTooShort);
    std::string play;
    for (const rules::Turn& next : result.line) play += (play.empty() ? "" : ", ") + nameOf(next);
    const auto fate = fateOf(result.value);
    const auto played = fateOf(*turn.review.played);
    if (fate == Fate::Lost) return say(Phrase::CompanionHopeless, {play});
    if (played == Fate::Won) return say(Phrase::CompanionWinning, {play});
    if (fate == Fate::Won) return say(Phrase::CompanionWinGiven, {play});
    if (played == Fate::Lost) return say(Phrase::CompanionLosing, {play});
    const std::string value = pointsText(result.value);
    const std::string plies = std::to_string(result.plies);
    if (*loss == 0) return say(Phrase::CompanionBest, {play, value, plies});
    const std::string gift = m_terminal.painted(pointsText(*loss), Paint::Yellow);
    return say(Phrase::CompanionGift, {gift, play, value, plies});
  }

  // Returns a text with the sum of men that a side gave away. A turn does not count if the game is decided
  // before or after it, because the engine's value is then not a number of men.
  [[nodiscard]] std::string summaryOf(board::Side side) const {
    engine::Value given = 0;
    int turns = 0;
    for (const AnalysedTurn& each : m_turns) {
      if (each.made.side != side) continue;
      ++turns;
      const bool isCounted =
          each.review.played && !fateOf(each.review.result.value) && !fateOf(*each.review.played);
      if (isCounted) given += *each.review.loss();
    }
    return say(Phrase::CompanionGifts, {words::sideName(m_law.game, side, m_terminal.language()),
                                        pointsText(given), std::to_string(turns)});
  }

  Terminal& m_terminal;
  const game::Law& m_law;
  const std::vector<AnalysedTurn>& m_turns;
};

ordered_json fateJson(const std::optional<engine::Value>& value) {
  const auto fate = value ? fateOf(*value) : std::nullopt;
  if (!fate) return {};
  return *fate == Fate::Won ? "won" : "lost";
}

ordered_json menJson(const std::optional<engine::Value>& value) {
  return value && !fateOf(*value) ? ordered_json(pointsText(*value)) : ordered_json();
}

std::string companionTurnsJson(const game::Law& law, const std::vector<AnalysedTurn>& turns) {
  const notation::GameLaw names = law.forNotation();
  std::string json = "[";
  for (const AnalysedTurn& each : turns) {
    const engine::SearchResult& result = each.review.result;
    const bool isKnown = result.plies > 0 && each.review.played.has_value();
    const auto value = isKnown ? std::optional(result.value) : std::nullopt;
    const auto played = isKnown ? each.review.played : std::nullopt;
    const bool isCounted = isKnown && !fateOf(*value) && !fateOf(*played);
    ordered_json best = ordered_json::array();
    for (const rules::Turn& next : result.line) best.push_back(notation::turnName(law.game, next));
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + ordered_json(toText(each.made.side)).dump() +
            ",\"name\":" + ordered_json(notation::turnName(law.game, each.made.turn)).dump() +
            ",\"turn\":" + notation::toTurnJson(each.made.turn, each.made.before, names) +
            ",\"plies\":" + std::to_string(result.plies) + ",\"best\":" + best.dump() +
            ",\"value\":" + menJson(value).dump() + ",\"fate\":" + fateJson(value).dump() +
            ",\"played\":" + menJson(played).dump() + ",\"playedFate\":" + fateJson(played).dump() +
            ",\"gaveAway\":" + (isCounted ? menJson(each.review.loss()) : ordered_json()).dump() + "}";
  }
  return json + "]";
}

// True if the file is a game of English draughts (by its name) or of Dame (by the beginning of its text). No
// scoresheet has such a name or begins in this way.
bool isCompanionGame(const std::string& file) {
  if (isPdn(file)) return true;
  if (file == "-" || file.ends_with(".csv")) return false;
  constexpr std::size_t kMostBlanks = 256;
  const std::string begin = platform::firstBytesOf(file, kMostBlanks).value_or("");
  return game::isDameRecord(begin);
}

// Analyzes every companion game in the file. The JSON output for the file is a single line. Returns Findings
// if a game has further turns that cannot be played, or if a game cannot be read.
Outcome analyzeCompanion(const std::string& file, const LimitsOfTurn& limits, AnalysisForm form,
                         GameParts parts, Terminal& terminal) {
  DAMATH_TRY(found, gamesIn(file, parts, terminal.language()));
  if (!found->remarks.empty()) terminal.complain(found->remarks);
  const std::vector<RecordedGame>& games = found->games;
  std::string json;
  ordered_json whole = ordered_json::array();
  for (const RecordedGame& each : games) {
    whole.push_back(each.isWhole);
    const game::Setup setup = game::setupOf(each.law);
    const std::vector<AnalysedTurn> turns = analysedTurns(setup, each.turns, limits);
    if (form == AnalysisForm::Text) {
      if (&each != &games.front()) terminal.out() << '\n';
      const std::string name = game::gameName(each.law, terminal.language());
      terminal.out() << terminal.painted(printable(file) + ": " + name, Paint::Bold) << "\n\n";
      CompanionPage(terminal, each.law, turns).print();
      if (!each.isWhole) {
        const std::string followed = std::to_string(each.turns.size());
        terminal.out() << '\n' << terminal.say(Phrase::GameOpenedInPart, {printable(file), followed}) << '\n';
      }
    } else {
      json += (json.empty() ? "" : ",") + companionTurnsJson(each.law, turns);
    }
  }
  const bool areWhole = !found->isBroken && std::ranges::all_of(games, &RecordedGame::isWhole);
  const ExitStatus status = areWhole ? ExitStatus::Clean : ExitStatus::Findings;
  if (form == AnalysisForm::Text) return status;
  const auto name = ordered_json(file).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  terminal.out() << "{\"file\":" << name << ",\"game\":\"" << toText(games.front().law.game)
                 << "\",\"games\":[" << json << "],\"whole\":" << whole.dump() << "}\n";
  return status;
}

struct AnalyzeOptions {
  std::vector<std::string> sheets;
  AnalysisLimits limits;
  bool json = false;
  bool isPartly = false;
};

Outcome analyzeOne(const std::string& name, const LimitsOfTurn& limits, AnalysisForm form, GameParts parts,
                   Terminal& terminal) {
  if (isCompanionGame(name)) return analyzeCompanion(name, limits, form, parts, terminal);
  DAMATH_TRY(file, readSheetFile(name, terminal.language()));
  const Analysis analysis = analysisOf(*file, limits);
  if (form == AnalysisForm::Json) {
    terminal.out() << toAnalysisJson(*file, analysis) << '\n';
  } else {
    printAnalysisPage(terminal, *file, analysis);
  }
  return analysis.report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
}

// Analyzes one file after another. An error in a file is reported at once and does not stop the analysis of
// the next file.
Outcome analyze(const AnalyzeOptions& options, Terminal& terminal) {
  DAMATH_TRY(limits, limitsOf(options.limits, terminal.language()));
  const auto form = options.json ? AnalysisForm::Json : AnalysisForm::Text;
  const auto parts = options.isPartly ? GameParts::ReadableParts : GameParts::WholeGames;
  ExitStatus status = ExitStatus::Clean;
  for (const std::string& name : options.sheets) {
    const Outcome done = analyzeOne(name, *limits, form, parts, terminal);
    status = std::max(status, done ? *done : terminal.complain(done.error()));
  }
  return status;
}

}  // namespace

void addAnalyzeCommand(CommandLine& parent) {
  auto [command, options] = parent.command("analyze", Phrase::AboutAnalyze, analyze);
  command.option("sheets", options.sheets, Phrase::OptAnalyzedSheets).required();
  addAnalysisLimits(command, options.limits);
  command.flag("--json", options.json, Phrase::OptJson);
  command.flag("--partly", options.isPartly, Phrase::OptPartlyGames);
}

}  // namespace damath::cli
