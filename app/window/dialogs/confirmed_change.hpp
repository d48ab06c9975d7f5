// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a change that may need confirmation. If the desk requires no name, the change is made at once.
// Otherwise a dialog shows the confirmation questions and asks for a name and a reason. A question of the
// level ConfirmationLevel::TwoSteps must then be answered once more.
#pragma once

#include <functional>

#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"
#include "words/phrase.hpp"

class QWidget;

namespace damath::window {

struct ConfirmedChange {
  contest::EventId event{};  // the event whose entries a question may name; {} for no event
  words::Phrase title{};
  words::Phrase submit{};
  std::function<desk::DeskResult<void>(const desk::Author& author)> make;
  // Called after the change is made and the session has read the contest again.
  std::function<void()> done;
};

void makeConfirmed(Session& session, const Translator& translator, ConfirmedChange change, QWidget* parent);

}  // namespace damath::window
