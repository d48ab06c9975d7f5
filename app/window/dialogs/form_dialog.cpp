// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/form_dialog.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QShowEvent>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <exception>

#include "app/desk/change/author.hpp"
#include "app/window/dialogs/early_keys.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/filled_area.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/text/qt_text.hpp"
#include "platform/user.hpp"

namespace damath::window {

namespace {

constexpr int kTitleBar = 48;      // pixels for the window's title bar and a margin
constexpr int kSmallLine = 18;     // greatest height of a line in small type, in pixels
constexpr int kFewFields = 96;     // least height of the visible field area, in pixels
constexpr int kBesideDialog = 48;  // pixels for the margins of the dialog and the frame of its window

// Returns the text with word joiners around dashes between digits, so that no line breaks inside a result or
// a date.
QString unbroken(QString text) {
  static const QRegularExpression dash(QStringLiteral("(?<=[0-9½])([-–])(?=[0-9½])"));
  return text.replace(dash, QStringLiteral("\u2060\\1\u2060"));
}

// A scroll area for a part of a dialog. It asks for the full size of the part plus a scroll bar, but can be
// smaller on a small screen. It is hidden while its part is hidden.
class PartArea : public FilledArea {
 public:
  using FilledArea::FilledArea;

  [[nodiscard]] QSize sizeHint() const override {
    QSize wanted = widget()->sizeHint();
    const QLayout& layout = *widget()->layout();
    if (isVisible() && layout.hasHeightForWidth()) {
      wanted.setHeight(layout.totalHeightForWidth(qMax(width(), leastWidth())));
    }
    return wanted + besides();
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    const QSize least = QSize(leastWidth(), leastHeight(leastWidth())) + besides();
    const int screenWide = screen()->availableGeometry().width() - kBesideDialog;
    return {qMin(least.width(), screenWide), qMin(least.height(), kFewFields)};
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool isTaken = FilledArea::eventFilter(watched, event);
    if (watched != widget()) return isTaken;
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    if (event->type() == QEvent::ShowToParent) show();
    if (event->type() == QEvent::HideToParent) hide();
    return isTaken;
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    FilledArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
  }

 private:
  // Returns the room beside the part: the width of a scroll bar, and one pixel of height. With a fractional
  // screen scale, a window can come out one pixel lower than asked.
  [[nodiscard]] QSize besides() const { return {verticalScrollBar()->sizeHint().width(), 1}; }
};

}  // namespace

FormDialog::FormDialog(Session& session, const Translator& translator, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_translator(translator),
      m_introduction(wrappedLabel(this)),
      m_fields(new QFormLayout),
      m_legend(wrappedLabel(this, translator(words::Phrase::RequiredLegend))),
      m_refusal(wrappedLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  new EarlyKeys(*this);
  m_introduction->hide();
  m_legend->setForegroundRole(QPalette::PlaceholderText);
  m_legend->hide();
  m_refusal->setAutoFillBackground(true);
  m_refusal->setMargin(8);
  m_refusal->hide();
  m_fields->setSpacing(10);
  m_fields->setContentsMargins(1, 1, 1, 1);
  m_fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  auto* fields = new QWidget(this);
  fields->setLayout(m_fields);
  m_body = new PartArea(fields, this);
  m_body->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_body->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(m_introduction);
  layout->addWidget(m_body);
  layout->addWidget(m_legend);
  layout->addWidget(m_refusal);
  layout->addStretch(0);
  layout->addWidget(m_buttons);
  setLeaveText(words::Phrase::Cancel);
  submitButton()->setDefault(true);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &FormDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, [this] { leave(); });
  m_session.screen().sight.hold();
  m_session.refusals().open(*this, [this](const QString& message, const desk::DeskError* error) {
    if (error != nullptr) {
      m_fault = *error;
      askWho(*error);
    }
    showRefusal(message);
  });
  setMinimumWidth(420);
}

FormDialog::~FormDialog() {
  m_session.refusals().close(*this);
  m_session.screen().sight.letGo();
}

// Shows the fields for name and reason if the error says that they are required. They can become required
// while the dialog is open, because other users may change the contest.
void FormDialog::askWho(const desk::DeskError& error) {
  const bool isAsked =
      error.refusal == desk::Refusal::ByRequired || error.refusal == desk::Refusal::ReasonRequired;
  for (QLineEdit* field : {m_whoField, m_whyField}) {
    if (isAsked && field != nullptr) setFieldVisible(field, true);
  }
}

void FormDialog::showRefusal(const QString& text) {
  const QString message = withoutIntroduction(text);
  if (message == refusal()) return;
  const Colours colours = coloursOf(palette());
  QPalette refusal = palette();
  refusal.setColor(QPalette::Window, colours.rootFill);
  refusal.setColor(QPalette::WindowText, colours.rootInk);
  refusal.setColor(QPalette::Link, colours.rootInk);
  m_refusal->setPalette(refusal);
  m_refused = message;
  showClauses(*m_refusal, message);
  m_refusal->setVisible(!message.isEmpty());
  fitHeight();
}

// Returns the error message without the lines that the introduction already shows, or the whole message if it
// would have no line left.
QString FormDialog::withoutIntroduction(const QString& message) const {
  const QStringList above = m_introduced.split(u'\n');
  QStringList lines = message.split(u'\n');
  lines.removeIf([&above](const QString& line) { return above.contains(unbroken(line)); });
  return lines.isEmpty() ? message : lines.join(u'\n');
}

void FormDialog::accept() {
  const QWidget* before = focusWidget();
  showRefusal({});
  m_fault.reset();
  try {
    if (submit()) return QDialog::accept();
  } catch (const std::exception& failure) {
    showRefusal(QString::fromUtf8(failure.what()));
  }
  if (!refusal().isEmpty()) goToFault(before);
}

void FormDialog::setWanted(QLineEdit* field, bool isWanted) {
  std::erase(m_wanted, field);
  if (isWanted) m_wanted.push_back(field);
  markWanted(field, isWanted && !field->isReadOnly());
  updateLegend();
}

void FormDialog::markWanted(QLineEdit* field, bool isWanted) {
  field->setAccessibleDescription(isWanted ? m_translator(words::Phrase::RequiredField) : QString());
  auto* label = qobject_cast<QLabel*>(m_fields->labelForField(field));
  if (label == nullptr) return;
  QString text = label->text();
  if (text.endsWith(kRequiredMark)) text.chop(kRequiredMark.size());
  label->setText(isWanted ? requiredLabel(text) : text);
}

void FormDialog::updateLegend() {
  const bool isAny = std::ranges::any_of(m_wanted, [this](const QLineEdit* field) {
    return field->isVisibleTo(this) && field->isEnabled() && !field->isReadOnly();
  });
  m_legend->setVisible(isAny);
}

void FormDialog::showLogin(QLineEdit* field) {
  const auto person = m_session.hall().person();
  const std::string name = person ? person->name : platform::userName();
  field->setPlaceholderText(m_translator(words::Phrase::LoginIsRecorded).arg(toQt(name)));
}

bool FormDialog::isMissing(QWidget* field) const {
  const auto* line = qobject_cast<QLineEdit*>(field);
  return line != nullptr && std::ranges::find(m_wanted, line) != m_wanted.end() && !line->isHidden() &&
         line->isEnabled() && !line->isReadOnly() && line->text().trimmed().isEmpty();
}

QWidget* FormDialog::fieldOf(const desk::DeskError& error) const {
  using desk::Refusal;
  if (error.refusal == Refusal::ByRequired) return m_whoField;
  if (error.refusal == Refusal::ReasonRequired) return m_whyField;
  const bool isOfText = error.refusal == Refusal::NotText || error.refusal == Refusal::TextUnseen ||
                        error.refusal == Refusal::TextTooLong;
  if (!isOfText) return nullptr;
  // Finds the field whose text the error quotes. The error quotes only the beginning of the text, so the
  // first 8 letters are compared.
  const QString subject = toQt(error.subject()).left(8);
  for (QWidget* field : m_order) {
    const auto* line = qobject_cast<const QLineEdit*>(field);
    if (line != nullptr && !line->isHidden() && !subject.isEmpty() &&
        line->text().trimmed().startsWith(subject)) {
      return field;
    }
  }
  return nullptr;
}

void FormDialog::goToFault(const QWidget* before) {
  QWidget* field = m_fault ? fieldOf(*m_fault) : nullptr;
  // If the error names no field and the focus has moved, the dialog has already moved the focus to the faulty
  // field. Nothing is left to do.
  if (field == nullptr && focusWidget() != before) return;
  if (field == nullptr || field->isHidden()) {
    const auto missing = std::ranges::find_if(m_order, [this](QWidget* each) { return isMissing(each); });
    field = missing == m_order.end() ? nullptr : *missing;
  }
  if (field == nullptr) return;
  field->setFocus(Qt::TabFocusReason);
  m_body->ensureWidgetVisible(field);
}

void FormDialog::addField(words::Phrase label, QWidget* field) {
  auto* name = new QLabel(m_translator(label), this);
  name->setBuddy(field);
  field->setAccessibleName(m_translator.plain(label));
  m_fields->addRow(name, field);
  m_body->show();
  m_order.push_back(field);
  forgetRefusalBy(field);
  auto* line = qobject_cast<QLineEdit*>(field);
  using words::Phrase;
  constexpr Phrase kWho[] = {Phrase::By,         Phrase::MadeBy,   Phrase::UndoneBy,   Phrase::LiveBy,
                             Phrase::ReviewedBy, Phrase::SignedBy, Phrase::ViolationBy};
  const bool isWho = std::ranges::find(kWho, label) != std::end(kWho);
  if (isWho) m_whoField = line;
  if (label == words::Phrase::Reason) m_whyField = line;
  // The login is known already, so its field is not marked as required.
  if (isWho && m_session.hall().person()) {
    showLogin(line);
    line->setReadOnly(true);
  }
  if (line != nullptr && (line == m_whoField || line == m_whyField)) setWanted(line);
  constexpr Phrase kChanges[] = {Phrase::By, Phrase::MadeBy, Phrase::UndoneBy};
  if (std::ranges::find(kChanges, label) == std::end(kChanges)) return;
  m_askedField = new QLineEdit(this);
  addField(Phrase::AskedBy, m_askedField);
}

void FormDialog::addAuthor(words::Phrase by) {
  addField(by, new QLineEdit(this));
  addField(words::Phrase::Reason, new QLineEdit(this));
}

void FormDialog::setAuthorVisible(bool visible) {
  setFieldVisible(m_whoField, visible);
  setFieldVisible(m_whyField, visible);
}

desk::Author FormDialog::typedAuthor() const {
  const auto typed = [](const QLineEdit* field) { return field == nullptr ? QString() : field->text(); };
  return m_session.author(typed(m_whoField), typed(m_whyField), typed(m_askedField));
}

void FormDialog::setAskedBy(const QString& name) {
  if (m_askedField != nullptr) m_askedField->setText(name);
}

void FormDialog::forgetAuthor() {
  for (QLineEdit* field : {m_whoField, m_askedField, m_whyField}) {
    if (field != nullptr) field->clear();
  }
}

void FormDialog::setFieldVisible(QWidget* field, bool visible) {
  m_fields->setRowVisible(field, visible);
  if (field == m_whoField && m_askedField != nullptr) m_fields->setRowVisible(m_askedField, visible);
  updateLegend();
  // Makes the dialog higher for a row that has become visible.
  fitHeight();
}

void FormDialog::setIntroduction(const QString& text) {
  m_introduced = unbroken(text);
  showClauses(*m_introduction, m_introduced);
  m_introduction->setVisible(!text.isEmpty());
}

void FormDialog::setSubmitText(words::Phrase text) {
  submitButton()->setText(m_translator(text));
}

void FormDialog::setLeaveText(words::Phrase text) {
  m_buttons->button(QDialogButtonBox::Cancel)->setText(m_translator(text));
}

QPushButton* FormDialog::addButton(words::Phrase text) {
  QPushButton* button = m_buttons->addButton(m_translator(text), QDialogButtonBox::ActionRole);
  button->setAutoDefault(false);
  return button;
}

QPushButton* FormDialog::submitButton() const {
  return m_buttons->button(QDialogButtonBox::Ok);
}

void FormDialog::addWide(QWidget* body) {
  auto* column = static_cast<QVBoxLayout*>(layout());
  // A scroll area shows its widget. A widget that is hidden must stay hidden.
  const bool isHidden = body->testAttribute(Qt::WA_WState_ExplicitShowHide) && body->isHidden();
  QWidget* placed = body->layout() == nullptr ? body : new PartArea(body, this);
  if (isHidden) body->hide();
  column->insertWidget(1 + m_bodies, placed, 1);
  m_order.insert(m_order.begin() + m_bodies, body);
  ++m_bodies;
}

void FormDialog::startWith(const QSize& size) {
  const int wide = qMax(size.width(), size.width() * fontMetrics().height() / kSmallLine);
  resize(qMin(wide, screen()->availableGeometry().width() - kBesideDialog), size.height());
}

int FormDialog::wholeHeight(int width) const {
  return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                       : layout()->totalSizeHint().height();
}

void FormDialog::fitHeight(Fit fit) {
  if (!isVisible()) return;
  m_fields->activate();
  m_body->updateGeometry();
  layout()->activate();
  const QRect room = screen()->availableGeometry();
  // Makes the dialog wider if a row that was just shown needs more width.
  const int wide = qMin(qMax(width(), layout()->totalMinimumSize().width()), room.width());
  m_wholeHeight = wholeHeight(wide);
  const int high = qMin(m_wholeHeight, room.height() - kTitleBar);
  resize(wide, fit == Fit::Exact ? high : qMax(height(), high));
  stayOnScreen();
}

// Moves the dialog after it has grown beyond the edge of the screen.
void FormDialog::stayOnScreen() {
  const QRect room = screen()->availableGeometry();
  const QRect frame = frameGeometry();
  const int left = qMax(room.left(), qMin(frame.left(), room.right() + 1 - frame.width()));
  const int top = qMax(room.top(), qMin(frame.top(), room.bottom() + 1 - frame.height()));
  if (QPoint(left, top) != frame.topLeft()) move(left, top);
}

bool FormDialog::event(QEvent* event) {
  const bool isTaken = QDialog::event(event);
  // Grows with the content. A height that the user set stays while the content needs no more than before.
  if (event->type() == QEvent::LayoutRequest && isVisible() && wholeHeight(width()) > m_wholeHeight) {
    fitHeight();
  }
  return isTaken;
}

void FormDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  if (event->spontaneous()) return;
  // Makes the first field show a focus frame, as if the user had reached the field with the Tab key.
  setAttribute(Qt::WA_KeyboardFocusChange);
  orderTabs();
  fitHeight();
}

// When the dialog is closed, it no longer shows the session's errors.
void FormDialog::hideEvent(QHideEvent* event) {
  QDialog::hideEvent(event);
  if (!event->spontaneous()) m_session.refusals().close(*this);
}

void FormDialog::orderTabs() {
  // Removes the focus proxy of the box of buttons. The box stands before the fields in the Tab order. With
  // the proxy, Tab would lead to the buttons again and again.
  m_buttons->setFocusProxy(nullptr);
  QWidget* before = nullptr;
  QWidget* first = m_first;
  for (QWidget* field : m_order) {
    if (field->focusPolicy() == Qt::NoFocus) continue;
    if (before != nullptr) setTabOrder(before, field);
    before = field;
    if (first == nullptr && field->isVisible() && field->isEnabled()) first = field;
  }
  if (before != nullptr) setTabOrder(before, submitButton());
  setTabOrder(submitButton(), m_buttons->button(QDialogButtonBox::Cancel));
  if (first != nullptr) first->setFocus(Qt::TabFocusReason);
}

void FormDialog::forgetRefusalBy(QWidget* field) {
  const auto forget = [this] { showRefusal({}); };
  if (const auto* line = qobject_cast<QLineEdit*>(field)) connect(line, &QLineEdit::textEdited, this, forget);
  if (const auto* box = qobject_cast<QComboBox*>(field)) connect(box, &QComboBox::activated, this, forget);
  if (const auto* spin = qobject_cast<QSpinBox*>(field)) {
    connect(spin, &QSpinBox::valueChanged, this, forget);
  }
}

}  // namespace damath::window
