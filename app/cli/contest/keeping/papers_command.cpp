// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest papers`: lists every issued form, ordered by number.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/keeping/paper_check.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/words/texts/moment_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ExitStatus tellPapers(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(papers, desk::PaperRegister(open.desk).issued());
    ordered_json json = {{"file", run.shownFile()}, {"papers", ordered_json::array()}};
    std::vector<std::string> lines;
    for (const db::IssuedPaper& paper : *papers) {
      json["papers"].push_back(paperJson(paper, open.contest, run.language()));
      lines.push_back(padded(std::to_string(paper.number), 6) + words::localMoment(paper.at) + "  " +
                      papers::shownDigest(paper.digest) + "  " + padded(paper.by, 14) + "  " +
                      papers::paperText(paper.of, open.contest, run.language()));
    }
    if (lines.empty()) lines.push_back(run.say(Phrase::NoPapers));
    return run.answered(json, lines);
  });
}

}  // namespace

void addContestPapers(CommandLine& parent) {
  auto [command, options] = parent.command("papers", Phrase::AboutContestPapers, tellPapers);
  addLookOptions(command, options);
}

}  // namespace damath::cli
