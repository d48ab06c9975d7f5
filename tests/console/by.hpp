// SPDX-License-Identifier: GPL-3.0-or-later
// How an act is done in the window.
#pragma once

namespace damath::testing {

enum class By { Mouse, Keys };

}  // namespace damath::testing
