// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about persons, kept apart from the records that never change. A record (a journal row, a scoresheet,
// a violation …) holds a token in place of the text:
//   ~3f7a…(64 hexadecimal digits)~
// The token is the SHA-256 of the text, its kind, its player and a random key of 256 bits. The table
// `private_text` has the text and the key of each token. So the digests of the records prove the text, letter
// by letter, and the text can still be removed: without its key, a token says nothing about its text.
// A removed text is replaced by another text, without a key. The record and its digest stay as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

enum class TextKind {
  Last,  // the parts of a player's name
  First,
  Middle,
  Sheet,  // the name of a player as a scoresheet has it
  // Texts that an official typed and that may mention anybody. Open: a notice, a remark, a text on a
  // scoresheet. Reason: a text that clerks and displays of a shared contest do not see.
  Open,
  Reason
};

struct PrivateText {
  std::string token;
  TextKind kind{};
  std::optional<std::int64_t> player;  // the player whom the text names; nullopt for Open and Reason
  std::optional<std::string> key;      // 64 hexadecimal digits; nullopt: the original text was removed
  std::string text;
};

// Stores the text with a new key and returns its token. Returns an empty text unchanged, without a token.
[[nodiscard]] std::string keptText(Database& database, TextKind kind, std::optional<contest::PlayerId> player,
                                   std::string_view text);

// Stores the parts of a new player's name. Returns the player with tokens in place of the name. Precondition:
// the player has a number and no stored name.
[[nodiscard]] contest::Player keptName(Database& database, contest::Player player);
// Stores the parts of the player's name that have no token yet. Precondition: the player has a number.
void keepName(Database& database, const contest::Player& player);
// Returns the player with tokens in place of the stored name. A part of the name that has no token stays as
// it is.
[[nodiscard]] contest::Player hiddenName(Database& database, contest::Player player);

// tell() and told() replace each token in the texts by its private text. A token that is unknown, or that the
// login may not read, stays as it is. Json: the texts are JSON documents, so quotes and control characters
// are escaped.
enum class TextForm { Plain, Json };
void tell(Database& database, const std::vector<std::string*>& texts, TextForm form);
[[nodiscard]] std::string told(Database& database, std::string text, TextForm form = TextForm::Plain);

// Returns the tokens in the text, in their order.
[[nodiscard]] std::vector<std::string_view> tokensIn(std::string_view text);

[[nodiscard]] std::vector<PrivateText> privateTexts(Database& database);
// True if the token has the digest of this text, so that nobody has changed the text. False if the text has
// no key, because it replaces a removed text.
[[nodiscard]] bool isProven(const PrivateText& text);

}  // namespace damath::db::detail
