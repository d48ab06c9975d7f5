// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath guide`: prints the guide to the first contest day, as text or as a PDF of two pages.
#include <ostream>
#include <string>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/papers/guide_paper.hpp"
#include "reports/render/draw/paper.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct GuideOptions {
  std::string paper = "A4";
  std::string output;  // the path of the PDF file; empty: the text goes to standard output
  bool isForced = false;
};

Outcome showGuide(const GuideOptions& options, Terminal& terminal) {
  if (options.output.empty()) {
    terminal.out() << papers::guideText(terminal.language());
    return ExitStatus::Clean;
  }
  const Output output{options.output, OutputKind::Pdf, options.isForced};
  DAMATH_CHECK(beginOutput(output, false, terminal));
  const compose::Document guide = papers::guideDocument(terminal.language());
  DAMATH_CHECK(printPdf({&guide}, options.paper, output, terminal, {}));
  if (!isStandardStream(output.path)) {
    terminal.out() << terminal.say(Phrase::Printed, {nameOf(output, terminal.language())}) << '\n';
  }
  return ExitStatus::Clean;
}

}  // namespace

void addGuideCommand(CommandLine& parent) {
  auto [command, options] = parent.command("guide", Phrase::AboutGuide, showGuide);
  const Option output = command.option("-o,--output", options.output, Phrase::OptGuideOutput);
  command.option("--paper", options.paper, Phrase::OptPaper, &choices<render::Paper>).onlyWith(output);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
