// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_line_reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_record_reader.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"

namespace damath::notation {

namespace {

constexpr int kBehindNumberColumn = 9;  // the blank column behind the start number
constexpr int kNameColumn = 15;
constexpr int kLastNameColumn = 47;
constexpr int kMostOverrun = 60;  // columns by which a name may be too long

// A text of the line in which the columns may be right, with the notes about its changes.
struct LineText {
  std::string text;
  TrfNotes notes;
};

bool isInvisible(char32_t code) {
  return code < 0x20 || code == 0x7F || hasNoWidth(code) || isWideBlank(code);
}

// True if every byte is a visible ASCII character or a blank. Most lines are such lines.
bool isPlain(std::string_view text) {
  return std::ranges::all_of(text, [](char byte) { return byte == ' ' || isPrintableAscii(byte); });
}

// Returns the column of the first invisible character; 0 if the text has none.
int invisibleColumn(std::string_view text) {
  int column = 0;
  while (!text.empty()) {
    const auto letter = firstLetter(text);
    if (!letter) return 0;
    ++column;
    if (isInvisible(letter->code)) return column;
    text.remove_prefix(letter->bytes.size());
  }
  return 0;
}

// Returns the text without blanks and invisible characters at its end.
std::string_view withoutTail(std::string_view text) {
  while (!text.empty()) {
    std::size_t begin = text.size() - 1;
    while (begin > 0 && !beginsLetter(text[begin])) --begin;
    const auto letter = firstLetter(text.substr(begin));
    if (!letter || (letter->code != ' ' && !isInvisible(letter->code))) return text;
    text = text.substr(0, begin);
  }
  return text;
}

// The ways to read the invisible characters of a line. ToStop: a tab leads to the next column after a
// multiple of eight; other characters are left out.
enum class Invisibles { AsBlanks, LeftOut, ToStop };

std::string withoutInvisibles(std::string_view text, Invisibles way) {
  constexpr std::size_t kTabWidth = 8;
  std::string visible;
  std::size_t columns = 0;
  while (!text.empty()) {
    const auto letter = firstLetter(text);
    const std::string_view bytes = letter ? letter->bytes : text.substr(0, 1);
    text.remove_prefix(bytes.size());
    std::string written(bytes);
    if (letter && isInvisible(letter->code)) {
      const bool isTab = letter->code == '\t';
      const std::size_t toStop = isTab ? kTabWidth - columns % kTabWidth : isWideBlank(letter->code) ? 1 : 0;
      written.assign(way == Invisibles::AsBlanks ? 1 : way == Invisibles::ToStop ? toStop : 0, ' ');
      columns += written.size();
    } else {
      ++columns;
    }
    visible += written;
  }
  return visible;
}

// Returns the tag that a text means: in capitals, and with digits in place of letters that look like them.
std::optional<std::string> meantTag(std::string_view text) {
  std::string capitals(text.substr(0, 3));
  for (char& letter : capitals) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  if (isTrfTag(capitals)) return capitals;
  std::string digits(text.substr(0, 3));
  for (char& letter : digits) {
    if (letter == 'O' || letter == 'o') letter = '0';
    if (letter == 'I' || letter == 'l') letter = '1';
  }
  return isTrfTag(digits) ? std::optional(digits) : std::nullopt;
}

// Corrects the beginning of the line: blanks before the tag, and an unusual spelling of the tag.
void correctHead(LineText& line, int number) {
  const auto isHead = [](std::string_view text) {
    return text.size() == 3 || (text.size() > 3 && text[3] == ' ');
  };
  std::string_view text = line.text;
  if (isTrfTag(text.substr(0, 3))) return;
  const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
  const std::string_view shifted = text.substr(blanks);
  const auto tag = meantTag(shifted);
  if (!tag || !isHead(shifted)) return;
  const std::string written(shifted.substr(0, 3));
  std::string corrected = *tag + std::string(shifted.substr(3));
  if (blanks > 0) line.notes.push_back({TrfNoteCode::Indented, number, 1, {}, {}});
  if (written != *tag) line.notes.push_back({TrfNoteCode::Spelling, number, 1, written, *tag});
  line.text = std::move(corrected);
}

// True if all texts of the record are whole characters. Columns that count bytes may cut through a letter.
bool hasWholeLetters(const TrfRecord& record) {
  const auto* player = std::get_if<TrfPlayer>(&record);
  if (player == nullptr) return true;
  return !firstLineNotText(player->sex + player->title + player->name + player->federation +
                           player->fideNumber + player->birth);
}

class LineReader {
 public:
  LineReader(std::string_view text, int number) : m_text(withoutTail(text)), m_number(number) {
    const std::string_view tail = text.substr(m_text.size());
    if (!isPlain(tail) && !m_text.empty()) m_tailNotes.push_back({TrfNoteCode::Invisible, number, 0, {}, {}});
    m_invisible = isPlain(m_text) ? 0 : invisibleColumn(m_text);
    if (m_invisible == 0) {
      addText(std::string(m_text), {});
      return;
    }
    const TrfNote note{TrfNoteCode::Invisible, number, m_invisible, {}, {}};
    for (const Invisibles way : {Invisibles::AsBlanks, Invisibles::LeftOut, Invisibles::ToStop}) {
      addText(withoutInvisibles(m_text, way), {note});
    }
  }

  TrfLineReading read(TrfWays ways) {
    const LineText& first = m_texts.front();
    TrfLineReading plain = readAs(first, TrfCounting::Characters, kMostTrfFaults);
    const bool isFaultless = plain.findings.faultCount() == 0;
    const bool isAsWritten = m_invisible == 0;
    // In the line of a player, much depends on the columns behind the name.
    const bool isPlayer = first.text.starts_with("001");
    const bool isSure = !isPlayer || (isAsWritten && ownNotes(plain, first) == 0);
    if (isFaultless && isSure) return plain;
    if (ways == TrfWays::All) {
      if (auto other = onlyOther(isPlayer)) return *std::move(other);
    }
    if (isFaultless && isAsWritten) return plain;
    return withFewFaults(std::move(plain));
  }

 private:
  void addText(std::string text, TrfNotes notes) {
    LineText line{std::move(text), std::move(notes)};
    correctHead(line, m_number);
    const auto isSame = [&line](const LineText& other) { return other.text == line.text; };
    if (std::ranges::none_of(m_texts, isSame)) m_texts.push_back(std::move(line));
  }

  [[nodiscard]] TrfLineReading readAs(const LineText& line, TrfCounting counting,
                                      std::size_t mostFaults) const {
    TrfLineReading reading{{}, TrfFindings(mostFaults)};
    for (const TrfNote& note : m_tailNotes) reading.findings.add(note);
    for (const TrfNote& note : line.notes) reading.findings.add(note);
    const TrfLine columns(line.text, counting);
    reading.record = readTrfRecord(TrfFields(columns, m_number, reading.findings));
    return reading;
  }

  // Returns the number of notes that the reading added to the notes about the text of the line.
  [[nodiscard]] std::size_t ownNotes(const TrfLineReading& reading, const LineText& line) const {
    return reading.findings.notes().size() - line.notes.size() - m_tailNotes.size();
  }

  // Reads the line in all other ways. Returns the only reading without a fault; nullopt if there is none, or
  // if two such readings differ. Readings without a note on a field go before readings with such notes.
  [[nodiscard]] std::optional<TrfLineReading> onlyOther(bool isPlayer) const {
    std::vector<std::pair<TrfLineReading, std::size_t>> found;
    const auto offer = [&](TrfLineReading reading, const LineText& line) {
      const std::size_t notes = ownNotes(reading, line);
      if (reading.findings.faultCount() == 0 && hasWholeLetters(reading.record))
        found.emplace_back(std::move(reading), notes);
    };
    for (const LineText& line : m_texts) {
      offer(readAs(line, TrfCounting::Characters, 1), line);
      if (isPlayer) offerCounted(line, offer);
      if (!isPlayer && !found.empty()) return std::move(found.front().first);
    }
    const auto isClear = [](const auto& each) { return each.second == 0; };
    const bool isAnyClear = std::ranges::any_of(found, isClear);
    std::optional<TrfLineReading> only;
    for (auto& [reading, notes] : found) {
      if (isAnyClear && notes > 0) continue;
      if (only && only->record != reading.record) return std::nullopt;
      if (!only) only = std::move(reading);
    }
    return only;
  }

  template <class Offer>
  void offerCounted(const LineText& line, const Offer& offer) const {
    if (!isPlain(line.text)) {
      for (const auto& [counting, code] : {std::pair{TrfCounting::Bytes, TrfNoteCode::CountsBytes},
                                           std::pair{TrfCounting::Letters, TrfNoteCode::CountsLetters}}) {
        LineText counted = line;
        counted.notes.push_back({code, m_number, 0, {}, {}});
        offer(readAs(counted, counting, 1), counted);
      }
    }
    // A name that is too long runs through the blank column behind it.
    const TrfLine columns(line.text);
    if (columns.firstNonBlank(kLastNameColumn + 1, kLastNameColumn + 1) > kLastNameColumn + 1) return;
    for (int overrun = 1; overrun <= kMostOverrun; ++overrun) {
      const int end = kLastNameColumn + overrun;
      const std::string name = columns.field(kNameColumn, end);
      if (name.find("  ") != std::string::npos) break;  // the next field begins behind the blanks
      if (columns.columns(end, end) == " ") continue;   // a name of this length does not end here
      LineText moved{std::string(columns.columns(1, kLastNameColumn)), line.notes};
      moved.text += columns.columns(end + 1, columns.width());
      moved.notes.push_back({TrfNoteCode::LongName, m_number, kNameColumn, {}, name});
      TrfLineReading reading = readAs(moved, TrfCounting::Characters, 1);
      if (auto* player = std::get_if<TrfPlayer>(&reading.record)) player->name = name;
      offer(std::move(reading), moved);
      if (end >= columns.width()) break;
    }
  }

  // Keeps few faults of a line that cannot be read. A line with invisible characters has one fault, because
  // these characters make all columns uncertain.
  [[nodiscard]] TrfLineReading withFewFaults(TrfLineReading reading) const {
    const TrfFaults& faults = reading.findings.faults();
    const bool isMoved = std::ranges::find(faults, TrfFaultCode::NotBlank, &TrfFault::code) != faults.end();
    const auto isOfNumber = [](const TrfFault& fault) { return fault.column <= kBehindNumberColumn; };
    if (std::ranges::any_of(faults, isOfNumber)) reading.record = TrfOther{};
    if (m_invisible == 0 && !isMoved) return reading;
    TrfLineReading kept{std::move(reading.record), TrfFindings()};
    for (const TrfNote& note : reading.findings.notes()) kept.findings.add(note);
    kept.findings.add(m_invisible == 0 ? faults.front()
                                       : TrfFault{TrfFaultCode::Control, m_number, m_invisible, {}, {}});
    return kept;
  }

  std::string_view m_text;
  int m_number;
  int m_invisible = 0;            // the column of the first invisible character; 0 if there is none
  TrfNotes m_tailNotes;           // the notes about characters at the end of the line
  std::vector<LineText> m_texts;  // the texts that the line may mean; not empty
};

}  // namespace

TrfLineReading readTrfLine(std::string_view text, int number, TrfWays ways) {
  return LineReader(text, number).read(ways);
}

}  // namespace damath::notation
