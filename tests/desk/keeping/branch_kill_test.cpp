// SPDX-License-Identifier: GPL-3.0-or-later
// A program is killed at every write and every sync (in a short run, at every fifth) of a split, a merge and
// a take-back. Afterwards either nothing has happened or everything, in both files, and the same command can
// be repeated.
#include "app/desk/keeping/branch_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/killed.hpp"

namespace damath::desk {
namespace {

namespace fs = std::filesystem;

class BranchKill : public DeskTest {
 protected:
  BranchKill() {
    addEvent(4);
    m_event = events().addEvent(setupOf("Swiss"), m_user).value();
    done(events().importPlayers(m_event, rosterOf(4), m_user));
    m_author = m_named;
    m_author.answers = answersTo({ConfirmationReason::Lent, ConfirmationReason::TakenBack});
    closeFile();
  }

  // The files of one run. Each run gets copies of the files in the fixture's folder.
  struct Scene {
    explicit Scene(const fs::path& from) {
      for (const auto& entry : fs::directory_iterator(from)) {
        if (entry.is_regular_file()) fs::copy_file(entry.path(), folder.path() / entry.path().filename());
      }
    }
    testing::TempFolder folder;
    fs::path file = folder / "contest.damath";
    fs::path other = folder / "other.damath";
  };

  Desk opened(const fs::path& path) {
    Opening opening = Desk::open(path, m_clock);
    if (!opening.desk) throw std::runtime_error("not opened: " + path.string());
    return *std::move(opening.desk);
  }
  // Opens the file. Returns the state of its newest branch: lent, borrowed or returned; nullopt if the file
  // has no branch.
  std::optional<db::BranchPart> partIn(const fs::path& path) {
    const Desk desk = opened(path);
    const auto branches = got(BranchDesk(const_cast<Desk&>(desk)).branches());
    return branches.empty() ? std::nullopt : std::optional(branches.back().part);
  }
  void expectSound(const fs::path& path, int call) {
    const Desk desk = opened(path);
    EXPECT_TRUE(got(verify(desk)).empty()) << path << " after a kill at call " << call;
  }
  // Kills `act` at each of its writing calls (in a short run, at every fifth). Calls check(scene, call) after
  // each kill, and once after a run without a kill. Returns the number of kills.
  template <class Act, class Check>
  int killEverywhere(const Act& act, const Check& check) {
    const int step = support::sized(5, 1);
    int kills = 0;
    for (int call = 0;; call += step) {
      const Scene scene(m_folder.path());
      const bool isKilled = testing::isKilledBefore(call, [&] { return act(scene); });
      check(scene, call);
      if (!isKilled || HasFailure()) return kills;
      ++kills;
    }
  }

  contest::EventId m_event{};
  Author m_author;
};

TEST_F(BranchKill, ASplitHappensInBothFilesOrInNone) {
  int made = 0;
  int unmade = 0;
  const auto split = [&](const Scene& scene) {
    Desk desk = opened(scene.file);
    return BranchDesk(desk).split(m_event, scene.other, m_author).has_value();
  };
  const int kills = killEverywhere(split, [&](const Scene& scene, int call) {
    // The next opening of the file completes the split or undoes it.
    const auto part = partIn(scene.file);
    const bool isThere = fs::exists(scene.other);
    EXPECT_EQ(part == db::BranchPart::Lent, isThere) << call;
    expectSound(scene.file, call);
    if (isThere) {
      ++made;
      EXPECT_EQ(scene.folder.listing(), "contest.backups contest.damath other.damath") << call;
      EXPECT_EQ(partIn(scene.other), db::BranchPart::Borrowed) << call;
      expectSound(scene.other, call);
    } else {
      ++unmade;
      EXPECT_EQ(part, std::nullopt) << call;
    }
    EXPECT_EQ(scene.folder.listing().find(".split"), std::string::npos)
        << call << " " << scene.folder.listing();
    // The repeated command succeeds after every kill.
    EXPECT_TRUE(split(scene)) << call;
    EXPECT_EQ(partIn(scene.file), db::BranchPart::Lent) << call;
    EXPECT_EQ(partIn(scene.other), db::BranchPart::Borrowed) << call;
    // The event can be brought back.
    Desk desk = opened(scene.file);
    const auto merged = BranchDesk(desk).merge(scene.other, m_author);
    EXPECT_TRUE(merged) << call << ' ' << (merged ? "" : reasonOf(merged.error()));
  });
  EXPECT_GT(kills, 20);
  EXPECT_GT(made, 1);
  EXPECT_GT(unmade, 10);
}

TEST_F(BranchKill, AMergeHappensWhollyOrNotAtAll) {
  const fs::path other = m_folder / "other.damath";
  {
    Desk desk = opened(m_path);
    done(BranchDesk(desk).split(m_event, other, m_author));
    Desk there = opened(other);
    done(PairingDesk(there).pairNextRound(m_event, m_author));
  }
  int merged = 0;
  const auto merge = [&](const Scene& scene) {
    Desk desk = opened(scene.file);
    return BranchDesk(desk).merge(scene.other, m_author).has_value();
  };
  const int kills = killEverywhere(merge, [&](const Scene& scene, int call) {
    const auto part = partIn(scene.file);
    const Desk desk = opened(scene.file);
    const bool hasRound = !got(desk.snapshot())->find(m_event)->rounds.empty();
    EXPECT_EQ(part == db::BranchPart::Returned, hasRound) << call;
    EXPECT_EQ(part == db::BranchPart::Lent, !hasRound) << call;
    EXPECT_EQ(partIn(scene.other), db::BranchPart::Borrowed) << call;
    expectSound(scene.file, call);
    expectSound(scene.other, call);
    if (hasRound) ++merged;
    EXPECT_TRUE(hasRound || merge(scene)) << call;
  });
  EXPECT_GT(kills, 10);
  EXPECT_GT(merged, 0);
}

TEST_F(BranchKill, ATakeBackHappensWhollyOrNotAtAll) {
  {
    Desk desk = opened(m_path);
    done(BranchDesk(desk).split(m_event, m_folder / "other.damath", m_author));
  }
  int returned = 0;
  const auto reclaim = [&](const Scene& scene) {
    Desk desk = opened(scene.file);
    return BranchDesk(desk).reclaim(m_event, m_author).has_value();
  };
  const int kills = killEverywhere(reclaim, [&](const Scene& scene, int call) {
    const auto part = partIn(scene.file);
    EXPECT_TRUE(part == db::BranchPart::Returned || part == db::BranchPart::Lent) << call;
    EXPECT_EQ(partIn(scene.other), db::BranchPart::Borrowed) << call;
    expectSound(scene.file, call);
    if (part == db::BranchPart::Returned) ++returned;
    EXPECT_TRUE(part == db::BranchPart::Returned || reclaim(scene)) << call;
  });
  EXPECT_GT(kills, 5);
  EXPECT_GT(returned, 0);
}

TEST_F(BranchKill, ASplitThatOthersBlockedIsUndoneOrCompletedLater) {
  const auto split = [&](const Scene& scene) {
    Desk desk = opened(scene.file);
    return BranchDesk(desk).split(m_event, scene.other, m_author).has_value();
  };
  // True if a kill before this call leaves the event lent. In this case, the commit came before the call.
  const auto isLentBefore = [&](int call, const auto& look) {
    const Scene scene(m_folder.path());
    EXPECT_TRUE(testing::isKilledBefore(call, [&] { return split(scene); }) || call > 0);
    const db::StoreOpening opening = db::Store::open(scene.file, m_clock.now(), {});
    if (!opening.store) return false;
    const bool isLent = !opening.store->read().value().branches().value().empty();
    if (isLent) look(scene);
    return isLent;
  };
  // Searches the first call after the commit.
  int before = 0;
  int behind = 4096;
  while (behind - before > 1) {
    const int middle = (before + behind) / 2;
    (isLentBefore(middle, [](const Scene&) {}) ? behind : before) = middle;
  }
  // A kill before this call leaves the event lent, but the other file does not have its final name yet.
  bool isFound = false;
  isLentBefore(behind, [&](const Scene& scene) {
    isFound = !fs::exists(scene.other);
    ASSERT_TRUE(isFound) << "no kill fell between the commit and the move";
    // Another program makes a file with the final name of the other file. Opening the contest does not
    // replace the file of that program, and the event stays lent (moved to another file).
    testing::writeFile(scene.other, "mine");
    EXPECT_EQ(partIn(scene.file), db::BranchPart::Lent);
    EXPECT_EQ(testing::contentOf(scene.other), "mine");
    // Once the name is free again, the next opening completes the split.
    fs::remove(scene.other);
    EXPECT_EQ(partIn(scene.file), db::BranchPart::Lent);
    EXPECT_EQ(partIn(scene.other), db::BranchPart::Borrowed);
  });
  EXPECT_TRUE(isFound);
}

}  // namespace
}  // namespace damath::desk
