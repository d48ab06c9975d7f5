// SPDX-License-Identifier: GPL-3.0-or-later
// The fixed words of the printed forms in one language. The forms know no language; app/words fills these
// labels. %1 and %2 mark the places of inserted values.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/every.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "core/text/placeholders.hpp"

namespace damath::compose {

// A label for each value of the enum, in the enum's order.
template <class Enum>
using LabelOfEach = std::array<std::string, kEvery<Enum>.size()>;

struct Labels {
  // Heads
  std::string contest, event, chipSet, ruleset, date, venue, round, board, result;
  std::string playerBlue, playerRed, name, school, gradeYear;
  std::string page;                // "Page %1 of %2"
  std::string posterSheet;         // "Sheet %1 of %2" of a poster
  std::string continued;           // beside the title of the second and later pages
  std::string provisional;         // the mark of a provisional tally or list
  std::string held;                // the mark of an unpublished round
  std::string official, practice;  // in every foot: the mode of the contest

  // Scoresheet
  std::string scoresheetTitle;  // "%1 DAMATH Scoresheet"
  std::vector<std::pair<std::string, std::string>>
      setNames;  // "integer" to "Integer"; other sets show their own name
  std::vector<std::pair<std::string, std::string>>
      rulesetNames;  // "manual" to "As in the manual"; other rulesets show their own name
  std::string move, score, total, remaining, remainingTotal, grandTotal;
  LabelOfEach<rules::ScoreDirection> scoresheetNotes;  // remaining damas are doubled; which score wins
  std::string correctedCopy;                           // the mark of a corrected print
  // The mark of an audit print that nobody has accepted yet.
  std::string auditedCopy;
  std::string correctionNote;  // how to read the corrections
  // Printed beside a move with several possible routes: "or another?"
  std::string anotherRoute;
  std::string findings;   // the heading of the numbered findings
  std::string rulings;    // the heading of the facilitator's rulings
  std::string landing;    // the heading of the landing box: "dama at"
  std::string blankNote;  // how to use the landing box, and to encircle a dama's value
  LabelOfEach<rules::Result> results;
  LabelOfEach<rules::Ending> endings;
  std::string ending, noResult;
  std::string boards;  // the heading of the boards, and how to tell the chips apart
  std::string boardAtStart, boardBefore, boardAtEnd;  // "Before %1": the numbers of findings
  // A caption "%1" with the note that an earlier turn has several routes.
  std::string boardOnOneRoute;

  // Signatures, each under a line
  std::string bluesSignature, redsSignature, arbiter, facilitator, reviewer, panelOfReviewers, signHere;

  // Tally and lists
  std::string tallyTitle, standingsTitle, pairingsTitle, crosstableTitle,
      resultsTitle;                                        // pairingsTitle: "Round %1 …"
  std::string number, player, schoolDistrict, roundShort;  // "R%1"
  std::string points, played, won, drawn, lost, pointSystem, rank, bye, absent, rematch;
  std::string legend;           // the meaning of the tally's round headings
  std::string standingsLegend;  // the meaning of the tally's other headings
  std::string reasons;          // the heading of the tie-break notes
  std::string afterRound;       // "After round %1"
  std::string blue, red;

  // Schools, districts and divisions, in the order of contest::TeamKind
  std::array<std::string, 3> teamTitles, teams;
  std::string medalsTitle, gold, silver, bronze;
  std::string noneYet;      // in an empty table
  std::string counted;      // the heading of the number of counted players
  std::string singleRanks;  // the heading of the single ranks that break ties
  std::string best;         // "The best %1 of each count …"
  std::string medalNote;    // which ranks win a medal
  std::string allEvents;

  // Result slip
  std::string slipTitle, slipNote, winner;

  // Shared by several forms
  std::string carriedOver;      // before the totals carried over from the page before
  std::string multipliersNote;  // which scores are doubled or quadrupled
  std::string practiceMark, finalMark;
  std::string coach;                                         // "coach %1"
  std::string tallyLegend;                                   // how to read a round's cell of the tally
  std::string tieHeading;                                    // "%1 points each"
  std::string tieInList;                                     // "%1 of %2 by the Point System (%3), as above"
  std::string tiesAllInList;                                 // "All … by the Point System (%1): %2"
  std::string stepGames, stepLot, stepWins, stepCumulative;  // headings of tie-break steps
  std::string shared;                                        // a rank that no step settles
  std::string stepOpen;                                      // a rematch that is due
  std::string stepPart;                                      // rematches: "%1 of %2 played"
  std::string rematchesPlayed, rematchesDue;                 // "Rematches played: %1", "Still due: %1"
  std::string group, finalGame, thirdPlaceGame;              // games: "… board %1"

  // Wall lists and check-in
  std::string notPaired, byNameTitle, opponent, colour, checkInTitle, here, signature, withdrawn;

  // Records of a round or event
  std::string reviewTitle, mistakes, state, reviewedBy, signedOffBy;
  std::string violationsTitle, time, violation, count, notedBy;
  std::string rematchTitle, rematchNotice;
  std::string medallistsTitle, medal, received;

  // Certificate: "… is given to NAME for rank 1 in EVENT at the CONTEST"
  std::string certificateTitle, certificatePartTitle, certificateGivenTo, certificateMedal, certificatePart,
      certificateContest, certificateGiven, certificateAt;
  std::array<std::string, 12> months;
  std::string dayInWords;  // "%1 %2 %3": day, month, year

  std::string statementTitle, contentsTitle;
  std::string journalTitle, change, by;
  std::string bergerTitle, bergerNote;
  std::string bracketTitle, winnerOf, loserOf, match, losersSide, thirdPlace, finalName;

  // Pages for a school's web site
  std::string turn;  // "Turn %1"
  std::string firstTurn, previousTurn, nextTurn, lastTurn;
  std::string onTheBoard, standings, allResults, crosstable, tally, bracket, schools, medals;
  std::array<std::string, 4> gameCounts;  // the words for games played, won, drawn and lost
  std::string earlierRounds, pagesOfEvent, playersEntered, asOf, byInitials, byNumbers, notPairedYet;

  // Forms for the case that the computer fails
  std::string cardTitle, cardNote, blankTallyTitle, rulesTitle;
  std::array<std::string, 10> rules;
};

// Returns the note under the lines of a scoresheet for this score direction.
[[nodiscard]] const std::string& scoresheetNote(const Labels& labels, rules::ScoreDirection direction);

// Returns the printed name of a chip set: the label of a built-in set, or the set's own name.
[[nodiscard]] std::string setLabel(const Labels& labels, std::string_view set);
[[nodiscard]] std::string rulesetLabel(const Labels& labels, std::string_view ruleset);

// Returns the word for the mode of the contest in every foot.
[[nodiscard]] const std::string& labelOf(contest::ContestMode mode, const Labels& labels);

}  // namespace damath::compose
