// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog in which the user chooses the format of an exported event, and full names or initials for the
// players. Then a file dialog asks for the file.
#pragma once

#include "app/exports/event_export.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QRadioButton;

namespace damath::window {

class Page;

class ExportDialog : public FormDialog {
  Q_OBJECT

 public:
  // `page` shows the message that the file was written. All arguments must outlive the dialog.
  ExportDialog(Session& session, const Translator& translator, contest::EventId event, Page& page);

  void choose(exports::EventForm form);

 private:
  bool submit() override;

  contest::EventId m_event;
  Page& m_page;
  QComboBox* m_form;
  QRadioButton* m_initials;
  QRadioButton* m_full;
};

}  // namespace damath::window
