// SPDX-License-Identifier: GPL-3.0-or-later
// A change that the desk may ask about: made at once where it asks nothing; else who makes it and why is
// asked for under the desk's own question, and two steps are asked twice.
#pragma once

#include <functional>

#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

struct ConfirmedChange {
  contest::EventId event{};  // whose entries the question names; none of the whole contest
  words::Phrase title{};
  words::Phrase submit{};
  std::function<desk::DeskResult<void>(const desk::Author& author)> make;
  // Once it is made and read.
  std::function<void()> done;
};

void makeConfirmed(models::Session& session, const models::Translator& translator, ConfirmedChange change,
                   QWidget* parent);

}  // namespace damath::views
