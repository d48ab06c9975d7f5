// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/uses/stage.hpp"

#include "app/desk/keeping/branch_desk.hpp"
#include "app/window/sample_contest.hpp"
#include "app/window/text/file_names.hpp"

namespace damath::testing {

namespace {

// Returns the content of a file with the sample contest. The process makes the sample only once.
const std::string& sampleFile() {
  static const std::string kContent = [] {
    const QTemporaryDir folder;
    const std::string path = window::fromQt(folder.filePath(QStringLiteral("sample.damath")));
    const desk::SystemClock clock;
    const desk::Author author{"A. Cruz", {}, {}};
    {
      auto made = desk::Desk::create(path, window::sampleHead(), author, clock);
      EXPECT_TRUE(made && window::fillSample(*made, author));
    }
    return contentOf(path);
  }();
  return kContent;
}

}  // namespace

void Stage::openSample(std::size_t place) {
  write(pathOf("sample.damath"), sampleFile());
  ASSERT_TRUE(window.openFile(pathOf("sample.damath")));
  event = session.contest().events.at(place).id;
}

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
