// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/words/hall_words.hpp"

#include "app/words/catalogue/cli_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/fact_table.hpp"

namespace damath::halls {

using station::StationFault;
using words::CliPhrase;

namespace {

constexpr FactRow<StationFault, CliPhrase> kFaults[] = {
    {StationFault::AsRoot, CliPhrase::StationAsRoot},
    {StationFault::NoServer, CliPhrase::StationNoServer},
    {StationFault::FolderTaken, CliPhrase::StationFolderTaken},
    {StationFault::FolderOfOther, CliPhrase::StationFolderOfOther},
    {StationFault::FolderBusy, CliPhrase::StationFolderBusy},
    {StationFault::PathTooLong, CliPhrase::StationPathTooLong},
    {StationFault::NoHall, CliPhrase::StationNoHall},
    {StationFault::HallStands, CliPhrase::StationStillThere},
    {StationFault::CannotWrite, CliPhrase::StationCannotWrite},
    {StationFault::PortTaken, CliPhrase::StationPortTaken},
    {StationFault::ServerFailed, CliPhrase::StationServerFailed},
    {StationFault::NotRunning, CliPhrase::StationNotRunning},
    {StationFault::NoKeeper, CliPhrase::StationNoKeeper},
    {StationFault::DocumentRefused, CliPhrase::StationDocumentRefused},
    {StationFault::HallUnsound, CliPhrase::StationHallUnsound},
    {StationFault::FileWentOn, CliPhrase::StationFileWentOn},
    {StationFault::BackDiffers, CliPhrase::StationBackDiffers},
    // The store has the texts for these two faults.
    {StationFault::ContestUnusable, {}},
    {StationFault::StoreFailed, {}}};
static_assert(coversEvery(kFaults));

}  // namespace

std::string message(const station::StationError& error, words::Language language) {
  if (error.fault == StationFault::ContestUnusable) {
    return error.verdict ? words::message(*error.verdict, language) : std::string();
  }
  if (error.fault == StationFault::StoreFailed) {
    return error.store ? words::message(*error.store, language) : std::string();
  }
  const bool isOfThing = error.fault == StationFault::HallStands || error.fault == StationFault::PortTaken;
  return words::said(factOf(kFaults, error.fault), language, {isOfThing ? error.what : error.why});
}

}  // namespace damath::halls
