// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the questions that the desk layer asks before a scoresheet is saved or accepted. A dialog of its own
// lets the user choose between two versions. One message box asks all other questions, for example if the
// scoresheet seems to be of another game. If a question needs a name and a reason, a form with these fields
// replaces the message box, for example if an accepted scoresheet is replaced.
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
  // Typed: the shown scoresheet has unsaved text. Stored: the shown scoresheet is saved in the contest.
  enum class Content { Typed, Stored };
  enum class Intent { Store, Accept };
  struct Subject {
    contest::EventId event{};
    desk::Meeting meeting;
    sheet::Sheet mine;  // the scoresheet that is saved or accepted
    Content content = Content::Typed;
    // Differences between an imported file and this game that the user accepted.
    std::vector<desk::Mismatch> agreed;
    Intent intent = Intent::Store;
    bool isDue = false;  // true for a due rematch, which saving enters
  };

  // Precondition: all references outlive this object.
  SheetQuestions(Session& session, const Translator& translator, Subject subject, QWidget* parent)
      : m_session(session), m_translator(translator), m_subject(std::move(subject)), m_parent(parent) {}

  // Makes the change `action(author)`, which returns a DeskResult. If the desk asks questions, shows them and
  // tries again with the answers. nullopt if the user said no, if a form must ask for name and reason first
  // (see askInForm), or after an error that was shown.
  template <class Action>
  auto answered(desk::Author author, Action&& action)
      -> decltype(std::declval<Session&>().changed(action(std::as_const(author)))) {
    for (;;) {
      auto done = action(std::as_const(author));
      if (done || done.error().question() == nullptr) return m_session.changed(std::move(done));
      if (!answer(done.error(), author)) return std::nullopt;
    }
  }
  // True if the user chose the version saved in the contest file instead of the version typed here. The
  // caller then saves nothing.
  [[nodiscard]] bool keepsTheirs() const { return m_keepsTheirs; }
  // Call this function if a form on the screen has fields for a name and a reason. If a question needs both
  // and one of them is empty, this class calls `ask` with the error instead of opening a dialog.
  void askInForm(std::function<void(const desk::DeskError& error)> ask) { m_askInForm = std::move(ask); }

 private:
  bool answer(const desk::DeskError& error, desk::Author& author);
  [[nodiscard]] bool isInForm(const desk::Question& question) const;
  // Opens a dialog that asks for a name and a reason. `text` tells the user why they are needed. Returns
  // false if the user cancels.
  bool askName(const QString& text, desk::Author& author);
  bool chooseVersion(const QString& text);

  Session& m_session;
  const Translator& m_translator;
  Subject m_subject;
  QWidget* m_parent;
  bool m_keepsTheirs = false;
  std::function<void(const desk::DeskError& error)> m_askInForm;
  // The confirmation questions whose facts the form shows, so that they are not asked again.
  std::vector<desk::ConfirmationReason> m_inForm;
};

}  // namespace damath::window
