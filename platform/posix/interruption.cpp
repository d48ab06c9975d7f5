// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/interruption.hpp"

#include <signal.h>

namespace damath::platform {

namespace {

volatile sig_atomic_t asked = 0;

void noteStop(int /*number*/) {
  asked = 1;
}

void raiseByDefault(int number) {
  ::signal(number, SIG_DFL);
  ::raise(number);
}

}  // namespace

Interruption::Interruption() {
  asked = 0;
  struct sigaction handler {};
  handler.sa_handler = noteStop;
  handler.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  struct sigaction before {};
  // If Ctrl-C is ignored already, it stays ignored: a shell starts background programs in this state.
  if (::sigaction(SIGINT, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
    ::sigaction(SIGINT, &handler, nullptr);
  }
  m_pipeWasIgnored = ::signal(SIGPIPE, SIG_IGN) == SIG_IGN;
}

Interruption::~Interruption() {
  struct sigaction now {};
  if (::sigaction(SIGINT, nullptr, &now) == 0 && now.sa_handler == noteStop) ::signal(SIGINT, SIG_DFL);
  if (!m_pipeWasIgnored) ::signal(SIGPIPE, SIG_DFL);
}

bool Interruption::isAsked() {
  return asked != 0;
}

void Interruption::leave() {
  raiseByDefault(SIGINT);
}

void Interruption::leaveByPipe() const {
  if (!m_pipeWasIgnored) raiseByDefault(SIGPIPE);
}

}  // namespace damath::platform
