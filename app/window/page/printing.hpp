// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a document from a preview, or exports it as a PDF file.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "app/papers/paper.hpp"
#include "app/window/session/session.hpp"

class QPrinter;
class QWidget;

namespace damath::window {

class Page;

// A document that was made for printing, or the error why it cannot be made. previewPaper() and exportPaper()
// show such an error.
using MadePaper = desk::DeskResult<papers::Paper>;

// Makes the document in another thread with its own desk. If this takes more than a moment, the user can stop
// it; then no function is called. `take` receives the document, or the error, in the window's thread.
// `unopened` receives the reason if the contest cannot be read; without `unopened` the reason is shown as an
// error. Does nothing while a document is being made for `over`.
void makePaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over,
               std::function<void(MadePaper made)> take,
               std::function<void(const QString& why)> unopened = {});
// Opens the preview of a document. The preview deletes itself when it is closed. The document is registered
// as issued only when it is printed or exported. The preview offers the PDF export only if `parent` belongs
// to a page, because the page shows the message about the exported file.
void previewPaper(MadePaper made, Session& session, const Translator& translator, QWidget* parent);
// Makes the document `of`, then opens its preview.
void previewPaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over);
// Registers the document and prints all its pages in another thread. The page to which `over` belongs shows a
// message if the document was printed or the user stopped the printing. A failure is shown as an error.
void printPaper(const std::shared_ptr<QPrinter>& printer, papers::Paper paper, Session& session,
                const Translator& translator, QWidget& over);
// Asks for a file, writes the PDF in another thread and registers the document. `page` shows a message with
// the path. `suggestion` is the proposed name without folder and suffix.
void exportPaper(MadePaper made, const QString& suggestion, Session& session, const Translator& translator,
                 Page& page);
void exportPaper(const db::PaperOf& of, const QString& suggestion, Session& session,
                 const Translator& translator, Page& page);

}  // namespace damath::window
