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
  QString text;    // text for the file dialog, with suffix: "Spreadsheet (*.xlsx)"
  QString suffix;  // "xlsx"
  int group = 0;   // formats of a group have the same content
};

struct OutgoingFile {
  words::Phrase title{};  // title of the file dialog
  QString name;           // proposed name, without folder and suffix
  std::vector<OutgoingForm> forms;
  // Makes the bytes in another thread. Returns an error text on failure; the text is empty if there was no
  // disk space.
  using Making = std::function<Expected<std::string, QString>()>;
  // Called with the chosen format after the user chose the file. An empty result writes nothing.
  std::function<Making(std::size_t form)> begin;
};

// Asks for the file and its format, and writes the file.
void sendOut(OutgoingFile outgoing, Session& session, const Translator& translator, Page& page);

}  // namespace damath::window
