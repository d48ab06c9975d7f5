#include "app/cli/print_document.hpp"

#include <QGuiApplication>
#include <QString>
#include <cstdio>

#include "app/words/cli_words.hpp"
#include "reports/render/print.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

CliPhrase phraseOf(render::RenderFault fault) {
  switch (fault) {
    case render::RenderFault::NothingToPrint:
      return CliPhrase::NothingToPrint;
    case render::RenderFault::FontMissing:
      return CliPhrase::FontMissing;
    case render::RenderFault::DeviceRefused:
      return CliPhrase::PrintFailed;
    case render::RenderFault::CannotOpen:
    case render::RenderFault::CannotWrite:
      return CliPhrase::FileNotWritten;
  }
  return CliPhrase::PrintFailed;
}

// What Qt remarks about a session without a desktop is nothing that the user could mend.
void dropAsides(QtMsgType kind, const QMessageLogContext& /*place*/, const QString& text) {
  if (kind == QtCriticalMsg || kind == QtFatalMsg) std::fprintf(stderr, "damath: %s\n", qPrintable(text));
}

// The toolkit's own remarks are not the command's; what fails is told by its return value.
void keepQuiet(QtMsgType, const QMessageLogContext&, const QString&) {}

}  // namespace

Usable<void> printPdf(const compose::Document& document, const std::string& paper,
                      const std::filesystem::path& path, words::Language language) {
  const auto chosen = render::parsePaper(paper);
  if (!chosen)
    return Unexpected(Complaints{{{}, {}, words::said(CliPhrase::PaperUnknown, language, {paper})}});
  // Fonts need an application, but no screen.
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler(keepQuiet);
  int argumentCount = 1;
  char name[] = "damath";
  char* arguments[] = {name, nullptr};
  qInstallMessageHandler(dropAsides);
  const QGuiApplication application(argumentCount, arguments);
  const auto written = render::writePdf(document, *chosen, QString::fromStdString(path.string()));
  if (written) return {};
  const render::RenderError& error = written.error();
  return Unexpected(
      Complaints{{path.string(), {}, words::said(phraseOf(error.fault), language, {error.reason})}});
}

}  // namespace damath::cli
