// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the files that an output may replace: never a contest; an older output of its own kind; other
// files only with --force.
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <span>
#include <utility>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/full_size.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kGolden = DAMATH_TEST_DATA "/manual/integer.sheet";

// A command that writes a file, without the path of that file.
struct Writer {
  std::string name;
  std::vector<std::string> words;  // "OUT" stands for the path
  std::string ending;              // the file extension of the output
};

class Outputs : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"pair", m_file, "--event", "Grade 7"});
    // The manual's sheet names other players. Therefore the command needs a name and a reason.
    contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", kGolden, "--by",
             "A. Cruz", "--reason", "a sample"});
  }

  // Returns commands that write one file and may replace an existing file.
  [[nodiscard]] std::vector<Writer> writers() const {
    std::vector<Writer> list;
    for (const std::string form : {"tally", "blank", "scoresheet"})
      list.push_back(
          {"print " + form, {"contest", "print", m_file, "--event", "Grade 7", form, "-o", "OUT"}, ".pdf"});
    list.push_back({"print schools", {"contest", "print", m_file, "schools", "-o", "OUT"}, ".pdf"});
    for (const std::string format : {"csv", "html", "json", "trf"}) {
      list.push_back({"export " + format,
                      {"contest", "export", m_file, "--event", "Grade 7", "--format", format, "-o", "OUT"},
                      "." + format});
    }
    list.push_back(
        {"export trf 26",
         {"contest", "export", m_file, "--event", "Grade 7", "--format", "trf", "--trf", "26", "-o", "OUT"},
         ".trf"});
    list.push_back({"export results",
                    {"contest", "export", m_file, "--event", "Grade 7", "--format", "csv", "--what",
                     "results", "-o", "OUT"},
                    ".csv"});
    for (const std::string format : {"csv", "html", "json"}) {
      list.push_back({"export schools " + format,
                      {"contest", "export", m_file, "--what", "schools", "--format", format, "-o", "OUT"},
                      "." + format});
    }
    list.push_back({"export whole", {"contest", "export", m_file, "--format", "json", "-o", "OUT"}, ".json"});
    list.push_back({"sheet --corrected",
                    {"contest", "sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1",
                     "--corrected", "OUT"},
                    ".sheet"});
    list.push_back({"play --record", {"play", "--record", "OUT"}, ".sheet"});
    return list;
  }

  CommandResult write(const Writer& writer, const std::string& to,
                      const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = writer.words;
    for (std::string& word : words) {
      if (word == "OUT") word = to;
    }
    words.insert(words.end(), more.begin(), more.end());
    return m_place.damath(words);
  }
};

TEST_F(Outputs, NeverReplaceAContestWhateverItsNameAndWhoeverAsks) {
  good({"create", m_place.at("other.contest"), "--name", "Another"});
  fs::copy_file(m_file, m_place.path("copy.pdf"));
  fs::create_hard_link(m_file, m_place.path("hard.csv"));
  fs::create_symlink(m_file, m_place.path("soft.html"));
  fs::create_symlink(m_place.path("other.contest"), m_place.path("soft.json"));
  fs::create_directory(m_place.path("within"));
  std::vector<std::string> places = {
      "c.contest",         "other.contest",       "copy.pdf",          "hard.csv",
      "soft.html",         "soft.json",           "c.contest-journal", "c.contest-wal",
      "other.contest-shm", "within/../c.contest", "c.backups/out.pdf", "c.backups/deep/out.pdf"};
  fs::create_directories(m_place.path("c.backups/deep"));
  const std::string before = m_place.read("c.contest");
  const std::string other = m_place.read("other.contest");
  std::string command;
  for (const Writer& writer : writers()) {
    // `places` are paths that no output may replace. All outputs of one command share the same code.
    // Therefore only the first writer of each command tries all places, and its other writers try one place.
    // At full size (DAMATH_LONG=1), each writer tries all places.
    const std::string& its = writer.words[writer.words.front() == "contest" ? 1 : 0];
    const bool isFirst = std::exchange(command, its) != its;
    const std::size_t tried = isFirst ? places.size() : support::sized(std::size_t{1}, places.size());
    for (const std::string& place : std::span(places).first(tried)) {
      std::vector<std::vector<std::string>> ways = {{"--force"}};
      // Each place is tried with --force. A place that is refused with --force is also refused without
      // --force, so one place without --force is enough.
      if (place == places.front()) ways.emplace_back();
      for (const std::vector<std::string>& more : ways) {
        const auto run = write(writer, m_place.at(place), more);
        EXPECT_EQ(run.status, 2) << writer.name << " over " << place;
        EXPECT_THAT(run.err, HasSubstr("nothing was saved")) << writer.name << " over " << place;
      }
    }
    ASSERT_EQ(m_place.read("c.contest"), before) << writer.name;
    ASSERT_EQ(m_place.read("other.contest"), other) << writer.name;
    ASSERT_EQ(m_place.read("copy.pdf"), before) << writer.name;
  }
  EXPECT_TRUE(fs::is_symlink(m_place.path("soft.html")));
  EXPECT_FALSE(m_place.has("c.contest-journal"));
  EXPECT_FALSE(m_place.has("c.backups/out.pdf"));
}

TEST_F(Outputs, CorrectedSheetsOfAFolderNeverReplaceAContest) {
  m_place.write("in/a.sheet", m_place.read("a.sheet") + "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n");
  fs::create_directory(m_place.path("out"));
  fs::copy_file(m_file, m_place.path("out/a.sheet"));
  const auto run =
      m_place.damath({"audit", m_place.at("in/a.sheet"), "--corrected", m_place.at("out"), "--force"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("contest file"));
  EXPECT_EQ(m_place.read("out/a.sheet"), m_place.read("c.contest"));
}

TEST_F(Outputs, NewContestFilesStandNowhereElse) {
  fs::create_directories(m_place.path("c.backups"));
  m_place.write("note.txt", "mine");
  const std::vector<std::vector<std::string>> commands = {
      {"backup", m_file, "OUT"},
      {"split", m_file, "--event", "Grade 7", "-o", "OUT"},
      {"create", "OUT", "--name", "x"}};
  for (std::vector<std::string> words : commands) {
    for (const std::string place :
         {"c.contest", "note.txt", "c.contest-journal", "c.backups/x.contest", "-"}) {
      std::vector<std::string> filled = words;
      for (std::string& word : filled) {
        if (word == "OUT") word = place == "-" ? place : m_place.at(place);
      }
      const auto run = contest(filled);
      EXPECT_EQ(run.status, 2) << words[0] << " to " << place;
      EXPECT_NE(run.err, "");
    }
  }
  EXPECT_EQ(m_place.read("note.txt"), "mine");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  EXPECT_FALSE(fs::exists("-"));
}

TEST_F(Outputs, OlderOnesOfTheSameKindAreReplaced) {
  for (const Writer& writer : writers()) {
    const std::string place = m_place.at("again" + writer.ending);
    fs::remove(place);
    // A sheet with findings is written, with exit status 1.
    EXPECT_LT(write(writer, place).status, 2) << writer.name;
    const std::string first = m_place.read("again" + writer.ending);
    EXPECT_NE(first, "") << writer.name;
    m_place.write("again" + writer.ending, first + " ");
    const auto run = write(writer, place);
    EXPECT_LT(run.status, 2) << writer.name << ": " << run.err;
    EXPECT_NE(m_place.read("again" + writer.ending), first + " ") << writer.name;
  }
}

TEST_F(Outputs, OtherFilesAreReplacedWhenThatIsSaid) {
  for (const Writer& writer : writers()) {
    const std::string place = m_place.write("mine" + writer.ending, "typed by a person\n");
    const auto refused = write(writer, place);
    EXPECT_EQ(refused.status, 2) << writer.name;
    EXPECT_THAT(refused.err, HasSubstr("--force")) << writer.name;
    EXPECT_EQ(m_place.read("mine" + writer.ending), "typed by a person\n") << writer.name;
    const auto forced = write(writer, place, {"--force"});
    EXPECT_LT(forced.status, 2) << writer.name << ": " << forced.err;
    EXPECT_NE(m_place.read("mine" + writer.ending), "typed by a person\n") << writer.name;
  }
}

// A typed sheet is evidence, and a list of players is somebody's work. Without --force, an output never
// replaces a file of another kind, unless the file is empty.
TEST_F(Outputs, WhatLooksAlikeIsAnotherFile) {
  const std::string typed =
      m_place.write("typed.sheet", m_place.read("none") + "[Set \"integer\"]\n-9 (0,3)\n");
  EXPECT_EQ(write(writers().back(), typed).status, 2);
  EXPECT_EQ(
      contest({"export", m_file, "--event", "Grade 7", "--format", "csv", "-o", m_place.at("players.csv")})
          .status,
      2);
  EXPECT_EQ(m_place.read("players.csv"), kPlayers);
  good({"export", m_file, "--format", "json", "-o", m_place.at("whole.json")});
  EXPECT_EQ(
      contest({"export", m_file, "--event", "Grade 7", "--format", "json", "-o", m_place.at("whole.json")})
          .status,
      2);
  m_place.write("empty.csv", "");
  good({"export", m_file, "--event", "Grade 7", "--format", "csv", "-o", m_place.at("empty.csv")});
}

TEST_F(Outputs, ALinkStaysAndWhatItLeadsToIsWritten) {
  good({"print", m_file, "--event", "Grade 7", "tally", "-o", m_place.at("real.pdf")});
  fs::create_symlink(m_place.path("real.pdf"), m_place.path("link.pdf"));
  good({"print", m_file, "--event", "Grade 7", "standings", "-o", m_place.at("link.pdf")});
  EXPECT_TRUE(fs::is_symlink(m_place.path("link.pdf")));
}

TEST_F(Outputs, StandardOutputTakesTheFileAndTheRestIsSaidAside) {
  for (const Writer& writer : writers()) {
    const auto run = write(writer, "-");
    EXPECT_LT(run.status, 2) << writer.name << ": " << run.err;
    EXPECT_NE(run.out, "") << writer.name;
    EXPECT_NE(run.err, "") << writer.name;
    const std::string start = writer.ending == ".pdf"     ? "%PDF-"
                              : writer.ending == ".html"  ? "<!DOCTYPE"
                              : writer.ending == ".json"  ? "{"
                              : writer.ending == ".trf"   ? "012 "
                              : writer.ending == ".sheet" ? "# Written by Damath\n"
                                                          : "";
    EXPECT_THAT(run.out, StartsWith(start)) << writer.name;
    if (writer.words.front() == "contest") {
      EXPECT_THAT(write(writer, "-", {"--json"}).err, HasSubstr("both need standard output")) << writer.name;
    }
  }
  EXPECT_FALSE(fs::exists("-"));
  const auto pdf = write(writers().front(), "-");
  EXPECT_THAT(pdf.out.substr(pdf.out.size() - 7), HasSubstr("%%EOF"));
}

// A half-written output never has the name of the final file. If the system supports unnamed files, the
// output has no name at all, so that nothing remains if the program is killed.
TEST_F(Outputs, AFileIsSeenOnceItIsWhole) {
  const fs::path folder = m_place.path("outputs");
  fs::create_directory(folder);
  const auto seen = [&folder] {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename());
    return names;
  };
  const int nameless = ::open(folder.c_str(), O_TMPFILE | O_RDWR, 0600);
  const bool hasNameless = nameless >= 0;
  if (hasNameless) ::close(nameless);
  const Output output{folder / "list.pdf", OutputKind::Pdf, true};
  std::vector<std::string> halfway;
  const auto half = [&](const WriteBytes& write) {
    const bool isWritten = write("%PDF-");
    halfway = seen();
    return isWritten;
  };
  const auto english = words::Language::English;
  const auto failing = writeOutput(
      output, [&](const WriteBytes& write) { return half(write) && false; }, english, [] { return true; });
  EXPECT_TRUE(failing.has_value()) << "it knows itself why";
  EXPECT_THAT(seen(), IsEmpty());
  EXPECT_EQ(halfway.size(), hasNameless ? 0U : 1U);
  EXPECT_THAT(halfway, Not(testing::Contains("list.pdf")));
  const auto unsettled = writeOutput(output, half, english, [] { return false; });
  EXPECT_EQ(unsettled.value_or(true), false);
  EXPECT_THAT(seen(), IsEmpty());
  const auto written = writeOutput(output, half, english, [&] {
    EXPECT_EQ(seen().size(), hasNameless ? 0U : 1U);
    return true;
  });
  EXPECT_EQ(written.value_or(false), true);
  EXPECT_THAT(seen(), testing::ElementsAre("list.pdf"));
  EXPECT_EQ(writeOutput(output, half, english, [] { return true; }).value_or(false), true)
      << "over an older one";
  EXPECT_THAT(seen(), testing::ElementsAre("list.pdf"));
  const mode_t mask = ::umask(0);
  ::umask(mask);
  EXPECT_EQ(static_cast<mode_t>(fs::status(output.path).permissions()), 0666 & ~mask);
}

TEST_F(Outputs, PipesSocketsAndDevicesAreRefusedWithoutWaiting) {
  ASSERT_EQ(::mkfifo(m_place.at("pipe").c_str(), 0600), 0);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  m_place.at("socket").copy(address.sun_path, sizeof(address.sun_path) - 1);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  for (const std::string& place : {m_place.at("pipe"), m_place.at("socket"), std::string("/dev/null")}) {
    for (const Writer& writer : writers()) {
      const auto run = write(writer, place, {"--force"});
      EXPECT_EQ(run.status, 2) << writer.name << " to " << place;
      EXPECT_THAT(run.err, HasSubstr("'-' for standard output")) << writer.name << " to " << place;
    }
    const std::vector<std::vector<std::string>> readers = {
        {"audit", place},
        {"replay", place},
        {"analyze", place},
        {"moves", "--position", place},
        {"moves", "--ruleset", place + ".json", "--set", "integer"},
        {"contest", "import", m_file, "--event", "Grade 7", place},
        {"contest", "late", m_file, "--event", "Grade 7", place},
        {"contest", "sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "2", place},
        {"contest", "review", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", place},
        {"contest", "create", m_place.at("new.contest"), "--from", place},
        {"contest", "status", place},
        {"contest", "merge", m_file, place},
        {"contest", "restore", m_file, place},
        {"contest", "restore", place, m_file}};
    for (const auto& reader : readers) {
      const auto run = m_place.damath(reader);
      EXPECT_EQ(run.status, 2) << reader[0] << ' ' << reader[1] << ' ' << place;
      EXPECT_THAT(run.err, StartsWith("damath: "));
    }
  }
  ::close(socket);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Outputs, APipeInAFolderOrBesideAContestKeepsNobodyWaiting) {
  m_place.write("sheets/a.sheet", "[Set \"integer\"]\n-9 (0,3)\n");
  ASSERT_EQ(::mkfifo(m_place.at("sheets/b.sheet").c_str(), 0600), 0);
  const auto run = m_place.damath({"audit", m_place.at("sheets"), "--json"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("b.sheet: this is a pipe"));
  EXPECT_THAT(run.out, HasSubstr("a.sheet"));
  ASSERT_EQ(::mkfifo(m_place.at("c.contest-journal").c_str(), 0600), 0);
  EXPECT_THAT(contest({"status", m_file}).err, HasSubstr("c.contest-journal"));
}

TEST_F(Outputs, StandardInputIsReadWithinBounds) {
  const std::string sheet = "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -12 | -12\n";
  const auto audited = m_place.damathTyped({"audit", "-", "--json"}, sheet);
  EXPECT_EQ(audited.status, 1) << audited.err;
  EXPECT_EQ(json::parse(audited.out)["sheet"], "-");
  const auto asCsv = m_place.damathTyped({"audit", "-", "--json"},
                                         "#Set,integer\nblueMove,blueScore,blueTotal,redMove,redScore,"
                                         "redTotal\n\"-9 (0,3)\",,,\"-1 (1,4)\",,\n");
  EXPECT_EQ(json::parse(asCsv.out)["turns"], 2) << asCsv.err;
  EXPECT_EQ(json::parse(m_place.damathTyped({"replay", "-", "--json"}, sheet).out)["sheet"], "-");
  EXPECT_THAT(m_place.damathTyped({"contest", "late", m_file, "--event", "Grade 7", "-"}, "nothing").err,
              HasSubstr("standard input:1: "));
  const auto stored = m_place.damathTyped(
      {"contest", "sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "2", "-", "--json"},
      sheet);
  EXPECT_EQ(json::parse(stored.out)["version"], 1) << stored.err;
  good({"event", m_file, "--name", "Grade 8", "--set", "integer", "--system", "swiss"});
  const auto entered = m_place.damathTyped({"contest", "import", m_file, "--event", "Grade 8", "-", "--json"},
                                           "last,first,school\nCruz,Ben,UPIS\n");
  EXPECT_EQ(entered.status, 0) << entered.err;

  EXPECT_THAT(m_place.damathTyped({"audit", "-"}, std::string(3U << 20U, 'x')).err,
              HasSubstr("larger than 1 MiB"));
  EXPECT_THAT(m_place.damathTyped({"audit", "-", "--corrected", m_place.at("right")}, sheet).err,
              HasSubstr("has no file name"));
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"merge", m_file, "-"}, {"restore", m_file, "-"}}) {
    EXPECT_THAT(contest(words).err, HasSubstr("standard input cannot be used")) << words[0];
  }
}

// An option that the command cannot use is refused.
TEST_F(Outputs, NoOptionIsDroppedInSilence) {
  struct Case {
    std::vector<std::string> words;
    std::string option;
    std::string why = " does not apply to";
  };
  const Case cases[] = {
      {{"print", "tally", "--round", "1"}, "--round"},
      {{"print", "standings", "--board", "1"}, "--board"},
      {{"print", "crosstable", "--entries", "1,2"}, "--entries"},
      {{"print", "pairings", "--board", "1"}, "--board"},
      {{"print", "slips", "--entries", "1,2"}, "--entries"},
      {{"print", "blank", "--entries", "1,2", "--round", "1"},
       "--round",
       " has no effect together with --entries"},
      {{"print", "blank", "--spare", "2", "--round", "1"}, "--round", " has no effect together with --spare"},
      {{"print", "tally", "--spare", "2"}, "--spare"},
      {{"print", "medallists", "--round", "1"}, "--round"},
      {{"print", "tally", "--plain"}, "--plain"},
      {{"print", "tally", "--diagrams"}, "--diagrams"},
      {{"print", "tally", "--poster", "2"}, "--poster"},
      {{"print", "medallists", "--background", "x.png"}, "--background"},
      {{"print", "byname", "--board", "1"}, "--board"},
      {{"print", "tally", "--best", "2"}, "--best"},
      {{"print", "slips", "--of", "district"}, "--of"},
      {{"export", "--format", "html", "--what", "results"}, "--what"},
      {{"export", "--format", "json", "--what", "standings"}, "--what"},
      {{"export", "--format", "csv", "--trf", "26"}, "--trf"},
      {{"export", "--format", "html", "--grade"}, "--grade"},
      {{"export", "--format", "trf", "--coach"}, "--coach"},
      {{"export", "--format", "csv", "--best", "2"}, "--best"},
      {{"export", "--format", "csv", "--what", "schools", "--names", "full"}, "--names"},
      {{"pair", "--bye", "3"}, "--bye"},
  };
  for (const Case& each : cases) {
    std::vector<std::string> words = {each.words[0], m_file, "--event", "Grade 7"};
    words.insert(words.end(), each.words.begin() + 1, each.words.end());
    if (each.words[0] != "pair") words.insert(words.end(), {"-o", m_place.at("x.out")});
    const auto run = contest(words);
    EXPECT_EQ(run.status, 2) << ::testing::PrintToString(each.words);
    EXPECT_THAT(run.err, HasSubstr(each.option + each.why)) << ::testing::PrintToString(each.words);
    EXPECT_FALSE(m_place.has("x.out"));
  }
  for (const std::string format : {"html", "json", "csv", "trf"}) {
    expectUnusable(contest({"export", m_file, "--event", "Grade 7", "--format", format, "--what", "nonsense",
                            "-o", m_place.at("x.out")}),
                   "nonsense");
  }
}

TEST_F(Outputs, OneBoardsSlipAndOnesBlankAreOneAlone) {
  const auto pages = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"print", m_file, "--event", "Grade 7"};
    words.insert(words.end(), more.begin(), more.end());
    words.insert(words.end(), {"-o", m_place.at("p.pdf")});
    good(words);
    return m_place.read("p.pdf").size();
  };
  EXPECT_LT(pages({"slips", "--board", "2"}), pages({"slips"}));
  EXPECT_LT(pages({"blank", "--board", "2"}), pages({"blank"}));
  EXPECT_LT(pages({"blank", "--entries", "1,2"}), pages({"blank"}));
  const json printed =
      goodJson({"print", m_file, "--event", "Grade 7", "scoresheet", "-o", m_place.at("s.pdf")});
  EXPECT_EQ(printed["withoutSheet"], json::parse(R"([{"round":1,"board":2}])"));
  EXPECT_THAT(good({"print", m_file, "--event", "Grade 7", "scoresheet", "-o", m_place.at("s.pdf")}).out,
              HasSubstr("not printed, because there is no scoresheet: round 1 board 2"));
}

}  // namespace
}  // namespace damath::cli
