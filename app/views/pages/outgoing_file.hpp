// SPDX-License-Identifier: GPL-3.0-or-later
// Something goes out for other programs and for the public, in one of several forms.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/models/contest/session.hpp"
#include "core/expected.hpp"

namespace damath::views {

class Page;

struct OutgoingForm {
  QString text;    // as the file dialog offers it, with its suffix: "Spreadsheet (*.xlsx)"
  QString suffix;  // "xlsx"
  int group = 0;   // those of one group differ in form alone
};

struct OutgoingFile {
  words::Phrase title{};  // of the dialog
  QString name;           // that is proposed, without folder and suffix
  std::vector<OutgoingForm> forms;
  // Makes the bytes, in another thread, or says why there are none; empty for no room to make them in.
  using Making = std::function<Expected<std::string, QString>()>;
  // Asked for the form that was chosen, once the file is; an empty one writes nothing.
  std::function<Making(std::size_t form)> begin;
};

// Asks for the file and its form, and writes it.
void sendOut(OutgoingFile outgoing, models::Session& session, const models::Translator& translator,
             Page& page);

}  // namespace damath::views
