// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commands/keys_table.hpp"

#include "app/window/parts/list_table.hpp"

namespace damath::window {

using words::Phrase;

void showKeys(ListTable& list, const Commands& commands, const Translator& translator) {
  list.setAccessibleName(translator.plain(Phrase::Keys));
  list.setStretching({0});
  std::vector<TableRow> rows;
  for (const bool isNow : {true, false}) {
    for (const Command command : commands.all()) {
      const QAction* action = commands.action(command);
      if (action->shortcut().isEmpty() || action->isEnabled() != isNow) continue;
      rows.push_back({{{.text = commands.name(command), .icon = action->icon()},
                       {.text = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                        .strong = true},
                       {.text = isNow ? translator(Phrase::KeyNow) : QStringLiteral("—")}},
                      static_cast<int>(command)});
    }
  }
  list.setTable(
      {translator(Phrase::CommandHeading), translator(Phrase::KeyHeading), translator(Phrase::KeyHere)},
      std::move(rows));
}

}  // namespace damath::window
