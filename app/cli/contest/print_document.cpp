// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/print_document.hpp"

#include <QGuiApplication>
#include <QString>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "core/fact_table.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/print.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

constexpr FactRow<render::RenderFault, Phrase> kRenderFaults[] = {
    {render::RenderFault::NothingToPrint, Phrase::NothingToPrint},
    {render::RenderFault::FontMissing, Phrase::FontMissing},
    {render::RenderFault::DeviceRefused, Phrase::PrintFailed},
    {render::RenderFault::Stopped, Phrase::PrintFailed},
    {render::RenderFault::CannotOpen, Phrase::FileNotWritten},
    {render::RenderFault::CannotWrite, Phrase::FileNotWritten}};
static_assert(coversEvery(kRenderFaults));

// Handles Qt's messages. Prints critical and fatal messages. Drops all other messages, such as warnings about
// a missing desktop, which the user cannot fix.
void dropAsides(QtMsgType kind, const QMessageLogContext& /*place*/, const QString& text) {
  if (kind == QtCriticalMsg || kind == QtFatalMsg) std::fprintf(stderr, "damath: %s\n", qPrintable(text));
}

}  // namespace

InputResult<std::string> printPdf(const render::Documents& documents, const std::string& paper,
                                  const Output& output, Terminal& terminal, const Issuing& issuing) {
  const words::Language language = terminal.language();
  const auto chosen = render::parsePaper(paper);
  if (!chosen && render::isLegalPaper(paper))
    return unusable(Phrase::PaperLegal, language, {shortened(paper)});
  if (!chosen)
    return unusable(Phrase::PaperUnknown, language, {shortened(paper), choices<render::Paper>(language)});
  // Qt's fonts need a QGuiApplication. The platform "offscreen" works without a screen.
  qputenv("QT_QPA_PLATFORM", "offscreen");
  int argumentCount = 1;
  char name[] = "damath";
  char* arguments[] = {name, nullptr};
  qInstallMessageHandler(dropAsides);
  const QGuiApplication application(argumentCount, arguments);
  // Warns of missing letters before the document is printed and registered as issued.
  std::string lacking = render::lackingLetters(documents).toStdString();
  if (!lacking.empty()) {
    terminal.complain(
        {complaintOf(Phrase::LettersLacking, language, {shortened(lacking)}, nameOf(output, language))});
  }
  const bool isEmpty = std::ranges::all_of(
      documents, [](const compose::Document* document) { return document->forms.empty(); });
  for (;;) {
    if (!isEmpty && issuing.announce) issuing.announce();
    std::optional<render::RenderError> error;
    const auto draw = [&](const WriteBytes& write) {
      const auto drawn = render::writePdf(documents, *chosen, write);
      if (!drawn) error = drawn.error();
      return drawn.has_value();
    };
    DAMATH_TRY(written, writeOutput(output, draw, language, issuing.keep));
    if (error)
      return unusable(factOf(kRenderFaults, error->fault), language, {error->reason},
                      nameOf(output, language));
    if (*written) return lacking;
  }
}

}  // namespace damath::cli
