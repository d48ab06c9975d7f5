// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of a list that the user imports: a list of players or a tournament report.
#pragma once

#include <string_view>

namespace damath::desk {

enum class ListKind { Players, Report };

// Returns the kind of the list: players or tournament report. A text that begins like a report, or has the
// line of a player of a report, is a report. Other texts are a report only if the file name `name` ends with
// .trf or .trfx and the text has no comma, because commas separate the columns of a list of players.
[[nodiscard]] ListKind kindOfList(std::string_view bytes, std::string_view name);

}  // namespace damath::desk
