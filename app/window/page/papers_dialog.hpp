// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with all printed forms of an event and of the contest. Beside the list are the options of the
// selected form. The form can be previewed or saved as PDF. Ticked forms are printed together, or become one
// PDF.
#pragma once

#include <QDialog>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/papers/paper.hpp"
#include "app/papers/paper_form.hpp"
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

  // Selects the paper. If `option` is one of its options, moves the focus to that option.
  void choose(papers::PaperForm form, std::optional<papers::PaperOption> option = {});

 private:
  // The options of a form that the user set: each form keeps its own.
  struct Choice {
    int board = 0;
    int copies = 0;
    int poster = 1;
    bool hasDiagrams = false;
    bool isPlain = false;
  };
  // A form is a row of papers::everyPaper(), counted from 0.
  using Row = std::size_t;

  void choosePaperOf(const Location& from);
  void addOptions();
  void showOptions();
  void keepOptions();
  // Says if the selected or ticked forms can be printed now.
  void checkForms();
  // Returns the sentence that names the players without a certificate of participation, because they never
  // came. Empty if there are none, or if these certificates are not wanted.
  [[nodiscard]] QString leftOutText() const;
  void countBoards();
  [[nodiscard]] Row current() const;
  // Returns the ticked forms, or the selected form if none is ticked.
  [[nodiscard]] std::vector<Row> wanted() const;
  [[nodiscard]] int ticked() const;
  [[nodiscard]] Choice choiceOf(Row row) const;
  // Returns the form with its options, but without the background picture.
  [[nodiscard]] db::PaperOf chosen(Row row) const;
  void takePicture();
  void readPicture(const QString& path);
  void showPicture(std::shared_ptr<const std::string> picture, const QString& name);
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // Makes the wanted forms in another thread and calls `take` with the documents. If one of them cannot be
  // made, shows the reason.
  void make(std::function<void(std::vector<papers::Paper> papers)> take);
  void refuse(const desk::DeskError& error);
  // Shows the reason why some of the ticked forms cannot be printed, and a button that unticks these forms.
  void offerOthers(const QString& why, std::vector<Row> hindered);
  void leaveOut();
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
  QLabel* m_why;           // the reason why a wanted form cannot be made
  QLabel* m_together;      // tells that several forms can be ticked, and how many are ticked
  QPushButton* m_others;   // unticks the forms in m_hindered
  std::vector<Row> m_hindered;
  QPushButton* m_preview;
  QPushButton* m_pdf;
  std::shared_ptr<const std::string> m_picture;
  std::map<Row, Choice> m_choices;  // only of forms whose options the user saw
  bool m_isShowing = false;         // true while the options of another form are shown
};

}  // namespace damath::window
