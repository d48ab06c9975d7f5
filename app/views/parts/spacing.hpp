// SPDX-License-Identifier: GPL-3.0-or-later
// Distances that several pages share.
#pragma once

namespace damath::views {

constexpr int kFieldGap = 8;  // between the fields of a line, in pixels

}  // namespace damath::views
