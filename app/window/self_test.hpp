// SPDX-License-Identifier: GPL-3.0-or-later
// Checks an installation in a few seconds: the window opens the sample contest, the scoresheets are audited,
// and a page is printed. The self-test needs no display.
#pragma once

#include "app/window/frame/main_window.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Runs the self-test and prints its outcome. Returns the program's exit status: 0 if the installation works,
// 1 otherwise.
[[nodiscard]] int selfTest(Session& session, const Translator& translator, MainWindow& window);

}  // namespace damath::window
