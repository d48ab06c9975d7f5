// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every paper which shows the school beside a player shows the section in a contest within one
// school. The same contest without a level is the judge.
#include <gmock/gmock.h>

#include <map>
#include <string>

#include "app/desk/rounds/pairing_desk.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_form.hpp"
#include "core/every.hpp"
#include "reports/compose/wording.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using papers::PaperForm;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSchool = "Mataas na Paaralan";
constexpr const char* kSection = "8-Narra";

class SectionPapers : public DeskTest {
 protected:
  SectionPapers() {
    std::string list = "last,first,school,grade,section\n";
    for (const char* name : {"Abad", "Bernal", "Cruz", "Diaz"})
      list += std::string(name) + ",Ana," + kSchool + ",8," + kSection + " " + name + "\n";
    m_event = addEvent(0);
    done(events().importPlayers(m_event, list, m_user));
    for (int round = 1; round <= 3; ++round) playByNumber();
  }

  // Plays a round in which the lower start number wins each game, so that the ranks are final at the end.
  void playByNumber() {
    const PairedRound round = got(pairings().pairNextRound(m_event, m_user));
    const contest::Event paired = event();
    for (const contest::Game& game : round.games) {
      const bool blueWins = paired.at(game.blue).number < paired.at(game.red).number;
      done(rounds().setResult(m_event, {game.round, game.board}, blueWins ? totals(12, 3) : totals(3, 12),
                              m_user));
    }
  }

  void setLevel(contest::ContestLevel level) {
    contest::ContestHead head = snapshot().head;
    head.level = level;
    announce({ConfirmationReason::ContestRenamed});
    done(events().renameContest(head, m_named));
  }

  std::string wordsOf(const compose::Document& document) {
    std::string text;
    compose::giveWording(document, [&text](std::string_view piece) { text += piece; });
    return text;
  }

  // Returns the words of each kind of paper that can be made.
  std::map<PaperForm, std::string> everyPaper() {
    std::map<PaperForm, std::string> texts;
    for (const PaperForm form : kEvery<PaperForm>) {
      const bool isOfContest = papers::rowOf(form).span == papers::PaperSpan::Contest;
      const contest::EventId event = isOfContest ? contest::EventId{} : m_event;
      const auto paper = papers::made(*m_desk, papers::paperOf(form, event, words::Language::English));
      if (paper) texts[form] = wordsOf(paper->document);
    }
    return texts;
  }

  contest::EventId m_event{};
};

TEST_F(SectionPapers, TheSectionStandsWhereTheSchoolStands) {
  const auto before = everyPaper();
  setLevel(contest::ContestLevel::School);
  const auto after = everyPaper();
  int papersWithSchool = 0;
  for (const auto& [form, text] : before) {
    const std::string name(papers::toText(form));
    EXPECT_THAT(text, Not(HasSubstr(kSection))) << name;
    if (text.find(kSchool) == std::string::npos) {
      EXPECT_THAT(after.at(form), Not(HasSubstr(kSection))) << name;
      continue;
    }
    // The journal shows what was entered. The other papers are about the schools themselves.
    using enum PaperForm;
    if (form == Journal || form == Statements || form == Schools || form == Medals) continue;
    ++papersWithSchool;
    EXPECT_THAT(after.at(form), HasSubstr(kSection)) << name;
    // A certificate names the school behind the section. The report has the ranks of the schools too.
    if (form == Certificates || form == Participation || form == ParticipationOfAll || form == Report)
      continue;
    EXPECT_THAT(after.at(form), Not(HasSubstr(kSchool))) << name;
  }
  EXPECT_GE(papersWithSchool, 12);
}

TEST_F(SectionPapers, ACertificateNamesSectionAndSchool) {
  setLevel(contest::ContestLevel::School);
  EXPECT_THAT(everyPaper().at(PaperForm::Certificates),
              HasSubstr(std::string(kSection) + " Abad, " + kSchool));
}

// Only sections are part of the digest, so an earlier paper of a contest with schools can still be checked.
TEST_F(SectionPapers, AnotherLevelThanSchoolChangesNoPaper) {
  const auto before = everyPaper();
  setLevel(contest::ContestLevel::Division);
  const auto after = everyPaper();
  for (const auto& [form, text] : before) {
    if (form == PaperForm::Journal || form == PaperForm::Register || form == PaperForm::Report) continue;
    EXPECT_EQ(after.at(form), text) << papers::toText(form);
  }
}

}  // namespace
}  // namespace damath::desk
