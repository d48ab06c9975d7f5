// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a contest file that is moved, deleted, replaced or overwritten while it is open. The window says
// what happened, and no longer says that every change is saved.
#include <QFile>
#include <QLabel>
#include <QStatusBar>
#include <QTest>
#include <filesystem>
#include <fstream>

#include "app/window/frame/refusal_line.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class LostFileTest : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    ConsoleTest::SetUp();
    addEvent("integer", {});
    m_path = fromQt(session.path());
    ASSERT_TRUE(says(Phrase::FileSaved));
    // The automatic backup must not read the file while the test changes it.
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return !session.desk().ring().copies().empty(); }, testing::kPatience));
    refusals.clear();
  }
  using Phrase = words::Phrase;

  [[nodiscard]] bool says(Phrase phrase) {
    const QString wanted = translator(phrase).arg(QStringLiteral("test.damath"));
    const auto labels = window.statusBar()->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == wanted; });
  }
  [[nodiscard]] bool soonSays(Phrase phrase) {
    return QTest::qWaitFor([&] { return says(phrase); }, testing::kPatience);
  }
  // Expects one message that names the path. Expects that a change is refused, without the word "network".
  void expectLost(Phrase label, Phrase message) {
    EXPECT_TRUE(soonSays(label));
    EXPECT_FALSE(says(Phrase::FileSaved));
    EXPECT_EQ(refusals, QStringList{translator(message).arg(session.path())});
    EXPECT_EQ(session.contest().head.name, "Test contest") << "the last content stays on the screen";
    const contest::EventSetup setup{"late",
                                    *rules::builtInChipSet("integer"),
                                    rules::manual(),
                                    contest::System::RoundRobin,
                                    1,
                                    std::nullopt,
                                    1};
    EXPECT_FALSE(session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())));
    EXPECT_FALSE(refusals.back().contains(QStringLiteral("network"))) << refusals.back().toStdString();
    EXPECT_FALSE(says(Phrase::FileSaved));
  }

  std::filesystem::path m_path;
};

TEST_F(LostFileTest, AMovedFileIsToldAndFoundAgain) {
  const std::filesystem::path away = m_path.string() + ".away";
  std::filesystem::rename(m_path, away);
  expectLost(Phrase::FileIsGone, Phrase::FileWasMoved);
  // The message stays while the file is gone, on every page.
  window.goTo({Location::Kind::Journal, {}, {}});
  const auto* line = window.findChild<RefusalLine*>();
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(line->text(), translator(Phrase::FileWasMoved).arg(session.path()));
  EXPECT_FALSE(line->hasError()) << "Esc still leaves the page";
  std::filesystem::rename(away, m_path);
  EXPECT_TRUE(soonSays(Phrase::FileSaved)) << "the file is back";
  EXPECT_EQ(line->text(), QString());
  addEvent("rational", {});
  EXPECT_TRUE(says(Phrase::FileSaved));
}

TEST_F(LostFileTest, ADeletedFileIsTold) {
  std::filesystem::remove(m_path);
  expectLost(Phrase::FileIsGone, Phrase::FileWasMoved);
}

TEST_F(LostFileTest, AReplacedFileIsTold) {
  const std::filesystem::path other = m_path.string() + ".other";
  ASSERT_TRUE(session.desk().backup(other));
  std::filesystem::rename(other, m_path);
  expectLost(Phrase::FileIsReplaced, Phrase::FileWasReplaced);
}

TEST_F(LostFileTest, AFileThatIsOverwrittenIsTold) {
  {
    std::ofstream file(m_path, std::ios::binary | std::ios::in | std::ios::out);
    file << std::string(20'000, 'x');
  }
  expectLost(Phrase::FileIsBroken, Phrase::FileWasBroken);
}

TEST_F(LostFileTest, AnotherContestIsOpenedFromThere) {
  std::filesystem::remove(m_path);
  ASSERT_TRUE(soonSays(Phrase::FileIsGone));
  ASSERT_TRUE(session.opener().create(folder.filePath(QStringLiteral("test.damath")), {"Second", "", ""}));
  EXPECT_TRUE(soonSays(Phrase::FileSaved));
  EXPECT_EQ(session.contest().head.name, "Second");
}

}  // namespace
}  // namespace damath::window
