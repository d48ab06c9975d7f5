// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns phones to tables. The card of a table has a phrase for one phone: the first phone that uses the
// phrase has the table until the table is freed or the card is no longer valid. A private file keeps the
// assignments, so that they survive a restart. The file stores phrases and the secrets of phones only as
// digests. All functions are thread-safe.
#pragma once

#include <chrono>
#include <cstdint>
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

// A card is valid for this time after it was made.
inline constexpr std::chrono::hours kCardsLast{72};

// A table: a board of an event, for the games of every round on this board.
struct Table {
  contest::EventId event{};
  contest::BoardNumber board{};
  friend auto operator<=>(const Table&, const Table&) = default;
};

// Returns the numbers of event and board as they stand in the page's address: "2-17".
[[nodiscard]] std::string keyOf(Table table);
[[nodiscard]] std::optional<Table> tableIn(std::string_view key);

// A phone that has a table.
struct Holder {
  std::string name;  // the phone's system and browser, for example "Android, Chrome"; may be empty
  Moment since{};
};

enum class OpenFault {
  Unknown,  // no card has this phrase, or the card has expired
  Taken     // another phone has the table; `holder` is that phone
};
struct NotOpened {
  OpenFault fault = OpenFault::Unknown;
  std::optional<Holder> holder = {};
};

class TableTokens {
 public:
  // Reads the cards from their file. If this file is missing or damaged, there are no cards. If `file` is
  // empty, cards are never saved.
  explicit TableTokens(std::filesystem::path file);
  // Returns the usual path of the file for a contest, in the user's data folder. `place` is the contest's
  // path or address as shown to users.
  [[nodiscard]] static std::filesystem::path usualFileOf(const std::string& place);

  // Returns the table whose card has the phrase, even if a phone already has the table. nullopt if no valid
  // card has the phrase.
  [[nodiscard]] std::optional<Table> tableOf(std::string_view phrase, Moment now) const;
  // Gives the table whose card has the phrase to `phone`, which may already have the table. Errors: Unknown,
  // Taken.
  [[nodiscard]] Expected<Table, NotOpened> open(std::string_view phrase, std::string_view phone,
                                                const std::string& agent, Moment now);
  [[nodiscard]] std::vector<Table> tablesOf(std::string_view phone, Moment now) const;

  // Missing: makes cards for the given tables that have no card or an expired card. All: deletes every card,
  // then makes a card for each given table.
  enum class Which { Missing, All };
  // Draws phrases for new cards and returns them. The phrases open no table yet: the caller first prints
  // them on the cards, because they are stored nowhere else, and then calls putPhrases().
  [[nodiscard]] std::map<Table, std::string> drawPhrases(const std::vector<Table>& tables, Which which,
                                                         Moment now) const;
  // Makes the cards with these phrases valid. Removes expired cards; with All, removes every earlier card.
  void putPhrases(const std::map<Table, std::string>& phrases, Which which, Moment now);
  // Returns every table that has a card, also an expired card, and its phone if there is one.
  [[nodiscard]] std::map<Table, std::optional<Holder>> holders() const;
  // Frees the table from its phone. The next phone that uses the card gets the table.
  void free(Table table);
  // True unless the last attempt to save the cards to the file failed.
  [[nodiscard]] bool isKept() const;

 private:
  struct Card {
    std::string phrase;  // the digest of the phrase on the card
    std::string phone;   // the digest of the secret in the phone's cookie; empty if no phone has the table
    Holder holder;
    Moment made{};
  };

  [[nodiscard]] std::optional<Table> found(std::string_view phrase, Moment now) const;
  void read();
  // Saves the cards. Unlocks m_mutex before it writes the file: a request that only asks for a card must not
  // wait for the disk. Precondition: `lock` holds m_mutex.
  void keep(std::unique_lock<std::mutex> lock);

  mutable std::mutex m_mutex;
  std::filesystem::path m_file;
  std::map<Table, Card> m_cards;
  std::int64_t m_version = 0;    // the number of changes of the cards
  mutable std::mutex m_writing;  // protects the members below
  std::int64_t m_written = 0;    // the value of m_version that was written to the file last
  bool m_isKept = true;
};

// Returns a new secret for the phone's cookie, with 118 random bits.
[[nodiscard]] std::string newPhone();
// Returns the SHA-256 digest of the text in hexadecimal.
[[nodiscard]] std::string digestOf(std::string_view text);
// True if the texts are equal. The comparison takes the same time for all texts of a length, so that the time
// does not reveal the first difference.
[[nodiscard]] bool areSame(std::string_view one, std::string_view other);
// Returns the system and the browser that a `User-Agent` header names: "Android, Chrome". Leaves out an
// unknown part; empty if both are unknown.
[[nodiscard]] std::string shortAgent(std::string_view agent);

}  // namespace damath::web
