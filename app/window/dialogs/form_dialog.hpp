// SPDX-License-Identifier: GPL-3.0-or-later
// The base of dialogs with labeled fields. A mark shows the required fields. Such a dialog stays open, with
// all typed text, until its action succeeds. An error appears in the dialog and disappears at the next edit.
// The Tab order follows the visible order, and the first field has the focus. Return submits, Escape cancels.
// After an error the focus goes to the field that the error names, or to the first required field that is
// empty. So a user who presses Return after each field passes through all required fields.
#pragma once

#include <QDialog>
#include <optional>
#include <utility>
#include <vector>

#include "app/window/session/session.hpp"

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace damath::window {

class FormDialog : public QDialog {
  Q_OBJECT

 public:
  FormDialog(Session& session, const Translator& translator, QWidget* parent);
  ~FormDialog() override;

  // Shows an error in the dialog. Leaves out the lines that the introduction already shows, unless no line
  // would be left. An empty text hides the error.
  void showRefusal(const QString& text);
  [[nodiscard]] QString refusal() const { return m_refused; }

  void accept() override;

 protected:
  // Connects a signal to a slot of this dialog. An exception in the slot is shown as an error.
  template <class Sender, class Signal, class Slot>
  void on(const Sender* sender, Signal signal, Slot slot) {
    connect(sender, signal, this, guarded(m_session, std::move(slot)));
  }
  // Performs the action of the dialog when the user submits it. Returns false if the dialog must stay open.
  virtual bool submit() = 0;

  // Adds a field below the existing fields. A field for the name of a person or for a reason is required at
  // first; setWanted() can change this. The label of a required field has a mark, which a line below the
  // fields explains while such a field is visible. Below the name of the person who makes a change, adds a
  // field for the person who asked for it. In a shared contest, the field for the name shows the login and is
  // read-only.
  void addField(words::Phrase label, QWidget* field);
  void setWanted(QLineEdit* field, bool isWanted = true);
  // Shows the user's login as a placeholder in the empty field, because the journal records the login if no
  // name is typed. In a shared contest, this is the name of the person who logged in.
  void showLogin(QLineEdit* field);
  // Adds three fields: the name of the person who makes the change, the person who asked for it, and the
  // reason.
  void addAuthor(words::Phrase by = words::Phrase::MadeBy);
  void setAuthorVisible(bool visible);
  // Returns the author with the typed name, person who asked, and reason. A text without a field is empty.
  [[nodiscard]] desk::Author typedAuthor() const;
  // Fills in the person who asked; does nothing if the dialog does not ask for that person.
  void setAskedBy(const QString& name);
  // Clears the name, the person who asked, and the reason.
  void forgetAuthor();
  // True if the field is required, visible, and empty.
  [[nodiscard]] bool isMissing(QWidget* field) const;
  // Returns the field that the error names; null if the error names no field.
  [[nodiscard]] virtual QWidget* fieldOf(const desk::DeskError& error) const;
  // Shows or hides a field with its label. The field for the person who asked follows the field for the name.
  void setFieldVisible(QWidget* field, bool visible);
  // Moves the focus after an error: to the field that the error names, or to the first required field that is
  // empty. Does nothing if the error names no field and the focus has already left `before`.
  void goToFault(const QWidget* before);
  void setIntroduction(const QString& text);
  void setSubmitText(words::Phrase text);
  void setLeaveText(words::Phrase text);
  // Called by the button that leaves the dialog. Escape and the frame of the window call reject().
  virtual void leave() { reject(); }
  // Adds a button beside the two usual buttons, of which one submits the dialog and one leaves it.
  [[nodiscard]] QPushButton* addButton(words::Phrase text);
  [[nodiscard]] QPushButton* submitButton() const;
  // Adds a widget without a label, as wide as the dialog, above the labeled fields. A widget that has a
  // layout scrolls if the screen is too small for it.
  void addWide(QWidget* body);
  // Sets the field that has the focus at first, instead of the first field.
  void setFirst(QWidget* field) { m_first = field; }
  // Sets the size before the dialog is shown. `size` is for small type. In large type, the dialog is wider.
  void startWith(const QSize& size);
  // The ways in which fitHeight() may change the height of the dialog. Grow: never makes the dialog lower, so
  // that a height that the user set stays. Exact: also makes the dialog lower, for example after its fields
  // were replaced.
  enum class Fit { Grow, Exact };
  // Makes the dialog as high as its content needs, at most as high as the screen.
  void fitHeight(Fit fit = Fit::Grow);

  bool event(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

  Session& m_session;
  const Translator& m_translator;

 private:
  // Returns the height of the whole content at this width, in pixels.
  [[nodiscard]] int wholeHeight(int width) const;
  void stayOnScreen();
  // Sets or removes the mark of the field's label.
  void markWanted(QLineEdit* field, bool isWanted);
  void updateLegend();
  void orderTabs();
  void askWho(const desk::DeskError& error);
  [[nodiscard]] QString withoutIntroduction(const QString& message) const;
  // Makes the error disappear when the user edits this field.
  void forgetRefusalBy(QWidget* field);

  QLabel* m_introduction;
  // The texts of the introduction and of the error message, in plain text without links.
  QString m_introduced;
  QString m_refused;
  QFormLayout* m_fields;
  QScrollArea* m_body = nullptr;  // holds the fields; scrolls if the screen is too low
  QLabel* m_legend;               // explains the mark of required fields
  QLabel* m_refusal;
  QDialogButtonBox* m_buttons;
  std::vector<QWidget*> m_order;  // all parts and fields of the dialog, from the top
  std::vector<QLineEdit*> m_wanted;
  QLineEdit* m_whoField = nullptr;
  QLineEdit* m_askedField = nullptr;
  QLineEdit* m_whyField = nullptr;
  std::optional<desk::DeskError> m_fault;  // the error of the current submission
  int m_bodies = 0;
  int m_wholeHeight = 0;  // the height of the whole content when the dialog last got its height
  QWidget* m_first = nullptr;
};

}  // namespace damath::window
