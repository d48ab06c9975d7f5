// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/answer_field.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/wheel_guard.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"

namespace damath::window {

using notation::AnswerForm;
using notation::RuleQuestion;
using words::Phrase;

namespace {

constexpr int kShortField = 90;  // width in pixels of a field for a time; a field for points has half of it

QHBoxLayout* rowIn(QWidget* field) {
  auto* row = flush<QHBoxLayout>(field, 6);
  return row;
}

QString wordsOf(const RuleQuestion& question, const QString& answer, const Translator& translator) {
  return toQt(words::answerText(question.name, fromQt(answer), translator.language()));
}

// A field for a question of the ruleset: the user chooses one of the listed answers, or a number.
class ChoiceField : public AnswerField {
 public:
  ChoiceField(const RuleQuestion& question, QWidget* parent)
      : AnswerField(parent),
        m_question(question),
        m_words(new QComboBox(this)),
        m_number(new QSpinBox(this)) {
    QHBoxLayout* row = rowIn(this);
    row->addWidget(m_words, 1);
    row->addWidget(m_number);
    m_words->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_words->setMinimumContentsLength(12);
    new WheelGuard(*m_words);
    new WheelGuard(*m_number);
    for (const std::string& answer : question.answers) m_words->addItem(QString(), toQt(answer));
    const bool hasWords = question.form != AnswerForm::Number;
    if (question.form == AnswerForm::WordOrNumber) m_words->addItem(QString(), QString());
    m_words->setVisible(hasWords);
    m_number->setVisible(question.form != AnswerForm::Word);
    m_number->setRange(question.least, question.most);
    setFocusProxy(hasWords ? static_cast<QWidget*>(m_words) : m_number);
    connect(m_words, &QComboBox::currentIndexChanged, this, [this] {
      showNumber();
      Q_EMIT changed();
    });
    connect(m_number, &QSpinBox::valueChanged, this, &AnswerField::changed);
  }

  void setAnswer(const QJsonValue& answer) override {
    const QSignalBlocker quietWords(m_words);
    const QSignalBlocker quietNumber(m_number);
    if (answer.isString()) {
      const QString word = answer.toString();
      if (m_words->findData(word) < 0) m_words->addItem(word, word);
      m_words->setCurrentIndex(m_words->findData(word));
    } else {
      m_number->setValue(answer.toInt());
      m_words->setCurrentIndex(m_words->findData(QString()));
    }
    showNumber();
  }

  [[nodiscard]] QJsonValue answer() const override {
    return isNumber() ? QJsonValue(m_number->value()) : QJsonValue(m_words->currentData().toString());
  }

  void retranslate(const Translator& translator, const QString& name) override {
    const QSignalBlocker quiet(m_words);
    for (int i = 0; i < m_words->count(); ++i) {
      const QString answer = m_words->itemData(i).toString();
      m_words->setItemText(
          i, answer.isEmpty() ? translator(Phrase::ANumber) : wordsOf(m_question, answer, translator));
    }
    m_words->setAccessibleName(name);
    m_number->setAccessibleName(name);
    showNumber();
  }

 private:
  [[nodiscard]] bool isNumber() const {
    return m_question.form == AnswerForm::Number || m_words->currentData().toString().isEmpty();
  }
  void showNumber() {
    m_number->setEnabled(isNumber());
    // The tool tip shows the whole answer, because the text may be wider than the field.
    m_words->setToolTip(m_words->currentText());
  }

  const RuleQuestion& m_question;
  QComboBox* m_words;
  QSpinBox* m_number;
};

class TimeField : public AnswerField {
 public:
  explicit TimeField(QWidget* parent) : AnswerField(parent), m_time(new QLineEdit(this)) {
    QHBoxLayout* row = rowIn(this);
    row->addWidget(m_time);
    row->addStretch();
    m_time->setMaximumWidth(kShortField);
    setFocusProxy(m_time);
    connect(m_time, &QLineEdit::textEdited, this, &AnswerField::changed);
  }

  void setAnswer(const QJsonValue& answer) override { m_time->setText(answer.toString()); }
  [[nodiscard]] QJsonValue answer() const override { return m_time->text().trimmed(); }
  void retranslate(const Translator& /*translator*/, const QString& name) override {
    m_time->setAccessibleName(name);
  }

 private:
  QLineEdit* m_time;
};

class PointsField : public AnswerField {
 public:
  explicit PointsField(QWidget* parent) : AnswerField(parent) {
    QHBoxLayout* row = rowIn(this);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
      m_names[i] = new QLabel(this);
      m_points[i] = new QLineEdit(this);
      m_points[i]->setMaximumWidth(kShortField / 2);
      m_names[i]->setBuddy(m_points[i]);
      row->addWidget(m_names[i]);
      row->addWidget(m_points[i]);
      connect(m_points[i], &QLineEdit::textEdited, this, &AnswerField::changed);
    }
    row->addStretch();
    setFocusProxy(m_points.front());
  }

  void setAnswer(const QJsonValue& answer) override {
    for (std::size_t i = 0; i < m_points.size(); ++i)
      m_points[i]->setText(answer.toObject()[kKeys[i]].toString());
  }

  [[nodiscard]] QJsonValue answer() const override {
    QJsonObject points;
    for (std::size_t i = 0; i < m_points.size(); ++i) points[kKeys[i]] = m_points[i]->text().trimmed();
    return points;
  }

  void retranslate(const Translator& translator, const QString& name) override {
    constexpr Phrase kNames[] = {Phrase::PointsWin, Phrase::PointsDraw, Phrase::PointsLoss,
                                 Phrase::PointsBye};
    for (std::size_t i = 0; i < m_points.size(); ++i) {
      m_names[i]->setText(translator(kNames[i]));
      m_points[i]->setAccessibleName(QStringLiteral("%1: %2").arg(name, translator.plain(kNames[i])));
    }
  }

 private:
  static constexpr QLatin1String kKeys[] = {QLatin1String("win"), QLatin1String("draw"),
                                            QLatin1String("loss"), QLatin1String("bye")};
  std::array<QLabel*, 4> m_names{};
  std::array<QLineEdit*, 4> m_points{};
};

// A list of answers with check boxes. The user checks the answers that apply and puts them in order.
class OrderField : public AnswerField {
 public:
  OrderField(const RuleQuestion& question, QWidget* parent)
      : AnswerField(parent), m_question(question), m_list(new QListWidget(this)) {
    QHBoxLayout* row = rowIn(this);
    row->addWidget(m_list, 1);
    auto* column = new QVBoxLayout;
    row->addLayout(column);
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
      const int way = i == 0 ? -1 : 1;
      m_moves[i] = new QToolButton(this);
      m_moves[i]->setArrowType(i == 0 ? Qt::UpArrow : Qt::DownArrow);
      column->addWidget(m_moves[i]);
      connect(m_moves[i], &QToolButton::clicked, this, [this, way] { move(way); });
    }
    column->addStretch();
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::itemChanged, this, &AnswerField::changed);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &AnswerField::changed);
  }

  void setAnswer(const QJsonValue& answer) override {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    QStringList order;
    const QJsonArray given = answer.toArray();
    for (const auto& each : given) order << each.toString();
    for (const QString& each : order) add(each, Qt::Checked);
    for (const std::string& each : m_question.answers) {
      if (!order.contains(toQt(each))) add(toQt(each), Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    fit();
  }

  [[nodiscard]] QJsonValue answer() const override {
    QJsonArray order;
    for (int i = 0; i < m_list->count(); ++i) {
      const QListWidgetItem* item = m_list->item(i);
      if (item->checkState() == Qt::Checked) order.append(item->data(Qt::UserRole).toString());
    }
    return order;
  }

  void retranslate(const Translator& translator, const QString& name) override {
    const QSignalBlocker quiet(m_list);
    m_names.clear();
    for (const std::string& each : m_question.answers) {
      m_names[toQt(each)] = wordsOf(m_question, toQt(each), translator);
    }
    for (int i = 0; i < m_list->count(); ++i) {
      m_list->item(i)->setText(m_names[m_list->item(i)->data(Qt::UserRole).toString()]);
    }
    m_list->setAccessibleName(name);
    constexpr Phrase kMoves[] = {Phrase::MoveUp, Phrase::MoveDown};
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
      m_moves[i]->setToolTip(translator.plain(kMoves[i]));
      m_moves[i]->setAccessibleName(translator.plain(kMoves[i]));
    }
    fit();
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
      const auto* key = static_cast<const QKeyEvent*>(event);
      const bool isUp = key->key() == Qt::Key_Up;
      if (key->modifiers() == Qt::ControlModifier && (isUp || key->key() == Qt::Key_Down)) {
        move(isUp ? -1 : 1);
        return true;
      }
    }
    return AnswerField::eventFilter(watched, event);
  }

 private:
  void add(const QString& answer, Qt::CheckState state) {
    auto* item = new QListWidgetItem(m_names.value(answer, answer), m_list);
    item->setData(Qt::UserRole, answer);
    item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    item->setCheckState(state);
  }

  void move(int way) {
    const int row = m_list->currentRow();
    const int to = row + way;
    if (row < 0 || to < 0 || to >= m_list->count()) return;
    {
      const QSignalBlocker quiet(m_list);
      m_list->insertItem(to, m_list->takeItem(row));
      m_list->setCurrentRow(to);
    }
    Q_EMIT changed();
  }

  // Makes the list as high as all its rows, because the page scrolls and not the list.
  void fit() {
    if (m_list->count() == 0) return;
    m_list->setFixedHeight(m_list->count() * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
  }

  const RuleQuestion& m_question;
  QListWidget* m_list;
  std::array<QToolButton*, 2> m_moves{};
  QHash<QString, QString> m_names;
};

}  // namespace

AnswerField* makeAnswerField(const RuleQuestion& question, QWidget* parent) {
  switch (question.form) {
    case AnswerForm::Time:
      return new TimeField(parent);
    case AnswerForm::Points:
      return new PointsField(parent);
    case AnswerForm::Words:
      return new OrderField(question, parent);
    case AnswerForm::Word:
    case AnswerForm::Number:
    case AnswerForm::WordOrNumber:
      break;
  }
  return new ChoiceField(question, parent);
}

}  // namespace damath::window
