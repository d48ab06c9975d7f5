#include "app/words/act_words.hpp"

#include <algorithm>
#include <iterator>

#include "app/words/pattern.hpp"

namespace damath::words {

namespace {

struct ActWords {
  std::string_view action;
  Pattern words;
};

constexpr ActWords kActs[] = {
    {"createContest", {"the contest was made", "ginawa ang paligsahan"}},
    {"migrate", {"the file was brought to a new version", "iniakma ang file sa bagong bersiyon"}},
    {"leaveOfficial", {"the contest became one for practice", "naging pagsasanay ang paligsahan"}},
    {"addEvent", {"an event was added", "idinagdag ang event"}},
    {"setEvent", {"an event was changed", "binago ang event"}},
    {"importPlayers", {"players were entered", "ipinasok ang mga manlalaro"}},
    {"addPlayer", {"a player was entered", "ipinasok ang isang manlalaro"}},
    {"setPlayer", {"a player was changed", "binago ang isang manlalaro"}},
    {"removePlayer", {"a player was removed", "inalis ang isang manlalaro"}},
    {"renameContest", {"the contest was renamed", "pinalitan ang pangalan ng paligsahan"}},
    {"renameEvent", {"an event was renamed", "pinalitan ang pangalan ng event"}},
    {"takeOverRound", {"a round was taken over from a report", "kinuha ang round mula sa ulat"}},
    {"takeOverReport", {"a tournament report was taken over", "kinuha ang ulat ng torneo"}},
    {"withdraw", {"a player withdrew", "umatras ang isang manlalaro"}},
    {"rejoin", {"a player came back", "bumalik ang isang manlalaro"}},
    {"setAbsence", {"an absence was noted", "itinala ang pagliban"}},
    {"renumber", {"start numbers were given anew", "binigyan ng bagong numero ang mga manlalaro"}},
    {"pairRound", {"a round was paired", "ipinares ang round"}},
    {"pairByHand", {"a round was paired by hand", "ipinares nang mano-mano ang round"}},
    {"publishRound", {"a round was published", "inilathala ang round"}},
    {"unpairRound", {"a round was taken back", "binawi ang round"}},
    {"setResult", {"a result was entered", "ipinasok ang resulta"}},
    {"correctResult", {"a result was corrected", "itinama ang resulta"}},
    {"reopenResult", {"a result was taken away", "binawi ang resulta"}},
    {"reopenSheet", {"a scoresheet's acceptance was taken back", "binawi ang pagtanggap sa scoresheet"}},
    {"removeRematch", {"a rematch was taken away", "binawi ang rematch"}},
    {"addRematch", {"a rematch was entered", "ipinasok ang rematch"}},
    {"correctRematch", {"a rematch was corrected", "itinama ang rematch"}},
    {"drawLot", {"a lot was drawn", "nagpalabunutan"}},
    {"storeSheet", {"a scoresheet was stored", "itinago ang scoresheet"}},
    {"acceptSheet", {"a scoresheet was accepted", "tinanggap ang scoresheet"}},
    {"reviewSheet", {"a scoresheet was reviewed", "sinuri ang scoresheet"}},
    {"rule", {"a finding was ruled on", "pinasyahan ang isang puna"}},
    {"signOff", {"a scoresheet was signed off", "nilagdaan ang scoresheet"}},
    {"addViolation", {"a violation was logged", "itinala ang paglabag"}},
    {"lendEvent", {"an event went to another computer", "dinala ang event sa ibang computer"}},
    {"borrowEvent", {"an event came from another computer", "dumating ang event mula sa ibang computer"}},
    {"takeEventBack", {"an event was reclaimed", "binawi ang event"}},
    {"mergeEvent", {"an event came back", "nakabalik ang event"}},
    {"restore", {"a backup was brought back", "ibinalik ang backup"}},
    {"undo", {"a change was taken back", "binawi ang pagbabago"}},
    {"redo", {"a change was made again", "inulit ang pagbabago"}},
};

}  // namespace

std::string actText(std::string_view action, Language language) {
  const auto* found = std::ranges::find(kActs, action, &ActWords::action);
  return std::string(found == std::end(kActs) ? action : found->words.in(language));
}

}  // namespace damath::words
