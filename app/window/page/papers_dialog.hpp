// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with all printed forms of an event and of the contest. Beside the list are the options of the
// selected form. The form can be previewed or saved as PDF.
#pragma once

#include <QDialog>
#include <memory>

#include "app/papers/paper.hpp"
#include "app/window/commands/location.hpp"
#include "app/window/session/session.hpp"

class QCheckBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace damath::window {

class Page;

class PapersDialog : public QDialog {
  Q_OBJECT

 public:
  // `page` shows the message that a PDF was saved. The dialog proposes the paper that belongs to this page,
  // and the round of its game or else the last round. All arguments must outlive the dialog.
  PapersDialog(Session& session, const Translator& translator, contest::EventId event, Page& page);

 private:
  void choosePaperOf(const Location& from);
  void addOptions();
  void choose();
  void countBoards();
  // Returns the selected form with its options, but without the background picture.
  [[nodiscard]] db::PaperOf chosen() const;
  void takePicture();
  void readPicture(const QString& path);
  void showPicture(std::shared_ptr<const std::string> picture, const QString& name);
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // Makes the selected printed form in another thread and calls `take` with the document. If it cannot be
  // made, shows the reason.
  void make(std::function<void(papers::Paper paper)> take);
  void refuse(const desk::DeskError& error);
  void preview();
  void exportPdf();

  Session& m_session;
  const Translator& m_translator;
  contest::EventId m_event;
  Page& m_page;
  QListWidget* m_papers;
  QFormLayout* m_options;  // shows only the options of the selected form
  QSpinBox* m_round;
  QSpinBox* m_board;       // number of the board whose paper is printed; 0 for all boards of the round
  QSpinBox* m_copies;      // number of printed scoresheets that belong to no game
  QSpinBox* m_poster;      // number of sheets of paper across, for a poster
  QCheckBox* m_boards;     // prints diagrams of the board beside the scoresheets
  QCheckBox* m_plain;      // prints certificates without a frame
  QCheckBox* m_onPicture;  // prints certificates on a background picture
  QLabel* m_why;           // the reason why the selected form cannot be made
  QPushButton* m_preview;
  QPushButton* m_pdf;
  std::shared_ptr<const std::string> m_picture;
};

}  // namespace damath::window
