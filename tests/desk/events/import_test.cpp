// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/player_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/allocations.hpp"

namespace damath::desk {
namespace {

class Import : public DeskTest {
 protected:
  std::string faultsOf(const Expected<ImportDone, DeskError>& answer) {
    std::string text;
    const auto* bad = answer ? nullptr : answer.error().as<BadRows>();
    if (bad == nullptr) return "none";
    for (const RowFault& fault : bad->rows) {
      text +=
          (text.empty() ? "" : " ") + std::to_string(fault.line) + ":" + std::string(toText(fault.reason));
    }
    return text;
  }
  contest::EventId m_event = addEvent(0);
};

TEST_F(Import, PlayersSchoolsAndStartNumbersInFileOrder) {
  const auto done = events().importPlayers(m_event,
                                           "last,first,school,division\n"
                                           "Peña,Niño,Doña Aurora HS,QC\n"
                                           "Abad,Ana,Rizal HS,QC\n"
                                           "Muñoz,Luz,DOÑA AURORA HS,\n",
                                           m_user);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->players, 3);
  EXPECT_EQ(done->schools, 2);
  EXPECT_EQ(done->firstNumber, 1);
  EXPECT_EQ(done->lastNumber, 3);
  reopen();
  const contest::Contest contest = snapshot();
  ASSERT_EQ(contest.players.size(), 3U);
  EXPECT_EQ(contest.players[0].last, "Peña");
  EXPECT_EQ(contest.players[0].school, contest.players[2].school);
  ASSERT_EQ(contest.schools.size(), 2U);
  EXPECT_EQ(contest.schools[0].name, "Doña Aurora HS");
  const auto& entries = contest.events[0].entries;
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[1].number, 2);
  EXPECT_EQ(entries[1].player, contest.players[1].id);
}

TEST_F(Import, NumbersGoOnFromThoseEntered) {
  ASSERT_TRUE(events().importPlayers(m_event, rosterOf(3), m_user));
  const auto done = events().importPlayers(m_event, "last,first,school\nLate,Luz,School 2\n", m_user);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->schools, 0);
  EXPECT_EQ(done->firstNumber, 4);
  EXPECT_EQ(event().entries.size(), 4U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Import, WhoIsSaidToBeSomebodyOfTheEventStaysAsHeIs) {
  done(events().importPlayers(m_event, "last,first,school\nPeña,Jo,UPIS\n", m_user));
  const std::string again = "last,first,school\nPena,Jo,ADMU\nUy,Bo,UPIS\n";
  const std::vector<RowDecision> same = {{2, SameOrDifferent::Same}};
  const ImportPreview seen = got(events().previewImport(m_event, again, same));
  EXPECT_TRUE(seen.faults.empty());
  ASSERT_EQ(seen.entered.size(), 1U);
  EXPECT_EQ(seen.entered[0].row.line, 2);
  EXPECT_EQ(seen.entered[0].player.name, "Peña, Jo");
  ASSERT_EQ(seen.rows.size(), 1U);
  EXPECT_EQ(seen.rows.size(), seen.matches.size());
  EXPECT_TRUE(seen.newSchools.empty()) << "nobody comes of that school";
  EXPECT_EQ(got(events().importPlayers(m_event, again, m_user, same)).players, 1);
  EXPECT_EQ(event().entries.size(), 2U);
  const auto none = events().importPlayers(m_event, "last,first,school\nPena,Jo,ADMU\n", m_user, same);
  EXPECT_EQ(faultsOf(none), "1:noneNew");
}

TEST_F(Import, OneBadRowAndNothingIsImported) {
  const auto done = events().importPlayers(
      m_event, "last,first,school\nCruz,Ana,Rizal\nReyes,Luz,\nSantos,,Rizal\n", m_user);
  EXPECT_EQ(refusalOf(done), Refusal::RowsRefused);
  EXPECT_EQ(faultsOf(done), "3:missingSchool 4:missingFirst");
  EXPECT_TRUE(snapshot().players.empty());
  EXPECT_TRUE(snapshot().schools.empty());
  EXPECT_EQ(journalled(1), "addEvent event 1 arbiter");
}

TEST_F(Import, APlayerOfTheEventIsRefusedAgain) {
  ASSERT_TRUE(events().importPlayers(m_event, "last,first,school\nPeña,Niño,Doña Aurora HS\n", m_user));
  EXPECT_EQ(faultsOf(events().importPlayers(
                m_event, "last,first,school\nCruz,Ana,Rizal\nPEÑA,niño,doña aurora hs\n", m_user)),
            "3:duplicateInEvent");
  EXPECT_EQ(snapshot().players.size(), 1U);
}

// A second list of the same players adds each set of facts that the first list lacked, and changes no other.
TEST_F(Import, ASecondListAddsWhatTheFirstLacked) {
  const std::vector<std::pair<std::string, std::string>> facts = {
      {"grade", "8"}, {"section", "Narra"}, {"coach", "B. Tan"}, {"rating", "1200"}};
  const std::string head = "last,first,school,grade,section,coach,rating\n";
  std::string first = head;
  std::string second = head;
  for (unsigned known = 0; known < 16; ++known) {
    const std::string name = std::string("Reyes") + static_cast<char>('A' + known) + ",Ana,Rizal";
    first += name;
    second += name;
    for (std::size_t i = 0; i < facts.size(); ++i) {
      const bool isKnown = ((known >> i) & 1U) != 0;
      first += "," + (isKnown ? facts[i].second : std::string());
      second += "," + (isKnown && i != 0 ? "9" + facts[i].second.substr(0, 2) : facts[i].second);
    }
    first += "\n";
    second += "\n";
  }
  done(events().importPlayers(m_event, first, m_user));
  const contest::Contest before = snapshot();
  const ImportPreview seen = got(events().previewImport(m_event, second));
  EXPECT_EQ(seen.completions.size(), 15U) << "the last player has everything";
  PlayerDesk players(m_desk.value());
  EXPECT_EQ(got(players.complete(m_event, second, m_user)), 15);
  const contest::Contest after = snapshot();
  ASSERT_EQ(after.players.size(), before.players.size());
  EXPECT_EQ(after.events.front().entries.size(), before.events.front().entries.size());
  for (std::size_t i = 0; i < after.players.size(); ++i) {
    const contest::Player& was = before.players[i];
    const contest::Player& is = after.players[i];
    EXPECT_EQ(is.grade, was.grade.empty() ? "8" : was.grade);
    EXPECT_EQ(is.section, was.section.empty() ? "Narra" : was.section);
    EXPECT_EQ(is.coach, was.coach.empty() ? "B. Tan" : was.coach);
    EXPECT_EQ(is.rating, was.rating ? was.rating : std::optional(1200));
  }
  EXPECT_TRUE(got(events().previewImport(m_event, second)).completions.empty());
  EXPECT_EQ(refusalOf(players.complete(m_event, second, m_user)), Refusal::PlayerUnchanged);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Import, APlayerOfAnotherEventIsOnePerson) {
  const std::string csv = "last,first,school,grade\nPeña,Niño,Doña Aurora HS,7\nCruz,Ana,Rizal,7\n";
  ASSERT_TRUE(events().importPlayers(m_event, csv, m_user));
  const auto other = events().addEvent(setupOf("Second"), m_user).value();
  const auto done = events().importPlayers(other, csv + "Reyes,Luz,Rizal,8\n", m_user);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->schools, 0);
  const contest::Contest contest = snapshot();
  EXPECT_EQ(contest.players.size(), 3U);
  EXPECT_EQ(contest.events[1].entries[0].player, contest.events[0].entries[0].player);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// Returns "line:match candidate candidate" for each row, with a bar between the rows.
std::string matchesOf(const Expected<ImportPreview, DeskError>& preview) {
  std::string text;
  for (const MatchedRow& row : preview.value().matches) {
    text += (text.empty() ? "" : " | ") + std::to_string(row.line) + ":" + std::string(toText(row.match));
    for (const Candidate& candidate : row.candidates) {
      text += " " + std::to_string(contest::numberOf(candidate.player));
    }
  }
  return text;
}

class Matching : public Import {
 protected:
  Matching() {
    done(events().importPlayers(m_event,
                                "last,first,middle,school,grade\n"
                                "Peña,Niño,M.,Rizal HS,7\n"
                                "Cruz,Ana,,Mabini HS,\n",
                                m_user));
    m_other = events().addEvent(setupOf("Second"), m_user).value();
  }
  // Returns the player of the last entry of the second event.
  contest::PlayerId lastPlayer() { return snapshot().events[1].entries.back().player; }
  contest::EventId m_other{};
};

TEST_F(Matching, EachRowIsNewKnownOrAlike) {
  const auto preview =
      got(events().previewImport(m_other,
                                 "last,first,middle,school,grade\n"
                                 "PEÑA,niño,m.,RIZAL hs,7\n"   // line 2
                                 "Peña,Niño,M.,Rizal HS,8\n"   // line 3: another grade, and twice in the file
                                 "Peña,Niño,T.,Rizal HS,7\n"   // line 4: another middle name
                                 "Peña,Niño,M.,Mabini HS,7\n"  // line 5: another school
                                 "Cruz,Ana,,Mabini HS,9\n"     // line 6: no grade was known
                                 "Pena,Nino,M.,Rizal HS,7\n"));  // line 7: a name with different accents
  EXPECT_EQ(matchesOf(preview), "2:known 1 | 3:alike 1 | 4:alike 1 | 5:alike 1 | 6:known 2 | 7:alike 1");
  const Candidate& candidate = preview.matches[0].candidates[0];
  EXPECT_EQ(candidate.name, "Peña, Niño M.");
  EXPECT_EQ(candidate.school, "Rizal HS");
  EXPECT_EQ(candidate.grade, "7");
}

TEST_F(Matching, AKnownPlayerIsTheSameAndOneAlikeIsDifferentUnlessDecided) {
  const std::string known = "last,first,middle,school\nPeña,Niño,M.,Rizal HS\n";
  const std::string alike = "last,first,middle,school\nPeña,Niño,M.,Mabini HS\n";
  ASSERT_TRUE(events().importPlayers(m_other, known, m_user));
  EXPECT_EQ(lastPlayer(), contest::PlayerId{1});
  ASSERT_TRUE(events().importPlayers(m_other, alike, m_user));
  EXPECT_EQ(lastPlayer(), contest::PlayerId{3});
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// Returns the notes, for example "severalEvents Peña, Niño M.: A, B".
std::string notesOf(const Expected<ImportDone, DeskError>& done) {
  EXPECT_TRUE(done);
  std::string text;
  if (!done) return text;
  for (const ImportNote& note : done->notes) {
    text +=
        (text.empty() ? "" : " | ") + std::string(toText(note.kind)) + " " + note.player + ": " + note.detail;
  }
  return text;
}

TEST_F(Matching, SomebodyInSeveralEventsIsNoted) {
  const std::string known = "last,first,middle,school\nPeña,Niño,M.,Rizal HS\nUy,Bo,,Rizal HS\n";
  const std::string first = snapshot().find(m_event)->setup.name;
  const std::string second = snapshot().find(m_other)->setup.name;
  EXPECT_EQ(notesOf(events().importPlayers(m_other, known, m_user)),
            "severalEvents Peña, Niño M.: " + first + ", " + second);
  const auto third = got(events().addEvent(setupOf("C"), m_user));
  const auto fourth = got(events().addEvent(setupOf("D"), m_user));
  EXPECT_EQ(
      notesOf(events().importPlayers(third, "last,first,middle,school\nPeña,Niño,M.,Rizal HS\n", m_user)),
      "severalEvents Peña, Niño M.: " + first + ", " + second + ", C");
  EXPECT_EQ(
      notesOf(events().importPlayers(fourth, "last,first,middle,school\nPeña,Niño,M.,Rizal HS\n", m_user)),
      "overLimit Peña, Niño M.: " + first + ", " + second + ", C, D");
}

TEST_F(Matching, AGradeOutsideTheLevelIsNotedNeverRefused) {
  contest::EventSetup setup = setupOf("Fraction 5-6");
  setup.level = "5-6";
  const auto id = got(events().addEvent(setup, m_user));
  EXPECT_EQ(notesOf(events().importPlayers(id,
                                           "last,first,school,grade\nUy,Bo,Rizal HS,5\nUy,Cy,Rizal HS,7\n"
                                           "Uy,Di,Rizal HS,\nUy,Ed,Rizal HS,Grade 6 - Mabini\n",
                                           m_user)),
            "outsideLevel Uy, Cy: 7");
}

TEST_F(Matching, ADecisionTurnsBothAround) {
  const std::string known = "last,first,middle,school\nPeña,Niño,M.,Rizal HS\n";
  const std::string alike = "last,first,middle,school\nCruz,Ana,B.,Rizal HS\n";
  ASSERT_TRUE(events().importPlayers(m_other, known, m_user, {{2, SameOrDifferent::Different}}));
  EXPECT_EQ(lastPlayer(), contest::PlayerId{3});
  ASSERT_TRUE(events().importPlayers(m_other, alike, m_user, {{2, SameOrDifferent::Same}}));
  EXPECT_EQ(lastPlayer(), contest::PlayerId{2});
  EXPECT_EQ(snapshot().players.size(), 3U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Matching, ALineThatIsLeftOutIsAsIfItWereNotThere) {
  const std::string csv = "last,first,school\nReyes,Bo,Rizal HS\n,Cy,Rizal HS\nReyes,Bo,Rizal HS\nTan,Di,\n";
  EXPECT_FALSE(events().importPlayers(m_other, csv, m_user));
  const std::vector<RowDecision> leftOut = {
      {3, SameOrDifferent::LeftOut}, {4, SameOrDifferent::LeftOut}, {5, SameOrDifferent::LeftOut}};
  const ImportPreview preview = got(events().previewImport(m_other, csv, leftOut));
  EXPECT_TRUE(preview.faults.empty());
  EXPECT_EQ(preview.rows.size(), 1U);
  EXPECT_TRUE(preview.refused.empty());
  EXPECT_EQ(got(events().importPlayers(m_other, csv, m_user, leftOut)).players, 1);
  // If two rows are equal, the first may be the one that is left out.
  const std::string twins = "last,first,school\nGo,Al,Rizal HS\nGo,Al,Rizal HS\n";
  EXPECT_TRUE(got(events().previewImport(m_other, twins, {{2, SameOrDifferent::LeftOut}})).faults.empty());
  const auto none = events().importPlayers(m_other, twins, m_user,
                                           {{2, SameOrDifferent::LeftOut}, {3, SameOrDifferent::LeftOut}});
  EXPECT_EQ(refusalOf(none), Refusal::RowsRefused) << "nobody is left to be entered";
}

TEST_F(Matching, TheCandidateIsNamed) {
  ASSERT_TRUE(events().importPlayers(m_event, "last,first,middle,school\nCruz,Ana,B.,Rizal HS\n", m_user));
  const std::string csv = "last,first,middle,school\nCruz,Ana,C.,Rizal HS\n";
  EXPECT_EQ(matchesOf(events().previewImport(m_other, csv)), "2:alike 2 3");
  ASSERT_TRUE(
      events().importPlayers(m_other, csv, m_user, {{2, SameOrDifferent::Same, contest::PlayerId{3}}}));
  EXPECT_EQ(lastPlayer(), contest::PlayerId{3});
}

TEST_F(Matching, TwoOfOneNameMayBeTwoPeople) {
  const std::string csv = "last,first,school\nReyes,Luz,Rizal HS\nReyes,Luz,Rizal HS\n";
  EXPECT_EQ(faultsOf(events().importPlayers(m_other, csv, m_user)), "3:duplicateInFile");
  ASSERT_TRUE(events().importPlayers(m_other, csv, m_user, {{3, SameOrDifferent::Different}}));
  EXPECT_EQ(snapshot().players.size(), 4U);
  const std::string again = "last,first,school\nReyes,Luz,Rizal HS\n";
  EXPECT_EQ(faultsOf(events().importPlayers(m_other, again, m_user)), "2:duplicateInEvent");
  ASSERT_TRUE(events().importPlayers(m_other, again, m_user, {{2, SameOrDifferent::Different}}));
  EXPECT_EQ(snapshot().players.size(), 5U);
}

TEST_F(Matching, NobodyIsEnteredTwice) {
  // The user declares both rows to be the same player.
  const std::string csv = "last,first,middle,school\nPeña,Niño,A.,Rizal HS\nPeña,Niño,B.,Rizal HS\n";
  const std::vector<RowDecision> same = {{2, SameOrDifferent::Same}, {3, SameOrDifferent::Same}};
  const auto twice = events().importPlayers(m_other, csv, m_user, same);
  EXPECT_EQ(faultsOf(twice), "3:duplicateInFile");
  EXPECT_EQ(twice.error().as<BadRows>()->rows[0].otherLine, 2);
  // A player who is already in the event, with another middle name, stays unchanged. The other row is a new
  // player.
  const auto entered = event().entries.size();
  EXPECT_EQ(got(events().importPlayers(m_event, csv, m_user, {{2, SameOrDifferent::Same}})).players, 1);
  EXPECT_EQ(event().entries.size(), entered + 1);
}

std::string manyPlayers(int count, bool areNamesakes) {
  std::string csv = "last,first,middle,school\n";
  for (int n = 0; n < count; ++n) {
    const std::string text = std::to_string(n);
    csv += areNamesakes ? "Cruz,Ana,M" + text + ",Rizal HS\n" : "Cruz" + text + ",Ana,,School " + text + "\n";
  }
  return csv;
}

// The work grows in proportion to the rows: twice the players need about twice the work. A comparison of all
// pairs would need four times the work.
TEST_F(Import, AListOfTwoThousandNamesakesIsNotComparedPairByPair) {
  for (const bool areNamesakes : {false, true}) {
    const auto workOf = [&](int count) {
      const std::string csv = manyPlayers(count, areNamesakes);
      const std::size_t before = testing::allocationsSoFar();
      EXPECT_TRUE(got(events().previewImport(m_event, csv)).faults.empty());
      return testing::allocationsSoFar() - before;
    };
    const std::size_t thousand = workOf(1000);
    EXPECT_GT(thousand, 1000U);
    EXPECT_LT(workOf(2000), thousand * 5 / 2) << thousand;
    const auto event = events().addEvent(setupOf("Many " + std::to_string(areNamesakes)), m_user);
    ASSERT_TRUE(event);
    EXPECT_EQ(got(events().importPlayers(*event, manyPlayers(2000, areNamesakes), m_user)).players, 2000);
  }
}

TEST_F(Import, SchoolsOfOneNameInTwoDivisionsAreTwo) {
  ASSERT_TRUE(events().importPlayers(
      m_event, "last,first,school,division\nCruz,Ana,Rizal HS,Manila\nCruz,Ana,Rizal HS,Cebu\n", m_user));
  EXPECT_EQ(snapshot().schools.size(), 2U);
}

TEST_F(Import, ThePreviewSaysWhatWouldHappenAndChangesNothing) {
  const auto preview = events().previewImport(
      m_event, "last,first,school\nCruz,Ana,Rizal\nReyes,Luz,RIZAL\nSantos,Jo,Mabini\nSantos,Jo,Mabini\n");
  ASSERT_TRUE(preview);
  EXPECT_EQ(preview->rows.size(), 4U);
  EXPECT_EQ(preview->newSchools, (std::vector<std::string>{"Rizal", "Mabini"}));
  ASSERT_EQ(preview->faults.size(), 1U);
  EXPECT_EQ(preview->faults[0].line, 5);
  EXPECT_EQ(preview->faults[0].otherLine, 4);
  EXPECT_TRUE(snapshot().players.empty());
}

TEST_F(Import, RefusedOncePaired) {
  ASSERT_TRUE(events().importPlayers(m_event, rosterOf(4), m_user));
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  const std::string late = "last,first,school\nLate,Luz,Rizal\n";
  const auto refused = events().importPlayers(m_event, late, m_user);
  EXPECT_EQ(refusalOf(refused), Refusal::EntriesFrozen);
  EXPECT_EQ(refused.error().subject(), "Grade 7");
  EXPECT_EQ(refusalOf(events().previewImport(m_event, late)), Refusal::EntriesFrozen);
  EXPECT_EQ(event().entries.size(), 4U);
}

TEST_F(Import, NoSuchEvent) {
  EXPECT_EQ(refusalOf(events().importPlayers(contest::EventId{9}, rosterOf(2), m_user)),
            Refusal::NoSuchEvent);
}

TEST_F(Import, AFullDiskLeavesNothingOfIt) {
  closeFile();
  testing::FaultyDisk disk;
  db::OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  m_desk = std::move(Desk::open(m_path, m_clock, options).desk);
  for (const int writes : {0, 1, 3, 9, 15}) {
    disk.fillAfter(writes);
    const auto done = events().importPlayers(m_event, rosterOf(200), m_user);
    disk.heal();
    ASSERT_EQ(refusalOf(done), Refusal::StoreFailed) << writes;
    EXPECT_EQ(done.error().as<FileFault>()->error->fault, db::StoreFault::DiskFull);
    EXPECT_TRUE(snapshot().players.empty());
    EXPECT_TRUE(got(verify(*m_desk)).empty());
  }
  EXPECT_TRUE(events().importPlayers(m_event, rosterOf(200), m_user));
  closeFile();
}

TEST_F(Import, MorePlayersThanTheSystemPairsAreTold) {
  contest::EventSetup setup = setupOf("Large");
  setup.system = contest::System::Swiss;
  setup.rounds = 3;
  const contest::EventId large = events().addEvent(setup, m_user).value();
  const auto enough = events().importPlayers(large, rosterOf(2048), m_user);
  ASSERT_TRUE(enough);
  EXPECT_TRUE(enough->notes.empty());
  const auto more = events().importPlayers(large, "last,first,school\nUy,Bo,Bagong Paaralan\n", m_user);
  ASSERT_TRUE(more);
  ASSERT_EQ(more->notes.size(), 1U);
  EXPECT_EQ(more->notes[0].kind, ImportNoteKind::TooManyToPair);
  EXPECT_EQ(more->notes[0].player, "Large");
  EXPECT_EQ(more->notes[0].detail, "2048");
}

}  // namespace
}  // namespace damath::desk
