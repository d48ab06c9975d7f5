// SPDX-License-Identifier: GPL-3.0-or-later
// The way in which a test performs an action in the window.
#pragma once

namespace damath::testing {

enum class By { Mouse, Keys };

}  // namespace damath::testing
