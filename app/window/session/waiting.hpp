// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a file or a server for which the user must wait. The window is still painted meanwhile.
#pragma once

#include <functional>
#include <utility>

#include "words/phrase.hpp"

namespace damath::window {

class Waiting {
 public:
  enum class Ending { ByThePerson, Never };
  using Work = std::function<void()>;
  // A function that runs the work while the window waits; returns false if the user canceled the work. While
  // none is set, isAwaited runs the work directly.
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
