// SPDX-License-Identifier: GPL-3.0-or-later
// Prints documents from a preview, or exports them as a PDF file. Several documents become one print job or
// one file, and each is registered by itself.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "app/papers/paper.hpp"
#include "app/window/session/session.hpp"

class QPrinter;
class QWidget;

namespace damath::window {

class Page;

// Documents that were made for printing, or the error why one of them cannot be made. previewPapers() and
// exportPapers() show such an error.
using MadePapers = desk::DeskResult<std::vector<papers::Paper>>;
using MadePaper = desk::DeskResult<papers::Paper>;

// Makes the documents in another thread with its own desk. If this takes more than a moment, the user can
// stop it; then no function is called. `take` receives the documents, or the error, in the window's thread.
// `unopened` receives the reason if the contest cannot be read; without `unopened` the reason is shown as an
// error. Does nothing while documents are being made for `over`.
void makePapers(std::vector<db::PaperOf> of, Session& session, const Translator& translator, QWidget& over,
                std::function<void(MadePapers made)> take,
                std::function<void(const QString& why)> unopened = {});
// Does the same as makePapers() for one document.
void makePaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over,
               std::function<void(MadePaper made)> take,
               std::function<void(const QString& why)> unopened = {});
// Opens the preview of the documents. The preview deletes itself when it is closed. The documents are
// registered as issued only when they are printed or exported. The preview offers the PDF export only if
// `parent` belongs to a page, because the page shows the message about the exported file.
void previewPapers(MadePapers made, Session& session, const Translator& translator, QWidget* parent);
void previewPaper(MadePaper made, Session& session, const Translator& translator, QWidget* parent);
// Makes the document `of`, then opens its preview.
void previewPaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over);
// Registers the documents and prints all their pages in another thread. The page to which `over` belongs
// shows a message if the documents were printed or the user stopped the printing. A failure is shown as an
// error.
void printPapers(const std::shared_ptr<QPrinter>& printer, std::vector<papers::Paper> papers,
                 Session& session, const Translator& translator, QWidget& over);
// Asks for a file, writes the PDF in another thread and registers the documents. `page` shows a message with
// the path. The proposed file name names event, content and round (words::fileNameOf).
void exportPapers(MadePapers made, Session& session, const Translator& translator, Page& page);
void exportPaper(MadePaper made, Session& session, const Translator& translator, Page& page);
void exportPaper(const db::PaperOf& of, Session& session, const Translator& translator, Page& page);

}  // namespace damath::window
