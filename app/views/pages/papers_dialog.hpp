// SPDX-License-Identifier: GPL-3.0-or-later
// All papers of an event, and those of the whole contest: one is chosen, and beside the list what may be said
// of it; it is looked at or kept as PDF.
#pragma once

#include <QDialog>
#include <memory>

#include "app/models/contest/session.hpp"
#include "app/papers/paper.hpp"

class QCheckBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace damath::views {

class Page;

class PapersDialog : public QDialog {
  Q_OBJECT

 public:
  // `page` says where a PDF went; it and the rest outlive the dialog. The round offered first is the last.
  PapersDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
               Page& page);

 private:
  void addOptions();
  void choose();
  void countBoards();
  // As the papers are chosen; without the picture.
  [[nodiscard]] db::PaperOf chosen() const;
  void takePicture();
  void readPicture(const QString& path);
  void showPicture(std::shared_ptr<const std::string> picture, const QString& name);
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // What is chosen, made beside the window, or why it cannot be made.
  void make(std::function<void(papers::Paper paper)> take);
  void refuse(const desk::DeskError& error);
  void preview();
  void exportPdf();

  models::Session& m_session;
  const models::Translator& m_translator;
  contest::EventId m_event;
  Page& m_page;
  QListWidget* m_papers;
  QFormLayout* m_options;  // of them those that the chosen paper has
  QSpinBox* m_round;
  QSpinBox* m_board;       // of the round; 0 for all
  QSpinBox* m_copies;      // of sheets of no game
  QSpinBox* m_poster;      // sheets across
  QCheckBox* m_boards;     // beside the scoresheets
  QCheckBox* m_plain;      // certificates without a frame
  QCheckBox* m_onPicture;  // certificates
  QLabel* m_why;           // nothing can be made of what is chosen
  QPushButton* m_preview;
  QPushButton* m_pdf;
  std::shared_ptr<const std::string> m_picture;
};

}  // namespace damath::views
