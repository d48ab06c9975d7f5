// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a table's phone: what is played there, the form for its result, the result looked over before
// it is entered, what is asked before it, and what stands there.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/web/result_form.hpp"
#include "app/web/shared_desk.hpp"
#include "app/web/sight.hpp"
#include "app/web/table_tokens.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::web {

// "2-17": event and board.
[[nodiscard]] std::string keyOf(Table table);
[[nodiscard]] std::optional<Table> tableIn(std::string_view key);

// A table as a phone looks at it.
struct TableView {
  words::Language language{};
  Table table;
  std::shared_ptr<const Sight> sight;
  std::string formKey = {};        // by which a form is known as one of ours
  std::vector<Table> others = {};  // that the phone has besides
  std::string message = {};        // what went wrong
  std::string news = {};           // what went well

  // Null where the event, or a game there, is not to be seen.
  [[nodiscard]] const SeenEvent* seen() const { return sight->find(table.event); }
  [[nodiscard]] const contest::Event* event() const;
  [[nodiscard]] const contest::Game* game() const;
  // Of the round that is played.
  [[nodiscard]] desk::Place place() const;
  // Another one when something at this table is another.
  [[nodiscard]] std::string tag() const;
  // Why nothing can be entered just now; empty where it can.
  [[nodiscard]] std::string trouble() const;
};

// Before the phone has the table.
[[nodiscard]] std::string cardPage(const TableView& view, const std::string& phrase);
// The result of the game, or that there is no game. Promise: a game that is there has a result.
[[nodiscard]] std::string restPage(const TableView& view, const std::optional<Entered>& entered);
// Promise of those that follow: there is a game.
[[nodiscard]] std::string formPage(const TableView& view, const TypedResult& typed);
[[nodiscard]] std::string checkPage(const TableView& view, const TypedResult& typed,
                                    const contest::GameResult& result);
[[nodiscard]] std::string carePage(const TableView& view, const TypedResult& typed,
                                   const std::vector<desk::Question>& questions);
// A sentence alone.
[[nodiscard]] std::string noticePage(words::Language language, const std::string& sentence,
                                     const std::string& target, const std::string& way);

}  // namespace damath::web
