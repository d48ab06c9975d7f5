// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/private_text.hpp"

#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <stdexcept>

#include "core/spellings.hpp"
#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr std::size_t kTokenDigits = 64;
constexpr std::size_t kTokenSize = kTokenDigits + 2;
constexpr char kTokenMark = '~';

// A part of a player's name, with its kind.
struct NamePart {
  TextKind kind;
  std::string contest::Player::*text;
};
constexpr NamePart kNameParts[] = {{TextKind::Last, &contest::Player::last},
                                   {TextKind::First, &contest::Player::first},
                                   {TextKind::Middle, &contest::Player::middle}};

// Returns a random key for a new private text.
std::string newTextKey() {
  std::array<unsigned char, kTokenDigits / 2> bytes{};
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
    throw std::runtime_error("no random numbers");
  }
  return hexadecimal(std::as_bytes(std::span(bytes)));
}

// Returns the token of a private text: a digest between two marks. The server of a shared contest computes
// tokens in the same way (hall.keep_text).
std::string tokenFor(TextKind kind, std::optional<std::int64_t> player, std::string_view key,
                     std::string_view text) {
  std::string whole = std::string(spellingOf(kind)) + ' ' + (player ? std::to_string(*player) : "-") + ' ';
  whole.append(key) += ' ';
  whole.append(text);
  return kTokenMark + sha256(whole) + kTokenMark;
}

bool isHexDigit(char letter) {
  return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
}

// Returns the index of the next token in `text` at or after index `from`; npos if there is none.
std::size_t nextToken(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find(kTokenMark, from); at != std::string_view::npos;
       at = text.find(kTokenMark, at + 1)) {
    if (at + kTokenSize > text.size()) return std::string_view::npos;
    const std::string_view digits = text.substr(at + 1, kTokenDigits);
    if (text[at + kTokenSize - 1] == kTokenMark && std::ranges::all_of(digits, isHexDigit)) return at;
  }
  return std::string_view::npos;
}

std::string escapedForJson(const std::string& text) {
  const std::string quoted = OrderedJson(text).dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
  return quoted.substr(1, quoted.size() - 2);
}

using Meanings = std::map<std::string, std::string, std::less<>>;

// Returns the private text of each token that the table `private_text` has.
Meanings meaningsOf(Database& database, const std::vector<std::string>& tokens) {
  // A query asks for 64 tokens or for one token. The number of tokens changes the SQL, so only these two
  // statements are prepared.
  constexpr std::size_t kMany = 64;
  Meanings meanings;
  for (std::size_t from = 0; from < tokens.size();) {
    const std::size_t count = tokens.size() - from >= kMany ? kMany : 1;
    std::string places = "?";
    for (std::size_t i = 1; i < count; ++i) places += ", ?";
    const auto statement =
        database.prepared("SELECT token, text FROM private_text WHERE token IN (" + places + ")");
    for (std::size_t i = 0; i < count; ++i) {
      statement->bind(static_cast<int>(i) + 1, std::string_view(tokens[from + i]));
    }
    while (statement->step()) {
      const Row row(*statement);
      meanings.emplace(row.text(0), row.text(1));
    }
    from += count;
  }
  return meanings;
}

// Returns the token of a part of the player's name; empty if there is none.
std::string tokenOfPart(Database& database, TextKind kind, contest::PlayerId player,
                        const std::string& text) {
  return firstText(database, "SELECT max(token) FROM private_text WHERE player = ? AND kind = ? AND text = ?",
                   player, spellingOf(kind), text)
      .value_or(std::string());
}

}  // namespace

std::string keptText(Database& database, TextKind kind, std::optional<contest::PlayerId> player,
                     std::string_view text) {
  if (text.empty()) return {};
  PrivateText kept;
  kept.kind = kind;
  if (player) kept.player = numberOf(*player);
  kept.key = newTextKey();
  kept.text = text;
  kept.token = tokenFor(kind, kept.player, *kept.key, text);
  if (!call(database, "keep_text", kept.token, spellingOf(kind), kept.player, *kept.key, kept.text)) {
    run(database, "INSERT INTO private_text (token, kind, player, key, text) VALUES (?, ?, ?, ?, ?)",
        kept.token, spellingOf(kind), kept.player, *kept.key, kept.text);
  }
  return kept.token;
}

contest::Player keptName(Database& database, contest::Player player) {
  for (const NamePart& part : kNameParts) {
    player.*part.text = keptText(database, part.kind, player.id, player.*part.text);
  }
  return player;
}

void keepName(Database& database, const contest::Player& player) {
  for (const NamePart& part : kNameParts) {
    const std::string& text = player.*part.text;
    if (text.empty() || !tokenOfPart(database, part.kind, player.id, text).empty()) continue;
    static_cast<void>(keptText(database, part.kind, player.id, text));
  }
}

contest::Player hiddenName(Database& database, contest::Player player) {
  for (const NamePart& part : kNameParts) {
    std::string& text = player.*part.text;
    std::string token = tokenOfPart(database, part.kind, player.id, text);
    if (!token.empty()) text = std::move(token);
  }
  return player;
}

std::vector<std::string_view> tokensIn(std::string_view text) {
  std::vector<std::string_view> tokens;
  for (std::size_t at = nextToken(text, 0); at != std::string_view::npos;
       at = nextToken(text, at + kTokenSize)) {
    tokens.push_back(text.substr(at, kTokenSize));
  }
  return tokens;
}

void tell(Database& database, const std::vector<std::string*>& texts, TextForm form) {
  std::vector<std::string> tokens;
  for (const std::string* text : texts) {
    for (const std::string_view token : tokensIn(*text)) tokens.emplace_back(token);
  }
  if (tokens.empty()) return;
  std::ranges::sort(tokens);
  tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
  const Meanings meanings = meaningsOf(database, tokens);
  for (std::string* text : texts) {
    std::string whole;
    std::size_t done = 0;
    for (std::size_t at = nextToken(*text, 0); at != std::string::npos; at = nextToken(*text, done)) {
      whole.append(*text, done, at - done);
      done = at + kTokenSize;
      const std::string_view token = std::string_view(*text).substr(at, kTokenSize);
      const auto known = meanings.find(token);
      if (known == meanings.end()) {
        whole += token;
      } else {
        whole += form == TextForm::Json ? escapedForJson(known->second) : known->second;
      }
    }
    if (done == 0) continue;
    whole.append(*text, done);
    *text = std::move(whole);
  }
}

std::string told(Database& database, std::string text, TextForm form) {
  tell(database, {&text}, form);
  return text;
}

std::vector<PrivateText> privateTexts(Database& database) {
  return allRows(database, "SELECT token, kind, player, key, text FROM private_text ORDER BY token",
                 [](const Row& row) -> PrivateText {
                   return {row.text(0), spelled<TextKind>("kind", row.text(1)), row.optionalNumber(2),
                           row.optionalText(3), row.text(4)};
                 });
}

bool isProven(const PrivateText& text) {
  return text.key && text.token == tokenFor(text.kind, text.player, *text.key, text.text);
}

}  // namespace damath::db::detail
