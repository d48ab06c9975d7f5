// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/halls/hall_words.hpp"

#include "app/words/catalogue/cli_words.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::halls {

using station::StationFault;
using words::CliPhrase;

std::string message(const station::StationError& error, words::Language language) {
  const auto say = [language](CliPhrase phrase, std::initializer_list<std::string_view> parts = {}) {
    return words::said(phrase, language, parts);
  };
  switch (error.fault) {
    case StationFault::AsRoot:
      return say(CliPhrase::StationAsRoot);
    case StationFault::NoServer:
      return say(CliPhrase::StationNoServer);
    case StationFault::ContestUnusable:
      return error.verdict ? words::message(*error.verdict, language) : std::string();
    case StationFault::FolderTaken:
      return say(CliPhrase::StationFolderTaken);
    case StationFault::FolderOfOther:
      return say(CliPhrase::StationFolderOfOther, {error.why});
    case StationFault::FolderBusy:
      return say(CliPhrase::StationFolderBusy);
    case StationFault::PathTooLong:
      return say(CliPhrase::StationPathTooLong);
    case StationFault::NoHall:
      return say(CliPhrase::StationNoHall);
    case StationFault::HallStands:
      return say(CliPhrase::StationStillThere, {error.what});
    case StationFault::CannotWrite:
      return say(CliPhrase::StationCannotWrite, {error.why});
    case StationFault::PortTaken:
      return say(CliPhrase::StationPortTaken, {error.what});
    case StationFault::ServerFailed:
      return say(CliPhrase::StationServerFailed, {error.why});
    case StationFault::NotRunning:
      return say(CliPhrase::StationNotRunning);
    case StationFault::NoKeeper:
      return say(CliPhrase::StationNoKeeper, {error.why});
    case StationFault::StoreFailed:
      return error.store ? words::message(*error.store, language) : std::string();
    case StationFault::DocumentRefused:
      return say(CliPhrase::StationDocumentRefused, {error.why});
    case StationFault::HallUnsound:
      return say(CliPhrase::StationHallUnsound, {error.why});
    case StationFault::FileWentOn:
      return say(CliPhrase::StationFileWentOn);
    case StationFault::BackDiffers:
      return say(CliPhrase::StationBackDiffers);
  }
  return {};
}

}  // namespace damath::halls
