// SPDX-License-Identifier: GPL-3.0-or-later
// The notes of the import dialog about a list or a tournament report as a whole. Each note is a line.
#pragma once

#include <QStringList>
#include <optional>

#include "app/desk/events/report_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/workbook/list_file.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Returns the notes about the encoding, the sheet that was read, and the lines and columns that are not
// players.
[[nodiscard]] QStringList listNotes(const desk::ImportPreview& preview,
                                    const std::optional<desk::ReadSheet>& sheet,
                                    const Translator& translator);

// Returns the remarks about a report: the first parts that are left out, and the first notes.
[[nodiscard]] QStringList reportNotes(const desk::ReportRemarks& remarks, const Translator& translator);

// Returns the note about the first round of players who are imported late. After the last round, they play in
// no round. Precondition: a round of the event is paired.
[[nodiscard]] QString lateNote(const contest::Event& event, const Translator& translator);

}  // namespace damath::window
