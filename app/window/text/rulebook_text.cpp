// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/rulebook_text.hpp"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"
#include "words/language.hpp"

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

// Returns the line with the words for the options and answers in backquotes. An answer belongs to the option
// before it, in this line or in an earlier line of the clause; `option` is that option.
QString inWords(const QString& line, words::Language language, QString& option) {
  static const QRegularExpression kCode(QStringLiteral("`([A-Za-z]+)`"));
  QString text;
  qsizetype done = 0;
  for (auto each = kCode.globalMatch(line); each.hasNext();) {
    const auto match = each.next();
    const QString name = match.captured(1);
    QString said = toQt(words::questionText(fromQt(name), language));
    if (!said.isEmpty()) {
      option = name;
    } else if (!option.isEmpty()) {
      said = toQt(words::answerText(fromQt(option), fromQt(name), language));
    }
    text += line.mid(done, match.capturedStart() - done);
    text += said.isEmpty() || said == name ? match.captured() : u'“' + said + u'”';
    done = match.capturedEnd();
  }
  return text + line.mid(done);
}

// Returns the book with the words of options. In the table of options, the words stand before the name of an
// option, which the text below the table uses.
QString withOptionWords(const QString& book, words::Language language) {
  QStringList lines = book.split(u'\n');
  QString option;
  for (QString& line : lines) {
    if (!line.startsWith(QLatin1String("  "))) option.clear();
    line = inWords(line, language, option);
    if (!line.startsWith(QLatin1String("| "))) continue;
    QStringList cells = line.split(QStringLiteral(" | "));
    static const QRegularExpression kName(QStringLiteral("[A-Za-z]+"));
    const QString name = kName.match(cells.front()).captured();
    const bool isOne = cells.front() == QStringLiteral("| ") + name;
    const QString question = toQt(words::questionText(fromQt(name), language));
    if (isOne && !question.isEmpty())
      line.replace(0, cells.front().size(), QStringLiteral("| %1 (%2)").arg(question, name));
  }
  return lines.join(u'\n');
}

}  // namespace

QString rulebookText(std::string_view language) {
  useHelp();
  const auto code = QString::fromUtf8(language.data(), static_cast<qsizetype>(language.size()));
  QFile file(QStringLiteral(":/damath/help/rulebook.%1.md").arg(code));
  if (!file.exists()) file.setFileName(QStringLiteral(":/damath/help/rulebook.md"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const bool isEnglish = file.fileName().endsWith(QLatin1String("rulebook.md"));
  const auto known = isEnglish ? std::nullopt : words::parseLanguage(language);
  return withOptionWords(QString::fromUtf8(file.readAll()), known.value_or(words::Language::English));
}

const std::vector<ClauseText>& rulebookClauses(std::string_view language) {
  static std::map<std::string, std::vector<ClauseText>, std::less<>> books;
  const auto known = books.find(language);
  if (known != books.end()) return known->second;
  return books.emplace(language, clausesOf(rulebookText(language))).first->second;
}

}  // namespace damath::window
