// SPDX-License-Identifier: GPL-3.0-or-later
// Removes the name of a player from the contest for good: from the table of players and from all private
// texts (private_text.hpp). Records that never change stay as they are, with their digests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "db/detail/database.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/tables/name_forms.hpp"

namespace damath::db::detail {

// A private text, and the text that replaces it.
struct TextRemoval {
  std::string token;
  std::string text;
};

// Returns the private texts that name the player, with their replacements, ordered by token. The player's own
// texts that were removed already are left out. Empty if the name was removed everywhere.
[[nodiscard]] std::vector<TextRemoval> textsNaming(Database& database, contest::PlayerId player,
                                                   const NameForms& forms);

// Removes the private texts, and the name in the table of players. The journal's list of row changes does not
// record this, because the tokens in the journal stay the same. Returns the tokens of the removed
// texts with the digests of their replacements. The caller must write them into the next journal row.
// Precondition: all earlier changes are in a journal row already.
[[nodiscard]] std::vector<RemovedDigest> forgetName(Database& database, contest::PlayerId player,
                                                    const std::vector<TextRemoval>& removals);

// Returns the players whose name was removed, ordered by number.
[[nodiscard]] std::vector<contest::PlayerId> forgottenPlayers(Database& database);

// forgetTextsAsIn and forgetNamesAsIn remove in `database` the private texts and the names that `other`, a
// file of the same contest, has removed. They write no journal row, because the journal of `other` has a row
// about each removal. Call forgetTextsAsIn before the journal row of the merge of `branch`, and
// forgetNamesAsIn after this row.
void forgetTextsAsIn(Database& database, Database& other, const std::string& branch);
void forgetNamesAsIn(Database& database, Database& other);

}  // namespace damath::db::detail
