// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a document to paper: a preview from which it is printed, or a PDF file.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "app/models/contest/session.hpp"
#include "app/papers/paper.hpp"
#include "app/words/catalogue/console_words.hpp"
#include "core/every.hpp"
#include "reports/render/draw/paper.hpp"

class QPrinter;
class QWidget;

namespace damath::views {

class Page;

inline constexpr std::pair<render::Paper, words::Phrase> kPaperNames[] = {
    {render::Paper::A4, words::Phrase::PaperA4},
    {render::Paper::Letter, words::Phrase::PaperLetter},
    {render::Paper::LongBond, words::Phrase::PaperLongBond}};
static_assert(coversEvery(kPaperNames));

// The paper chosen in the menu; kept for the next start.
[[nodiscard]] render::Paper chosenPaper();
void choosePaper(render::Paper paper);

// Or why it cannot be made, which is shown.
using MadePaper = desk::DeskResult<papers::Paper>;

// Composed beside the window by a desk of its own; where it takes more than a moment it can be ended, and
// then nothing comes. `take` has it in the window's thread; `unopened` why the contest could not be read,
// which else is shown. While one is composed for `over` no other is begun for it.
void makePaper(const db::PaperOf& of, models::Session& session, const models::Translator& translator,
               QWidget& over, std::function<void(MadePaper made)> take,
               std::function<void(const QString& why)> unopened = {});
// Opens the preview; it lives until it is closed. What is printed from it, and not what it shows, is
// registered.
void previewPaper(MadePaper made, models::Session& session, const models::Translator& translator,
                  QWidget* parent);
// The same of one that is made first.
void previewPaper(const db::PaperOf& of, models::Session& session, const models::Translator& translator,
                  QWidget& over);
// Registers the paper and prints all of it beside the window; the page that `over` belongs to says so.
void printPaper(const std::shared_ptr<QPrinter>& printer, papers::Paper paper, models::Session& session,
                const models::Translator& translator, QWidget& over);
// Asks for a file, writes the paper beside the window and registers it, and the page says where; `suggestion`
// is its name without folder and ending.
void exportPaper(MadePaper made, const QString& suggestion, models::Session& session,
                 const models::Translator& translator, Page& page);
void exportPaper(const db::PaperOf& of, const QString& suggestion, models::Session& session,
                 const models::Translator& translator, Page& page);

}  // namespace damath::views
