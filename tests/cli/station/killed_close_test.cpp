// SPDX-License-Identifier: GPL-3.0-or-later
// Kills `station close` right before many of its system calls that change or flush files. Afterwards, the
// shared contest is still there or the contest file has everything, and the same command ends well.
#include "tests/cli/station/station_fixture.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/killed.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A stopped shared contest with a result that the contest file does not have.
class KilledClose : public StationCommand {
 protected:
  void SetUp() override {
    StationCommand::SetUp();
    make();
    succeeds(station({"start"}));
    succeeds(enter(address("table1", phrases(m_dir + "/cards/cards.pdf")["table1"]), "1", "10 5"));
    succeeds(station({"stop"}));
    fs::create_directory(m_place.path("kept"));
    EXPECT_EQ(outputOf("cp -a '" + m_place.at("own") + "'/grade7.* '" + m_place.at("kept") + "' 2>&1"), "");
  }

  [[nodiscard]] bool isShared() const { return fs::exists(m_dir); }
  [[nodiscard]] bool isMarked() const { return fs::exists(m_contest + ".hall"); }
  // Undoes `station close`: the contest file, its mark and its backups are as before. `station close` changes
  // no row on the server, so the folder only gets its name back.
  void shareAgain() const {
    for (const auto& entry : fs::directory_iterator(m_place.path("own"))) {
      if (!entry.path().filename().string().starts_with("hall.closed-")) continue;
      fs::rename(entry.path(), m_dir);
      break;
    }
    EXPECT_EQ(outputOf("rm -rf '" + m_place.at("own") + "'/grade7.* && cp -a '" + m_place.at("kept") +
                       "'/grade7.* '" + m_place.at("own") + "' 2>&1"),
              "");
    ASSERT_TRUE(isShared() && isMarked());
  }
  // Returns the whole content of the contest file.
  [[nodiscard]] std::string document() const {
    const std::string out = m_place.at("own/whole.json");
    fs::remove(out);
    succeeds(asUser({"contest", "export", m_contest, "--format", "json", "-o", out}));
    return m_place.read("own/whole.json");
  }
  // Checks that the contest is in its file alone, and that the file has everything.
  void expectClosed(const std::string& whole) const {
    EXPECT_FALSE(isShared());
    EXPECT_FALSE(isMarked());
    const CommandResult verified = asUser({"contest", "verify", m_contest});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    EXPECT_TRUE(document() == whole);
    for (const auto& entry : fs::directory_iterator(m_place.path("own"))) {
      EXPECT_THAT(entry.path().filename().string(), Not(HasSubstr(".closing")));
    }
  }
  // Kills each repetition of `station close` at a later call, in distances of `stride` calls, until the
  // command ends by itself. Returns the number of kills.
  int killEach(bool (*counts)(std::uint64_t number), int stride, const std::string& whole) const {
    int kills = 0;
    for (int call = stride / 2; !HasFailure(); call += stride) {
      SCOPED_TRACE("call " + std::to_string(call));
      shareAgain();
      std::fflush(nullptr);
      const bool isKilled = damath::testing::isKilledBefore(
          call,
          [this]() -> bool {
            m_place.becomeDamathOfNobody({"station", "close", m_contest, "--dir", m_dir});
          },
          counts);
      kills += isKilled ? 1 : 0;
      // Without its mark, anybody may change the contest file. It must have everything by then.
      if (!isMarked()) {
        EXPECT_TRUE(document() == whole) << "the mark is gone too early";
      }
      if (isShared()) succeeds(station({"close"}));
      expectClosed(whole);
      if (!isKilled) break;
    }
    return kills;
  }
};

TEST_F(KilledClose, TheSharedContestStaysUntilTheFileHasEverything) {
  succeeds(station({"close"}));
  const std::string whole = document();
  EXPECT_THAT(whole, HasSubstr("Table 1"));
  expectClosed(whole);
  const int atSteps = killEach(damath::testing::isNamingOrFlushing, support::sized(4, 1), whole);
  const int atContent = killEach(support::isWritingCall, support::sized(251, 23), whole);
  std::printf("kills: %d + %d\n", atSteps, atContent);
  EXPECT_GE(atSteps, support::sized(5, 20));
  EXPECT_GE(atContent, support::sized(1, 12));
}

}  // namespace
}  // namespace damath::cli
