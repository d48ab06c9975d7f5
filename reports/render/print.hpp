// SPDX-License-Identifier: GPL-3.0-or-later
// Documents on paper: PDF files, printers and print previews through one painter. Needs a QGuiApplication,
// the offscreen one suffices. The form font comes with the program; nothing depends on installed fonts.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>
#include <string>

#include "core/expected.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/draw/paper.hpp"

class QIODevice;
class QPagedPaintDevice;
class QSaveFile;

namespace damath::render {

enum class RenderFault {
  NothingToPrint,  // the document has no form, or forms without a page
  FontMissing,     // the program's own font did not load: a broken build
  DeviceRefused,   // the printer or the PDF writer could not begin or go on
  CannotOpen,      // the file cannot be made there: missing folder, no right to write, no ordinary file
  CannotWrite,     // the disk is full or failed; an older file of the name is untouched
  Stopped          // by whoever watched
};

struct RenderError {
  RenderFault fault = RenderFault::NothingToPrint;
  std::string path;    // of the file, empty for a printer
  std::string reason;  // the system's own words, may be empty
};

// Told now and then, in the caller's thread, how many of all forms are done; answers whether to go on, also
// in the middle of a form.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

// Sets paper and full page mode and paints every page. After a failure the device's job is worthless.
[[nodiscard]] Expected<void, RenderError> printOn(QPagedPaintDevice& device,
                                                  const compose::Document& document, Paper paper,
                                                  const Watch& watch = {});

// Writes the whole PDF, its pages as they are drawn. Many forms are drawn side by side, as many as there are
// processors, and the device is written to in their threads, in one at a time. CannotOpen and CannotWrite do
// not come of it: where the device takes no more, it was DeviceRefused. After a failure what was written is
// worthless.
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   QIODevice& device, const Watch& watch = {});
// The same into memory.
[[nodiscard]] Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper,
                                                      const Watch& watch = {});

// Writes the PDF beside its place, where it lies whole until it is moved there; left alone it goes.
[[nodiscard]] Expected<std::shared_ptr<QSaveFile>, RenderError> writePdfBeside(
    const compose::Document& document, Paper paper, const QString& path, const Watch& watch = {});
[[nodiscard]] Expected<void, RenderError> moveToPlace(QSaveFile& file);

// Writes the PDF beside its place and moves it there when it is whole: after a failure the path holds what it
// held before.
[[nodiscard]] Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper,
                                                   const QString& path, const Watch& watch = {});

}  // namespace damath::render
