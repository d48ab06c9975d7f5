// SPDX-License-Identifier: GPL-3.0-or-later
// Runs file work whose result is needed before the program can go on. The work runs in its own thread, so
// that the window is still painted. After a moment, a dialog with a progress bar appears, with a stop button
// if the user may stop the work.
#pragma once

#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

// Sets the way in which the session waits for work (Waiting::waitBy). The progress dialog opens over the
// front dialog of the window. Exceptions of the work are thrown to the waiting caller. The window must
// outlive the session's work.
void paintWhileWaiting(Session& session, const Translator& translator, QWidget& window);

}  // namespace damath::window
