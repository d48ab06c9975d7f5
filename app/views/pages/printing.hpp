// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a document to paper: a preview from which it is printed, or a PDF file.
#pragma once

#include "app/models/session.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/paper.hpp"

class QWidget;

namespace damath::views {

class Page;

// The paper chosen in the menu; kept for the next start.
[[nodiscard]] render::Paper chosenPaper();
void choosePaper(render::Paper paper);

// Opens the preview; it lives until it is closed.
void previewDocument(const compose::Document& document, models::Session& session,
                     const models::Translator& translator, QWidget* parent);
// Asks for a file and writes it, and the page says where; `suggestion` is its name without folder and ending.
void exportDocument(const compose::Document& document, const QString& suggestion, models::Session& session,
                    const models::Translator& translator, Page& page);

}  // namespace damath::views
