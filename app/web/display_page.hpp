// SPDX-License-Identifier: GPL-3.0-or-later
// The hall display for any browser: of each event pairings by board and by name, rematches and standings,
// with the round's clock. On a wide screen page after page by itself, on a phone one below the other.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/web/round_clocks.hpp"
#include "app/web/sight.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::web {

struct DisplayView {
  words::Language language{};
  std::shared_ptr<const Sight> sight;
  const RoundClocks* clocks = nullptr;        // never null
  std::optional<contest::EventId> only = {};  // this event alone
  std::string run = {};                       // of the program: another one counts anew

  [[nodiscard]] std::string address() const;  // with a query
  // Another one when something on the display is another.
  [[nodiscard]] std::string tag() const;
};

[[nodiscard]] std::string displayPage(const DisplayView& view);
// What the script puts in place of what is shown.
[[nodiscard]] std::string displayPart(const DisplayView& view);

}  // namespace damath::web
