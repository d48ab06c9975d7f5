// SPDX-License-Identifier: GPL-3.0-or-later
// Work on a file whose outcome is needed before anything else can be done: in a thread of its own, so that
// the window is painted meanwhile, and with a bar and a button to stop where it takes more than a moment.
#pragma once

#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

// How the session waits from now on (Waiting::waitBy), over whatever dialog of the window is in front. What
// the work throws is thrown to who waits. The window must outlive what the session does.
void paintWhileWaiting(models::Session& session, const models::Translator& translator, QWidget& window);

}  // namespace damath::views
