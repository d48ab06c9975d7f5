// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the organizer's page for the user who started the web server. The page shows the phone of each table
// and has the buttons of the round clocks.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/hall/web/round_clocks.hpp"
#include "app/hall/web/sight.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "words/language.hpp"

namespace damath::web {

struct DeskView {
  words::Language language{};
  std::shared_ptr<const Sight> sight;
  const RoundClocks* clocks = nullptr;  // never null
  std::map<Table, std::optional<Holder>> holders = {};
  std::string formKey = {};
};

[[nodiscard]] std::string deskPage(const DeskView& view);

}  // namespace damath::web
