// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one line of a tournament report, read strictly: what does not fit is noted with its column,
// and the reading goes on.
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

  // Adds to the faults, at most kMostTrfFaults. All three must outlive this.
  TrfFields(const TrfLine& line, int number, TrfFaults& faults)
      : m_line(&line), m_number(number), m_faults(&faults) {}

  [[nodiscard]] const TrfLine& line() const { return *m_line; }
  // The words from a column on, parted by blanks.
  [[nodiscard]] std::vector<Word> words(int from) const;

  void fault(TrfFaultCode code, int column, std::string_view written, std::string expected = {});
  void expectBlank(int first, int last);

  // Nothing where the columns are blank or hold no whole number of the range.
  std::optional<int> maybeNumber(int first, int last, int least, int most);
  // Blank columns are a fault too; the least number stands for one.
  int number(int first, int last, int least, int most);
  int number(const Word& word, int least, int most);
  // Start numbers in columns of four, a blank in between, from `column` to the end.
  std::vector<int> numbers(int column, std::size_t least);
  // Tenths of points.
  std::optional<int> maybePoints(int first, int last);
  int points(int first, int last);
  int points(const Word& word);

 private:
  const TrfLine* m_line;
  int m_number;
  TrfFaults* m_faults;
};

}  // namespace damath::notation
