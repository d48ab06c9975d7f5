// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns phones to tables. The card of a table has a phrase for one phone: the first phone that uses the
// phrase has the table until the table is freed. A private file keeps the assignments, so that they survive a
// restart. It stores only digests of phrases and phones. All functions are thread-safe.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/expected.hpp"

namespace damath::web {

using Moment = std::chrono::sys_seconds;

// The time that a card is valid.
inline constexpr std::chrono::hours kCardsLast{72};

// A board of an event. The games of every round on this board belong to it.
struct Table {
  contest::EventId event{};
  contest::BoardNumber board{};
  friend auto operator<=>(const Table&, const Table&) = default;
};

// The phone that has a table.
struct Holder {
  std::string name;  // a short name of the phone's browser
  Moment since{};
};

enum class OpenFault {
  Unknown,  // no card has this phrase, or the card is too old
  Taken,    // another phone has the table: holder
  Guessed   // too many unknown phrases from one address; all phrases are refused for a minute
};
struct NotOpened {
  OpenFault fault = OpenFault::Unknown;
  std::optional<Holder> holder = {};
};

class TableTokens {
 public:
  // Reads the file. There are no cards if the file is missing or damaged. If `file` is empty, nothing is
  // saved.
  explicit TableTokens(std::filesystem::path file);
  // Returns a path in the user's data folder. `place` is the contest's place as shown to users.
  [[nodiscard]] static std::filesystem::path usualFileOf(const std::string& place);

  // Returns the table of the phrase, even if a phone already has it. Errors: Unknown, Guessed.
  [[nodiscard]] Expected<Table, NotOpened> tableOf(std::string_view phrase, const std::string& from,
                                                   Moment now);
  // Gives the table to `phone`, which may already have it. Errors: Unknown, Guessed, Taken.
  [[nodiscard]] Expected<Table, NotOpened> open(std::string_view phrase, std::string_view phone,
                                                const std::string& agent, const std::string& from,
                                                Moment now);
  [[nodiscard]] std::vector<Table> tablesOf(std::string_view phone, Moment now) const;

  // Makes new phrases. Missing: for the given tables without a phrase or with an expired one. All: first
  // deletes every card, then makes a phrase for each given table. The returned phrases are stored nowhere
  // else; print them on the cards.
  enum class Which { Missing, All };
  [[nodiscard]] std::map<Table, std::string> newPhrases(const std::vector<Table>& tables, Which which,
                                                        Moment now);
  // Returns every table that has a card, and its phone if there is one.
  [[nodiscard]] std::map<Table, std::optional<Holder>> holders() const;
  // Takes the table from its phone. The next phone that uses the card gets the table.
  void free(Table table);
  // True if the last change was saved to the file.
  [[nodiscard]] bool isKept() const;

 private:
  struct Card {
    std::string phrase;  // a digest
    std::string phone;   // a digest; empty: no phone
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
  std::map<std::string, Guesses> m_guesses;  // wrong phrases, by the sender's address
  bool m_isKept = true;
};

// Returns a new secret for the phone's cookie, with 118 random bits.
[[nodiscard]] std::string newPhone();
// Returns the SHA-256 digest in hexadecimal.
[[nodiscard]] std::string digestOf(std::string_view text);
// Compares in constant time, so that the time does not reveal the first difference.
[[nodiscard]] bool areSame(std::string_view one, std::string_view other);
// Returns a short form of the `User-Agent` header: "Android, Chrome".
[[nodiscard]] std::string shortAgent(std::string_view agent);

}  // namespace damath::web
