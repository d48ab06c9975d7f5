// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a table's phone: the game, the result form, the check before saving, the confirmation
// questions, and the saved result.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/hall/web/shared_desk.hpp"
#include "app/hall/web/sight.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "app/hall/web/typed_result.hpp"

namespace damath::web {

// The data for the pages of one table's phone.
struct TableView {
  words::Language language{};
  Table table;
  std::shared_ptr<const Sight> sight;
  std::string formKey = {};        // proves that a submitted form came from this server
  std::vector<Table> others = {};  // the other tables of this phone
  std::string message = {};        // an error message; may be empty
  std::string news = {};           // a success message; may be empty

  // seen(), event() and game() return the event or game of the table. They return null if the event is not
  // visible, game() also if there is no visible game at this board.
  [[nodiscard]] const SeenEvent* seen() const { return sight->find(table.event); }
  [[nodiscard]] const contest::Event* event() const;
  [[nodiscard]] const contest::Game* game() const;
  // Returns the place of the table's game: the current round and this board.
  [[nodiscard]] desk::Place place() const;
  // Returns a text that identifies the content for this table: it changes whenever the content changes.
  [[nodiscard]] std::string tag() const;
  // Returns the reason why no result can be entered now; empty if a result can be entered.
  [[nodiscard]] std::string trouble() const;
};

// Returns the page that a phone shows after its user scans the code on the card of a table. On this page, the
// user confirms that the phone shall have the table.
[[nodiscard]] std::string cardPage(const TableView& view, const std::string& phrase);
// Returns the page that shows the game's result, or says that there is no game. Precondition: if there is a
// game, it has a result.
[[nodiscard]] std::string restPage(const TableView& view, const std::optional<Entered>& entered);
// formPage() returns the form for a result. checkPage() returns the page on which the user checks the result
// before it is saved. confirmationPage() returns the confirmation questions. Precondition of the three: there
// is a game.
[[nodiscard]] std::string formPage(const TableView& view, const TypedResult& typed);
[[nodiscard]] std::string checkPage(const TableView& view, const TypedResult& typed,
                                    const contest::GameResult& result);
[[nodiscard]] std::string confirmationPage(const TableView& view, const TypedResult& typed,
                                           const std::vector<desk::Question>& questions);
// Returns a page with one sentence and a link. `target` is the address of the link, `way` its text.
[[nodiscard]] std::string noticePage(words::Language language, const std::string& sentence,
                                     const std::string& target, const std::string& way);

}  // namespace damath::web
