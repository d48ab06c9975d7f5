// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/uses/stage.hpp"

#include "app/desk/keeping/branch_desk.hpp"
#include "app/window/text/files.hpp"

namespace damath::testing {

void Stage::lend() {
  const auto lent =
      session.withConfirmation(event, by(QStringLiteral("A. Cruz")), [this](const desk::Author& author) {
        return desk::BranchDesk(session.desk())
            .split(event, window::toPath(pathOf("elsewhere.damath")), author);
      });
  EXPECT_TRUE(session.changed(lent));
}

void Stage::bringBack() {
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  const auto taken = session.withConfirmation(
      event, by(QStringLiteral("A. Cruz")),
      [this](const desk::Author& author) { return desk::BranchDesk(session.desk()).reclaim(event, author); });
  EXPECT_TRUE(session.changed(taken));
}

}  // namespace damath::testing
