// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/rulebook_text.hpp"

#include <QFile>
#include <QRegularExpression>
#include <functional>
#include <map>
#include <string>

// Loads the resources of this static library. Q_INIT_RESOURCE does this and must stand outside every
// namespace.
static void useHelp() {
  Q_INIT_RESOURCE(help);
}

namespace damath::window {

namespace {

// Returns the clauses of a rulebook. A clause begins with a line like "- **K5** A chip that …". Indented
// lines continue its text.
std::vector<ClauseText> clausesOf(const QString& book) {
  static const QRegularExpression kHead(QStringLiteral("^- \\*\\*([A-Z][0-9]+)\\*\\* (.*)$"));
  std::vector<ClauseText> clauses;
  bool isWithin = false;
  for (const QString& line : book.split(u'\n')) {
    const auto head = kHead.match(line);
    if (head.hasMatch()) {
      clauses.push_back({head.captured(1), head.captured(2)});
    } else if (isWithin && line.startsWith(QLatin1String("  ")) && !line.trimmed().startsWith(u'|')) {
      clauses.back().text += u' ' + line.trimmed();
    }
    isWithin = head.hasMatch() || (isWithin && line.startsWith(QLatin1String("  ")));
  }
  static const QRegularExpression kEmphasis(QStringLiteral("\\*(\\w[^*]*)\\*"));
  for (ClauseText& clause : clauses) {
    clause.text.remove(QLatin1String("**")).replace(kEmphasis, QStringLiteral("\\1")).remove(u'`');
  }
  return clauses;
}

}  // namespace

QString rulebookText(std::string_view language) {
  useHelp();
  const auto code = QString::fromUtf8(language.data(), static_cast<qsizetype>(language.size()));
  QFile file(QStringLiteral(":/damath/help/rulebook.%1.md").arg(code));
  if (!file.exists()) file.setFileName(QStringLiteral(":/damath/help/rulebook.md"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const std::vector<ClauseText>& rulebookClauses(std::string_view language) {
  static std::map<std::string, std::vector<ClauseText>, std::less<>> books;
  const auto known = books.find(language);
  if (known != books.end()) return known->second;
  return books.emplace(language, clausesOf(rulebookText(language))).first->second;
}

}  // namespace damath::window
