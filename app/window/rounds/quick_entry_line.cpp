// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/quick_entry_line.hpp"

#include <QApplication>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr Phrase kQuickNames[] = {Phrase::BoardShort, Phrase::Blue,         Phrase::Red,
                                  Phrase::QuickBy,    Phrase::QuickAskedBy, Phrase::QuickReason};
constexpr Phrase kWhole[] = {Phrase::QuickBoard, Phrase::BlueGrand, Phrase::RedGrand,
                             Phrase::By,         Phrase::AskedBy,   Phrase::Reason};
// The width of each field, in characters: board, BLUE, RED, name, person who asked, and reason.
constexpr int kLetters[] = {5, 12, 16, 18, 18, 60};
// The number of characters typed since an error that the message shows, enough to find the place on the
// paper.
constexpr int kMostSince = 24;
// The lines of text for which the labels always have room. The table below would otherwise move with each
// message.
constexpr int kLinesOfLabel = 2;

bool isReturnKey(const QKeyEvent& key) {
  return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

bool isModifierKey(const QKeyEvent& key) {
  return key.text().isEmpty() && key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock;
}

}  // namespace

QuickEntryLine::QuickEntryLine(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_entry(session, translator),
      m_row(new QHBoxLayout),
      m_rows(new QVBoxLayout(this)),
      m_echo(new QLabel(this)),
      m_message(new QLabel(this)),
      m_endings(wrappedLabel(this)) {
  auto* fields = m_row;
  fields->setSpacing(kFieldGap);
  for (std::size_t i = 0; i < kFields; ++i) {
    m_names[i] = new QLabel(this);
    m_fields[i] = new QLineEdit(this);
    m_names[i]->setBuddy(m_fields[i]);
    m_fields[i]->setMaximumWidth(m_fields[i]->fontMetrics().averageCharWidth() * kLetters[i] + 4 * kFieldGap);
    m_fields[i]->installEventFilter(this);
    connect(m_fields[i], &QLineEdit::textEdited, this, guarded(m_session, [this] {
              // The question was about the line before the edit.
              if (std::exchange(m_isAsked, false)) {
                m_why.clear();
                tellFault();
              }
              showBoard();
            }));
    fields->addWidget(m_names[i]);
    fields->addWidget(m_fields[i]);
  }
  for (QLabel* label : {m_echo, m_message}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  // The labels keep their room while they are hidden. The list of endings gives its room to an error message,
  // which may be long.
  for (QLabel* label : {m_echo, m_message}) {
    QSizePolicy kept = label->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    label->setSizePolicy(kept);
  }
  m_endings->setForegroundRole(QPalette::PlaceholderText);
  fields->addWidget(m_echo, 1);
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_rows->setSpacing(kFieldGap / 2);
  m_rows->addLayout(fields);
  auto* said = new QHBoxLayout;
  said->setSpacing(3 * kFieldGap);
  said->addWidget(m_message, 1);
  said->addWidget(m_endings, 1);
  m_rows->addLayout(said);
  setFocusProxy(m_fields[Board]);
  fitLabels();
  askForName(false);
  connect(&m_translator, &Translator::changed, this, &QuickEntryLine::retranslate);
  retranslate();
}

void QuickEntryLine::fitLabels() {
  for (QLabel* label : {m_echo, m_message, m_endings}) {
    label->setMinimumHeight(kLinesOfLabel * label->fontMetrics().lineSpacing());
  }
}

void QuickEntryLine::retranslate() {
  for (std::size_t i = 0; i < kFields; ++i) {
    // A correction needs a name and a reason, so their labels have the sign of required fields.
    const QString mark = i == By || i == Reason ? QStringLiteral(" *") : QString();
    m_names[i]->setText(m_translator.plain(kQuickNames[i]) + mark);
    m_fields[i]->setAccessibleName(m_translator.plain(kWhole[i]));
    m_fields[i]->setToolTip(m_translator(i < By ? Phrase::QuickHint : Phrase::CorrectionHint));
  }
  m_endings->setText(m_translator(Phrase::EndingLetters));
  tell({}, Tone::Plain);
  showEcho();
}

void QuickEntryLine::look(contest::EventId event, contest::RoundNumber round) {
  const bool isOther = m_entry.look(event, round);
  if (isOther) {
    if (isTyped()) m_typed.insert_or_assign(shownRound(), line());
    m_contest = m_session.path();
    m_event = event;
    m_round = round;
    for (QLineEdit* field : m_fields) field->clear();
    tell({}, Tone::Plain);
    if (auto typed = m_typed.extract(shownRound())) restore(typed.mapped());
  }
  // Keeps the description of the line (m_echo) while enter() saves: the fields still hold the typed line, but
  // its game may already have the new result. An update would describe the line as a correction of this
  // result. After the save, enter() clears the line or updates the description.
  if (m_isEntering && !isOther) return;
  const bool isOutdated = m_tone == Tone::Good && m_entry.hasChangedSince();
  if (isOutdated) tell({}, Tone::Plain);
  isOther || isOutdated ? showBoard() : showEcho();
}

QuickEntryLine::RoundKey QuickEntryLine::shownRound() const {
  return {m_contest, m_event, m_round};
}

void QuickEntryLine::restore(const QuickEntry::Line& typed) {
  const QString* texts[kFields] = {&typed.board, &typed.blue,    &typed.red,
                                   &typed.by,    &typed.askedBy, &typed.reason};
  for (std::size_t i = 0; i < kFields; ++i) put(i, *texts[i]);
  const auto board = m_entry.boardOf(dividedLine());
  const QString named = board ? QString::number(contest::numberOf(*board)) : typed.board;
  tell(filledIn(m_translator(Phrase::TypedNotEntered), named), Tone::Wrong);
  // Digits replace the board instead of lengthening its number.
  m_fields[Board]->selectAll();
}

std::vector<desk::Place> QuickEntryLine::unsavedBoards(contest::EventId event) const {
  std::vector<desk::Place> places;
  const auto add = [&](const RoundKey& key, const QuickEntry::Line& typed) {
    if (std::get<QString>(key) != m_session.path() || std::get<contest::EventId>(key) != event) return;
    const auto board = desk::parseBoard(fromQt(typed.board.simplified().section(u' ', 0, 0)));
    if (board) places.push_back({std::get<contest::RoundNumber>(key), *board});
  };
  for (const auto& [key, typed] : m_typed) add(key, typed);
  std::ranges::sort(places, {}, [](const desk::Place& place) { return std::pair(place.round, place.board); });
  return places;
}

bool QuickEntryLine::isTyped() const {
  return std::ranges::any_of(m_fields, [](const QLineEdit* field) { return !field->text().isEmpty(); });
}

QuickEntry::Line QuickEntryLine::line() const {
  return {.board = m_fields[Board]->text(),
          .blue = m_fields[Blue]->text(),
          .red = m_fields[Red]->text(),
          .by = m_fields[By]->text(),
          .reason = m_fields[Reason]->text(),
          .askedBy = m_fields[AskedBy]->text()};
}

QPalette QuickEntryLine::inkOf(Tone tone) const {
  QPalette ink = palette();
  const Colours colours = coloursOf(ink);
  if (tone == Tone::Wrong) ink.setColor(QPalette::WindowText, colours.rootInk);
  if (tone == Tone::Good) ink.setColor(QPalette::WindowText, colours.good);
  return ink;
}

QuickEntry::Line QuickEntryLine::dividedLine() const {
  return m_entry.divided(line(), desk::LinePart::Board).line;
}

void QuickEntryLine::hold(std::size_t field, const QString& why) {
  focus(field);
  m_fields[field]->selectAll();
  m_why = why;
  m_faulty = field;
  m_isAsked = false;
  m_isTypedOn = false;
  if (!m_isUnseen) m_since.clear();
  // A name or a reason has letters, which nobody types from a scoresheet without looking.
  if (field <= Red) m_isUnseen = true;
  tellFault();
  QApplication::beep();
}

void QuickEntryLine::tellFault() {
  QStringList parts;
  if (!m_why.isEmpty()) parts << m_why;
  if (!m_since.isEmpty()) parts << m_translator(Phrase::TypedSince).arg(m_since);
  showMessage(parts.join(QStringLiteral(" — ")), parts.isEmpty() ? Tone::Plain : Tone::Wrong);
  if (m_echo->text() == m_why) showEchoed({});
}

void QuickEntryLine::noteKey(const QKeyEvent& key) {
  if (!m_isUnseen || isModifierKey(key)) return;
  const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
  // Ctrl and Alt together type a letter on some keyboards.
  const auto chord = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  const bool isCommand = chord && chord != (Qt::ControlModifier | Qt::AltModifier);
  const bool isLetter = !key.text().isEmpty() && key.text().at(0).isPrint();
  const bool isCorrection = m_isTypedOn && key.key() == Qt::Key_Backspace;
  if (isCommand || !(isLetter || isCorrection || isReturnKey(key))) return isTab ? void() : noteSeen();
  m_isTypedOn = true;
  const QString typed = isReturnKey(key) ? QStringLiteral("↵")
                        : isCorrection   ? QStringLiteral("⌫")
                                         : key.text();
  m_since = (m_since + typed).right(kMostSince);
  tellFault();
}

void QuickEntryLine::noteSeen() {
  if (!m_isUnseen) return;
  m_isUnseen = false;
  m_since.clear();
  tellFault();
}

void QuickEntryLine::tell(const QString& text, Tone tone) {
  m_faulty.reset();
  m_isAsked = false;
  m_isUnseen = false;
  m_why.clear();
  m_since.clear();
  showMessage(text, tone);
}

void QuickEntryLine::showMessage(const QString& text, Tone tone) {
  if (tone != m_tone) m_message->setPalette(inkOf(tone));
  m_tone = tone;
  // The message begins with a sign, because color alone is not enough.
  const QString sign = tone == Tone::Wrong  ? QStringLiteral("✘ ")
                       : tone == Tone::Good ? QStringLiteral("✔ ")
                                            : QString();
  m_message->setText(text.isEmpty() ? text : sign + text);
  m_message->setVisible(!text.isEmpty());
  // Hides the list of endings while an error is shown, so that the error gets the whole width. An error about
  // an ending lists the letters of the endings itself. If a total is missing, the list stays, because an
  // ending may take its place.
  const bool isMissing =
      m_faulty && (*m_faulty == Blue || *m_faulty == Red) && m_fields[*m_faulty]->text().trimmed().isEmpty();
  m_endings->setVisible(tone != Tone::Wrong || isMissing);
}

void QuickEntryLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitLabels();
  if (event->type() != QEvent::PaletteChange) return;
  m_message->setPalette(inkOf(m_tone));
}

// Shows the description of the typed line. An empty label is hidden from screen readers.
void QuickEntryLine::showEchoed(const QString& text) {
  m_echo->setText(text);
  m_echo->setVisible(!text.isEmpty());
}

void QuickEntryLine::showEcho() {
  const QuickEntry::Line now = dividedLine();
  const auto proposed = m_entry.proposed();
  m_fields[Board]->setPlaceholderText(proposed ? QString::number(contest::numberOf(*proposed)) : QString());
  const QString echo = m_entry.echo(now);
  // Hides the description if the error message has the same text.
  showEchoed(m_faulty && echo == m_why ? QString() : echo);
  askForName(m_entry.asksForName(now) && !now.blue.isEmpty());
}

void QuickEntryLine::showBoard() {
  showEcho();
  if (const auto board = m_entry.boardOf(dividedLine())) Q_EMIT boardShown(contest::numberOf(*board));
}

void QuickEntryLine::askForName(bool isAsked) {
  // The fields for name, person who asked and reason stay visible while one of them has the focus or a text.
  const bool isShown = isAsked || std::any_of(m_fields.begin() + By, m_fields.end(), [](QLineEdit* field) {
                         return field->hasFocus() || !field->text().isEmpty();
                       });
  const auto person = m_session.hall().person();
  m_fields[By]->setReadOnly(person.has_value());
  m_fields[By]->setPlaceholderText(person ? m_translator(Phrase::LoginIsRecorded).arg(toQt(person->name))
                                          : QString());
  for (std::size_t field = By; field < kFields; ++field) {
    m_names[field]->setVisible(isShown);
    m_fields[field]->setVisible(isShown);
  }
  // The fields for name and reason leave no room for the description of the typed line (m_echo), so it moves
  // below them.
  const bool isBelow = m_rows->indexOf(m_echo) >= 0;
  if (isBelow == isShown) return;
  if (isShown) {
    m_row->removeWidget(m_echo);
    m_rows->insertWidget(1, m_echo);
  } else {
    m_rows->removeWidget(m_echo);
    m_row->addWidget(m_echo, 1);
  }
}

void QuickEntryLine::goToName(const QString& why) {
  askForName(true);
  const bool isBySaid = m_fields[By]->isReadOnly() || QuickEntry::isWords(m_fields[By]->text());
  const std::size_t open = isBySaid ? Reason : By;
  const QString said = m_fields[open]->text().trimmed();
  if (!said.isEmpty() && !QuickEntry::isWords(said))
    return hold(open, m_translator(Phrase::NameHasLetters).arg(said));
  tell(why, Tone::Plain);
  focus(open);
}

void QuickEntryLine::focus(std::size_t field) {
  m_fields[field]->setFocus(Qt::TabFocusReason);
}

void QuickEntryLine::put(std::size_t field, const QString& text) {
  if (m_fields[field]->text() != text) m_fields[field]->setText(text);
}

void QuickEntryLine::clear() {
  for (QLineEdit* field : m_fields) field->clear();
  focus(Board);
  showBoard();
}

void QuickEntryLine::bringBack() {
  const auto& last = m_entry.last();
  if (!last) return;
  put(Board, last->board);
  put(Blue, last->blue);
  put(Red, last->red);
  focus(Red);
  m_fields[Red]->selectAll();
  tell({}, Tone::Plain);
  showBoard();
}

QString QuickEntryLine::divide(std::size_t field) {
  const auto part = field == Board ? desk::LinePart::Board : desk::LinePart::Blue;
  const QuickEntry::Division divided = m_entry.divided(line(), part);
  put(Board, divided.line.board);
  put(Blue, divided.line.blue);
  put(Red, divided.line.red);
  return divided.question;
}

void QuickEntryLine::goOn(std::size_t field) {
  if (field == By || field == AskedBy) return goOnInName(field);
  if (field >= Red) return enter();
  if (const QString question = divide(field); !question.isEmpty()) {
    showBoard();
    return hold(Blue, question);
  }
  const auto part = field == Board ? desk::LinePart::Board : desk::LinePart::Blue;
  if (field == Board && m_fields[Board]->text().trimmed().isEmpty()) {
    if (const auto proposed = m_entry.proposed()) put(Board, QString::number(contest::numberOf(*proposed)));
  }
  const QuickEntry::Line now = line();
  if (field == Blue && QuickEntry::isEndingAlone(now)) return enter();
  const QString fault = m_entry.faultOf(now, part);
  showBoard();
  if (!fault.isEmpty()) return hold(field, fault);
  if (!m_isUnseen) tell({}, Tone::Plain);
  focus(field + 1);
  m_fields[field + 1]->selectAll();
}

void QuickEntryLine::goOnInName(std::size_t field) {
  const QString said = m_fields[field]->text().trimmed();
  const bool isSaid = QuickEntry::isWords(said) || m_fields[field]->isReadOnly();
  if (!isSaid && !said.isEmpty()) return hold(field, m_translator(Phrase::NameHasLetters).arg(said));
  if (!isSaid && field == By) return goToName(m_translator(Phrase::CorrectionHint));
  tell(m_translator(Phrase::CorrectionHint), Tone::Plain);
  focus(field + 1);
  m_fields[field + 1]->selectAll();
}

bool QuickEntryLine::leavesByTab(std::size_t field) {
  if (const QString question = divide(field); !question.isEmpty()) {
    showBoard();
    hold(Blue, question);
    return true;
  }
  showBoard();
  const auto part = field == Board ? desk::LinePart::Board : desk::LinePart::Blue;
  if (m_isUnseen || m_fields[field]->text().trimmed().isEmpty()) return false;
  const QString fault = m_entry.faultOf(line(), part);
  tell(fault, fault.isEmpty() ? Tone::Plain : Tone::Wrong);
  return false;
}

void QuickEntryLine::goBack(std::size_t field) {
  if (field == Board) return;
  focus(field - 1);
  // Selects the text of the field, so that new typing replaces it.
  m_fields[field - 1]->selectAll();
}

void QuickEntryLine::enter() {
  const QuickEntry::Answer answer = [this] {
    const QScopedValueRollback<bool> entering(m_isEntering, true);
    return m_entry.enter(line(), m_isUnseen ? QuickEntry::Sight::Unseen : QuickEntry::Sight::Seen);
  }();
  // Updates the description of the typed line, because another user may have changed the round while a
  // question to this user was open.
  if (answer.outcome != QuickEntry::Outcome::Stored) showEcho();
  switch (answer.outcome) {
    case QuickEntry::Outcome::Stored:
      clear();
      tell(answer.text, Tone::Good);
      // The message beside the fields tells the whole result. The status bar only names the board, next to
      // the button that undoes the result.
      Q_EMIT stored(m_translator(Phrase::ResultOfBoardEntered).arg(m_entry.last()->board));
      return;
    case QuickEntry::Outcome::Kept:
      clear();
      return tell(answer.text, Tone::Plain);
    case QuickEntry::Outcome::Unstored:
      // The typed line is correct but could not be saved. The focus goes to RED's field, the last field of
      // the result, where Return tries again.
      focus(Red);
      return tell(answer.text, Tone::Wrong);
    case QuickEntry::Outcome::NameWanted:
      return goToName(answer.text);
    case QuickEntry::Outcome::Doubted:
      // The question about an ending alone tells the whole line.
      if (QuickEntry::isEndingAlone(line())) m_since.clear();
      hold(answer.part == desk::LinePart::Red ? Red : Blue, answer.text);
      m_isAsked = true;
      return;
    case QuickEntry::Outcome::Refused:
      const auto part = static_cast<std::size_t>(answer.part);
      const bool isInTotals = part == Red + 1U && !QuickEntry::isEndingAlone(line());
      const std::size_t wrong = part <= Red ? part : isInTotals ? std::size_t{Red} : std::size_t{Blue};
      return hold(wrong, answer.text);
  }
}

bool QuickEntryLine::takesMove(std::size_t field, const QKeyEvent& key) {
  const QLineEdit& edit = *m_fields[field];
  const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
  const bool isAnswer = m_isAsked && field <= Red && key.text() == u'*';
  // A blank belongs to a mixed number, or to the letters of an ending. In RED's field it may stand between a
  // total and an ending.
  const bool endsBlue = field == Blue && m_entry.hasWholeTotals() && !QuickEntry::isEndingAlone(line());
  const bool isBlank = isPlain && key.key() == Qt::Key_Space && (field == Board || endsBlue);
  const bool isReturn = isPlain && isReturnKey(key);
  const bool isBack =
      isPlain && key.key() == Qt::Key_Backspace && edit.cursorPosition() == 0 && !edit.hasSelectedText();
  if (!isAnswer && !isBlank && !isReturn && !isBack) return false;
  if (key.isAutoRepeat()) return true;
  m_lastMove = key.key();
  if (isAnswer) {
    noteSeen();
    enter();
    return true;
  }
  // Right behind an error, Backspace in the empty faulty field only shows that the error was seen.
  const bool isAtError = m_isUnseen && !m_isTypedOn;
  noteKey(key);
  if (!isBack) {
    goOn(field);
  } else if (!isAtError) {
    goBack(field);
  }
  return true;
}

bool QuickEntryLine::takesKey(std::size_t field, const QKeyEvent& key) {
  const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
  // A key that is held down moves on once.
  if (key.isAutoRepeat() && key.key() == m_lastMove) return true;
  if (!key.isAutoRepeat()) m_lastMove = 0;
  if (takesMove(field, key)) return true;
  noteKey(key);
  if (isPlain && key.key() == Qt::Key_Tab && field < Red) return leavesByTab(field);
  if (isPlain && key.key() == Qt::Key_Up) {
    bringBack();
    return true;
  }
  if (isPlain && key.key() == Qt::Key_Escape && (isTyped() || m_faulty)) {
    clear();
    tell({}, Tone::Plain);
    return true;
  }
  if (key.matches(QKeySequence::Undo) && !isTyped()) {
    Q_EMIT stepAsked(Command::Undo);
    return true;
  }
  const bool isRedo =
      key.matches(QKeySequence::Redo) || (key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier) ||
      (key.key() == Qt::Key_Z && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier));
  if (isRedo && !isTyped()) {
    Q_EMIT stepAsked(Command::Redo);
    return true;
  }
  return false;
}

void QuickEntryLine::takeMouse(std::size_t field, const QEvent& event) {
  switch (event.type()) {
    case QEvent::MouseButtonPress:
      m_selectsOnRelease = m_isUnseen && m_faulty == field;
      return noteSeen();
    case QEvent::MouseButtonRelease:
      // A drag of the mouse has selected a part of the text.
      if (std::exchange(m_selectsOnRelease, false) && !m_fields[field]->hasSelectedText())
        m_fields[field]->selectAll();
      return;
    case QEvent::Drop:
      return noteSeen();
    default:
      return;
  }
}

bool QuickEntryLine::eventFilter(QObject* watched, QEvent* event) {
  const auto field = std::ranges::find(m_fields, watched);
  // A user who comes back from the list of boards wants another board. The board number is selected, so that
  // typing replaces it.
  if (watched == m_fields[Board] && event->type() == QEvent::FocusIn &&
      static_cast<const QFocusEvent*>(event)->reason() == Qt::OtherFocusReason) {
    m_fields[Board]->selectAll();
    noteSeen();
  }
  if (field != m_fields.end()) takeMouse(static_cast<std::size_t>(field - m_fields.begin()), *event);
  if (field == m_fields.end() || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  bool isTaken = false;
  guarded(m_session, [&] {
    isTaken = takesKey(static_cast<std::size_t>(field - m_fields.begin()), *static_cast<QKeyEvent*>(event));
  })();
  return isTaken || QWidget::eventFilter(watched, event);
}

}  // namespace damath::window
