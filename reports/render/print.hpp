// SPDX-License-Identifier: GPL-3.0-or-later
// Prints documents. PDF files, printers and print previews show the same pages, because the same code paints
// them. Needs a QGuiApplication; the offscreen platform is enough. The font of the forms is part of the
// program, so the result does not depend on installed fonts, except for letters that this font lacks.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>
#include <string>

#include "core/expected.hpp"
#include "platform/durable_file.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/documents.hpp"
#include "reports/render/draw/paper.hpp"
#include "reports/render/joined_pdf.hpp"

class QPagedPaintDevice;

namespace damath::render {

enum class RenderFault {
  NothingToPrint,  // the document has no form, or its forms have no page
  FontMissing,     // the program's own font did not load: the program was built wrongly
  DeviceRefused,   // the printer or the PDF writer cannot start or continue
  // the file cannot be created: the folder is missing, permission is missing, or the path is no ordinary file
  CannotOpen,
  CannotWrite,  // the disk is full or failed; DurableFile::commit tells the state of the file
  Stopped       // the caller's Watch returned false
};

struct RenderError {
  RenderFault fault = RenderFault::NothingToPrint;
  std::string path;    // the path of the PDF file; empty for a printer
  std::string reason;  // the message of the operating system; may be empty
};

// Tells the caller the number of finished forms and of all forms. Called from time to time in the caller's
// thread. If it returns false, printing stops, even within a form.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

// Paints every page on the device, after setting its paper and turning its margins off. After a failure the
// print job is unusable.
[[nodiscard]] Expected<void, RenderError> printOn(QPagedPaintDevice& device, const Documents& documents,
                                                  Paper paper, const Watch& watch = {});
[[nodiscard]] Expected<void, RenderError> printOn(QPagedPaintDevice& device,
                                                  const compose::Document& document, Paper paper,
                                                  const Watch& watch = {});

// Writes the documents as one PDF. Each document has a bookmark if there are several. Up to one thread for
// each processor draws forms. The drawing threads, and at the end the caller's thread, call the sink, one at
// a time. Errors: NothingToPrint, FontMissing, Stopped; DeviceRefused if the sink or Qt's PDF writer fails
// (never CannotOpen or CannotWrite). After a failure the written bytes are unusable.
[[nodiscard]] Expected<void, RenderError> writePdf(const Documents& documents, Paper paper, const Sink& sink,
                                                   const Watch& watch = {});
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   const Sink& sink, const Watch& watch = {});
// Returns the document as a PDF. Errors: those of writePdf() with a sink.
[[nodiscard]] Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper,
                                                      const Watch& watch = {});

// Writes the documents as one PDF into a temporary file beside `path`. moveToPlace() moves this file to
// `path`. If the returned object is destroyed before that, the temporary file is deleted.
[[nodiscard]] Expected<std::shared_ptr<platform::DurableFile>, RenderError> writePdfBeside(
    const Documents& documents, Paper paper, const QString& path, const Watch& watch = {});
[[nodiscard]] Expected<void, RenderError> moveToPlace(platform::DurableFile& file, const QString& path);

// Writes the document as a PDF into a temporary file, and moves the complete file to `path`. After a failure
// the file at `path` is unchanged. The one exception is described at DurableFile::commit.
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   const QString& path, const Watch& watch = {});

}  // namespace damath::render
