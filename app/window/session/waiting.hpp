// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a file or a server that the user must wait for, while the window is still painted.
#pragma once

#include <functional>
#include <utility>

#include "words/phrase.hpp"

namespace damath::window {

class Waiting {
 public:
  enum class Ending { ByThePerson, Never };
  using Work = std::function<void()>;
  // Does the work. Returns false if the user canceled it. Without a waiter, the work runs directly.
  using Waiter = std::function<bool(words::Phrase what, Ending ending, const Work& work)>;

  void waitBy(Waiter waiter) { m_waiter = std::move(waiter); }
  [[nodiscard]] bool isAwaited(words::Phrase what, Ending ending, const Work& work) const {
    if (m_waiter) return m_waiter(what, ending, work);
    work();
    return true;
  }

 private:
  Waiter m_waiter;
};

}  // namespace damath::window
