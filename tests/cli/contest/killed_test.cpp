// SPDX-License-Identifier: GPL-3.0-or-later
// Kills every action on a contest at its calls that change files: at every call in a full-size run, at some
// of them otherwise. After each kill, the contest is as it was before or as it is after the action, it
// verifies as sound, and the same command works: it does the action if the action is missing. A loop over all
// actions makes sure that no action is forgotten. Further tests kill the restore over a damaged file, and the
// writing of a site.
#include <algorithm>
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "core/every.hpp"
#include "db/records/journal_action.hpp"
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/full_size.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using db::JournalAction;
using nlohmann::json;
using Words = std::vector<std::string>;

constexpr const char* kSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 2 | 2\n";

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// A command of contestDay(). `others` are the contest files besides c.damath that the test checks too.
struct Step {
  Words arguments;
  Words others;
};

Words contestsOf(const Step& step) {
  return Words{"c.damath"} + step.others;
}

constexpr int kKilled = 128 + 9;

// The files of a folder with their bytes, by name.
using Files = std::map<std::string, std::string>;

class Killed : public ::testing::Test {
 protected:
  // Returns the arguments of `damath`. An argument `@NAME` becomes the path of the file NAME in m_place.
  Words placed(const Words& arguments) const {
    Words placed{"contest"};
    for (const std::string& word : arguments) {
      placed.push_back(word.starts_with('@') ? m_place.at(word.substr(1)) : word);
    }
    return placed;
  }

  Files files() const {
    Files files;
    for (const auto& entry : fs::recursive_directory_iterator(m_place.path(""))) {
      const std::string name = fs::relative(entry.path(), m_place.path("")).string();
      if (entry.is_regular_file() && !name.starts_with('.')) files[name] = m_place.read(name);
    }
    return files;
  }
  void put(const Files& files) const {
    for (const auto& entry : fs::directory_iterator(m_place.path(""))) fs::remove_all(entry.path());
    for (const auto& [name, bytes] : files) m_place.write(name, bytes);
  }

  // Removes the parts of a document that differ between two runs of one command: times, random keys, and the
  // digests of times and keys.
  static void forget(json& value) {
    if (value.is_string()) {
      static const std::regex kToken("~[0-9a-f]{64}~");
      value = std::regex_replace(value.get<std::string>(), kToken, "~");
    } else if (value.is_array()) {
      for (json& part : value) forget(part);
    } else if (value.is_object()) {
      for (const char* const name : {"at", "chain", "changes", "digest", "digests", "games", "key", "lotSeed",
                                     "lot_seed", "origin", "replaced", "seed", "texts"})
        value.erase(name);
      for (auto& [name, part] : value.items()) forget(part);
      // The rows of these tables are sorted by random tokens and keys.
      for (const char* const table : {"private_text", "branch"}) {
        const auto rows = value.find(table);
        if (rows != value.end() && rows->is_array()) std::ranges::sort(rows->get_ref<json::array_t&>());
      }
    }
  }

  // Returns the contest of a file as a document without the parts that forget() removes. "none" if the file
  // is missing; a text with the error message if the file is unreadable.
  std::string stateOf(const std::string& name) const {
    if (!m_place.has(name)) return "none";
    const std::string out = m_place.at(".state.json");
    fs::remove(out);
    const CommandResult run =
        m_place.damath({"contest", "export", m_place.at(name), "--format", "json", "-o", out});
    if (run.status != 0) return "unreadable: " + run.err;
    json document = json::parse(m_place.read(".state.json"));
    forget(document);
    return document.dump();
  }
  std::vector<std::string> statesOf(const Words& contests) const {
    std::vector<std::string> states;
    for (const std::string& name : contests) states.push_back(stateOf(name));
    return states;
  }

  // Returns the complaints about a contest file; empty if the file is sound or missing.
  std::string unsound(const std::string& name) const {
    if (!m_place.has(name)) return {};
    const CommandResult run = m_place.damath({"contest", "verify", m_place.at(name)});
    return run.status == 0 ? "" : name + ": " + run.out + run.err;
  }
  // Returns the complaints about the backups that are not among the files `before`.
  std::string unsoundBackups(const Files& before) const {
    std::string complaints;
    if (!fs::exists(m_place.path("c.backups"))) return complaints;
    for (const auto& entry : fs::directory_iterator(m_place.path("c.backups"))) {
      const std::string name = "c.backups/" + entry.path().filename().string();
      if (name.ends_with(".damath") && !before.contains(name)) complaints += unsound(name);
    }
    return complaints;
  }

  // Returns the complaint about the files that a killed command left; empty if there is none.
  std::string brokenAfterKill(const Step& step, int status, const Files& filesBefore,
                              const std::vector<std::string>& before,
                              const std::vector<std::string>& after) const {
    const Words contests = contestsOf(step);
    const std::vector<std::string> states = statesOf(contests);
    for (std::size_t index = 0; index < contests.size(); ++index) {
      if (states[index] != before[index] && states[index] != after[index]) {
        return contests[index] + " is half done: " + states[index].substr(0, 200);
      }
      if (std::string complaints = unsound(contests[index]); !complaints.empty()) return complaints;
    }
    if (states != after) {
      const CommandResult again = m_place.damath(placed(step.arguments));
      if (again.status != status) return "the command does not work again: " + again.err;
      for (const std::string& name : contests) {
        if (std::string complaints = unsound(name); !complaints.empty()) return complaints;
      }
      const std::vector<std::string> repeated = statesOf(contests);
      for (std::size_t index = 0; index < contests.size(); ++index) {
        const auto [is, expected] = std::ranges::mismatch(repeated[index], after[index]);
        if (is == repeated[index].end() && expected == after[index].end()) continue;
        const auto at = static_cast<std::size_t>(is - repeated[index].begin());
        const std::size_t from = at > 200 ? at - 200 : 0;
        return contests[index] + ": the command does something else after the kill: ..." +
               repeated[index].substr(from, 400) + "... instead of ..." + after[index].substr(from, 400);
      }
    }
    return unsoundBackups(filesBefore);
  }

  // Runs the step to its end once. Then repeats the step from the same files and kills each repetition at a
  // later call that changes files, in distances of `stride` calls. Half of the kills come before the call.
  // The other half come in the middle of the call if it is a write, otherwise before it. Leaves the files of
  // the run without a kill. Returns the number of kills.
  int killEverywhere(const Step& step, int stride) {
    const Files before = files();
    const std::vector<std::string> statesBefore = statesOf(contestsOf(step));
    const CommandResult whole = m_place.damath(placed(step.arguments));
    EXPECT_LE(whole.status, 1) << whole.err;
    const Files after = files();
    const std::vector<std::string> statesAfter = statesOf(contestsOf(step));

    int kills = 0;
    for (int call = 1 + m_offset++ % stride;; call += stride) {
      put(before);
      const LastCall last = (call / stride + m_offset) % 2 == 0 ? LastCall::NotMade : LastCall::HalfWritten;
      if (m_place.damathKilledAt(call, last, placed(step.arguments)).status != kKilled) break;
      ++kills;
      const std::string broken = brokenAfterKill(step, whole.status, before, statesBefore, statesAfter);
      EXPECT_EQ(broken, "") << "killed at call " << call
                            << (last == LastCall::NotMade ? "" : ", half written");
      if (!broken.empty()) break;
    }
    put(after);
    return kills;
  }

  int killOneAfterAnother(const Words& arguments, int stride, const std::function<void(int call)>& killed);

  Workplace m_place;
  int m_offset = 0;
};

// Returns commands that together do every action except those in kElsewhere. `@` stands before the name of a
// file.
std::vector<Step> contestDay() {
  const Words named{"--by", "Reyes", "--reason", "typing error", "--confirm", "4"};
  const std::string file = "@c.damath";
  const auto of = [&](const char* command, const char* event, const Words& more = {}) {
    return Step{Words{command, file, "--event", event} + more, {}};
  };
  const auto board = [&](const char* command, const char* number, const Words& more) {
    return Step{Words{command, file, "--event", "G7", "--round", "1", "--board", number} + more, {}};
  };
  const auto newEvent = [&](const char* event, const char* system) {
    return Step{
        {"event", file, "--name", event, "--set", "integer", "--system", system, "--school-mates", "free"},
        {}};
  };
  const auto live = [&](const Words& more) { return board("live", "2", more); };
  return {
      {{"create", file, "--name", "Division"}, {}},
      newEvent("G7", "roundRobin"),
      of("import", "G7", {"@players.csv"}),
      of("renumber", "G7", Words{"--order", "name"} + named),
      of("check-in", "G7", {"--entry", "1", "--as", "present"}),
      of("pair", "G7"),
      of("publish", "G7"),
      {Words{"undo", file} + named, {}},
      {Words{"redo", file} + named, {}},
      board("sheet", "1", {"@a.sheet"}),
      board("sheet", "1", Words{"--take-off"} + named),
      board("sheet", "1", Words{"@a.sheet", "--accept"} + named),
      board("rule", "1", Words{"--cell", "red.score", "--line", "2", "--correct", "1"} + named),
      board("review", "1", {"--by", "Cruz"}),
      board("violation", "1", {"--entry", "1", "--kind", "touchMove", "--remark", "hand", "--by", "Cruz"}),
      live({"--begin", "arbiter"}),
      live({"--turn", "-9 (0,3)"}),
      live({"--turn", "-1 (1,4)"}),
      live(Words{"--turn", "6 (2,3)", "--stands"} + named),
      live(Words{"--take-back"} + named),
      live(Words{"--charge", "0:30"} + named),
      live(Words{"--objection", "wrong turn", "--side", "blue"} + named),
      live(Words{"--ruling", "no"} + named),
      live({"--end", "time"}),
      live(Words{"--reopen"} + named),
      live(Words{"--give-up"} + named),
      board("result", "2", {"--blue", "50", "--red", "10"}),
      board("result", "2", Words{"--blue", "51", "--red", "10"} + named),
      board("result", "2", Words{"--reopen"} + named),
      newEvent("G9", "roundRobin"),
      of("player", "G9", {"--add", "--last", "A", "--first", "B", "--school", "UPIS"}),
      of("player", "G9", {"--add", "--last", "C", "--first", "D", "--school", "ADMU"}),
      of("player", "G9", {"--add", "--last", "E", "--first", "F", "--school", "ADMU"}),
      of("player", "G9", Words{"--edit", "1", "--rating", "1200"} + named),
      of("player", "G9", Words{"--remove", "3"} + named),
      {Words{"rename", file, "--name", "Division Damath"} + named, {}},
      {Words{"rename", file, "--event", "G9", "--name", "Grade 9"} + named, {}},
      {{"notice", file, "Lunch at twelve"}, {}},
      of("withdraw", "Grade 9", Words{"--entry", "1"} + named),
      of("withdraw", "Grade 9", Words{"--entry", "1", "--rejoin"} + named),
      of("absent", "Grade 9", Words{"--entry", "1", "--round", "1"} + named),
      {Words{"undo", file} + named, {}},
      of("pair", "Grade 9", Words{"--by-hand", "1-2"} + named),
      of("unpair", "Grade 9", named),
      of("pair", "Grade 9"),
      {{"result", file, "--event", "Grade 9", "--round", "1", "--board", "1", "--blue", "10", "--red", "10"},
       {}},
      of("rematch", "Grade 9", {"--entries", "1,2", "--blue", "5", "--red", "3"}),
      of("rematch", "Grade 9", Words{"--entries", "1,2", "--blue", "5", "--red", "5"} + named),
      of("rematch", "Grade 9", Words{"--entries", "1,2", "--reopen"} + named),
      of("rematch", "Grade 9", {"--entries", "1,2", "--blue", "5", "--red", "5"}),
      of("lot", "Grade 9"),
      of("export", "Grade 9", {"--format", "trf", "--names", "full", "-o", "@report.trf"}),
      newEvent("G10", "swiss"),
      of("change", "G10", Words{"--rounds", "1"} + named),
      of("import", "G10", Words{"@report.trf"} + named),
      board("review", "1", Words{"--sign-off"} + named),
      {{"print", file, "standings", "--event", "G7", "-o", "@standings.pdf", "--by", "Reyes"}, {}},
      {Words{"split", file, "--event", "Grade 9", "-o", "@other.damath"} + named, {"other.damath"}},
      {Words{"withdraw", "@other.damath", "--event", "Grade 9", "--entry", "1"} + named, {"other.damath"}},
      {Words{"merge", file, "@other.damath"} + named, {"other.damath"}},
      {Words{"split", file, "--event", "Grade 9", "-o", "@lost.damath"} + named, {"lost.damath"}},
      {Words{"reclaim", file, "--event", "Grade 9"} + named, {}},
      {{"backup", file, "@kept.damath"}, {"kept.damath"}},
      of("forget", "G7", Words{"--player", "2"} + named),
      {Words{"practice", file} + named, {}},
      {Words{"restore", file, "@kept.damath"} + named, {}},
      {{"rescue", file, "-o", "@rescued.damath"}, {"rescued.damath"}},
  };
}

// Actions that no command of contestDay() does. Migrate needs an older file. ReopenSheet needs the deletion
// of a result that came from an accepted scoresheet. NoteClock needs a clock that jumps.
const std::set<JournalAction> kElsewhere{JournalAction::Migrate, JournalAction::ReopenSheet,
                                         JournalAction::NoteClock};

TEST_F(Killed, EveryActionIsDoneOrNotBegun) {
  m_place.write("players.csv", kPlayers);
  m_place.write("a.sheet", kSheet);
  std::string rows;
  int kills = 0;
  for (const Step& step : contestDay()) {
    SCOPED_TRACE(::testing::PrintToString(step.arguments));
    kills += killEverywhere(step, support::sized(53, 1));
    for (const char* const name : {"c.damath", "other.damath", "rescued.damath"}) {
      if (m_place.has(name)) rows += m_place.damath({"contest", "journal", m_place.at(name), "--json"}).out;
    }
  }
  for (const JournalAction action : kEvery<JournalAction>) {
    const bool isDone = rows.find('"' + std::string(db::toText(action)) + '"') != std::string::npos;
    EXPECT_NE(isDone, kElsewhere.contains(action)) << db::toText(action);
  }
  std::printf("kills: %d\n", kills);
  EXPECT_GE(kills, support::sized(50, 2000));
}

// Kills every repetition of a step at a later call that changes files, in distances of `stride` calls, and
// the last calls one after another. `killed(call)` looks at the files that a kill left. Returns the number of
// kills.
int Killed::killOneAfterAnother(const Words& arguments, int stride,
                                const std::function<void(int call)>& killed) {
  const Files before = files();
  int kills = 0;
  for (int call = stride, step = stride;; call += step) {
    put(before);
    const LastCall last = (call / step) % 2 == 0 ? LastCall::NotMade : LastCall::HalfWritten;
    if (m_place.damathKilledAt(call, last, placed(arguments)).status == kKilled) {
      ++kills;
      killed(call);
    } else if (step == 1) {
      return kills;
    } else {
      call -= step;
      step = 1;
    }
    if (HasFailure()) return kills;
  }
}

// SQLite does not write into a contest file that is cut off. So the restore makes a new file, which then
// takes the place of the damaged one.
TEST_F(Killed, ADamagedFileIsReplacedWhollyOrStays) {
  m_place.write("players.csv", kPlayers);
  for (const Words& arguments : std::vector<Words>{{"create", "@c.damath", "--name", "Division"},
                                                   {"event", "@c.damath", "--name", "G7", "--set", "integer",
                                                    "--system", "roundRobin", "--school-mates", "free"},
                                                   {"import", "@c.damath", "--event", "G7", "@players.csv"},
                                                   {"backup", "@c.damath", "@kept.damath"}}) {
    const CommandResult run = m_place.damath(placed(arguments));
    ASSERT_EQ(run.status, 0) << run.err;
  }
  const std::string whole = m_place.read("c.damath");
  const Words restore{"restore",  "@c.damath", "@kept.damath", "--by", "Reyes",
                      "--reason", "cut off",   "--confirm",    "4"};
  for (const std::size_t left : {std::size_t{100}, std::size_t{5000}}) {
    SCOPED_TRACE(left);
    const std::string damaged = whole.substr(0, left);
    m_place.write("c.damath", damaged);
    const Files before = files();
    ASSERT_EQ(m_place.damath(placed(restore)).status, 0);
    const std::string restored = stateOf("c.damath");
    put(before);

    int stayed = 0;
    int replaced = 0;
    bool isMadeBeside = false;
    killOneAfterAnother(restore, support::sized(7, 1), [&](int call) {
      SCOPED_TRACE("killed at call " + std::to_string(call));
      for (const auto& [name, bytes] : files()) {
        isMadeBeside = isMadeBeside || name.starts_with("c.damath.restored");
      }
      const bool isDamaged = m_place.read("c.damath") == damaged;
      ++(isDamaged ? stayed : replaced);
      EXPECT_TRUE(isDamaged || stateOf("c.damath") == restored) << "neither the damaged nor the whole file";
      const CommandResult again = m_place.damath(placed(restore));
      EXPECT_EQ(again.status, 0) << again.err;
      EXPECT_EQ(unsound("c.damath"), "");
      // A restore over the whole file tells another number of lost changes.
      EXPECT_TRUE(!isDamaged || stateOf("c.damath") == restored) << "the command does something else now";
      for (const auto& [name, bytes] : files()) {
        EXPECT_TRUE(before.contains(name) || name.starts_with("c.backups/")) << name << " is left over";
      }
    });
    EXPECT_GE(stayed, support::sized(5, 50));
    EXPECT_GE(replaced, 1) << "no kill came after the exchange";
    EXPECT_TRUE(isMadeBeside) << "SQLite wrote into the damaged file, so this test shows nothing";
  }
}

// A folder `site.new1` may stay beside the site of a killed command. Nothing links to it.
TEST_F(Killed, ASiteIsTheOldOrTheNewOne) {
  m_place.write("players.csv", kPlayers);
  const auto good = [&](const Words& arguments) {
    const CommandResult run = m_place.damath(placed(arguments));
    ASSERT_EQ(run.status, 0) << run.err;
  };
  // Returns the pages without the moment of their making, which each page shows.
  const auto pages = [&] {
    static const std::regex kMoment("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]+");
    Files found;
    for (const auto& [name, bytes] : files()) {
      if (name.starts_with("site/")) found[name] = std::regex_replace(bytes, kMoment, "");
    }
    return found;
  };
  const Words write{"site", "@c.damath", "-o", "@site"};
  const Words result{"result", "@c.damath", "--event", "G7", "--round", "1", "--board", "1"};
  good({"create", "@c.damath", "--name", "Division"});
  good({"event", "@c.damath", "--name", "G7", "--set", "integer", "--system", "roundRobin", "--school-mates",
        "free"});
  good({"import", "@c.damath", "--event", "G7", "@players.csv"});
  good({"pair", "@c.damath", "--event", "G7"});
  good(result + Words{"--blue", "40", "--red", "10"});
  // First no site stands there, then the site from before a further result.
  for (const bool isFirst : {true, false}) {
    SCOPED_TRACE(isFirst ? "a new site" : "a newer site");
    const Files old = pages();
    const Files before = files();
    EXPECT_EQ(old.empty(), isFirst);
    good(write);
    const Files made = pages();
    EXPECT_TRUE(made.contains("site/index.html"));
    EXPECT_NE(made, old);
    put(before);
    int stayed = 0;
    int replaced = 0;
    killOneAfterAnother(write, support::sized(9, 1), [&](int call) {
      SCOPED_TRACE("killed at call " + std::to_string(call));
      const Files left = pages();
      ++(left == old ? stayed : replaced);
      EXPECT_TRUE(left == old || left == made) << "a part of a site";
      EXPECT_EQ(unsound("c.damath"), "");
      good(write);
      EXPECT_EQ(pages(), made);
    });
    EXPECT_GE(stayed, support::sized(3, 20));
    EXPECT_GE(replaced, 1) << "no kill came after the exchange";
    if (!isFirst) break;
    Words other = result;
    other.back() = "2";
    good(other + Words{"--blue", "5", "--red", "-3"});
  }
}

}  // namespace
}  // namespace damath::cli
