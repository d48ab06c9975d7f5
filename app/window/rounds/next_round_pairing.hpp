// SPDX-License-Identifier: GPL-3.0-or-later
// The command of the rounds page that pairs the next round. It asks first which players are back who were
// absent from the last round, and then about players whom the check-in has not seen.
#pragma once

#include <functional>

#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

struct NextRoundPairing {
  Session& session;
  const Translator& translator;
  QWidget& page;  // the parent of the dialogs
  contest::EventId event{};
  // Called after the round is paired and the session has read the contest again.
  std::function<void(const desk::PairedRound& round)> done;
};

// Pairs the next round. If questions must be answered, opens a dialog and returns at once. Precondition: the
// session, the translator and the page outlive the dialogs.
void pairNextRound(const NextRoundPairing& pairing);

}  // namespace damath::window
