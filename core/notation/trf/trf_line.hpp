// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a tournament report, whose columns have fixed meanings. TrfLine returns columns, TrfFields reads
// values and records findings, TrfDraft builds a line. Columns count characters from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"

namespace damath::notation {

// The unit that columns count. The format says characters. Some programs count the bytes of UTF-8, or letters
// with their combining marks.
enum class TrfCounting { Characters, Bytes, Letters };

class TrfLine {
 public:
  // Splits a line into columns. Precondition: the text is UTF-8 and outlives this object.
  explicit TrfLine(std::string_view text, TrfCounting counting = TrfCounting::Characters);

  [[nodiscard]] int width() const { return static_cast<int>(m_starts.size()) - 1; }
  [[nodiscard]] std::string_view text() const { return m_text; }
  // Returns the text in the columns `first` to `last`. The result is shorter or empty if the line ends before
  // `last`.
  [[nodiscard]] std::string_view columns(int first, int last) const;
  // Returns the text in the columns `first` to `last`, without blanks at its ends.
  [[nodiscard]] std::string field(int first, int last) const;
  // Returns the first of these columns that is not blank, or `last` + 1 if all are blank.
  [[nodiscard]] int firstNonBlank(int first, int last) const;

 private:
  std::string_view m_text;
  std::vector<std::size_t> m_starts;  // byte offset of each column; the last item is the end of the text
};

// Builds a line: puts each field into its columns, with blanks between them.
class TrfDraft {
 public:
  explicit TrfDraft(std::string_view tag) { put(1, 3, tag); }

  // Writes the text into the columns from the left. Cuts a text that is too long.
  void put(int first, int last, std::string_view text);
  // Writes the text so that its last character stands in column `last`. A text that is too long begins at
  // `first` and is cut after `last`.
  void putRight(int first, int last, std::string_view text);
  // Returns the line that was built, without blanks at its end.
  [[nodiscard]] std::string line() const;

 private:
  std::vector<std::string> m_characters;
};

// Returns points as text: "11.5" for 115 tenths. Precondition: not negative.
[[nodiscard]] std::string trfPointsText(int tenths);
// Parses points and returns tenths: 115 from "11.5", 110 from "11." or "11". nullopt for any other text and
// for more than 99.9 points.
[[nodiscard]] std::optional<int> parseTrfPoints(std::string_view text);

inline constexpr int kMostTrfNumber = 9999;
inline constexpr int kMostTrfRound = 999;

// Reads the fields of one report line. Records a fault with its column for each wrong field and continues the
// reading. A decimal comma and ½ in points are read, with a note.
class TrfFields {
 public:
  struct Word {
    std::string text;
    int column = 1;
  };

  // The findings of the line are added to `findings`. `number` is the line number. `line` and `findings` must
  // outlive this object.
  TrfFields(const TrfLine& line, int number, TrfFindings& findings)
      : m_line(&line), m_number(number), m_findings(&findings) {}

  [[nodiscard]] const TrfLine& line() const { return *m_line; }
  [[nodiscard]] const TrfFindings& findings() const { return *m_findings; }
  // Returns the words of the line that begin at column `from` or later. Blanks separate words.
  [[nodiscard]] std::vector<Word> words(int from) const;

  void fault(TrfFaultCode code, int column, std::string_view written, std::string expected = {});
  void note(TrfNoteCode code, int column, std::string_view written, std::string_view taken = {});
  // Records a fault if the columns `first` to `last` are not blank.
  void expectBlank(int first, int last);

  // Returns the number in these columns; nullopt if the columns are blank. If the columns hold anything but a
  // whole number from `least` to `most`, records a fault and returns nullopt.
  std::optional<int> maybeNumber(int first, int last, int least, int most);
  // Returns the number in these columns. Records a fault and returns `least` if the columns are blank or
  // wrong.
  int number(int first, int last, int least, int most);
  int number(const Word& word, int least, int most);
  // sparedNumber and sparedPoints read a field on which nothing depends. A field that cannot be read gives a
  // note and nullopt.
  std::optional<int> sparedNumber(int first, int last, int least, int most);
  std::optional<int> sparedPoints(int first, int last);
  // Returns the start numbers from `column` to the end of the line: four columns each, separated by a blank.
  // Records a fault if the line has fewer numbers than `least`.
  std::vector<int> numbers(int column, std::size_t least);
  // maybePoints and points read points and return tenths. If the columns are blank, maybePoints returns
  // nullopt, and points records a fault and returns 0. If the columns are wrong, both record a fault.
  std::optional<int> maybePoints(int first, int last);
  int points(int first, int last);
  int points(const Word& word);

 private:
  // Returns the points that the text at `column` means; nullopt for any other text.
  std::optional<int> spelledPoints(std::string_view text, int column);

  const TrfLine* m_line;
  int m_number;
  TrfFindings* m_findings;
};

}  // namespace damath::notation
