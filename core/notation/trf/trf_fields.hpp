// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of one report line strictly. A wrong field is recorded as a fault with its column, and the
// reading continues.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_line.hpp"

namespace damath::notation {

inline constexpr int kMostTrfNumber = 9999;
inline constexpr int kMostTrfRound = 999;

class TrfFields {
 public:
  struct Word {
    std::string text;
    int column = 1;
  };

  // Adds its faults to `faults`, up to kMostTrfFaults. `number` is the line number. `line` and `faults` must
  // outlive this object.
  TrfFields(const TrfLine& line, int number, TrfFaults& faults)
      : m_line(&line), m_number(number), m_faults(&faults) {}

  [[nodiscard]] const TrfLine& line() const { return *m_line; }
  // Returns the words from a column on, separated by blanks.
  [[nodiscard]] std::vector<Word> words(int from) const;

  void fault(TrfFaultCode code, int column, std::string_view written, std::string expected = {});
  void expectBlank(int first, int last);

  // Returns the number in the columns. nullopt if the columns are blank or, with a fault, if they hold no
  // whole number of the range.
  std::optional<int> maybeNumber(int first, int last, int least, int most);
  // Returns the number. Records a fault and returns `least` if the columns are blank or wrong.
  int number(int first, int last, int least, int most);
  int number(const Word& word, int least, int most);
  // Returns the start numbers from `column` to the end: four columns each, separated by a blank. Records a
  // fault if there are fewer than `least`.
  std::vector<int> numbers(int column, std::size_t least);
  // Points, in tenths.
  std::optional<int> maybePoints(int first, int last);
  int points(int first, int last);
  int points(const Word& word);

 private:
  const TrfLine* m_line;
  int m_number;
  TrfFaults* m_faults;
};

}  // namespace damath::notation
