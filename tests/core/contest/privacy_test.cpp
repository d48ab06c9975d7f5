// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/privacy.hpp"

#include <gtest/gtest.h>

#include "core/contest/model/shown_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::contest {
namespace {

contest::Player player(const char* last, const char* first, const char* middle) {
  return {contest::PlayerId{1}, last, first, middle, contest::SchoolId{1}, "7", "Gng. Reyes", 1200, "Rosal"};
}

struct Named {
  const char* last;
  const char* first;
  const char* middle;
  const char* initials;
};

TEST(Initials, OfFilipinoNames) {
  for (const Named& each : {
           Named{"Peña", "Niño", "Ma. de la Cruz", "N. M. D. P."},
           Named{"Cruz", "Ana", "", "A. C."},
           Named{"Dela Cruz", "Juan Miguel", "S.", "J. M. S. D."},
           Named{"de los Santos", "Ma. Clara", "Reyes", "M. C. R. D."},
           Named{"Del Pilar", "Marcelo", "H.", "M. H. D."},
           Named{"San Jose", "Santo", "", "S. S."},
           Named{"Sta. Maria", "Liza", "", "L. S."},
           Named{"Macapagal-Arroyo", "Gloria", "", "G. M. A."},
           Named{"Rizal", "José", "Mercado y Alonso", "J. M. A. R."},
           Named{"Ramos", "Fidel Jr.", "V.", "F. V. R."},
           Named{"Ramos III", "Fidel", "", "F. R."},
           Named{"Ramos", "Fidel", "Jr.", "F. R."},
           Named{"ñañez", "élan", "", "É. Ñ."},
           Named{"n\u0303ara", "ana", "", "A. N\u0303."},
           Named{"Cruz", "Ana \"Annie\"", "", "A. A. C."},
           Named{"De", "La", "", "L. D."},
           Named{"Ng", "Bianca\u00A0Mae", "", "B. M. N."},
           Named{"O'Hara", "Čedo", "", "Č. O."},
           Named{"王", "小明", "", "王. 小."},
       }) {
    EXPECT_EQ(contest::initialsOf(player(each.last, each.first, each.middle)), each.initials) << each.last;
  }
}

TEST(ShownNames, AreWrittenFamilyNameFirstWhereTheyAreSpokenSo) {
  const auto shown = [](const char* last, const char* first, const char* middle) {
    const Player named = player(last, first, middle);
    return shownFirstToLast(named);
  };
  EXPECT_EQ(shown("王", "小明", ""), "王小明");
  EXPECT_EQ(shown("김", "민준", ""), "김민준");
  EXPECT_EQ(shown("やまだ", "タロウ", ""), "やまだタロウ");
  EXPECT_EQ(shown("Ramon", "Mario", "M."), "Mario M. Ramon");
  EXPECT_EQ(shown("Wang", "小明", ""), "小明 Wang") << "of two scripts";
  EXPECT_EQ(shown("Nguyễn", "Thị", ""), "Thị Nguyễn");
  EXPECT_EQ(shown("王", "", ""), "王");
}

// Each spelling of a suffix, behind the first or the middle name, follows the last name, and no word is lost.
TEST(ShownNames, EndWithTheirSuffix) {
  const std::string suffixes[] = {"Jr.", "Jr", "JR", "Sr.", "sr", "II", "II.", "III", "iv", "IV.", "V"};
  for (const std::string last : {"Cruz", "dela Cruz", "Ng"}) {
    for (const std::string first : {"Juan", "Juan Miguel", "Ma. V."}) {
      for (const std::string middle : {"", "P.", "Perez", "V."}) {
        const std::string given = first + (middle.empty() ? "" : " ") + middle;
        for (const std::string& suffix : suffixes) {
          const std::string expected = given + " " + last + " " + suffix;
          const auto shown = [](const std::string& lastName, const std::string& firstName,
                                const std::string& middleName) {
            return shownFirstToLast(player(lastName.c_str(), firstName.c_str(), middleName.c_str()));
          };
          for (const std::string comma : {" ", ", ", ","}) {
            EXPECT_EQ(shown(last, first + comma + suffix, middle), expected) << comma;
            EXPECT_EQ(shown(last, first + comma + suffix + ",", middle), expected) << comma;
            EXPECT_EQ(shown(last + " " + suffix, first + comma + suffix, middle), expected) << "twice";
            if (middle.empty()) continue;
            EXPECT_EQ(shown(last, first, middle + comma + suffix), expected) << comma;
          }
          EXPECT_EQ(shown(last + " " + suffix, first, middle), expected);
          if (middle.empty() && suffix != "V") {
            EXPECT_EQ(shown(last, first, suffix), expected);
          }
        }
        EXPECT_EQ(shownFirstToLast(player(last.c_str(), first.c_str(), middle.c_str())), given + " " + last);
      }
    }
  }
  EXPECT_EQ(shownFirstToLast(player("Cruz", "Jr.", "")), "Jr. Cruz") << "the only first name";
  EXPECT_EQ(shownFirstToLast(player("Cruz", "Ana", "V")), "Ana V Cruz") << "an initial";
}

class PublicNames : public ::testing::Test {
 protected:
  PublicNames() {
    m_contest.head.name = "Fair";
    m_contest.schools = {{contest::SchoolId{1}, "Rizal HS", "East", "QC"},
                         {contest::SchoolId{2}, "Mabini HS", "", ""}};
    m_contest.players = {player("Peña", "Niño", "M."), player("Cruz", "Ana", "")};
    m_contest.players[1].id = contest::PlayerId{2};
    m_contest.players[1].school = contest::SchoolId{2};
    contest::Event event{
        contest::EventId{1},
        {"Grade 7", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 5, 0},
        {},
        {},
        {},
        {}};
    event.entries = {{contest::EntryId{9}, contest::PlayerId{1}, 4}};
    m_contest.events = {event, event};
    m_contest.events[1].id = contest::EventId{2};
  }
  contest::PublicEntry shown(const contest::Privacy& privacy) {
    return contest::publicEntry(m_contest, m_contest.events[0], contest::EntryId{9}, privacy);
  }
  contest::Contest m_contest;
};

TEST_F(PublicNames, InitialsAndSchoolUnlessAsked) {
  const contest::PublicEntry entry = shown({});
  EXPECT_EQ(entry.number, 4);
  EXPECT_EQ(entry.name, "N. M. P.");
  EXPECT_EQ(entry.school, "Rizal HS");
  EXPECT_EQ(entry.grade, "");
  EXPECT_EQ(entry.coach, "");
}

TEST_F(PublicNames, FullNamesStillHideGradeAndCoach) {
  const contest::PublicEntry entry = shown({.names = contest::PrivacyOption::FullName});
  EXPECT_EQ(entry.name, "Peña, Niño M.");
  EXPECT_EQ(entry.grade + entry.section + entry.coach, "");
  const contest::PublicEntry all =
      shown({contest::PrivacyOption::FullName, contest::Disclosure::Shown, contest::Disclosure::Shown});
  EXPECT_EQ(all.grade, "7");
  EXPECT_EQ(all.section, "Rosal");
  EXPECT_EQ(all.coach, "Gng. Reyes");
}

TEST_F(PublicNames, NumbersSayNothingElse) {
  const contest::PublicEntry entry = shown({.names = contest::PrivacyOption::NumberOnly});
  EXPECT_EQ(entry.name, "4");
  EXPECT_EQ(entry.school + entry.district, "");
}

TEST_F(PublicNames, APublicContestHoldsNothingElse) {
  const contest::Contest shown = contest::publicContest(m_contest, m_contest.events[0], {});
  ASSERT_EQ(shown.events.size(), 1U);
  ASSERT_EQ(shown.players.size(), 1U);
  ASSERT_EQ(shown.schools.size(), 1U);
  EXPECT_EQ(shown.players[0].name(), "N. M. P.");
  EXPECT_EQ(shown.players[0].coach + shown.players[0].grade, "");
  EXPECT_FALSE(shown.players[0].rating);
  const contest::Contest numbers =
      contest::publicContest(m_contest, m_contest.events[0], {.names = contest::PrivacyOption::NumberOnly});
  EXPECT_TRUE(numbers.schools.empty());
  EXPECT_EQ(numbers.find(numbers.players[0].school), nullptr);
  const contest::Contest full =
      contest::publicContest(m_contest, m_contest.events[0], {.names = contest::PrivacyOption::FullName});
  EXPECT_EQ(full.players[0].name(), "Peña, Niño M.");
}

TEST(PrivacyOptions, HaveTheirSpellings) {
  for (const auto option : {contest::PrivacyOption::FullName, contest::PrivacyOption::InitialsAndSchool,
                            contest::PrivacyOption::NumberOnly}) {
    EXPECT_EQ(contest::parsePrivacyOption(toText(option)), option);
  }
  EXPECT_FALSE(contest::parsePrivacyOption("name"));
}

}  // namespace
}  // namespace damath::contest
