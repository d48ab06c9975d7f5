// damath contest pair: pairs the next round; damath contest pairings: prints those of a round again.
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/desk/round_desk.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct PairingsOptions {
  ContestOptions contest;
  int round = 0;  // the last
};

std::string seatText(const OpenContest& open, const contest::Event& event, contest::EntryId entry) {
  return nameOf(open.contest, event, entry) + " (" + schoolOf(open.contest, event, entry) + ")";
}

ExitStatus tell(ContestRun& run, const OpenContest& open, const contest::Event& event,
                const desk::PairedRound& round) {
  ordered_json json = {{"event", event.setup.name}, {"round", contest::numberOf(round.round)}};
  json["boards"] = ordered_json::array();
  std::vector<std::string> lines = {
      words::said(CliPhrase::RoundHead, run.language(),
                  {event.setup.name, std::to_string(contest::numberOf(round.round))})};
  for (const contest::Game& game : round.games) {
    ordered_json board;
    board["board"] = contest::numberOf(game.board);
    board["blue"] = entryJson(open.contest, event, game.blue);
    board["red"] = entryJson(open.contest, event, game.red);
    json["boards"].push_back(std::move(board));
    lines.push_back(words::said(CliPhrase::BoardLine, run.language(),
                                {std::to_string(contest::numberOf(game.board)),
                                 seatText(open, event, game.blue), seatText(open, event, game.red)}));
  }
  json["bye"] = nullptr;
  if (round.bye) {
    json["bye"] = entryJson(open.contest, event, *round.bye);
    lines.push_back(words::said(CliPhrase::ByeLine, run.language(), {seatText(open, event, *round.bye)}));
  }
  return run.answered(json, lines);
}

ExitStatus pair(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    const auto paired = desk::RoundDesk(open.desk).pairNextRound(event.id, run.author());
    if (!paired) return run.refused(paired.error());
    return tell(run, open, event, *paired);
  });
}

ExitStatus pairings(const PairingsOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    const auto rounds = desk::RoundDesk(open.desk).rounds(event.id);
    if (!rounds) return run.refused(rounds.error());
    for (const desk::PairedRound& round : *rounds) {
      const bool wanted =
          options.round == 0 ? &round == &rounds->back() : contest::numberOf(round.round) == options.round;
      if (wanted) return tell(run, open, event, round);
    }
    return terminal.complain(
        {{options.contest.file,
          {},
          words::said(CliPhrase::RoundNotPaired, run.language(), {std::to_string(options.round)})}});
  });
}

}  // namespace

void addContestPair(CommandLine& parent) {
  CommandLine command(parent, "pair", CliPhrase::AboutContestPair);
  const auto options = std::make_shared<ContestOptions>();
  addEventOptions(command, *options);
  command.act([options](Terminal& terminal) { return pair(*options, terminal); });
}

void addContestPairings(CommandLine& parent) {
  CommandLine command(parent, "pairings", CliPhrase::AboutContestPairings);
  const auto options = std::make_shared<PairingsOptions>();
  addEventOptions(command, options->contest);
  command.option("--round", options->round, CliPhrase::OptRound)->check(CLI::Range(1, 9999));
  command.act([options](Terminal& terminal) { return pairings(*options, terminal); });
}

}  // namespace damath::cli
