// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the outbox of a contest and a login (its unsent drafts) as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/outbox/draft.hpp"

namespace damath::desk {

struct OutboxContent {
  std::string origin;
  std::string login;
  std::vector<Draft> drafts;
};

[[nodiscard]] std::string toText(const OutboxContent& content);
// Parses an outbox. nullopt unless the whole text is valid.
[[nodiscard]] std::optional<OutboxContent> parseOutbox(const std::string& text);

}  // namespace damath::desk
