// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/hall_cards.hpp"

#include <QDir>

#include "app/hall/words/hall_logins.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/qt_text.hpp"
#include "reports/render/print.hpp"

namespace damath::window {

QString writtenCards(const station::HallFolder& folder, const station::HallFacts& facts,
                     const std::vector<station::NewPerson>& people, const std::string& name, Session& session,
                     const Translator& translator) {
  const QString cards = QString::fromStdU16String(folder.cards().u16string());
  QString path = QDir(cards).filePath(toQt(name) + QStringLiteral(".pdf"));
  QDir().mkpath(cards);
  const auto written =
      render::writePdf(halls::cardsOf(facts, people, translator.language()), Workplace::paper(), path);
  if (written) return path;
  session.refusals().show(translator(words::Phrase::HallCardsFailed).arg(path, toQt(written.error().reason)));
  return {};
}

}  // namespace damath::window
