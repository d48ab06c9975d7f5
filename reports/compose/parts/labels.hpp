// SPDX-License-Identifier: GPL-3.0-or-later
// The fixed words of the printed forms in one language. The forms know no language: app/words fills this in.
// Where a label takes something in, %1 and %2 mark the places.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/every.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "core/text/placeholders.hpp"

namespace damath::compose {

// A label for each value of the enum, in their order.
template <class Enum>
using LabelOfEach = std::array<std::string, kEvery<Enum>.size()>;

struct Labels {
  // Heads
  std::string contest, event, chipSet, ruleset, date, venue, round, board, result;
  std::string playerBlue, playerRed, name, school, gradeYear;
  std::string page;                // "Page %1 of %2"
  std::string posterSheet;         // "Sheet %1 of %2" of a poster
  std::string continued;           // beside the title of a second page
  std::string provisional;         // the mark of a tally or list that is not final
  std::string held;                // the mark of a round that is not published
  std::string official, practice;  // in every foot: what the contest is

  // Scoresheet
  std::string scoresheetTitle;  // "%1 DAMATH Scoresheet"
  std::vector<std::pair<std::string, std::string>>
      setNames;  // "integer" to "Integer"; others name themselves
  std::vector<std::pair<std::string, std::string>>
      rulesetNames;  // "manual" to "As in the manual"; a ruleset of one's own names itself
  std::string move, score, total, remaining, remainingTotal, grandTotal;
  LabelOfEach<rules::ScoreDirection> scoresheetNotes;  // remaining damas doubled, who wins
  std::string correctedCopy;                           // the mark of a corrected print
  std::string auditedCopy;                             // the mark where nobody has accepted the sheet yet
  std::string correctionNote;                          // how to read the corrections
  std::string anotherRoute;                            // beside a move that is open: "or another?"
  std::string findings;                                // the heading of the numbered findings
  std::string rulings;                                 // the heading of the facilitator's rulings
  std::string landing;                                 // the heading of the landing box: "dama at"
  std::string blankNote;  // how to use the landing box, and that a dama's value is encircled
  LabelOfEach<rules::Result> results;
  LabelOfEach<rules::Ending> endings;
  std::string ending, noResult;
  std::string boards;  // the heading of the boards, and how their chips are told apart
  std::string boardAtStart, boardBefore, boardAtEnd;  // "Before %1", the numbers of findings
  std::string boardOnOneRoute;                        // such a caption behind a turn of several routes

  // Signatures, each under a line
  std::string bluesSignature, redsSignature, arbiter, facilitator, reviewer, panelOfReviewers, signHere;

  // Tally and lists
  std::string tallyTitle, standingsTitle, pairingsTitle, crosstableTitle,
      resultsTitle;                                        // pairings: "Round %1 …"
  std::string number, player, schoolDistrict, roundShort;  // "R%1"
  std::string points, played, won, drawn, lost, pointSystem, rank, bye, absent, rematch;
  std::string legend;           // what the headings of a tally's rounds mean
  std::string standingsLegend;  // and its others
  std::string reasons;          // the heading of how the ranks came about
  std::string afterRound;       // "After round %1"
  std::string blue, red;

  // Schools, districts and divisions; by contest::TeamKind
  std::array<std::string, 3> teamTitles, teams;
  std::string medalsTitle, gold, silver, bronze;
  std::string noneYet;      // in a table without rows
  std::string counted;      // the heading of how many players counted
  std::string singleRanks;  // the heading of the ranks that settle ties
  std::string best;         // "The best %1 of each count …"
  std::string medalNote;    // when a rank is a medal
  std::string allEvents;

  // Result slip
  std::string slipTitle, slipNote, winner;

  // Of several forms
  std::string carriedOver;      // what stands before the totals of the page before
  std::string multipliersNote;  // when a score is doubled and quadrupled
  std::string practiceMark, finalMark;
  std::string coach;                                         // "coach %1"
  std::string tallyLegend;                                   // how a round's cell of the tally reads
  std::string tieHeading;                                    // "%1 points each"
  std::string tieInList;                                     // "%1 of %2 by the Point System (%3), as above"
  std::string tiesAllInList;                                 // "All … by the Point System (%1): %2"
  std::string stepGames, stepLot, stepWins, stepCumulative;  // what settles a tie, as headings
  std::string shared;                                        // of a rank that nothing settles
  std::string stepOpen;                                      // of a rematch that is due
  std::string stepPart;                                      // "%1 of %2 played", of rematches
  std::string rematchesPlayed, rematchesDue;                 // "Rematches played: %1", "Still due: %1"
  std::string group, finalGame, thirdPlaceGame;              // games: "… board %1"

  // Wall lists and check-in
  std::string notPaired, byNameTitle, opponent, colour, checkInTitle, here, signature, withdrawn;

  // The desk's records
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
  std::array<std::string, 4> gameCounts;  // played, won, drawn and lost, in words
  std::string earlierRounds, pagesOfEvent, playersEntered, asOf, byInitials, byNumbers, notPairedYet;

  // What helps when the computer fails
  std::string cardTitle, cardNote, blankTallyTitle, rulesTitle;
  std::array<std::string, 10> rules;
};

// The note under the lines of a scoresheet where this direction of the score wins.
[[nodiscard]] const std::string& scoresheetNote(const Labels& labels, rules::ScoreDirection direction);

// The printed name of a chip set: the label of a built-in one, else its own name.
[[nodiscard]] std::string setLabel(const Labels& labels, std::string_view set);
[[nodiscard]] std::string rulesetLabel(const Labels& labels, std::string_view ruleset);

// What every foot says of the contest.
[[nodiscard]] const std::string& labelOf(contest::ContestMode mode, const Labels& labels);

}  // namespace damath::compose
