// SPDX-License-Identifier: GPL-3.0-or-later
// A short check of an installation: the window opens the sample contest, the scoresheets are audited, and a
// page is printed. It needs no display and takes a few seconds.
#pragma once

#include "app/models/contest/session.hpp"
#include "app/models/text/translator.hpp"
#include "app/views/window/main_window.hpp"

namespace damath::console {

// Prints the outcome. Returns the program's exit status: 0 if the installation works, 1 otherwise.
[[nodiscard]] int selfTest(models::Session& session, const models::Translator& translator,
                           views::MainWindow& window);

}  // namespace damath::console
