// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes in a scoresheet: the findings of its audit that are no notes. Findings that follow from
// another mistake do not count, nor do mistakes that a ruling keeps as written.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::window {

// Returns the number of mistakes.
[[nodiscard]] int mistakesIn(const desk::SheetView& view);

// Returns the sentences about the mistakes. Precondition: `sentences` has a sentence for each finding of the
// report.
[[nodiscard]] QStringList mistakesOf(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                                     const std::vector<sheet::Ruling>& rulings);

// Returns "The audit found 2 mistakes:" (with the right number) and the first sentences below it.
[[nodiscard]] QString mistakesText(const QStringList& mistakes, const Translator& translator);

}  // namespace damath::window
