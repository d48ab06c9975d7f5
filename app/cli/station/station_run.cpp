// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/station/station_run.hpp"

#include <nlohmann/json.hpp>

#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/papers/login_cards.hpp"
#include "app/station/network.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::cli {

using station::StationFault;
using words::CliPhrase;

namespace {

std::string sentenceOf(const station::StationError& error, const Terminal& terminal) {
  switch (error.fault) {
    case StationFault::AsRoot:
      return terminal.say(CliPhrase::StationAsRoot);
    case StationFault::NoServer:
      return terminal.say(CliPhrase::StationNoServer);
    case StationFault::ContestUnusable:
      return error.verdict ? words::message(*error.verdict, terminal.language()) : std::string();
    case StationFault::FolderTaken:
      return terminal.say(CliPhrase::StationFolderTaken);
    case StationFault::FolderOfOther:
      return terminal.say(CliPhrase::StationFolderOfOther, {error.why});
    case StationFault::FolderBusy:
      return terminal.say(CliPhrase::StationFolderBusy);
    case StationFault::PathTooLong:
      return terminal.say(CliPhrase::StationPathTooLong);
    case StationFault::NoHall:
      return terminal.say(CliPhrase::StationNoHall);
    case StationFault::CannotWrite:
      return terminal.say(CliPhrase::StationCannotWrite, {error.why});
    case StationFault::PortTaken:
      return terminal.say(CliPhrase::StationPortTaken, {error.what});
    case StationFault::ServerFailed:
      return terminal.say(CliPhrase::StationServerFailed, {error.why});
    case StationFault::NotRunning:
      return terminal.say(CliPhrase::StationNotRunning);
    case StationFault::StoreFailed:
      return error.store ? words::message(*error.store, terminal.language()) : std::string();
    case StationFault::DocumentRefused:
      return terminal.say(CliPhrase::StationDocumentRefused, {error.why});
    case StationFault::HallUnsound:
      return terminal.say(CliPhrase::StationHallUnsound, {error.why});
    case StationFault::FileWentOn:
      return terminal.say(CliPhrase::StationFileWentOn);
    case StationFault::BackDiffers:
      return terminal.say(CliPhrase::StationBackDiffers);
  }
  return {};
}

// Whether the hall or the contest is the reason; otherwise the request is.
bool isOfContest(StationFault fault) {
  return fault == StationFault::FolderBusy || fault == StationFault::HallUnsound ||
         fault == StationFault::FileWentOn || fault == StationFault::BackDiffers;
}

}  // namespace

station::HallFolder StationOptions::hall() const {
  return folder.empty() ? station::HallFolder::usualOf(contest)
                        : station::HallFolder(std::filesystem::absolute(folder).lexically_normal());
}

void addStationOptions(CommandLine& command, StationOptions& options) {
  command.option("file", options.contest, CliPhrase::OptFile).required();
  command.option("--dir", options.folder, CliPhrase::OptStationDir);
  command.flag("--json", options.json, CliPhrase::OptJson);
}

ExitStatus refusedBy(const station::StationError& error, const StationOptions& options, Terminal& terminal) {
  const bool isOfThis = error.fault == StationFault::StoreFailed || error.what.empty() ||
                        error.fault == StationFault::PortTaken;
  const ExitStatus unusable =
      terminal.complain({{isOfThis ? options.contest : error.what, {}, sentenceOf(error, terminal)}});
  return isOfContest(error.fault) ? ExitStatus::Findings : unusable;
}

ExitStatus printed(const StationOptions& options, Terminal& terminal, const nlohmann::ordered_json& json,
                   const std::vector<std::string>& lines) {
  if (options.json) {
    print(terminal, json);
    return ExitStatus::Clean;
  }
  for (const std::string& line : lines) terminal.out() << line << '\n';
  return ExitStatus::Clean;
}

InputResult<void> printCards(const station::HallFacts& facts, const std::vector<station::NewPerson>& people,
                             const std::filesystem::path& path, const std::string& paper,
                             Terminal& terminal) {
  std::vector<papers::LoginOf> logins;
  for (const station::NewPerson& each : people) logins.push_back({each.person, each.phrase});
  const compose::Document document =
      papers::loginCards(facts.name, logins, station::ownAddresses(facts.port), terminal.language());
  if (!path.parent_path().empty()) {
    DAMATH_CHECK(makeFolder(path.parent_path(), terminal.language()));
  }
  DAMATH_CHECK(printPdf(document, paper, {path, OutputKind::Pdf, false, facts.contest}, terminal, {}));
  return {};
}

}  // namespace damath::cli
