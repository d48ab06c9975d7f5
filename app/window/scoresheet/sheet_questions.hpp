// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the desk's questions before a sheet is stored or accepted. The user chooses between two versions in a
// separate dialog. A single box asks all other questions, such as a sheet of another game, or name and reason
// for replacing an accepted sheet.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/rounds/meeting.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

class SheetQuestions {
 public:
  // Typed: the shown sheet must be stored first. Stored: the contest has the shown sheet.
  enum class Content { Typed, Stored };
  enum class Intent { Store, Accept };
  struct Subject {
    contest::EventId event{};
    desk::Meeting meeting;
    sheet::Sheet mine;  // the sheet to be stored or accepted
    Content content = Content::Typed;
    std::vector<desk::Mismatch> agreed;  // mismatches that the user confirmed when importing a file
    Intent intent = Intent::Store;
    bool isDue = false;  // true for a rematch that is entered by storing its sheet
  };

  // All references must outlive this object.
  SheetQuestions(Session& session, const Translator& translator, Subject subject, QWidget* parent)
      : m_session(session), m_translator(translator), m_subject(std::move(subject)), m_parent(parent) {}

  // Makes the change and answers each question. `action(author)` returns a DeskResult. nullopt if the user
  // said no, or after an error, which is shown.
  template <class Action>
  auto answered(desk::Author author, Action&& action)
      -> decltype(std::declval<Session&>().changed(action(std::as_const(author)))) {
    for (;;) {
      auto done = action(std::as_const(author));
      if (done || done.error().question() == nullptr) return m_session.changed(std::move(done));
      if (!answer(done.error(), author)) return std::nullopt;
    }
  }
  // True if the user chose the version of the contest file, so that nothing must be stored.
  [[nodiscard]] bool keepsTheirs() const { return m_keepsTheirs; }
  // For a form with fields for name and reason: `ask` gets the error that requires them and shows it in the
  // form, instead of a separate box.
  void askInForm(std::function<void(const desk::DeskError& error)> ask) { m_askInForm = std::move(ask); }

 private:
  bool answer(const desk::DeskError& error, desk::Author& author);
  [[nodiscard]] bool isInForm(const desk::Question& question) const;
  // Asks for name and reason and shows their purpose. Returns false if the user cancels.
  bool askName(const QString& text, desk::Author& author);
  bool chooseVersion(const QString& text);

  Session& m_session;
  const Translator& m_translator;
  Subject m_subject;
  QWidget* m_parent;
  bool m_keepsTheirs = false;
  std::function<void(const desk::DeskError& error)> m_askInForm;
  std::vector<desk::ConfirmationReason> m_inForm;  // questions that the form already shows
};

}  // namespace damath::window
