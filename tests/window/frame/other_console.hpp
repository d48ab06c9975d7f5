// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for a second console. OtherConsole is a process of the same user that keeps the file of a draft
// while the object lives. actElsewhere changes the same file as another program would.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QSignalSpy>

#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::testing {

class OtherConsole {
 public:
  OtherConsole(const window::DraftOf& owner, const window::SheetDraft& typed) {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    m_child = ::fork();
    if (m_child == 0) {
      window::DraftFile file(owner);
      const char written = file.write(typed) ? 'n' : 'y';
      if (::write(ends[1], &written, 1) != 1) ::_exit(1);
      for (;;) ::pause();
    }
    char written = 'n';
    EXPECT_EQ(::read(ends[0], &written, 1), 1);
    EXPECT_EQ(written, 'y');
    ::close(ends[0]);
    ::close(ends[1]);
  }
  ~OtherConsole() {
    ::kill(m_child, SIGKILL);
    ::waitpid(m_child, nullptr, 0);
  }
  OtherConsole(const OtherConsole&) = delete;
  OtherConsole& operator=(const OtherConsole&) = delete;

 private:
  pid_t m_child = -1;
};

// Calls act(desk) on the session's file in a second desk. Returns after `session` has shown the change.
template <class Act>
void actElsewhere(window::Session& session, const Act& act) {
  const desk::SystemClock clock;
  auto other = desk::Desk::open(window::fromQt(session.path()), clock);
  ASSERT_TRUE(other.desk);
  QSignalSpy seen(&session, &window::Session::changedElsewhere);
  act(*other.desk);
  ASSERT_TRUE(seen.wait());
}

}  // namespace damath::testing
