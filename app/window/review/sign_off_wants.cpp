// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/sign_off_wants.hpp"

#include <QStringList>
#include <map>

#include "app/desk/rounds/meeting.hpp"

namespace damath::window {

using desk::Refusal;
using words::Phrase;

SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                          const Translator& translator) {
  struct Remedy {
    Phrase message;
    std::vector<Command> commands;
  };
  static const std::map<Refusal, Remedy> kRemedies = {
      {Refusal::SheetOpen, {Phrase::WantsAccepting, {Command::AcceptSheet}}},
      {Refusal::NotReviewed, {Phrase::WantsReview, {Command::MarkChecked, Command::EnterAgain}}},
      {Refusal::ReviewDiffers, {Phrase::WantsSettling, {Command::NextFinding}}},
      {Refusal::SheetDisagrees, {Phrase::WantsResult, {Command::ReopenResult}}}};
  const auto meeting = desk::meetingOf(event, of.at);
  if (!meeting) return {};
  QStringList lines;
  SignOffWants wants;
  for (const Refusal each : desk::unsettled(of.view.stored, *meeting, event.setup)) {
    const auto remedy = kRemedies.find(each);
    if (remedy == kRemedies.end()) continue;
    lines << QStringLiteral("• ") + translator(remedy->second.message);
    const std::vector<Command>& commands = remedy->second.commands;
    wants.commands.insert(wants.commands.end(), commands.begin(), commands.end());
  }
  if (lines.isEmpty()) return {};
  lines.prepend(translator(Phrase::SignOffWants));
  wants.text = lines.join(u'\n');
  return wants;
}

}  // namespace damath::window
