// SPDX-License-Identifier: GPL-3.0-or-later
// Prints documents: PDF files, printers and print previews use the same painter. Needs a QGuiApplication; the
// offscreen platform is enough. The form font is part of the program, so nothing depends on installed fonts.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>
#include <string>

#include "core/expected.hpp"
#include "platform/durable_file.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/draw/paper.hpp"
#include "reports/render/joined_pdf.hpp"

class QPagedPaintDevice;

namespace damath::render {

enum class RenderFault {
  NothingToPrint,  // the document has no form, or no form has a page
  FontMissing,     // the program's own font did not load: a broken build
  DeviceRefused,   // the printer or the PDF writer could not start or continue
  CannotOpen,      // the file cannot be created: no such folder, no permission, or no ordinary file
  CannotWrite,     // the disk is full or failed; see DurableFile::commit for the file of this name
  Stopped          // Watch returned false
};

struct RenderError {
  RenderFault fault = RenderFault::NothingToPrint;
  std::string path;    // the path of the file; empty for a printer
  std::string reason;  // the system's message; may be empty
};

// Called now and then in the caller's thread with the number of finished forms and of all forms. A false
// result stops the run, even within a form.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

// Sets paper and full-page mode and paints every page. After a failure the print job is unusable.
[[nodiscard]] Expected<void, RenderError> printOn(QPagedPaintDevice& device,
                                                  const compose::Document& document, Paper paper,
                                                  const Watch& watch = {});

// Writes the whole PDF, page by page. Several forms are drawn at once, one for each processor. The drawing
// threads call the sink, one at a time. Errors: NothingToPrint, FontMissing, Stopped; DeviceRefused if
// the sink fails (never CannotOpen or CannotWrite). After a failure the written bytes are unusable.
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   const Sink& sink, const Watch& watch = {});
// Returns the PDF as bytes. Errors: like writePdf() with a sink.
[[nodiscard]] Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper,
                                                      const Watch& watch = {});

// Writes the PDF into a temporary file beside `path`. moveToPlace() moves this file to `path`; if the
// returned object is destroyed first, the temporary file is deleted.
[[nodiscard]] Expected<std::shared_ptr<platform::DurableFile>, RenderError> writePdfBeside(
    const compose::Document& document, Paper paper, const QString& path, const Watch& watch = {});
[[nodiscard]] Expected<void, RenderError> moveToPlace(platform::DurableFile& file, const QString& path);

// Writes the PDF into a temporary file and moves it to `path` when complete. After a failure, the file at
// `path` is unchanged, with the exception that DurableFile::commit names.
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   const QString& path, const Watch& watch = {});

}  // namespace damath::render
