// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_draft.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <csignal>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/window/frame/other_console.hpp"

namespace damath::window {
namespace {

class SheetDraftTest : public ::testing::Test {
 protected:
  SheetDraftTest() { qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit()); }

  [[nodiscard]] static SheetDraft sample(const char* name) {
    const auto sheet = notation::parseSheetText(
        testing::contentOf(std::string(DAMATH_TEST_DATA "/manual/") + name + ".sheet"));
    return {sheet.value(), 3, QDateTime(QDate(2026, 11, 20), QTime(10, 31), Qt::UTC)};
  }
  [[nodiscard]] static QStringList files() {
    return QDir(draftFolder()).entryList({QStringLiteral("*.draft")}, QDir::Files);
  }

  QTemporaryDir folder;
  DraftOf owner{QStringLiteral("00ff"), QStringLiteral("a.damath"), contest::GameId{17}};
};

TEST_F(SheetDraftTest, ComesBackLetterByLetter) {
  for (const char* name : {"integer", "rational", "polynomial"}) {
    const SheetDraft written = sample(name);
    {
      DraftFile file(owner);
      EXPECT_FALSE(file.write(written)) << name;
    }
    const DraftFile again(owner);
    ASSERT_TRUE(again.found()) << name;
    EXPECT_EQ(again.found()->sheet, written.sheet) << name;
    EXPECT_EQ(again.found()->version, 3);
    EXPECT_EQ(again.found()->at, written.at);
  }
  EXPECT_EQ(files().size(), 1);
}

TEST_F(SheetDraftTest, KeepsTheUnfinishedCellAndTheTypist) {
  SheetDraft written = sample("integer");
  written.by = QStringLiteral("G. Niño");
  written.halfTyped = HalfTyped{written.sheet, 2, 4, QStringLiteral("1")};
  EXPECT_FALSE(DraftFile(owner).write(written));
  EXPECT_EQ(DraftFile(owner).found(), written);
  // A damaged note about the cell makes no damaged draft.
  const QString path = QDir(draftFolder()).filePath(files().front());
  for (const char* bad : {"\"row\":-1", "\"row\":4000", "\"row\":\"x\""}) {
    EXPECT_FALSE(DraftFile(owner).write(written));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll().replace("\"row\":2", bad);
    file.resize(0);
    file.seek(0);
    file.write(bytes);
    file.close();
    const DraftFile again(owner);
    ASSERT_TRUE(again.found()) << bad;
    EXPECT_EQ(again.found()->sheet, written.sheet);
    EXPECT_FALSE(again.found()->halfTyped) << bad;
  }
}

TEST_F(SheetDraftTest, IsThereAfterTheProgramWasKilled) {
  const SheetDraft written = sample("integer");
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    DraftFile file(owner);
    if (file.write(written)) ::_exit(1);
    ::raise(SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  const DraftFile again(owner);
  ASSERT_TRUE(again.found());
  EXPECT_EQ(again.found()->sheet, written.sheet);
}

TEST_F(SheetDraftTest, BelongsToOneGameOfOneContest) {
  DraftFile file(owner);
  EXPECT_FALSE(file.write(sample("integer")));
  DraftOf other = owner;
  other.game = contest::GameId{18};
  EXPECT_FALSE(DraftFile(other).found());
  other = owner;
  other.contest = QStringLiteral("00fe");
  EXPECT_FALSE(DraftFile(other).found());
  other = owner;
  other.file = QStringLiteral("copy of a.damath");
  EXPECT_FALSE(DraftFile(other).found());
}

TEST_F(SheetDraftTest, TwoConsolesKeepOneEach) {
  DraftFile first(owner);
  EXPECT_FALSE(first.write(sample("integer")));
  {
    DraftFile second(owner);
    EXPECT_FALSE(second.found()) << "the other console is alive and goes on with it";
    EXPECT_FALSE(second.write(sample("rational")));
  }
  EXPECT_EQ(files().size(), 2);
  const DraftFile third(owner);
  ASSERT_TRUE(third.found());
  EXPECT_EQ(third.found()->sheet, sample("rational").sheet);
}

TEST_F(SheetDraftTest, WhatAnotherConsoleHoldsIsNotOfThisOne) {
  {
    const testing::OtherConsole other(owner, sample("integer"));
    EXPECT_EQ(files().size(), 1);
    EXPECT_FALSE(DraftFile::isAny(owner));
    EXPECT_TRUE(gamesWithDraft(owner.contest, owner.file).empty());
    DraftFile own(owner);
    EXPECT_FALSE(own.write(sample("rational")));
    EXPECT_TRUE(DraftFile::isAny(owner));
    EXPECT_EQ(gamesWithDraft(owner.contest, owner.file).size(), 1U);
    own.remove();
  }
  EXPECT_TRUE(DraftFile::isAny(owner)) << "it is left behind";
  EXPECT_EQ(gamesWithDraft(owner.contest, owner.file).size(), 1U);
}

TEST_F(SheetDraftTest, ABrokenFileIsNoneAndIsWrittenOver) {
  const std::vector<QByteArray> broken = {
      "",
      "{",
      "\xff\xfe",
      "[]",
      "{\"version\":-1}",
      "{\"version\":1,\"at\":\"2026-11-20T10:31:00Z\",\"lines\":[[1]]}",
      "{\"version\":1,\"at\":\"2026-11-20T10:31:00Z\",\"tags\":[[\"Ending\",\"never\"]],\"lines\":[]}",
      "{\"version\":1,\"at\":\"9999-12-31T23:59:59-05:00\",\"lines\":[]}",
      QByteArray(1 << 20, '[')};
  {
    DraftFile file(owner);
    EXPECT_FALSE(file.write(sample("integer")));
  }
  ASSERT_EQ(files().size(), 1);
  const QString path = QDir(draftFolder()).filePath(files().front());
  for (const QByteArray& bytes : broken) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    DraftFile again(owner);
    EXPECT_FALSE(again.found()) << bytes.left(40).toStdString();
    EXPECT_FALSE(again.write(sample("integer")));
    EXPECT_EQ(files().size(), 1);
  }
  EXPECT_TRUE(DraftFile(owner).found());
}

TEST_F(SheetDraftTest, RemovedIsGone) {
  DraftFile file(owner);
  EXPECT_FALSE(file.write(sample("integer")));
  file.remove();
  EXPECT_TRUE(files().isEmpty());
  EXPECT_FALSE(file.write(sample("rational")));
  EXPECT_EQ(files().size(), 1);
}

TEST_F(SheetDraftTest, IsForItsOwnerAlone) {
  DraftFile file(owner);
  EXPECT_FALSE(file.write(sample("integer")));
  ASSERT_EQ(files().size(), 1);
  const auto others =
      QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
  EXPECT_FALSE(QFile::permissions(QDir(draftFolder()).filePath(files().front())) & others);
}

TEST_F(SheetDraftTest, WhereNoFolderCanBeTheReasonIsSaid) {
  const QString file = folder.filePath(QStringLiteral("file"));
  ASSERT_TRUE(QFile(file).open(QIODevice::WriteOnly));
  qputenv("XDG_STATE_HOME", file.toLocal8Bit());
  DraftFile draft(owner);
  EXPECT_FALSE(draft.found());
  const auto reason = draft.write(sample("integer"));
  ASSERT_TRUE(reason);
  EXPECT_FALSE(reason->isEmpty());
}

TEST_F(SheetDraftTest, LiesInTheStateFolder) {
  EXPECT_EQ(draftFolder(), folder.filePath(QStringLiteral("damath-console/drafts")));
  qputenv("XDG_STATE_HOME", "not/absolute");
  EXPECT_EQ(draftFolder(), QDir::home().filePath(QStringLiteral(".local/state/damath-console/drafts")));
}

}  // namespace
}  // namespace damath::window
