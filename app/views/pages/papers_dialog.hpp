// SPDX-License-Identifier: GPL-3.0-or-later
// All papers of an event, and those of the whole contest: one is chosen, looked at or kept as PDF.
#pragma once

#include <QDialog>
#include <optional>

#include "app/models/session.hpp"
#include "app/papers/paper.hpp"

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace damath::views {

class Page;

class PapersDialog : public QDialog {
  Q_OBJECT

 public:
  // `page` is told where a PDF went; it and the rest outlive the dialog. The round offered first is the last.
  PapersDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
               Page& page);

  [[nodiscard]] static bool hasAny(const contest::Event& event) { return !event.entries.empty(); }

 private:
  void choose();
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // Nothing where the file does not answer; that is told.
  [[nodiscard]] std::optional<papers::Paper> paper() const;
  void preview();
  void exportPdf();

  models::Session& m_session;
  const models::Translator& m_translator;
  contest::EventId m_event;
  Page& m_page;
  QListWidget* m_papers;
  QLabel* m_roundLabel;
  QSpinBox* m_round;
  QCheckBox* m_boards;  // beside the scoresheets
  QPushButton* m_preview;
  QPushButton* m_pdf;
};

}  // namespace damath::views
