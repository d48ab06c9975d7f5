// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads an outbox as JSON, with its contest and login.
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
// nullopt unless the whole text is a valid outbox.
[[nodiscard]] std::optional<OutboxContent> parseOutbox(const std::string& text);

}  // namespace damath::desk
