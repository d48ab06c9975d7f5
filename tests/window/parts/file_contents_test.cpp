// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of reading files in the window: a pipe or a device is refused at once. The window reads a link that
// the user chooses, but never a link in the place of a file of its own.
#include "app/window/text/file_contents.hpp"

#include <sys/stat.h>

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

TEST(FileContents, RefusesWhatIsNoOrdinaryFile) {
  const QTemporaryDir folder;
  const Translator translator(words::Language::English);
  const QString file = folder.filePath(QStringLiteral("file"));
  std::ofstream(fromQt(file)) << "12345";
  EXPECT_EQ(readChosen(file, 3, translator), "123");
  EXPECT_EQ(readOwn(file, 5), QByteArray("12345"));
  EXPECT_EQ(readOwn(file, 4), std::nullopt);
  const QString pipe = folder.filePath(QStringLiteral("pipe"));
  ASSERT_EQ(::mkfifo(fromQt(pipe).c_str(), 0600), 0);
  for (const QString& path : {pipe, folder.path(), QStringLiteral("/dev/zero")}) {
    const auto read = readChosen(path, 3, translator);
    ASSERT_FALSE(read) << fromQt(path);
    EXPECT_EQ(read.error(), translator(words::Phrase::NoOrdinaryFile)) << fromQt(path);
    EXPECT_EQ(readOwn(path, 3), std::nullopt) << fromQt(path);
  }
  const QString link = folder.filePath(QStringLiteral("link"));
  std::filesystem::create_symlink(fromQt(file), fromQt(link));
  EXPECT_EQ(readChosen(link, 9, translator), "12345") << "a person may choose a link";
  EXPECT_EQ(readOwn(link, 9), std::nullopt);
  EXPECT_EQ(writeOwn(link, "new"), std::nullopt);
  EXPECT_EQ(testing::contentOf(fromQt(file)), "12345") << "the target of the link stays";
  EXPECT_EQ(readOwn(link, 9), QByteArray("new"));
  EXPECT_EQ(readChosen(folder.filePath(QStringLiteral("none")), 3, translator).error(),
            translator(words::Phrase::FileMissing));
}

}  // namespace
}  // namespace damath::window
