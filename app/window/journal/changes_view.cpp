// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/changes_view.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kLettersForDetail = 120;  // a view narrower than this many average letters shows no details
constexpr int kLettersForReasons = 170;
constexpr int kJournalPadding = 12;
constexpr int kWidestName = 130;
constexpr int kReasonWidth = 140;

QString bold(const QString& text) {
  return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& html) {
  return QStringLiteral("<p style='margin-top:0; margin-bottom:8px'>%1</p>").arg(html);
}

// Draws the cell of a change. Adds the reason behind the change if the reason column is hidden.
class WhatAndWhy : public QStyledItemDelegate {
 public:
  explicit WhatAndWhy(const QTableView& list, QObject* parent) : QStyledItemDelegate(parent), m_list(list) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!m_list.isColumnHidden(JournalModel::Why)) return;
    const QString why = index.siblingAtColumn(JournalModel::Why).data().toString();
    if (why.isEmpty()) return;
    const QString reason = QStringLiteral(" — ") + why;
    // If change and reason together are too long for the cell, shortens both. If the width of the cell is not
    // known yet (room 0), leaves the text whole.
    const int room = option->rect.width() - kJournalPadding;
    const QFontMetrics& letters = option->fontMetrics;
    if (room <= 0 || letters.horizontalAdvance(option->text + reason) <= room) {
      option->text += reason;
      return;
    }
    const QString shortReason = letters.elidedText(reason, Qt::ElideRight, room / 3);
    const int left = room - letters.horizontalAdvance(shortReason);
    option->text = letters.elidedText(option->text, Qt::ElideRight, left) + shortReason;
  }

 private:
  const QTableView& m_list;
};

}  // namespace

ChangesView::ChangesView(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_journal(new JournalModel(translator, this)),
      m_words(new QLineEdit(this)),
      m_people(new QComboBox(this)),
      m_events(new QComboBox(this)),
      m_kinds(new QComboBox(this)),
      m_found(new QLabel(this)),
      m_list(new QTableView(this)),
      m_detail(new QTextBrowser(this)) {
  m_words->setClearButtonEnabled(true);
  for (QComboBox* box : {m_people, m_events, m_kinds}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
  }
  m_list->setModel(m_journal);
  m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_list->setSelectionMode(QAbstractItemView::SingleSelection);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setAlternatingRowColors(true);
  m_list->setShowGrid(false);
  m_list->setTabKeyNavigation(false);
  m_list->setWordWrap(false);
  m_list->verticalHeader()->hide();
  m_list->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kJournalPadding);
  // Column widths are set from known contents, because measuring ten thousand journal rows takes too long.
  QHeaderView& header = *m_list->horizontalHeader();
  header.setHighlightSections(false);
  header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  header.setMinimumSectionSize(36);
  header.setSectionResizeMode(JournalModel::What, QHeaderView::Stretch);
  m_list->setItemDelegateForColumn(JournalModel::What, new WhatAndWhy(*m_list, this));
  m_list->setMinimumWidth(320);
  m_detail->setOpenLinks(false);
  m_detail->setTabChangesFocus(true);
  m_detail->setMinimumWidth(260);

  auto* finding = inRow({{m_words, 2}, {m_people, 1}, {m_events, 1}, {m_kinds, 1}, m_found}, 6);
  auto* split = splitOf(Qt::Horizontal, m_list, m_detail, {760, 260}, this);
  split->setObjectName(QStringLiteral("journal"));
  split->setStretchFactor(0, 1);
  arrange(*flush<QVBoxLayout>(this), {finding, {split, 1}});

  const auto search = guarded(m_session, [this] { this->search(); });
  connect(m_words, &QLineEdit::textChanged, this, search);
  for (QComboBox* box : {m_people, m_events, m_kinds}) {
    connect(box, &QComboBox::activated, this, search);
  }
  connect(m_journal, &JournalModel::lookedOn, this, guarded(m_session, [this] {
            showFound();
            if (!current()) choose(std::nullopt);
          }));
  connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, guarded(m_session, [this] {
            showDetail();
            Q_EMIT currentChanged();
          }));
}

void ChangesView::retranslate() {
  m_words->setPlaceholderText(m_translator(Phrase::FindChange));
  m_words->setAccessibleName(m_translator.plain(Phrase::FindChange));
  m_people->setAccessibleName(m_translator.plain(Phrase::ChangedBy));
  m_events->setAccessibleName(m_translator.plain(Phrase::Event));
  m_kinds->setAccessibleName(m_translator.plain(Phrase::KindOfChange));
  m_list->setAccessibleName(m_translator.plain(Phrase::JournalChanges));
  m_detail->setAccessibleName(m_translator.plain(Phrase::ChangeDetail));
}

void ChangesView::show() {
  // The selected change stays selected only if the same file is still open.
  const auto before = m_path == m_session.path() ? current() : std::nullopt;
  m_path = m_session.path();
  if (!readOn()) readAll();
  m_language = m_translator.language();
  fillChoices();
  const QFontMetrics metrics = fontMetrics();
  m_list->setColumnWidth(JournalModel::Number, metrics.horizontalAdvance(QStringLiteral("000000·0")));
  m_list->setColumnWidth(
      JournalModel::When,
      metrics.horizontalAdvance(QStringLiteral("2026-00-00 00:00:00")) + 2 * kJournalPadding);
  int name = metrics.horizontalAdvance(m_translator(Phrase::ChangedBy));
  const QStringList people = m_journal->people();
  for (const QString& each : people) name = std::max(name, metrics.horizontalAdvance(each));
  m_list->setColumnWidth(JournalModel::Who, std::min(name, kWidestName) + 2 * kJournalPadding);
  fitReasons();
  m_list->setColumnWidth(JournalModel::Why, kReasonWidth);
  search();
  choose(before);
}

void ChangesView::readAll() {
  // This function reads journal rows only while the file for which it was made is still open.
  const auto read = [this, path = m_path](const db::JournalPage& page) {
    if (!m_session.isOpen() || m_session.path() != path) return std::vector<db::JournalRow>();
    auto rows = m_session.desk().journal(page);
    return rows ? *std::move(rows) : std::vector<db::JournalRow>();
  };
  // If the journal cannot be read, the user sees one error message, not one for each page of rows.
  const bool isRead =
      m_session.isOpen() && m_session.refusals().asked(m_session.desk().journal(db::JournalPage{.most = 1}));
  m_count = m_journal->read(
      m_session.contest(), isRead ? JournalModel::Reader(read)
                                  : [](const db::JournalPage&) { return std::vector<db::JournalRow>(); });
}

// Reads only the added journal rows, because reading and formatting tens of thousands of rows is slow.
bool ChangesView::readOn() {
  const std::int64_t newest = m_journal->newest();
  if (!m_session.isOpen() || newest == 0 || m_language != m_translator.language()) return false;
  const auto rows = m_session.desk().journal(db::JournalPart{newest - 1});
  if (!rows || !m_journal->addRows(*rows)) return false;
  m_count += static_cast<int>(rows->size()) - 1;
  return true;
}

// Fills the filter lists with persons, events and kinds of change. A selected filter stays if it still
// exists.
void ChangesView::fillChoices() {
  const auto fill = [](QComboBox* box, const QString& all,
                       const QList<std::pair<QString, QVariant>>& choices) {
    const QSignalBlocker quiet(box);
    const QVariant chosen = box->currentData();
    box->clear();
    box->addItem(all);
    for (const auto& [text, value] : choices) box->addItem(text, value);
    const int still = chosen.isValid() ? box->findData(chosen) : 0;
    box->setCurrentIndex(std::max(still, 0));
  };
  QList<std::pair<QString, QVariant>> people;
  const QStringList names = m_journal->people();
  for (const QString& name : names) people.emplace_back(name, name);
  QList<std::pair<QString, QVariant>> events;
  for (const contest::Event& event : m_session.contest().events) {
    events.emplace_back(toQt(event.setup.name), toQt(event.setup.name));
  }
  QList<std::pair<QString, QVariant>> kinds;
  for (const db::JournalKind kind : kEvery<db::JournalKind>) {
    kinds.emplace_back(toQt(words::kindText(kind, m_translator.language())), static_cast<int>(kind));
  }
  fill(m_people, m_translator(Phrase::EverybodysChanges), people);
  fill(m_events, m_translator(Phrase::ChangesOfAllEvents), events);
  fill(m_kinds, m_translator(Phrase::EveryKindOfChange), kinds);
}

void ChangesView::search() {
  const auto before = current();
  const QVariant kind = m_kinds->currentData();
  m_journal->search(
      m_words->text(), m_people->currentData().toString(), m_events->currentData().toString(),
      kind.isValid() ? std::optional(static_cast<db::JournalKind>(kind.toInt())) : std::nullopt);
  showFound();
  choose(before);
}

void ChangesView::showFound() {
  const QString found = m_translator(Phrase::ChangesFound).arg(m_journal->rowCount()).arg(m_count);
  m_found->setText(m_journal->isLooking() ? found + QStringLiteral(" …") : found);
}

void ChangesView::choose(const std::optional<JournalDetail>& before) {
  if (m_journal->rowCount() == 0) {
    showDetail();
    Q_EMIT currentChanged();
    return;
  }
  const int row = before ? m_journal->shownOf(before->row) : 0;
  m_list->setCurrentIndex(m_journal->index(std::max(row, 0), 0));
}

void ChangesView::find() {
  m_words->setFocus();
  m_words->selectAll();
}

std::optional<JournalDetail> ChangesView::current() const {
  const QModelIndex index = m_list->currentIndex();
  return index.isValid() ? std::optional(m_journal->detailAt(index.row())) : std::nullopt;
}

bool ChangesView::isLast(const JournalDetail& detail) const {
  return detail.row.number >= m_journal->newest();
}

void ChangesView::showDetail() {
  const auto detail = current();
  if (!detail) {
    const bool isNoneFound = m_count > 0 && !m_journal->isLooking();
    return m_detail->setPlainText(isNoneFound ? m_translator(Phrase::NoChangeFound) : QString());
  }
  const words::Language language = m_translator.language();
  QString html = paragraph(bold(QStringLiteral("%1. %2").arg(detail->number, detail->what)));
  html +=
      paragraph(m_translator(Phrase::ChangedByAt).arg(toQt(detail->row.by), detail->when).toHtmlEscaped());
  if (!detail->row.askedBy.empty()) {
    html += paragraph(QStringLiteral("%1: %2").arg(bold(m_translator(Phrase::ChangeAskedBy)),
                                                   toQt(detail->row.askedBy).toHtmlEscaped()));
  }
  if (detail->isUndoneLater) html += paragraph(bold(m_translator(Phrase::UndoneSince)));
  if (!detail->row.reason.empty()) {
    html += paragraph(QStringLiteral("%1: %2").arg(bold(m_translator(Phrase::ChangeReason)),
                                                   toQt(detail->row.reason).toHtmlEscaped()));
  }
  QStringList fields;
  for (const desk::FieldChange& change : m_journal->changesAt(m_list->currentIndex().row())) {
    fields << toQt(words::changeText(change, language)).toHtmlEscaped();
  }
  if (!fields.isEmpty()) html += paragraph(fields.join(QStringLiteral("<br>")));
  for (const db::ConfirmationAnswer& answer : detail->row.confirmations) {
    QString asked = toQt(answer.text).toHtmlEscaped();
    asked.replace(u'\n', QStringLiteral("<br>"));
    html += paragraph(QStringLiteral("%1<br>%2").arg(bold(m_translator(Phrase::AskedAndAnswered)), asked));
  }
  m_detail->setHtml(html);
}

// Hides the reason column if the view is narrow or if no change has a reason.
void ChangesView::fitReasons() {
  const bool isRoomy = width() >= kLettersForReasons * fontMetrics().averageCharWidth();
  m_list->setColumnHidden(JournalModel::Why, !m_journal->hasReasons() || !isRoomy);
}

void ChangesView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitReasons();
  m_detail->setVisible(event->size().width() >= kLettersForDetail * fontMetrics().averageCharWidth());
}

}  // namespace damath::window
