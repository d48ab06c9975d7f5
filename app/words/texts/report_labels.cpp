// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/report_labels.hpp"

namespace damath::words {

namespace {

compose::Labels english() {
  return {
      .contest = "Contest",
      .event = "Event",
      .chipSet = "Chip set",
      .ruleset = "Ruleset",
      .date = "Date",
      .venue = "Venue",
      .round = "Round",
      .board = "Board",
      .result = "Result",
      .playerBlue = "Player BLUE",
      .playerRed = "Player RED",
      .name = "Name",
      .school = "School",
      .gradeYear = "Grade/Year",
      .page = "Page %1 of %2",
      .continued = "continued",
      .provisional = "PROVISIONAL",
      .held = "HELD, not published",
      .official = "official contest",
      .practice = "PRACTICE, not official",
      .scoresheetTitle = "%1 DAMATH Scoresheet",
      .setNames = {{"counting", "Counting"},
                   {"whole", "Whole Numbers"},
                   {"fraction", "Fraction"},
                   {"integer", "Integer"},
                   {"rational", "Rational"},
                   {"radical", "Radical"},
                   {"polynomial", "Polynomial"}},
      .rulesetNames = {{"manual", "As in the manual"},
                       {"depEd", "DepEd 2024–2025"},
                       {"classic-dama-first", "Manual, a dama takes first"},
                       {"damath-json", "A dama takes first, scores rounded down"}},
      .move = "Move",
      .score = "Score",
      .total = "Total",
      .remaining = "R.C.",
      .remainingTotal = "TOTAL",
      .grandTotal = "GRAND TOTAL",
      .scoresheetNotes =
          {"Note: Add all remaining chips (R.C.) to the total score to get the grand total. A remaining "
           "DAMA's value is doubled. The player with the greater score wins.",
           "Note: Add all remaining chips (R.C.) to the total score to get the grand total. A remaining "
           "DAMA's value is doubled. The player with the lower total wins."},
      .correctedCopy = "CORRECTED COPY",
      .auditedCopy = "AUDITED, NOT ACCEPTED",
      .correctionNote =
          "What was written is struck through and stays readable; what is right stands beside it in bold. "
          "The black tags give the number of the finding or ruling.",
      .findings = "Findings",
      .rulings = "Rulings of the facilitator",
      .landing = "DAMA at",
      .blankNote =
          "When a DAMA takes, write its landing square (x, y) in the dotted box; encircle a DAMA's value. "
          "One line for each jump.",
      .results = {"BLUE wins, 1 – 0", "RED wins, 0 – 1", "Draw, ½ – ½", "No point, 0 – 0"},
      .endings = {"time over", "repeated moves", "cornered or no chip left", "draw agreed", "no progress",
                  "BLUE did not appear", "RED did not appear", "neither player appeared", "BLUE resigned",
                  "RED resigned", "BLUE disqualified", "RED disqualified", "both disqualified"},
      .ending = "Ended by",
      .noResult = "not entered",
      .bluesSignature = "Player BLUE",
      .redsSignature = "Player RED",
      .arbiter = "Arbiter",
      .facilitator = "Facilitator",
      .reviewer = "Reviewer",
      .panelOfReviewers = "Panel of reviewers",
      .signHere = "signature over printed name",
      .tallyTitle = "DAMATH Tally Sheet",
      .standingsTitle = "DAMATH Standings",
      .pairingsTitle = "DAMATH Pairings – Round %1",
      .crosstableTitle = "DAMATH Crosstable",
      .resultsTitle = "DAMATH Results",
      .number = "No.",
      .player = "Player",
      .schoolDistrict = "School, district",
      .roundShort = "R%1",
      .points = "Points",
      .played = "P",
      .won = "W",
      .drawn = "D",
      .lost = "L",
      .pointSystem = "Point System",
      .rank = "Rank",
      .bye = "bye",
      .absent = "absent",
      .rematch = "Rematch",
      .legend =
          "R1, R2 … rounds: 1 win, ½ draw, 0 loss.  P played, W won, D drawn, L lost.  Point System: "
          "the sum of the grand totals of all games and rematches.",
      .reasons = "How ties in points were settled",
      .afterRound = "after round %1",
      .blue = "BLUE",
      .red = "RED",
      .teamTitles = {"DAMATH School Ranking", "DAMATH District Ranking", "DAMATH Division Ranking"},
      .teams = {"School", "District", "Division"},
      .medalsTitle = "DAMATH Medal Table",
      .gold = "Gold",
      .silver = "Silver",
      .bronze = "Bronze",
      .noneYet = "none yet",
      .counted = "Players",
      .singleRanks = "Single ranks",
      .best =
          "The points of the best %1 players of each count. Players: how many counted, and how many played. "
          "Single ranks: of those who counted, the best first; they settle ties in points.",
      .medalNote =
          "Ranks 1 to 3 of an event bring gold, silver and bronze once they are final. Gold counts before "
          "silver, silver before bronze.",
      .allEvents = "all events",
      .slipTitle = "DAMATH Result Slip",
      .slipNote = "Hand to the arbiter with the scoresheet.",
      .winner = "Winner",
  };
}

compose::Labels filipino() {
  return {
      .contest = "Paligsahan",
      .event = "Kategorya",
      .chipSet = "Uri ng piyesa",
      .ruleset = "Tuntunin",
      .date = "Petsa",
      .venue = "Lugar",
      .round = "Round",
      .board = "Board",
      .result = "Resulta",
      .playerBlue = "Manlalarong BLUE",
      .playerRed = "Manlalarong RED",
      .name = "Pangalan",
      .school = "Paaralan",
      .gradeYear = "Baitang/Taon",
      .page = "Pahina %1 ng %2",
      .continued = "karugtong",
      .provisional = "PANSAMANTALA",
      .held = "HINDI PA INILALATHALA",
      .official = "opisyal na paligsahan",
      .practice = "PAGSASANAY, hindi opisyal",
      .scoresheetTitle = "%1 DAMATH Scoresheet",
      .setNames = {{"counting", "Counting"},
                   {"whole", "Whole Numbers"},
                   {"fraction", "Fraction"},
                   {"integer", "Integer"},
                   {"rational", "Rational"},
                   {"radical", "Radical"},
                   {"polynomial", "Polynomial"}},
      .rulesetNames = {{"manual", "Ayon sa manwal"},
                       {"depEd", "DepEd 2024–2025"},
                       {"classic-dama-first", "Manwal, dama muna ang kakain"},
                       {"damath-json", "Dama muna ang kakain, pababa ang pag-round"}},
      .move = "Tira",
      .score = "Iskor",
      .total = "Kabuuan",
      .remaining = "R.C.",
      .remainingTotal = "KABUUAN",
      .grandTotal = "HULING KABUUAN",
      .scoresheetNotes =
          {"Tandaan: Idagdag ang lahat ng natitirang piyesa (R.C.) sa kabuuang iskor upang makuha ang "
           "huling kabuuan. Doble ang halaga ng natitirang DAMA. Panalo ang may mas mataas na iskor.",
           "Tandaan: Idagdag ang lahat ng natitirang piyesa (R.C.) sa kabuuang iskor upang makuha ang "
           "huling kabuuan. Doble ang halaga ng natitirang DAMA. Panalo ang may mas mababang huling "
           "kabuuan."},
      .correctedCopy = "ITINAMANG KOPYA",
      .auditedCopy = "SINURI, DI PA TANGGAP",
      .correctionNote =
          "Nakaguhit ngunit nababasa pa ang orihinal na isinulat; nasa tabi nito, nang makapal, ang tama. "
          "Nasa itim na tatak ang bilang ng puna o pasya.",
      .findings = "Mga puna",
      .rulings = "Mga pasya ng tagapangasiwa",
      .landing = "DAMA sa",
      .blankNote =
          "Kapag kumain ang DAMA, isulat sa kahong tuldok-tuldok ang nilapagan nitong puwesto (x, y); "
          "bilugan ang halaga ng DAMA. Isang linya sa bawat talon.",
      .results = {"Panalo ang BLUE, 1 – 0", "Panalo ang RED, 0 – 1", "Tabla, ½ – ½", "Walang puntos, 0 – 0"},
      .endings = {"naubos ang oras", "paulit-ulit na tira", "nakulong o naubusan ng piyesa",
                  "napagkasunduang tabla", "walang pagsulong", "hindi sumipot ang BLUE",
                  "hindi sumipot ang RED", "walang sumipot sa dalawa", "sumuko ang BLUE", "sumuko ang RED",
                  "diskwalipikado ang BLUE", "diskwalipikado ang RED", "diskwalipikado ang dalawa"},
      .ending = "Paraan ng pagtatapos",
      .noResult = "hindi pa naitala",
      .bluesSignature = "Manlalarong BLUE",
      .redsSignature = "Manlalarong RED",
      .arbiter = "Tagahatol",
      .facilitator = "Tagapangasiwa",
      .reviewer = "Tagasuri",
      .panelOfReviewers = "Lupon ng mga tagasuri",
      .signHere = "lagda sa ibabaw ng pangalan",
      .tallyTitle = "Tally Sheet ng DAMATH",
      .standingsTitle = "Katayuan sa DAMATH",
      .pairingsTitle = "Mga Magkatapat sa DAMATH – Round %1",
      .crosstableTitle = "Crosstable ng DAMATH",
      .resultsTitle = "Mga Resulta sa DAMATH",
      .number = "Blg.",
      .player = "Manlalaro",
      .schoolDistrict = "Paaralan, distrito",
      .roundShort = "R%1",
      .points = "Puntos",
      .played = "L",
      .won = "P",
      .drawn = "T",
      .lost = "N",
      .pointSystem = "Point System",
      .rank = "Ranggo",
      .bye = "bye",
      .absent = "lumiban",
      .rematch = "Rematch",
      .legend =
          "R1, R2 … mga round: 1 panalo, ½ tabla, 0 talo.  L nilaro, P panalo, T tabla, N natalo.  Point "
          "System: "
          "kabuuan ng mga huling kabuuan sa lahat ng laro at rematch.",
      .reasons = "Paano nalutas ang pagkakapantay sa puntos",
      .afterRound = "matapos ang round %1",
      .blue = "BLUE",
      .red = "RED",
      .teamTitles = {"Ranggo ng mga Paaralan sa DAMATH", "Ranggo ng mga Distrito sa DAMATH",
                     "Ranggo ng mga Dibisyon sa DAMATH"},
      .teams = {"Paaralan", "Distrito", "Dibisyon"},
      .medalsTitle = "Talaan ng mga Medalya sa DAMATH",
      .gold = "Ginto",
      .silver = "Pilak",
      .bronze = "Tanso",
      .noneYet = "wala pa",
      .counted = "Manlalaro",
      .singleRanks = "Ranggo ng manlalaro",
      .best =
          "Binibilang ang puntos ng %1 pinakamahusay na manlalaro ng bawat isa. Manlalaro: ilan ang "
          "binilang, at ilan ang naglaro. Ranggo ng manlalaro: ng mga binilang, una ang pinakamataas; ito "
          "ang lumulutas kapag pantay ang puntos.",
      .medalNote =
          "Ginto, pilak at tanso ang ranggo 1 hanggang 3 ng isang kategorya kapag pinal na. Nauuna ang "
          "ginto sa pilak, at ang pilak sa tanso.",
      .allEvents = "lahat ng kategorya",
      .slipTitle = "Slip ng Resulta ng DAMATH",
      .slipNote = "Ibigay sa tagahatol kasama ng scoresheet.",
      .winner = "Nanalo",
  };
}

}  // namespace

compose::Labels reportLabels(Language language) {
  return language == Language::Filipino ? filipino() : english();
}

}  // namespace damath::words
