// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/report_labels.hpp"

#include "core/every.hpp"
#include "core/rules/ending.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "rules_Ending.inc"

decltype(compose::Labels::endings) endings(Language language) {
  decltype(compose::Labels::endings) texts;
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    texts.at(static_cast<std::size_t>(ending)) = toText(phraseOf(ending), language);
  }
  return texts;
}

}  // namespace

compose::Labels reportLabels(Language language) {
  const auto in = [language](Phrase label) { return std::string(toText(label, language)); };
  compose::Labels labels;
  labels.contest = in(Phrase::Contest);
  labels.event = in(Phrase::Event);
  labels.chipSet = in(Phrase::ChipSet);
  labels.ruleset = in(Phrase::Ruleset);
  labels.date = in(Phrase::PrintedDate);
  labels.venue = in(Phrase::PrintedVenue);
  labels.round = in(Phrase::Round);
  labels.board = in(Phrase::Board);
  labels.result = in(Phrase::Result);
  labels.playerBlue = in(Phrase::PlayerBlue);
  labels.playerRed = in(Phrase::PlayerRed);
  labels.name = in(Phrase::Name);
  labels.school = in(Phrase::School);
  labels.gradeYear = in(Phrase::GradeYear);
  labels.page = in(Phrase::Page);
  labels.posterSheet = in(Phrase::PosterSheet);
  labels.continued = in(Phrase::Continued);
  labels.provisional = in(Phrase::PrintedProvisional);
  labels.held = in(Phrase::Held);
  labels.official = in(Phrase::Official);
  labels.practice = in(Phrase::Practice);
  labels.scoresheetTitle = in(Phrase::ScoresheetTitle);
  labels.move = in(Phrase::Move);
  labels.score = in(Phrase::Score);
  labels.total = in(Phrase::Total);
  labels.remaining = in(Phrase::Remaining);
  labels.remainingTotal = in(Phrase::PrintedRemainingTotal);
  labels.grandTotal = in(Phrase::PrintedGrandTotal);
  labels.correctedCopy = in(Phrase::CorrectedCopy);
  labels.auditedCopy = in(Phrase::AuditedCopy);
  labels.anotherRoute = in(Phrase::AnotherRoute);
  labels.correctionNote = in(Phrase::CorrectionNote);
  labels.findings = in(Phrase::Findings);
  labels.rulings = in(Phrase::Rulings);
  labels.landing = in(Phrase::Landing);
  labels.blankNote = in(Phrase::BlankNote);
  labels.ending = in(Phrase::PrintedEnding);
  labels.noResult = in(Phrase::NoResult);
  labels.bluesSignature = in(Phrase::BluesSignature);
  labels.redsSignature = in(Phrase::RedsSignature);
  labels.arbiter = in(Phrase::Arbiter);
  labels.facilitator = in(Phrase::Facilitator);
  labels.reviewer = in(Phrase::Reviewer);
  labels.panelOfReviewers = in(Phrase::PanelOfReviewers);
  labels.signHere = in(Phrase::SignHere);
  labels.tallyTitle = in(Phrase::TallyTitle);
  labels.standingsTitle = in(Phrase::StandingsTitle);
  labels.pairingsTitle = in(Phrase::PairingsTitle);
  labels.crosstableTitle = in(Phrase::CrosstableTitle);
  labels.resultsTitle = in(Phrase::ResultsTitle);
  labels.number = in(Phrase::Number);
  labels.player = in(Phrase::Player);
  labels.schoolDistrict = in(Phrase::SchoolDistrict);
  labels.roundShort = in(Phrase::RoundShort);
  labels.points = in(Phrase::Points);
  labels.played = in(Phrase::PrintedPlayed);
  labels.won = in(Phrase::Won);
  labels.drawn = in(Phrase::Drawn);
  labels.lost = in(Phrase::Lost);
  labels.pointSystem = in(Phrase::PointSystem);
  labels.rank = in(Phrase::Rank);
  labels.bye = in(Phrase::Bye);
  labels.absent = in(Phrase::Absent);
  labels.rematch = in(Phrase::Rematch);
  labels.legend = in(Phrase::Legend);
  labels.standingsLegend = in(Phrase::StandingsLegend);
  labels.reasons = in(Phrase::Reasons);
  labels.afterRound = in(Phrase::PrintedAfterRound);
  labels.blue = in(Phrase::Blue);
  labels.red = in(Phrase::Red);
  labels.medalsTitle = in(Phrase::MedalsTitle);
  labels.gold = in(Phrase::PrintedGold);
  labels.silver = in(Phrase::PrintedSilver);
  labels.bronze = in(Phrase::PrintedBronze);
  labels.noneYet = in(Phrase::NoneYet);
  labels.counted = in(Phrase::Counted);
  labels.singleRanks = in(Phrase::SingleRanks);
  labels.best = in(Phrase::Best);
  labels.medalNote = in(Phrase::MedalNote);
  labels.allEvents = in(Phrase::AllEvents);
  labels.slipTitle = in(Phrase::SlipTitle);
  labels.slipNote = in(Phrase::SlipNote);
  labels.winner = in(Phrase::Winner);
  labels.carriedOver = in(Phrase::CarriedOver);
  labels.multipliersNote = in(Phrase::MultipliersNote);
  labels.boards = in(Phrase::PrintedBoards);
  labels.boardAtStart = in(Phrase::BoardAtStart);
  labels.boardBefore = in(Phrase::BoardBefore);
  labels.boardOnOneRoute = in(Phrase::BoardOnOneRoute);
  labels.boardAtEnd = in(Phrase::PrintedBoardAtEnd);
  labels.contentsTitle = in(Phrase::ContentsTitle);
  labels.coach = in(Phrase::PrintedCoach);
  labels.practiceMark = in(Phrase::PracticeMark);
  labels.finalMark = in(Phrase::FinalMark);
  labels.tallyLegend = in(Phrase::TallyLegend);
  labels.tieHeading = in(Phrase::TieHeading);
  labels.tiesAllInList = in(Phrase::TiesAllInList);
  labels.tieInList = in(Phrase::TieInList);
  labels.stepGames = in(Phrase::StepGames);
  labels.stepLot = in(Phrase::StepLot);
  labels.stepWins = in(Phrase::StepWins);
  labels.stepCumulative = in(Phrase::StepCumulative);
  labels.shared = in(Phrase::Shared);
  labels.stepOpen = in(Phrase::StepOpen);
  labels.stepPart = in(Phrase::StepPart);
  labels.rematchesPlayed = in(Phrase::RematchesPlayed);
  labels.rematchesDue = in(Phrase::RematchesDue);
  labels.group = in(Phrase::Group);
  labels.finalGame = in(Phrase::FinalGame);
  labels.thirdPlaceGame = in(Phrase::ThirdPlaceGame);
  labels.notPaired = in(Phrase::NotPaired);
  labels.byNameTitle = in(Phrase::ByNameTitle);
  labels.opponent = in(Phrase::Opponent);
  labels.colour = in(Phrase::Colour);
  labels.checkInTitle = in(Phrase::CheckInTitle);
  labels.here = in(Phrase::Here);
  labels.signature = in(Phrase::Signature);
  labels.withdrawn = in(Phrase::Withdrawn);
  labels.reviewTitle = in(Phrase::PrintedReviewTitle);
  labels.mistakes = in(Phrase::Mistakes);
  labels.state = in(Phrase::State);
  labels.reviewedBy = in(Phrase::PrintedReviewedBy);
  labels.signedOffBy = in(Phrase::PrintedSignedOffBy);
  labels.violationsTitle = in(Phrase::ViolationsTitle);
  labels.time = in(Phrase::Time);
  labels.violation = in(Phrase::Violation);
  labels.count = in(Phrase::Count);
  labels.notedBy = in(Phrase::NotedBy);
  labels.rematchTitle = in(Phrase::RematchTitle);
  labels.rematchNotice = in(Phrase::RematchNotice);
  labels.medallistsTitle = in(Phrase::MedallistsTitle);
  labels.medal = in(Phrase::Medal);
  labels.received = in(Phrase::Received);
  labels.certificateTitle = in(Phrase::CertificateTitle);
  labels.certificatePartTitle = in(Phrase::CertificatePartTitle);
  labels.certificateGivenTo = in(Phrase::CertificateGivenTo);
  labels.certificateMedal = in(Phrase::CertificateMedal);
  labels.certificatePart = in(Phrase::CertificatePart);
  labels.certificateContest = in(Phrase::CertificateContest);
  labels.certificateGiven = in(Phrase::CertificateGiven);
  labels.certificateAt = in(Phrase::CertificateAt);
  labels.dayInWords = in(Phrase::DayInWords);
  labels.statementTitle = in(Phrase::StatementTitle);
  labels.journalTitle = in(Phrase::JournalTitle);
  labels.change = in(Phrase::PrintedChange);
  labels.by = in(Phrase::PrintedBy);
  labels.bergerTitle = in(Phrase::BergerTitle);
  labels.bergerNote = in(Phrase::BergerNote);
  labels.bracketTitle = in(Phrase::BracketTitle);
  labels.winnerOf = in(Phrase::WinnerOf);
  labels.loserOf = in(Phrase::LoserOf);
  labels.match = in(Phrase::Match);
  labels.losersSide = in(Phrase::LosersSide);
  labels.thirdPlace = in(Phrase::ThirdPlace);
  labels.finalName = in(Phrase::FinalName);
  labels.cardTitle = in(Phrase::CardTitle);
  labels.cardNote = in(Phrase::CardNote);
  labels.blankTallyTitle = in(Phrase::BlankTallyTitle);
  labels.turn = in(Phrase::Turn);
  labels.firstTurn = in(Phrase::PrintedFirstTurn);
  labels.previousTurn = in(Phrase::PrintedPreviousTurn);
  labels.nextTurn = in(Phrase::PrintedNextTurn);
  labels.lastTurn = in(Phrase::PrintedLastTurn);
  labels.onTheBoard = in(Phrase::OnTheBoard);
  labels.standings = in(Phrase::Standings);
  labels.allResults = in(Phrase::AllResults);
  labels.crosstable = in(Phrase::Crosstable);
  labels.tally = in(Phrase::Tally);
  labels.bracket = in(Phrase::Bracket);
  labels.schools = in(Phrase::PrintedSchools);
  labels.medals = in(Phrase::PrintedMedals);
  labels.pagesOfEvent = in(Phrase::PagesOfEvent);
  labels.earlierRounds = in(Phrase::EarlierRounds);
  labels.playersEntered = in(Phrase::PlayersEntered);
  labels.asOf = in(Phrase::AsOf);
  labels.byInitials = in(Phrase::ByInitials);
  labels.byNumbers = in(Phrase::ByNumbers);
  labels.notPairedYet = in(Phrase::NotPairedYet);
  labels.rulesTitle = in(Phrase::RulesTitle);
  labels.setNames = {{"counting", in(Phrase::SetCounting)},    {"whole", in(Phrase::SetWhole)},
                     {"fraction", in(Phrase::SetFraction)},    {"integer", in(Phrase::SetInteger)},
                     {"rational", in(Phrase::SetRational)},    {"radical", in(Phrase::SetRadical)},
                     {"polynomial", in(Phrase::SetPolynomial)}};
  labels.rulesetNames = {{"manual", in(Phrase::RulesetManual)},
                         {"depEd", in(Phrase::RulesetDepEd)},
                         {"classic-dama-first", in(Phrase::RulesetClassicDamaFirst)},
                         {"damath-json", in(Phrase::RulesetDamathJson)}};
  labels.scoresheetNotes = {in(Phrase::GreaterWinsNote), in(Phrase::LowerWinsNote)};
  labels.results = {in(Phrase::BlueWins), in(Phrase::RedWins), in(Phrase::Draw), in(Phrase::NoPoint)};
  labels.endings = endings(language);
  labels.teamTitles = {in(Phrase::SchoolRanking), in(Phrase::DistrictRanking), in(Phrase::DivisionRanking)};
  labels.teams = {in(Phrase::TeamSchool), in(Phrase::TeamDistrict), in(Phrase::TeamDivision)};
  labels.months = {in(Phrase::Month1), in(Phrase::Month2),  in(Phrase::Month3),  in(Phrase::Month4),
                   in(Phrase::Month5), in(Phrase::Month6),  in(Phrase::Month7),  in(Phrase::Month8),
                   in(Phrase::Month9), in(Phrase::Month10), in(Phrase::Month11), in(Phrase::Month12)};
  labels.gameCounts = {in(Phrase::CountPlayed), in(Phrase::CountWon), in(Phrase::CountDrawn),
                       in(Phrase::CountLost)};
  labels.rules = {in(Phrase::Rule1), in(Phrase::Rule2), in(Phrase::Rule3), in(Phrase::Rule4),
                  in(Phrase::Rule5), in(Phrase::Rule6), in(Phrase::Rule7), in(Phrase::Rule8),
                  in(Phrase::Rule9), in(Phrase::Rule10)};
  return labels;
}

}  // namespace damath::words
