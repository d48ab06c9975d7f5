// A row of the journal in words: what was done, in which event, on which board, with which figures.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/words/language.hpp"
#include "core/contest/contest.hpp"
#include "db/records.hpp"

namespace damath::cli {

class JournalLines {
 public:
  // All of them must outlive this.
  JournalLines(const contest::Contest& contest, const std::vector<db::JournalRow>& rows,
               words::Language language);

  // "a result was corrected: Grade 7, round 1 board 2: 1-0 (75 : -72), before 0-1 (12 : 30)"
  [[nodiscard]] std::string text(const db::JournalRow& row) const;
  // "7", or "7·1" where the first of the other computers wrote it: each counts its own rows.
  [[nodiscard]] std::string number(const db::JournalRow& row) const;
  // What the row is about, "Grade 7, round 1 board 2"; the whole contest where that is empty.
  [[nodiscard]] std::string place(const db::JournalRow& row) const;
  [[nodiscard]] bool hasBranches() const { return !m_branches.empty(); }

 private:
  struct Board {
    std::int64_t event = 0;
    int round = 0;
    int board = 0;
  };
  // Of the file that wrote it, for others may have given the same number.
  using Key = std::pair<std::string, std::int64_t>;

  void learn(const db::JournalRow& row);
  [[nodiscard]] std::string eventName(const std::string& branch, std::int64_t event) const;
  [[nodiscard]] std::string boardText(const std::string& branch, std::int64_t game) const;
  [[nodiscard]] std::string subjectText(const std::string& branch, const std::string& subject) const;
  [[nodiscard]] std::string undoneText(const db::JournalRow& row) const;

  const contest::Contest& m_contest;
  const std::vector<db::JournalRow>& m_rows;
  words::Language m_language;
  std::vector<std::string> m_branches;
  std::map<Key, std::string> m_events;
  std::map<Key, Board> m_games;
  std::map<Key, std::string> m_rematches;  // "Cruz, Ben – Reyes, Al"
  std::map<Key, std::string> m_owners;     // of sheets: "game 17"
};

}  // namespace damath::cli
