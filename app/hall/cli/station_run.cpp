// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/cli/station_run.hpp"

#include <nlohmann/json.hpp>

#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/hall/words/hall_logins.hpp"
#include "app/hall/words/station_error_words.hpp"
#include "platform/file_path.hpp"

namespace damath::cli {

using station::StationFault;
using words::Phrase;

namespace {

// True if the shared contest or the contest file caused the error. Otherwise an argument or the computer is
// the cause.
bool isOfContest(StationFault fault) {
  return fault == StationFault::FolderBusy || fault == StationFault::HallUnsound ||
         fault == StationFault::FileWentOn || fault == StationFault::BackDiffers ||
         fault == StationFault::HallStands;
}

}  // namespace

station::HallFolder StationOptions::hall() const {
  return folder.empty() ? station::HallFolder::usualOf(contest)
                        : station::HallFolder(platform::wholePath(folder));
}

void addStationOptions(CommandLine& command, StationOptions& options) {
  command.option("file", options.contest, Phrase::OptFile).required();
  command.option("--dir", options.folder, Phrase::OptStationDir);
  command.flag("--json", options.json, Phrase::OptJson);
}

ExitStatus refusedBy(const station::StationError& error, const StationOptions& options, Terminal& terminal) {
  const bool isOfThis = error.fault == StationFault::StoreFailed || error.what.empty() ||
                        error.fault == StationFault::PortTaken;
  const ExitStatus unusable = terminal.complain(
      {{isOfThis ? options.contest : error.what, {}, halls::message(error, terminal.language())}});
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
  const compose::Document document = halls::cardsOf(facts, people, terminal.language());
  if (!path.parent_path().empty()) {
    DAMATH_CHECK(makeFolder(path.parent_path(), terminal.language()));
  }
  DAMATH_CHECK(printPdf({&document}, paper,
                        {path, OutputKind::Pdf, false, facts.contest, platform::Rights::Private}, terminal,
                        {}));
  return {};
}

}  // namespace damath::cli
