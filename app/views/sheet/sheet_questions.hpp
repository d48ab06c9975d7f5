// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk asks before a sheet is stored or accepted, put to the person: which of two versions holds,
// and in one box all the rest, whether another game's sheet is meant, who replaces an accepted one and why.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/rounds/meeting.hpp"
#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

class SheetQuestions {
 public:
  // Whether what is shown is to be stored first, or is what the contest has.
  enum class Content { Typed, Stored };
  enum class Intent { Store, Accept };
  struct Subject {
    contest::EventId event{};
    desk::Meeting meeting;
    sheet::Sheet mine;  // what is to be stored or accepted
    Content content = Content::Typed;
    std::vector<desk::Mismatch> agreed;  // to which the person said yes when a file was taken over
    Intent intent = Intent::Store;
    bool isDue = false;  // a rematch that its sheet enters
  };

  // All outlive this.
  SheetQuestions(models::Session& session, const models::Translator& translator, Subject subject,
                 QWidget* parent)
      : m_session(session), m_translator(translator), m_subject(std::move(subject)), m_parent(parent) {}

  // Makes the change with an answer to each question: action(author) gives a DeskResult. Nothing
  // where the person said no, or after a refusal, which is shown.
  template <class Action>
  auto answered(desk::Author author, Action&& action)
      -> decltype(std::declval<models::Session&>().changed(action(std::as_const(author)))) {
    for (;;) {
      auto done = action(std::as_const(author));
      if (done || done.error().question() == nullptr) return m_session.changed(std::move(done));
      if (!answer(done.error(), author)) return std::nullopt;
    }
  }
  // Whether the person chose the version of the contest file, so that nothing is to be stored.
  [[nodiscard]] bool keepsTheirs() const { return m_keepsTheirs; }
  // A form with fields for name and reason tells there what they are wanted for, instead of a box before it.
  // `ask` gets the refusal that says so.
  void askInForm(std::function<void(const desk::DeskError& error)> ask) { m_askInForm = std::move(ask); }

 private:
  bool answer(const desk::DeskError& error, desk::Author& author);
  [[nodiscard]] bool isInForm(const desk::Question& question) const;
  // Who and why, with what it is for; false where nobody says.
  bool askName(const QString& text, desk::Author& author);
  bool chooseVersion(const QString& text);

  models::Session& m_session;
  const models::Translator& m_translator;
  Subject m_subject;
  QWidget* m_parent;
  bool m_keepsTheirs = false;
  std::function<void(const desk::DeskError& error)> m_askInForm;
  std::vector<desk::ConfirmationReason> m_inForm;  // in the form
};

}  // namespace damath::views
