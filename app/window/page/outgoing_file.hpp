// SPDX-License-Identifier: GPL-3.0-or-later
// Exports data to a file in one of several formats.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/window/session/session.hpp"
#include "core/expected.hpp"

namespace damath::window {

class Page;

struct OutgoingForm {
  QString text;       // the format's name in the file dialog: "Spreadsheet (*.xlsx)"
  QString suffix;     // the suffix of the file name: "xlsx"
  QString name = {};  // the proposed name of a file of this format; empty: OutgoingFile::name
};

struct OutgoingFile {
  words::Phrase title{};  // title of the file dialog
  QString name;           // proposed name of the file, without folder and suffix
  std::vector<OutgoingForm> forms;
  // Makes the content of the file; called in another thread. If that fails, returns a text for the user; it
  // is empty if the disk was full.
  using Making = std::function<Expected<std::string, QString>()>;
  // Called with the chosen format after the user chose the file. Returns the function that makes the content,
  // or an empty function to write no file.
  std::function<Making(std::size_t form)> begin;
};

// Asks for the path and the format, and writes the file.
void sendOut(OutgoingFile outgoing, Session& session, const Translator& translator, Page& page);

}  // namespace damath::window
