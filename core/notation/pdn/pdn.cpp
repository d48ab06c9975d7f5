// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn.hpp"

#include <algorithm>
#include <utility>

#include "core/board/side.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Side;
using rules::Game;
using rules::Result;

constexpr std::size_t kColumns = 80;
// kRoster holds the tags that a written game begins with, in this order. The tags in kOwn are never copied
// from the game: the program makes them itself.
constexpr std::string_view kRoster[] = {"Event", "Site", "Date", "Round", "White", "Black"};
constexpr std::string_view kOwn[] = {"Result", "GameType", "SetUp", "FEN"};

constexpr std::pair<std::string_view, Result> kResultWords[] = {
    {"1-0", Result::RedWins},    {"0-1", Result::BlueWins}, {"1/2-1/2", Result::Draw},
    {"0-0", Result::NobodyWins}, {"2-0", Result::RedWins},  {"0-2", Result::BlueWins},
    {"1-1", Result::Draw},
};

Position usualStart() {
  return rules::startPosition(rules::companionLaw(Game::English));
}

std::string_view textOf(const std::optional<Result>& result) {
  for (const auto& [text, each] : kResultWords) {
    if (each == result) return text;
  }
  return "*";
}

std::string tagOr(const PdnGame& game, std::string_view name) {
  const std::string_view value = game.tag(name);
  if (!value.empty()) return std::string(value);
  return name == "Date" ? "????.??.??" : "?";
}

std::string tagsOf(const PdnGame& game) {
  std::string text;
  for (const std::string_view name : kRoster) text += tagText({std::string(name), tagOr(game, name)});
  text += tagText({"Result", std::string(textOf(game.result))});
  for (const sheet::Tag& tag : game.tags) {
    const bool written = std::ranges::find(kRoster, tag.name) != std::end(kRoster) ||
                         std::ranges::find(kOwn, tag.name) != std::end(kOwn);
    if (!written) text += tagText(tag);
  }
  text += tagText({"GameType", std::string(kPdnGameType)});
  if (!rules::isSameDiagram(game.start, usualStart())) {
    text += tagText({"SetUp", "1"}) + tagText({"FEN", toPdnFen(game.start)});
  }
  return text;
}

}  // namespace

std::string_view PdnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &sheet::Tag::name);
  return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

std::optional<Result> pdnResultOf(std::string_view word) {
  for (const auto& [text, result] : kResultWords) {
    if (text == word) return result;
  }
  return std::nullopt;
}

bool isPdnResult(std::string_view word) {
  return word == "*" || pdnResultOf(word).has_value();
}

std::string toPdn(const PdnGame& game) {
  std::string text = tagsOf(game) + "\n";
  std::size_t column = 0;
  const auto add = [&](const std::string& word) {
    if (column > 0) text += column + 1 + word.size() > kColumns ? '\n' : ' ';
    column = text.ends_with('\n') ? word.size() : column + (column > 0 ? 1 : 0) + word.size();
    text += word;
  };
  Side mover = game.start.toMove();
  int number = 1;
  for (std::size_t i = 0; i < game.turns.size(); ++i, mover = opponent(mover)) {
    if (mover == Side::Blue) {
      add(std::to_string(number) + ".");
    } else if (i == 0) {
      add(std::to_string(number) + "...");
    }
    add(turnName(Game::English, game.turns[i]));
    if (mover == Side::Red) ++number;
  }
  add(std::string(textOf(game.result)));
  return text + "\n";
}

}  // namespace damath::notation
