// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the sources keep the rules of the project. Checks on planted breaches that each check works.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>

#include "tests/architecture/layer_check.hpp"
#include "tests/architecture/source_file.hpp"
#include "tests/architecture/word_check.hpp"

namespace damath::architecture {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::vector<std::string> kFolders{"core",    "words", "platform", "db",
                                        "reports", "app",   "tests",    "bench"};

// The files are read once for all tests of the program.
const std::vector<SourceFile>& projectFiles() {
  static const std::vector<SourceFile> files = sourceFiles(checkout(), kFolders);
  return files;
}

std::vector<SourceFile> productionFiles() {
  std::vector<SourceFile> files = projectFiles();
  std::erase_if(files, [](const SourceFile& file) {
    return file.path.starts_with("tests/") || file.path.starts_with("bench/");
  });
  return files;
}

Layers projectLayers() {
  return Layers(readFile(checkout() / "tests/architecture/layers.txt"));
}
ForbiddenWords projectWords() {
  return ForbiddenWords(readFile(checkout() / "tests/architecture/words.txt"));
}

// A temporary source tree.
class Tree {
 public:
  Tree() : m_root(fs::temp_directory_path() / ("damath-tree-" + std::to_string(std::random_device{}()))) {
    fs::create_directories(m_root);
  }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;
  ~Tree() { fs::remove_all(m_root); }

  Tree& plant(const std::string& path, const std::string& text) {
    fs::create_directories((m_root / path).parent_path());
    std::ofstream(m_root / path) << text;
    return *this;
  }
  [[nodiscard]] std::vector<SourceFile> files() const { return sourceFiles(m_root, kFolders); }

 private:
  fs::path m_root;
};

// Returns the documents, and the English texts of the catalogue without their names in the code.
std::vector<SourceFile> documents() {
  std::vector<SourceFile> files;
  const auto add = [&](const std::string& path) {
    files.push_back({path, readFile(checkout() / path), {}, {}});
  };
  for (const char* path : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "words/catalogue/damath.pot"})
    add(path);
  std::istringstream lines(files.back().text);
  files.back().text.clear();
  for (std::string line; std::getline(lines, line);)
    files.back().text += (line.starts_with("msgctxt") ? std::string() : line) + "\n";
  for (const auto& entry : fs::directory_iterator(checkout() / "docs")) {
    if (entry.path().extension() == ".md") add("docs/" + entry.path().filename().string());
  }
  return files;
}

TEST(Architecture, SourcesAreFound) {
  const auto& files = projectFiles();
  EXPECT_GT(files.size(), 50U);
  const auto own = std::ranges::find(files, "tests/architecture/architecture_test.cpp", &SourceFile::path);
  ASSERT_NE(own, files.end());
  const auto includes = [own](std::string_view path, bool quoted) {
    return std::ranges::any_of(own->includes, [&](const Include& include) {
      return include.path == path && include.quoted == quoted;
    });
  };
  EXPECT_TRUE(includes("tests/architecture/word_check.hpp", true));
  EXPECT_TRUE(includes("gtest/gtest.h", false));
}

TEST(Architecture, EveryIncludeFollowsTheArrows) {
  const auto breaches = projectLayers().breachesIn(projectFiles());
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Architecture, NoRoomMayUseALibraryThatItDoesNot) {
  EXPECT_THAT(projectLayers().unusedGroups(projectFiles()), IsEmpty());
}

TEST(Architecture, NoForbiddenWordStandsInTheSources) {
  const auto breaches = projectWords().breachesIn(projectFiles());
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Architecture, NoPrivateWordStandsInSourcesDocumentsAndTexts) {
  const std::string table = readFile(checkout() / "tests/architecture/private_words.txt");
  std::vector<Breach> breaches = privateWordsIn(projectFiles(), table);
  std::ranges::move(privateWordsIn(documents(), table), std::back_inserter(breaches));
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Architecture, APlantedPrivateWordIsFound) {
  const std::vector<SourceFile> planted{
      takeApart("app/a.cpp", "// Nothing to see.\nint x;  // Odd\tWords here, odd words there.\n"),
      takeApart("app/b.cpp", "// oddwords, odd wordsmith\n")};
  const auto breaches = privateWordsIn(planted, "# word | instead\nOdd words | plain words\n");
  ASSERT_THAT(breaches, SizeIs(1));
  EXPECT_EQ(breaches[0].path + ":" + std::to_string(breaches[0].line), "app/a.cpp:2");
  EXPECT_THROW((void)privateWordsIn(planted, "odd words\n"), std::runtime_error);
}

TEST(Architecture, FilesKeepTheirShape) {
  const auto breaches = shapeBreachesIn(projectFiles());
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Architecture, NoFolderIsCrowded) {
  const auto breaches = crowdedFoldersIn(productionFiles());
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Architecture, NoLoopEndsAtALastEnumerator) {
  const auto breaches = lastEnumeratorsIn(projectFiles());
  EXPECT_TRUE(breaches.empty()) << toText(breaches);
}

TEST(Docs, LinksLeadToFiles) {
  std::vector<Breach> broken;
  std::size_t links = 0;
  for (const char* page :
       {"README.md", "CONTRIBUTING.md", "docs/rulebook.md", "docs/rulebook.fil.md", "docs/architecture.md",
        "docs/formats.md", "docs/storage.md", "docs/glossary.md"}) {
    const std::string text = readFile(checkout() / page);
    for (auto at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
      const std::string target = text.substr(at + 2, text.find_first_of(")#", at) - at - 2);
      if (target.empty() || target.find("://") != std::string::npos) continue;
      ++links;
      if (!fs::exists((checkout() / page).parent_path() / target)) broken.push_back({page, 0, target});
    }
  }
  EXPECT_TRUE(broken.empty()) << toText(broken);
  EXPECT_GT(links, 4U);
}

struct PlantedInclude {
  std::string path;
  std::string line;
  std::string what;  // a part of the error message; empty if the include is allowed
};

void PrintTo(const PlantedInclude& planted, std::ostream* stream) {
  *stream << planted.path << ": " << planted.line;
}

class PlantedIncludes : public ::testing::TestWithParam<PlantedInclude> {};

TEST_P(PlantedIncludes, AreJudgedByTheProjectsTable) {
  const auto& [path, line, what] = GetParam();
  Tree tree;
  tree.plant(path, "#pragma once\n" + line + "\n");
  const auto breaches = projectLayers().breachesIn(tree.files());
  if (what.empty()) {
    EXPECT_TRUE(breaches.empty()) << toText(breaches);
    return;
  }
  ASSERT_THAT(breaches, SizeIs(1));
  EXPECT_EQ(breaches[0].path, path);
  EXPECT_EQ(breaches[0].line, 2);
  EXPECT_THAT(breaches[0].what, HasSubstr(what));
}

INSTANTIATE_TEST_SUITE_P(
    Arrows, PlantedIncludes,
    ::testing::Values(
        PlantedInclude{"core/exact/a.hpp", "#include \"core/board/square.hpp\"",
                       "core/exact may not include core/board"},
        PlantedInclude{"core/board/a.hpp", "#include \"core/rules/turn.hpp\"",
                       "core/board may not include core/rules"},
        PlantedInclude{"core/rules/a.cpp", "#include \"core/sheet/record/sheet.hpp\"",
                       "core/rules may not include core/sheet"},
        PlantedInclude{"core/sheet/a.cpp", "#include \"core/contest/model/contest.hpp\"",
                       "may not include core/contest"},
        PlantedInclude{"core/contest/a.cpp", "#include \"core/notation/json.hpp\"",
                       "may not include core/notation"},
        PlantedInclude{"core/rules/a.cpp", "#include \"core/exact/number.hpp\"", ""},
        PlantedInclude{"core/notation/a.cpp", "#include \"core/exact/number.hpp\"", ""},
        PlantedInclude{"core/notation/law/a.cpp", "#include <nlohmann/json.hpp>", ""},
        PlantedInclude{"core/notation/board/a.cpp", "#include \"core/notation/trf/trf.hpp\"",
                       "core/notation/board may not include core/notation/trf"},
        PlantedInclude{"core/rules/a.cpp", "#include <nlohmann/json.hpp>", "core/rules may not use json"},
        PlantedInclude{"core/rules/a.cpp", "#  include <QString>", "core/rules may not use qt"},
        PlantedInclude{"core/rules/a.cpp", "#include <cmath>", "core/rules may not use math"},
        PlantedInclude{"core/rules/a.cpp", "#include <boost/rational.hpp>", "core/rules may not use boost"},
        PlantedInclude{"core/sheet/a.cpp", "#include \"db/store.hpp\"", "core/sheet may not include db"},
        PlantedInclude{"core/sheet/a.cpp", "#include \"sheet.hpp\"", "no path from the root"},
        PlantedInclude{"db/sqlite/a.hpp", "#include <SQLiteCpp/SQLiteCpp.h>", ""},
        PlantedInclude{"db/a.cpp", "#include <SQLiteCpp/SQLiteCpp.h>", "db may not use sqlite"},
        PlantedInclude{"db/detail/a.cpp", "#include <sqlite3.h>", "db/detail may not use sqlite"},
        PlantedInclude{"db/detail/a.cpp", "#include \"db/sqlite/connection.hpp\"",
                       "db/detail may not include db/sqlite"},
        PlantedInclude{"db/a.cpp", "#include \"db/sqlite/connection.hpp\"", ""},
        PlantedInclude{"db/postgres/a.hpp", "#include <libpq-fe.h>", ""},
        PlantedInclude{"db/a.cpp", "#include <libpq-fe.h>", "db may not use postgres"},
        PlantedInclude{"db/postgres/a.cpp", "#include \"db/sqlite/connection.hpp\"",
                       "db/postgres may not include db/sqlite"},
        PlantedInclude{"platform/a.hpp", "#include <unistd.h>", "in a header"},
        PlantedInclude{"platform/posix/a.cpp", "#include <unistd.h>", ""},
        PlantedInclude{"db/files/a.cpp", "#include <unistd.h>", "may not use posix"},
        PlantedInclude{"db/a.cpp", "#include \"db/detail/query.hpp\"", ""},
        PlantedInclude{"db/a.hpp", "#include \"db/detail/query.hpp\"", "in a header"},
        PlantedInclude{"db/detail/a.hpp", "#include \"db/records/stamp.hpp\"", ""},
        PlantedInclude{"db/detail/a.cpp", "#include \"migrations.inc\"", ""},
        PlantedInclude{"app/desk/a.cpp", "#include \"db/records/stamp.hpp\"", ""},
        PlantedInclude{"app/desk/a.cpp", "#include \"db/detail/query.hpp\"",
                       "app/desk may not include db/detail"},
        PlantedInclude{"db/a.cpp", "#include \"reports/compose/tally.hpp\"", "db may not include reports"},
        PlantedInclude{"db/a.cpp", "#include <QFile>", "db may not use qt"},
        PlantedInclude{"reports/compose/a.cpp", "#include <QPainter>", "may not use qt"},
        PlantedInclude{"reports/compose/a.cpp", "#include \"db/store.hpp\"", "may not include db"},
        PlantedInclude{"reports/render/a.cpp", "#include <QtGui/QPainter>", ""},
        PlantedInclude{"app/desk/a.cpp", "#include \"app/words/phrase.hpp\"",
                       "app/desk may not include app/words"},
        PlantedInclude{"app/desk/a.cpp", "#include <QObject>", "app/desk may not use qt"},
        PlantedInclude{"app/window/frame/a.cpp", "#include \"app/cli/audit.hpp\"",
                       "app/window/frame may not include app/cli"},
        PlantedInclude{"app/window/frame/a.cpp", "#include <SQLiteCpp/Database.h>", "may not use sqlite"},
        PlantedInclude{"app/window/page/a.cpp", "#include \"app/window/frame/board.hpp\"",
                       "may not include app/window/frame"}),
    [](const auto& instance) { return "case" + std::to_string(instance.index); });

TEST(LayerCheck, FileOutsideEveryRoomIsABreach) {
  Tree tree;
  tree.plant("core/a.cpp", "").plant("reports/a.cpp", "").plant("app/somewhere/a.cpp", "");
  const auto breaches = projectLayers().breachesIn(tree.files());
  ASSERT_THAT(breaches, SizeIs(1));
  EXPECT_EQ(breaches[0].path, "app/somewhere/a.cpp");
}

TEST(LayerCheck, CommentedAndQuotedIncludesDoNotCount) {
  Tree tree;
  tree.plant("core/rules/a.cpp",
             "// #include <QString>\n/*\n#include <QString>\n*/\nauto a = R\"x(\n#include <QString>\n)x\";\n"
             "auto b = 1'000; auto c = '\"'; auto d = u'\"';\n#include <QFile>\n");
  const auto breaches = projectLayers().breachesIn(tree.files());
  ASSERT_THAT(breaches, SizeIs(1));
  EXPECT_EQ(breaches[0].line, 9);
}

TEST(LayerCheck, TableWithABackwardArrowIsRefused) {
  EXPECT_THROW(Layers("a | b | std\nb | | std\n"), std::runtime_error);
  EXPECT_THROW(Layers("a | | std\na | | std\n"), std::runtime_error);
  EXPECT_THROW(Layers("a | std\n"), std::runtime_error);
}

TEST(LayerCheck, AGroupThatNoFileOfTheRoomUsesIsSeen) {
  Tree tree;
  tree.plant("core/a.cpp", "#include <QFile>\n#include <vector>\n").plant("db/a.cpp", "#include <cmath>\n");
  const Layers layers("core | | std qt math\ndb | core | std math qt(.cpp)\n");
  EXPECT_THAT(layers.unusedGroups(tree.files()), ElementsAre("core math", "db qt"));
}

TEST(WordCheck, PlantedWordsAreSeen) {
  Tree tree;
  tree.plant("core/rules/a.cpp", "int doubled;\n// double\nauto s = \"double\";\ndouble d;\n")
      .plant("db/a.cpp", "SQLite::Savepoint p(db);\n")
      .plant("tests/a.cpp", "QVERIFY2(a, b);\nTEST(A, DISABLED_b) { GTEST_SKIP(); }\n")
      .plant("app/desk/a.cpp", "auto q = \"SELECT 1\";\nclass TurnManager;\n")
      .plant("reports/render/a.cpp",
             "double millimetres;  // T"
             "ODO\n");
  std::vector<std::string> seen;
  for (const Breach& breach : projectWords().breachesIn(tree.files())) {
    seen.push_back(breach.path + ":" + std::to_string(breach.line) + ":" +
                   breach.what.substr(0, breach.what.find(": ")));
  }
  EXPECT_THAT(seen, ::testing::UnorderedElementsAre("core/rules/a.cpp:4:double",
                                                    "db/a.cpp:1:SQLite::Savepoint", "tests/a.cpp:1:QVERIFY",
                                                    "tests/a.cpp:2:DISABLED_", "tests/a.cpp:2:GTEST_SKIP",
                                                    "app/desk/a.cpp:1:SELECT", "app/desk/a.cpp:2:Manager",
                                                    "reports/render/a.cpp:1:T"
                                                    "ODO"));
}

TEST(ShapeCheck, LongFilesBareHeadersAndLateOwnHeadersAreSeen) {
  std::string lines;
  for (int i = 0; i < kMostLines; ++i) lines += "int a;\n";
  Tree tree;
  tree.plant("core/a.cpp", lines).plant("core/b.cpp", lines + "\n").plant("core/c.hpp", "int a;\n");
  tree.plant("core/d.hpp", "#pragma once\n")
      .plant("core/d.cpp", "#include <vector>\n#include \"core/d.hpp\"\n");
  tree.plant("core/e.hpp", "#pragma once\n").plant("core/e.cpp", "#include \"core/e.hpp\"\n");
  const auto breaches = shapeBreachesIn(tree.files());
  ASSERT_THAT(breaches, SizeIs(3));
  EXPECT_EQ(breaches[0].path, "core/b.cpp");
  EXPECT_EQ(breaches[1].path, "core/c.hpp");
  EXPECT_EQ(breaches[2].path, "core/d.cpp");
}

TEST(ShapeCheck, AFolderOfTooManyModulesIsSeen) {
  Tree tree;
  for (int i = 0; i < kMostModules; ++i) {
    const std::string name = std::to_string(i);
    tree.plant("core/full/" + name + ".hpp", "").plant("core/full/" + name + ".cpp", "");
    tree.plant("core/crowded/" + name + ".hpp", "");
  }
  tree.plant("core/crowded/more.cpp", "");
  const auto breaches = crowdedFoldersIn(tree.files());
  ASSERT_THAT(breaches, SizeIs(1));
  EXPECT_EQ(breaches[0].path, "core/crowded");
}

TEST(ShapeCheck, LoopsToALastEnumeratorAreSeen) {
  Tree tree;
  tree.plant("core/a.cpp",
             "for (int i = 0; i <= static_cast<int>(Ending::Both); ++i) {}\n"
             "for (auto e = Ending::Won; e <= rules::Ending::Both; e = next(e)) {}\n"
             "constexpr int kEndings = static_cast<int>(rules::Ending::Both) + 1;\n"
             "for (std::size_t i = 0; i < static_cast<std::size_t>(Ending::Both); ++i) {}\n"
             "if (mark <= Mark::Settled) return;\n"
             "for (const Ending each : kEvery<Ending>) {}\n"
             "for (int key = first; key <= Qt::Key_Z; ++key) {}\n"
             "for (int i = 0; i < Layout::kRows; ++i) {}\n");
  std::vector<int> lines;
  for (const Breach& breach : lastEnumeratorsIn(tree.files())) lines.push_back(breach.line);
  EXPECT_THAT(lines, ElementsAre(1, 2, 3, 4));
}

}  // namespace
}  // namespace damath::architecture
