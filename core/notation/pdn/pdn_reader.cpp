// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn_reader.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/notation/board/game_law.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using board::Position;
using rules::Game;

constexpr std::string_view kBlanks = " \t";
// The tags whose names are read in any spelling of their letters.
constexpr std::string_view kUsualTags[] = {"Event", "Site",   "Date",     "Round", "White",
                                           "Black", "Result", "GameType", "SetUp", "FEN"};
// The tags that decide the game. A text without them has another meaning.
constexpr std::string_view kDecidingTags[] = {"Result", "GameType", "FEN"};

GameLaw lawOfPdn() {
  return {rules::manual(), *rules::builtInChipSet("counting"), Game::English};
}

bool isDeciding(std::string_view tag) {
  return std::ranges::find(kDecidingTags, tag) != std::end(kDecidingTags);
}

bool isDigits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return isDigit(c); });
}

// Returns the usual name of a tag that differs from it only in capitals; otherwise the name itself.
std::string_view usualTagName(std::string_view name) {
  const std::string folded = withoutCase(name);
  for (const std::string_view usual : kUsualTags) {
    if (withoutCase(usual) == folded) return usual;
  }
  return name;
}

// Returns the text with `to` for every `from`. Builds a new text, because a word may have a million signs,
// and each replacement inside the text would move the rest of the word.
std::string replaced(std::string text, std::string_view from, std::string_view to) {
  std::size_t at = text.find(from);
  if (at == std::string::npos) return text;
  std::string changed;
  std::size_t begin = 0;
  for (; at != std::string::npos; at = text.find(from, begin)) {
    changed.append(text, begin, at - begin).append(to);
    begin = at + from.size();
  }
  return changed.append(text, begin);
}

std::string withUsualDashes(std::string text) {
  for (const std::string_view dash : {"–", "—", "−", "‐", "‑"}) text = replaced(std::move(text), dash, "-");
  return text;
}

// Returns a result in its usual spelling: "1/2-1/2" for "½–½", "1/2 - 1/2" and "1/2". A text that is no
// result in any spelling stays as it is.
std::string usualResult(std::string_view text) {
  std::string usual = replaced(withUsualDashes(std::string(text)), "½", "1/2");
  std::erase_if(usual, [](char c) { return c == ' ' || c == '\t'; });
  if (usual == "1/2") usual = "1/2-1/2";
  return isPdnResult(usual) ? usual : std::string(text);
}

// Returns a move in its usual spelling: "22x15" for "22×15" and "22 x 15".
std::string usualMove(std::string_view text) {
  std::string usual = replaced(withUsualDashes(std::string(text)), "×", "x");
  std::erase_if(usual, [](char c) { return c == ' ' || c == '\t'; });
  // Some programs write a star for a capture. A star alone is the sign of an unfinished game.
  return usual == "*" ? usual : replaced(std::move(usual), "*", "x");
}

// Returns a position with capital letters.
std::string usualFen(std::string text) {
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return text;
}

// Removes digits from the beginning of the text. Returns their number.
std::size_t takeDigits(std::string_view& text) {
  const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
  text.remove_prefix(count);
  return count;
}

void skipBlanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
}

// Removes a sign between two squares from the beginning of the text. Returns false if the text does not begin
// with such a sign.
bool takeStep(std::string_view& text) {
  for (const std::string_view sign : {"-", "x", "X", ":", "×", "–", "—", "−"}) {
    if (!text.starts_with(sign)) continue;
    text.remove_prefix(sign.size());
    return true;
  }
  return false;
}

// Returns the length of a move with blanks around its signs, such as "11 - 15" or "22x 15 x8". 0 if the text
// does not begin with a move that has blanks.
std::size_t lengthOfSpacedMove(std::string_view text) {
  std::string_view rest = text;
  if (takeDigits(rest) == 0) return 0;
  std::size_t length = 0;
  bool hasBlank = false;
  while (true) {
    std::string_view next = rest;
    skipBlanks(next);
    bool isSpaced = next.size() != rest.size();
    if (!takeStep(next)) break;
    const std::size_t before = next.size();
    skipBlanks(next);
    isSpaced = isSpaced || next.size() != before;
    if (takeDigits(next) == 0) break;
    hasBlank = hasBlank || isSpaced;
    rest = next;
    length = text.size() - rest.size();
  }
  return hasBlank ? length : 0;
}

bool isTagCharacter(char character) {
  return isTagName(std::string_view(&character, 1)) || isDigit(character) || character == '_';
}

// Returns the name of the tag at the beginning of the line. Precondition: the line begins with `[`.
std::string_view tagNameIn(std::string_view line) {
  line.remove_prefix(1);
  const auto end = std::ranges::find_if_not(line, isTagCharacter);
  return line.substr(0, static_cast<std::size_t>(end - line.begin()));
}

// Returns the index of the bracket that closes the tag at the beginning of the line. If the tag is
// incomplete, returns the index of the next closing bracket, or the last index of the line. Precondition: the
// line begins with `[`.
std::size_t endOfTag(std::string_view line) {
  const std::size_t other = std::min(line.find(']'), line.size() - 1);
  std::size_t at = line.find_first_not_of(kBlanks, 1 + tagNameIn(line).size());
  if (at == std::string_view::npos || line[at] != '"') return other;
  for (++at; at < line.size() && line[at] != '"'; ++at) {
    if (line[at] == '\\' && at + 1 < line.size()) ++at;
  }
  at = at < line.size() ? line.find_first_not_of(kBlanks, at + 1) : std::string_view::npos;
  const bool isWhole = at != std::string_view::npos && line[at] == ']';
  return isWhole ? at : line.size() - 1;
}

// True if the text begins like a tag pair: `[` and a letter.
bool beginsTag(std::string_view text) {
  return text.size() > 1 && text.front() == '[' && isTagName(text.substr(1, 1));
}

// Reads a text line by line. A comment in braces or a variation in brackets may extend over several lines.
class PdnReader {
 public:
  explicit PdnReader(std::string_view text) : m_lastBrace(text.data()) {
    const std::size_t brace = text.rfind('}');
    m_hasBrace = brace != std::string_view::npos;
    if (m_hasBrace) m_lastBrace = text.data() + brace;
  }

  Expected<PdnReading, PdnFault> read(std::string_view text) {
    for (const std::string_view line : linesOf(text)) {
      ++m_line;
      readLine(line);
    }
    if (m_variations > 0) bracketOpen();
    finishGame();
    if (m_reading.games.empty()) {
      return Unexpected<PdnFault>(PdnFault{PdnFaultCode::NoGame, std::max(m_line, 1), {}, {}, {}});
    }
    return std::move(m_reading);
  }

 private:
  void note(PdnNoteCode code, std::string_view written, std::string_view taken = {}) {
    m_reading.notes.push_back({code, m_line, std::string(shortened(written)), std::string(taken)});
  }

  // Notes the first fault of a game.
  void fault(PdnFaultCode code, std::string_view written) {
    if (!m_fault) m_fault = PdnFault{code, std::max(m_line, 1), std::string(shortened(written)), {}, {}};
    m_begun = true;
  }
  // Notes a fault after which the turns of the game cannot be read.
  void lastFault(PdnFaultCode code, std::string_view written) {
    fault(code, written);
    m_isSkipping = true;
  }

  void readLine(std::string_view line) {
    if (line.starts_with('%')) return;  // PDN ignores lines that begin with '%'
    const bool isTag = looksLikeTag(trimmed(line));
    // A comment may hold a whole game, so the comment is skipped. The user is told of the game.
    if (m_comment && isTag) note(PdnNoteCode::Annotation, line);
    // A variation cannot hold a tag. So a tag shows that a bracket was forgotten.
    if (!m_comment && m_variations > 0 && isTag) {
      bracketOpen();
      finishGame();
    }
    while (!line.empty()) readNext(line);
  }

  // Reads one comment, bracket, tag or word and removes it from the beginning of the line.
  void readNext(std::string_view& line) {
    if (m_comment) {
      const std::size_t end = line.find('}');
      m_comment = end == std::string_view::npos;
      line.remove_prefix(m_comment ? line.size() : end + 1);
      return;
    }
    switch (line.front()) {
      case ';':
        return line.remove_prefix(line.size());
      case '{':
        return openComment(line);
      case '(':
        if (m_variations++ == 0) m_opened = {line, m_line};
        return line.remove_prefix(1);
      case ')':
      case '}':
        return closeBracket(line);
      case '[':
        return m_variations > 0 ? line.remove_prefix(1) : readBracket(line);
      case ' ':
      case '\t':
        return line.remove_prefix(1);
      default:
        return m_variations > 0 ? skipWord(line) : readPiece(line);
    }
  }

  void openComment(std::string_view& line) {
    m_comment = m_hasBrace && line.data() < m_lastBrace;
    if (!m_comment) {
      lastFault(PdnFaultCode::BracketOpen, line);
      line.remove_prefix(line.size());
      return;
    }
    line.remove_prefix(1);
  }

  void closeBracket(std::string_view& line) {
    if (line.front() == ')' && m_variations > 0) {
      --m_variations;
    } else if (m_variations == 0) {
      lastFault(PdnFaultCode::BracketClosed, line);
    }
    line.remove_prefix(1);
  }

  // Notes that a variation does not end, at the line where it begins.
  void bracketOpen() {
    const int line = std::exchange(m_line, m_opened.line);
    lastFault(PdnFaultCode::BracketOpen, m_opened.text);
    m_line = line;
    m_variations = 0;
  }

  static void skipWord(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_of(" \t{}()[;", 1), line.size()));
  }

  // Reads a tag, or an annotation such as [%clk 0:05:00] outside a comment.
  void readBracket(std::string_view& line) {
    if (beginsTag(line)) return readTag(line);
    const std::size_t end = std::min(line.find(']'), line.size() - 1);
    note(PdnNoteCode::Annotation, line.substr(0, end + 1));
    line.remove_prefix(end + 1);
  }

  void readTag(std::string_view& line) {
    if (m_moves) finishGame();
    m_begun = true;
    const std::string_view text = line.substr(0, endOfTag(line) + 1);
    line.remove_prefix(text.size());
    auto tag = parseTag(text);
    const std::string_view written = tagNameIn(text);
    const std::string_view name = usualTagName(written);
    if (!tag) {
      if (!isDeciding(name)) return note(PdnNoteCode::TagBroken, text);
      return name == "Result" ? fault(PdnFaultCode::TagBroken, text)
                              : lastFault(PdnFaultCode::TagBroken, text);
    }
    if (name != written) note(PdnNoteCode::TagSpelling, written, name);
    tag->name = name;
    const auto earlier = std::ranges::find(m_game.tags, tag->name, &sheet::Tag::name);
    if (earlier != m_game.tags.end()) return readAgain(*earlier, *tag);
    decide(*tag);
    m_game.tags.push_back(*std::move(tag));
  }

  void readAgain(const sheet::Tag& earlier, const sheet::Tag& tag) {
    if (!isDeciding(tag.name) || earlier.value == tag.value) return note(PdnNoteCode::TagTwice, tag.name);
    if (tag.name == "Result") return fault(PdnFaultCode::TagTwice, tag.name);
    lastFault(PdnFaultCode::TagTwice, tag.name);
  }

  // Takes over what a tag decides about the game.
  void decide(const sheet::Tag& tag) {
    if (tag.name == "GameType") {
      const std::string_view type = trimmed(tag.value);
      if (type != kPdnGameType && !type.starts_with(std::string(kPdnGameType) + ",")) {
        lastFault(PdnFaultCode::OtherGame, tag.value);
      }
    } else if (tag.name == "Result") {
      const bool isUnknown = trimmed(tag.value).empty() || trimmed(tag.value) == "?";
      const std::string usual = isUnknown ? "*" : usualResult(tag.value);
      if (!isPdnResult(usual)) return fault(PdnFaultCode::ResultWrong, tag.value);
      if (usual != tag.value) note(PdnNoteCode::ResultSpelling, tag.value, usual);
      m_tagged = usual;
    } else if (tag.name == "FEN") {
      const std::string usual = usualFen(tag.value);
      const auto start = parsePdnFen(usual);
      if (!start) {
        lastFault(PdnFaultCode::PositionWrong, tag.value);
        if (m_fault->code == PdnFaultCode::PositionWrong && !m_fault->fen) m_fault->fen = start.error();
        return;
      }
      if (usual != tag.value) note(PdnNoteCode::TagSpelling, tag.value, usual);
      if (const std::string_view counters = pdnCounters(usual); !counters.empty()) {
        note(PdnNoteCode::Counters, counters);
      }
      m_game.start = *start;
    }
  }

  // Reads a word: a move with its blanks, a result, a number or a sign.
  void readPiece(std::string_view& line) {
    if (!m_moves) beginMoves();
    std::size_t length = lengthOfSpacedMove(line);
    if (length == 0) length = lengthOfSpacedDraw(line);
    const bool isSpaced = length > 0;
    if (!isSpaced) length = std::min(line.find_first_of(" \t{}()[;"), line.size());
    std::string_view word = line.substr(0, length);
    line.remove_prefix(length);
    // A move number with a bracket: "1)".
    if (isDigits(word) && line.starts_with(')') && m_variations == 0) {
      line.remove_prefix(1);
      return note(PdnNoteCode::Annotation, std::string(word) + ")");
    }
    readWord(word);
  }

  // Returns the length of a draw with blanks, such as "1/2 - 1/2"; 0 for any other text.
  static std::size_t lengthOfSpacedDraw(std::string_view text) {
    const auto takeHalf = [](std::string_view& rest) {
      for (const std::string_view half : {"1/2", "½"}) {
        if (!rest.starts_with(half)) continue;
        rest.remove_prefix(half.size());
        return true;
      }
      return false;
    };
    std::string_view rest = text;
    if (!takeHalf(rest)) return 0;
    skipBlanks(rest);
    if (!takeStep(rest)) return 0;
    skipBlanks(rest);
    return takeHalf(rest) ? text.size() - rest.size() : 0;
  }

  void readWord(std::string_view word) {
    const std::string usual = usualResult(word);
    if (isPdnResult(usual)) return readResult(word, usual);
    if (m_isSkipping || word.starts_with('$')) return;
    // Removes a move number such as `12.` or `12...` from the word. The move may follow the number without a
    // blank.
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits < word.size() && word[digits] == '.') {
      word.remove_prefix(std::min(word.find_first_not_of('.', digits), word.size()));
    }
    if (digits == word.size() && digits < 4) return;  // a move number without a full stop
    word = word.substr(0, word.find_first_of("!?"));
    if (word.empty()) return;
    constexpr std::string_view kJudgments = "+-=/#~";
    if (word.find_first_not_of(kJudgments) == std::string_view::npos) {
      return note(PdnNoteCode::Annotation, word);
    }
    readTurn(word);
  }

  void readResult(std::string_view word, const std::string& usual) {
    if (usual != word) note(PdnNoteCode::ResultSpelling, word, usual);
    m_game.result = pdnResultOf(usual);
    const bool differs =
        m_tagged && *m_tagged != "*" && usual != "*" && pdnResultOf(*m_tagged) != m_game.result;
    if (differs) {
      fault(PdnFaultCode::ResultDiffers, word);
      m_game.result.reset();
    }
    m_hasResult = true;
    finishGame();
  }

  void readTurn(std::string_view word) {
    const std::string usual = usualMove(word);
    const auto turn = parseTypedTurn(usual, m_position, m_law);
    if (!turn) {
      lastFault(PdnFaultCode::TurnWrong, word);
      if (m_fault->code == PdnFaultCode::TurnWrong && !m_fault->turn) m_fault->turn = turn.error();
      return;
    }
    if (usual != word) note(PdnNoteCode::MoveSpelling, word, usual);
    m_game.turns.push_back(*turn);
    m_lastTurnLine = m_line;
    play(m_law.movement(), m_position, *turn);
  }

  void beginMoves() {
    m_position = m_game.start;
    m_moves = true;
    m_begun = true;
  }

  void finishGame() {
    if (m_begun) {
      if (!m_hasResult && !m_game.turns.empty() && !m_isSkipping) {
        m_reading.notes.push_back({PdnNoteCode::ResultMissing, m_lastTurnLine, {}, m_tagged.value_or("*")});
      }
      if (!m_hasResult && m_tagged) m_game.result = pdnResultOf(*m_tagged);
      m_reading.games.push_back({std::move(m_game), std::move(m_fault)});
    }
    m_game = newGame();
    m_fault.reset();
    m_tagged.reset();
    m_begun = false;
    m_moves = false;
    m_hasResult = false;
    m_isSkipping = false;
  }

  static PdnGame newGame() {
    PdnGame game;
    game.start = rules::startPosition(rules::companionLaw(Game::English));
    return game;
  }

  // A bracket that was opened, with its line.
  struct Opened {
    std::string_view text;
    int line = 1;
  };

  GameLaw m_law = lawOfPdn();
  int m_line = 0;
  bool m_hasBrace = false;  // true if the text has a closing brace
  const char* m_lastBrace;  // the last closing brace of the text
  bool m_comment = false;
  int m_variations = 0;
  Opened m_opened;            // the variation that is open
  bool m_begun = false;       // true after the first tag or move of the game
  bool m_moves = false;       // true after the first move: the tags have ended
  bool m_hasResult = false;   // true after the result behind the moves
  bool m_isSkipping = false;  // true after a fault that makes the further turns unreadable
  int m_lastTurnLine = 1;
  std::optional<std::string> m_tagged;  // the result of the Result tag
  PdnGame m_game = newGame();
  Position m_position;
  std::optional<PdnFault> m_fault;  // the first fault of the game
  PdnReading m_reading;
};

Unexpected<PdnFault> fileFault(PdnFaultCode code, int line) {
  return Unexpected<PdnFault>(PdnFault{code, line, {}, {}, {}});
}

}  // namespace

const PdnFault* PdnReading::firstFault() const {
  for (const PdnEntry& entry : games) {
    if (entry.fault) return &*entry.fault;
  }
  return nullptr;
}

Expected<PdnReading, PdnFault> readPdn(std::string_view bytes) {
  if (bytes.size() > kMostPdnBytes) return fileFault(PdnFaultCode::TooLarge, 1);
  const auto decoded = decodedText(bytes, WindowsBytes::LettersAndSigns);
  if (!decoded) return fileFault(PdnFaultCode::NotText, firstLineNotText(bytes).value_or(1));
  DAMATH_TRY(reading, PdnReader(decoded->text).read(decoded->text));
  reading->encoding = decoded->encoding;
  if (decoded->encoding == TextEncoding::Windows) reading->toCheck = wordToCheck(decoded->text);
  return *std::move(reading);
}

Expected<std::vector<PdnGame>, PdnFault> parsePdn(std::string_view bytes) {
  DAMATH_TRY(reading, readPdn(bytes));
  if (const PdnFault* fault = reading->firstFault()) return Unexpected<PdnFault>(*fault);
  std::vector<PdnGame> games;
  std::ranges::transform(reading->games, std::back_inserter(games),
                         [](PdnEntry& entry) { return std::move(entry.game); });
  return games;
}

}  // namespace damath::notation
