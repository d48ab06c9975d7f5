// SPDX-License-Identifier: GPL-3.0-or-later
// An outbox as text: JSON, with whose it is.
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
// Nothing where the text is not wholly an outbox.
[[nodiscard]] std::optional<OutboxContent> parseOutbox(const std::string& text);

}  // namespace damath::desk
