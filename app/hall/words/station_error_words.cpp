// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/words/station_error_words.hpp"

#include "app/words/texts/store_words.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::halls {

using station::StationFault;
using words::Phrase;

namespace {

constexpr FactRow<StationFault, Phrase> kFaults[] = {
    {StationFault::AsRoot, Phrase::StationAsRoot},
    {StationFault::NoServer, Phrase::StationNoServer},
    {StationFault::FolderTaken, Phrase::StationFolderTaken},
    {StationFault::FolderOfOther, Phrase::StationFolderOfOther},
    {StationFault::FolderBusy, Phrase::StationFolderBusy},
    {StationFault::PathTooLong, Phrase::StationPathTooLong},
    {StationFault::NoHall, Phrase::StationNoHall},
    {StationFault::HallStands, Phrase::StationStillThere},
    {StationFault::CannotWrite, Phrase::StationCannotWrite},
    {StationFault::PortTaken, Phrase::StationPortTaken},
    {StationFault::ServerFailed, Phrase::StationServerFailed},
    {StationFault::NotRunning, Phrase::StationNotRunning},
    {StationFault::NoKeeper, Phrase::StationNoKeeper},
    {StationFault::DocumentRefused, Phrase::StationDocumentRefused},
    {StationFault::HallUnsound, Phrase::StationHallUnsound},
    {StationFault::FileWentOn, Phrase::StationFileWentOn},
    {StationFault::BackDiffers, Phrase::StationBackDiffers},
    // ContestUnusable and StoreFailed have no phrase here, because the error texts of the store are shown
    // instead.
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
