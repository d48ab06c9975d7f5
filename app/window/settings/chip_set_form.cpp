// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/chip_set_form.hpp"

#include <QApplication>
#include <QGridLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "app/window/parts/clause_links.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"
#include "core/board/square.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kFrontRow = 2;  // the y coordinate of BLUE's front row

}  // namespace

ChipSetForm::ChipSetForm(const Translator& translator, QWidget* parent)
    : LawForm(translator, parent), m_introduction(new QLabel(this)), m_faults(new QLabel(this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 8, 0);
  grid->setSpacing(8);
  for (QLabel* label : {m_introduction, m_faults}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    connect(label, &QLabel::linkActivated, this, &LawForm::clauseAsked);
  }
  m_faults->setForegroundRole(QPalette::BrightText);
  m_faults->hide();
  grid->addWidget(m_introduction, 0, 0, 1, 9);
  // Makes the fields in the order in which BLUE sees the chips: the front row first, each row from the left.
  // A chip stands on every second square.
  std::size_t next = 0;
  for (int y = kFrontRow; y >= 0; --y) {
    auto& name = m_rowNames[static_cast<std::size_t>(y)];
    name = new QLabel(this);
    name->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(name, kFrontRow - y + 1, 0);
    for (int x = y == 1 ? 0 : 1; x < 8; x += 2) {
      Chip& chip = m_chips[next++];
      chip = {x, y, new QLineEdit(this)};
      chip.text->setMinimumWidth(44);
      grid->addWidget(chip.text, kFrontRow - y + 1, 1 + x - x % 2, 1, 2);
      connect(chip.text, &QLineEdit::textEdited, this, &LawForm::changed);
    }
  }
  grid->addWidget(m_faults, kFrontRow + 2, 0, 1, 9);
  grid->setRowStretch(kFrontRow + 3, 1);
  retranslate();
}

void ChipSetForm::setDocument(const std::string& document) {
  const QJsonArray chips =
      QJsonDocument::fromJson(QByteArray::fromStdString(document)).object()[QLatin1String("chips")].toArray();
  for (Chip& chip : m_chips) {
    const auto found = std::ranges::find_if(chips, [&chip](const QJsonValue& each) {
      const QJsonArray square = each.toObject()[QLatin1String("square")].toArray();
      return square == QJsonArray{chip.x, chip.y};
    });
    chip.text->setText(found == chips.end() ? QString()
                                            : (*found).toObject()[QLatin1String("text")].toString());
  }
  showFaults({});
}

std::string ChipSetForm::document(const QString& name) const {
  QJsonArray chips;
  for (const Chip& chip : m_chips) {
    chips.append(QJsonObject{{QStringLiteral("square"), QJsonArray{chip.x, chip.y}},
                             {QStringLiteral("text"), chip.text->text().trimmed()}});
  }
  const QJsonObject law{{QStringLiteral("name"), name}, {QStringLiteral("chips"), chips}};
  return QJsonDocument(law).toJson(QJsonDocument::Compact).toStdString();
}

void ChipSetForm::showFaults(const notation::JsonFaults& faults) {
  QStringList sentences;
  for (std::size_t i = 0; i < m_chips.size(); ++i) {
    const std::string where = "chips[" + std::to_string(i) + "]";
    const auto fault = std::ranges::find_if(
        faults, [&](const notation::JsonFault& each) { return each.where.starts_with(where); });
    QPalette ink = palette();
    if (fault != faults.end()) {
      const Chip& chip = m_chips[i];
      sentences << QStringLiteral("(%1, %2): %3")
                       .arg(chip.x)
                       .arg(chip.y)
                       .arg(toQt(words::lawFaultText(*fault, m_translator.language())));
      ink.setColor(QPalette::Text, palette().color(QPalette::BrightText));
    }
    m_chips[i].text->setPalette(ink);
  }
  QString lines;
  for (const QString& each : sentences) lines += QStringLiteral("<p>%1</p>").arg(withClauseLinks(each));
  m_faults->setText(lines);
  m_faults->setVisible(!sentences.isEmpty());
}

void ChipSetForm::retranslate() {
  constexpr Phrase kRows[] = {Phrase::ChipsBack, Phrase::ChipsMiddle, Phrase::ChipsFront};
  m_introduction->setText(withClauseLinks(m_translator(Phrase::ChipsIntroduction)));
  for (std::size_t y = 0; y < m_rowNames.size(); ++y) m_rowNames[y]->setText(m_translator(kRows[y]));
  for (const Chip& chip : m_chips) {
    const auto sign = board::Square::at(chip.x, chip.y)->sign();
    chip.text->setAccessibleName(
        m_translator(Phrase::ChipAt).arg(chip.x).arg(chip.y).arg(toQt(board::printed(sign))));
    chip.text->setToolTip(chip.text->accessibleName());
  }
}

QString ChipSetForm::clauseAtHand() const {
  const QWidget* focus = QApplication::focusWidget();
  return focus != nullptr && isAncestorOf(focus) ? QStringLiteral("C1") : QString();
}

}  // namespace damath::window
