// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/forgetting.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/spellings.hpp"
#include "db/detail/digest.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

void removeText(Database& database, const std::string& token, const std::string& text) {
  run(database, "UPDATE private_text SET text = ?, key = NULL WHERE token = ?", text, token);
}

// Replaces the player's name in the table of players by "Player 17". Discards the recorded row change, so
// that no journal row holds it.
void removeNameOf(Database& database, contest::PlayerId player) {
  run(database, "UPDATE player SET last = ?, first = '', middle = '' WHERE id = ?", nameOfForgotten(player),
      player);
  static_cast<void>(database.takeTrail());
}

std::string replacementOf(const PrivateText& text, contest::PlayerId player) {
  return text.kind == TextKind::First || text.kind == TextKind::Middle ? std::string()
                                                                       : nameOfForgotten(player);
}

}  // namespace

std::vector<TextRemoval> textsNaming(Database& database, contest::PlayerId player, const NameForms& forms) {
  std::vector<TextRemoval> removals;
  for (const PrivateText& text : privateTexts(database)) {
    std::string now = text.text;
    if (text.player == numberOf(player)) {
      if (!text.key) continue;
      now = replacementOf(text, player);
    } else if (text.kind == TextKind::Sheet || text.kind == TextKind::Open || text.kind == TextKind::Reason) {
      now = forms.without(text.text);
      if (now == text.text) continue;
    } else {
      continue;
    }
    removals.push_back({text.token, std::move(now)});
  }
  return removals;
}

std::vector<RemovedDigest> forgetName(Database& database, contest::PlayerId player,
                                      const std::vector<TextRemoval>& removals) {
  std::vector<RemovedDigest> removed;
  OrderedJson list = OrderedJson::array();
  for (const TextRemoval& removal : removals) {
    removed.push_back({removal.token, sha256(removal.text)});
    list.push_back({removal.token, removal.text});
  }
  if (act(database, "forget_player", player, list.dump())) return removed;
  for (const TextRemoval& removal : removals) removeText(database, removal.token, removal.text);
  removeNameOf(database, player);
  return removed;
}

std::vector<contest::PlayerId> forgottenPlayers(Database& database) {
  return allRows(database,
                 "SELECT DISTINCT player FROM private_text WHERE key IS NULL AND kind = 'last'"
                 " AND player IS NOT NULL ORDER BY player",
                 [](const Row& row) { return row.id<contest::PlayerId>(0); });
}

void forgetTextsAsIn(Database& database, Database& other, const std::string& branch) {
  std::map<std::string, PrivateText> own;
  for (PrivateText& text : privateTexts(database)) own.emplace(text.token, std::move(text));
  for (const PrivateText& text : privateTexts(other)) {
    const auto found = own.find(text.token);
    if (text.key || found == own.end() || !found->second.key) continue;
    if (call(database, "copy_text", branch, text.token, spellingOf(text.kind), text.player, text.key,
             text.text)) {
      continue;
    }
    removeText(database, text.token, text.text);
  }
}

void forgetNamesAsIn(Database& database, Database& other) {
  const auto players = forgottenPlayers(other);
  if (players.empty() || call(database, "forget_names")) return;
  for (const contest::PlayerId player : players) removeNameOf(database, player);
}

}  // namespace damath::db::detail
