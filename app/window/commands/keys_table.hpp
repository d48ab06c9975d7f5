// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a list with every command that has a key. Commands that are enabled now come first.
#pragma once

#include "app/window/commands/command.hpp"

namespace damath::window {

class ListTable;

void showKeys(ListTable& list, const Commands& commands, const Translator& translator);

}  // namespace damath::window
