// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/rulebook_text.hpp"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
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

// Returns the pattern of a clause in a text. It matches "K5", and also "Y2b", which is step (b) of Y2.
const QRegularExpression& clausePattern() {
  static const QRegularExpression kClause(QStringLiteral("\\b([A-Z][0-9]+)([a-h]?)\\b"));
  return kClause;
}

bool isClause(const QString& id) {
  const auto& clauses = rulebookClauses({});
  return std::ranges::find(clauses, id, &ClauseText::id) != clauses.end();
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

QString firstClauseIn(const QString& plain) {
  for (auto each = clausePattern().globalMatch(plain); each.hasNext();) {
    QString id = each.next().captured(1);
    if (isClause(id)) return id;
  }
  return {};
}

QString withClauseLinks(const QString& plain) {
  QString linked;
  qsizetype done = 0;
  for (auto each = clausePattern().globalMatch(plain); each.hasNext();) {
    const auto match = each.next();
    const QString id = match.captured(1);
    if (!isClause(id)) continue;
    linked += plain.mid(done, match.capturedStart() - done).toHtmlEscaped();
    linked += QStringLiteral("<a href=\"%1\">%2</a>").arg(id, match.captured(0));
    done = match.capturedEnd();
  }
  return linked + plain.mid(done).toHtmlEscaped();
}

}  // namespace damath::window
