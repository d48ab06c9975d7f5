// SPDX-License-Identifier: GPL-3.0-or-later
// Which phone enters the results of which table. A table's card has a phrase that is good for one phone: the
// first that uses it has the table until it is freed. Kept in a file of the user's own, so that a program
// that is started again knows them; of phrases and phones it has digests alone. Every function may be called
// from several threads at once.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/expected.hpp"

namespace damath::web {

using Moment = std::chrono::sys_seconds;

// Cards are good for a contest of so long.
inline constexpr std::chrono::hours kCardsLast{72};

// A board of an event: where its games of every round are played.
struct Table {
  contest::EventId event{};
  contest::BoardNumber board{};
  friend auto operator<=>(const Table&, const Table&) = default;
};

// Which phone has a table.
struct Holder {
  std::string name;  // what it calls itself, in short
  Moment since{};
};

enum class OpenFault {
  Unknown,  // no card has this phrase, or it is too old
  Taken,    // another phone has the table; holder
  Guessed   // too many unknown phrases came from there; nothing is looked at for a minute
};
struct NotOpened {
  OpenFault fault = OpenFault::Unknown;
  std::optional<Holder> holder = {};
};

class TableTokens {
 public:
  // As the file has them; none where there is no such file, or a broken one. `file` empty: nothing is kept.
  explicit TableTokens(std::filesystem::path file);
  // Among the user's data, by the contest's place as people see it.
  [[nodiscard]] static std::filesystem::path usualFileOf(const std::string& place);

  // Which table the phrase is of, whoever has it. Refused: Unknown, Guessed.
  [[nodiscard]] Expected<Table, NotOpened> tableOf(std::string_view phrase, const std::string& from,
                                                   Moment now);
  // Gives the table to the phone, which may have it already. Refused: Unknown, Guessed, Taken.
  [[nodiscard]] Expected<Table, NotOpened> open(std::string_view phrase, std::string_view phone,
                                                const std::string& agent, const std::string& from,
                                                Moment now);
  [[nodiscard]] std::vector<Table> tablesOf(std::string_view phone, Moment now) const;

  // A phrase for each of these that has none, or one that is too old; or for all of them, and then the old
  // ones are good for nothing. What the cards say, and nothing else does.
  enum class Which { Missing, All };
  [[nodiscard]] std::map<Table, std::string> newPhrases(const std::vector<Table>& tables, Which which,
                                                        Moment now);
  // Every table that has a card, with its phone.
  [[nodiscard]] std::map<Table, std::optional<Holder>> holders() const;
  // Nobody has it until the card is used again.
  void free(Table table);
  // Whether the last change is in the file.
  [[nodiscard]] bool isKept() const;

 private:
  struct Card {
    std::string phrase;  // digests
    std::string phone;   // empty: none
    Holder holder;
    Moment made{};
  };
  struct Guesses {
    int count = 0;
    Moment first{};
  };

  [[nodiscard]] std::optional<Table> found(std::string_view phrase, Moment now) const;
  [[nodiscard]] Expected<Table, NotOpened> lookedUp(std::string_view phrase, const std::string& from,
                                                    Moment now);
  void read();
  void keep();

  mutable std::mutex m_mutex;
  std::filesystem::path m_file;
  std::map<Table, Card> m_cards;
  std::map<std::string, Guesses> m_guesses;  // by the computer's address
  bool m_isKept = true;
};

// As a cookie holds it: of 118 random bits.
[[nodiscard]] std::string newPhone();
// SHA-256, in hexadecimal.
[[nodiscard]] std::string digestOf(std::string_view text);
// In a time that does not tell where they differ.
[[nodiscard]] bool areSame(std::string_view one, std::string_view other);
// "Android, Chrome" of what a browser calls itself.
[[nodiscard]] std::string shortAgent(std::string_view agent);

}  // namespace damath::web
