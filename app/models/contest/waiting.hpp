// SPDX-License-Identifier: GPL-3.0-or-later
// Work on a file or a hall that a person waits for, while the window goes on being painted.
#pragma once

#include <functional>
#include <utility>

#include "app/words/catalogue/console_words.hpp"

namespace damath::models {

class Waiting {
 public:
  enum class Ending { ByThePerson, Never };
  using Work = std::function<void()>;
  // Does the work and says whether its outcome is still wanted. Without one the work is done at once.
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

}  // namespace damath::models
