// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/laws_view.hpp"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/column_widths.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/line_breaks.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/settings/chip_set_form.hpp"
#include "app/window/settings/ruleset_form.hpp"
#include "app/window/settings/sample_view.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/file_words.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr qsizetype kMostFaults = 4;  // a message lists at most so many errors of a file
constexpr int kColumnAir = 18;        // pixels beside the text of a column
constexpr int kSampleLetters = 40;    // the width of the sample position, in letters

}  // namespace

LawsView::LawsView(LawKind kind, Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_kind(kind),
      m_session(session),
      m_translator(translator),
      m_notice(new NoticeBar(this)),
      m_list(new ListTable(this)),
      m_nameLabel(new QLabel(this)),
      m_name(new QLineEdit(this)),
      m_nameFault(new QLabel(this)),
      m_form(kind == LawKind::Ruleset ? static_cast<LawForm*>(new RulesetForm(translator, this))
                                      : new ChipSetForm(translator, this)),
      m_withLabel(new QLabel(this)),
      m_with(new QComboBox(this)),
      m_sample(new SampleView(translator, this)) {
  m_base = kind == LawKind::Ruleset ? QStringLiteral("manual") : QStringLiteral("integer");
  m_list->setStretching({0});
  m_list->setWrapping();
  m_nameLabel->setBuddy(m_name);
  m_nameFault->setWordWrap(true);
  m_nameFault->setForegroundRole(QPalette::BrightText);
  m_nameFault->hide();
  m_withLabel->setBuddy(m_with);
  m_area = new QScrollArea(this);
  m_area->setWidget(m_form);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* name = inRow({m_nameLabel, {m_name, 1}});
  auto* middle = inColumn({name, m_nameFault, {m_area, 1}}, 8);
  auto* with = inRow({m_withLabel, {m_with, 1}});
  auto* right = inColumn({with, {m_sample, 1}}, 8);
  auto* row = inRow({m_list, {middle, 5}, {right, 3}}, 10);
  arrange(*flush<QVBoxLayout>(this), {m_notice, {row, 1}});
  connect(m_list, &ListTable::currentKeyChanged, this, guarded(m_session, [this] { choose(); }));
  connect(m_name, &QLineEdit::textEdited, this, guarded(m_session, [this] { change(); }));
  connect(m_form, &LawForm::changed, this, guarded(m_session, [this] { change(); }));
  connect(m_form, &LawForm::clauseAsked, this, &LawsView::clauseAsked);
  connect(m_sample, &SampleView::clauseAsked, this, &LawsView::clauseAsked);
  connect(m_with, &QComboBox::currentIndexChanged, this, guarded(m_session, [this] { check(); }));
}

const KeptLaw* LawsView::base() const {
  const auto found = std::ranges::find(m_kept.laws, m_base, &KeptLaw::name);
  return found == m_kept.laws.end() ? nullptr : &*found;
}

QString LawsView::clauseAtHand() const {
  return m_form->clauseAtHand();
}

QString LawsView::draftKey() const {
  return (m_kind == LawKind::Ruleset ? QStringLiteral("ruleset/") : QStringLiteral("chipset/")) + m_base;
}

QString LawsView::shownName(const QString& name) const {
  return lawText(m_kind, name, m_translator.language());
}

void LawsView::refresh() {
  m_kept = keptLaws(m_kind);
  if (base() == nullptr) m_base = m_kept.laws.front().name;
  retranslate();
  fillCompanions();
  fillList();
  choose();
  if (!m_kept.unread.isEmpty() && m_notice->text().isEmpty()) {
    m_notice->tell(filledIn(m_translator(Phrase::LawsUnread), m_kept.unread.join(QStringLiteral(", ")),
                            QDir::toNativeSeparators(lawFolder(m_kind))),
                   {});
  }
}

void LawsView::retranslate() {
  const bool isRuleset = m_kind == LawKind::Ruleset;
  const Phrase title = isRuleset ? Phrase::SettingsRulesets : Phrase::SettingsChipSets;
  m_list->setAccessibleName(m_translator.plain(title));
  m_area->setAccessibleName(m_translator.plain(title));
  m_nameLabel->setText(m_translator(Phrase::LawName));
  m_name->setAccessibleName(m_translator.plain(Phrase::LawName));
  m_withLabel->setText(m_translator.plain(isRuleset ? Phrase::ChipSet : Phrase::Ruleset));
  m_with->setAccessibleName(m_translator.plain(isRuleset ? Phrase::ChipSet : Phrase::Ruleset));
  m_form->retranslate();
  m_sample->retranslate();
  m_area->setMinimumWidth(m_form->minimumSizeHint().width() +
                          m_area->verticalScrollBar()->sizeHint().width());
  m_sample->setMinimumWidth(kSampleLetters * fontMetrics().averageCharWidth());
}

void LawsView::fillCompanions() {
  const QSignalBlocker quiet(m_with);
  const QVariant chosen = m_with->currentData();
  m_with->clear();
  const LawKind other = m_kind == LawKind::Ruleset ? LawKind::ChipSet : LawKind::Ruleset;
  offerLaws(*m_with, other, m_translator.language());
  const int usual = m_with->findData(QStringLiteral("integer"));
  const int before = chosen.isValid() ? m_with->findData(chosen) : -1;
  m_with->setCurrentIndex(before >= 0 ? before : std::max(usual, 0));
}

void LawsView::fillList() {
  const QSignalBlocker quiet(m_list);
  std::vector<TableRow> rows;
  for (const KeptLaw& law : m_kept.laws) {
    const bool isHere = law.name == m_base;
    const QString prefix =
        m_kind == LawKind::Ruleset ? QStringLiteral("ruleset/") : QStringLiteral("chipset/");
    const bool isDraft = isHere ? m_isChanged : !Workplace::lawDraft(prefix + law.name).second.isEmpty();
    const Phrase state = isDraft ? Phrase::LawChanged : law.isOwn() ? Phrase::LawOwn : Phrase::LawBuiltIn;
    rows.push_back(
        {{{.text = shownName(law.name)}, {.text = m_translator(state), .strong = isDraft}}, law.name});
  }
  m_list->setTable({m_translator(Phrase::LawHeading), m_translator(Phrase::LawState)}, std::move(rows));
  m_list->setFixedWidth(widthOfNames());
  m_list->setCurrentKey(m_base);
}

// Returns the width of the list at which each name fits into two lines, so that no name is cut off.
int LawsView::widthOfNames() const {
  const QFontMetrics metrics = m_list->fontMetrics();
  int names = metrics.horizontalAdvance(m_translator(Phrase::LawHeading));
  int states = metrics.horizontalAdvance(m_translator(Phrase::LawState));
  for (const KeptLaw& law : m_kept.laws)
    names = std::max(names, widthInTwoLines(shownName(law.name), metrics));
  QFont strong = m_list->font();
  strong.setBold(true);
  for (const Phrase state : {Phrase::LawChanged, Phrase::LawOwn, Phrase::LawBuiltIn}) {
    states = std::max(states, QFontMetrics(strong).horizontalAdvance(m_translator(state)));
  }
  return std::max(names + kColumnAir, ColumnWidths::kNarrowest) + states + kColumnAir +
         m_list->verticalScrollBar()->sizeHint().width();
}

void LawsView::choose() {
  const QVariant key = m_list->currentKey();
  if (key.isValid()) m_base = key.toString();
  const KeptLaw* law = base();
  if (law == nullptr) return;
  const auto [name, document] = Workplace::lawDraft(draftKey());
  m_isChanged = !document.isEmpty();
  m_form->setDocument(m_isChanged ? fromQt(document) : law->document);
  m_name->setText(m_isChanged ? name : shownName(law->name));
  check();
  Q_EMIT stateChanged();
}

void LawsView::change() {
  const KeptLaw* law = base();
  if (law == nullptr) return;
  const bool isNameKept = m_name->text() == shownName(law->name);
  const auto checked = checkedLaw(m_kind, m_form->document(law->name));
  m_isChanged = !isNameKept || !checked || *checked != law->document;
  // A built-in ruleset or chip set never changes. When the user changes the form, a new name is proposed.
  if (m_isChanged && isNameKept && !law->isOwn()) {
    m_name->setText(m_translator(Phrase::LawNameProposed).arg(shownName(law->name)));
  }
  keepDraft();
  fillList();
  check();
  Q_EMIT stateChanged();
}

void LawsView::keepDraft() const {
  Workplace::setLawDraft(draftKey(), m_isChanged
                                         ? Workplace::LawDraft{m_name->text(), toQt(m_form->document(m_base))}
                                         : Workplace::LawDraft{});
}

QString LawsView::whyNotNamed(const QString& name) const {
  if (name.isEmpty()) return m_translator(Phrase::LawNameEmpty);
  const auto isTaken = [&](const KeptLaw& law) {
    const bool isItself = law.isOwn() && law.name == m_base;
    return !isItself && (law.name.compare(name, Qt::CaseInsensitive) == 0 ||
                         shownName(law.name).compare(name, Qt::CaseInsensitive) == 0);
  };
  return std::ranges::any_of(m_kept.laws, isTaken) ? m_translator(Phrase::LawNameTaken).arg(name) : QString();
}

void LawsView::check() {
  const QString name = m_name->text().trimmed();
  const QString fault = m_isChanged ? whyNotNamed(name) : QString();
  m_nameFault->setText(fault);
  m_nameFault->setVisible(!fault.isEmpty());
  const auto checked = checkedLaw(m_kind, m_form->document(name.isEmpty() ? m_base : name));
  m_form->showFaults(checked ? notation::JsonFaults() : checked.error());
  if (!checked) return;
  const QString with = m_with->currentData().toString();
  if (m_kind == LawKind::Ruleset) {
    const auto set = chipSetNamed(with);
    if (set) m_sample->show(notation::parseRulesetJson(*checked).value(), *set);
  } else {
    const auto ruleset = rulesetNamed(with);
    if (ruleset) m_sample->show(*ruleset, notation::parseChipSetJson(*checked).value());
  }
}

void LawsView::save() {
  const QString name = m_name->text().trimmed();
  check();
  if (!whyNotNamed(name).isEmpty()) return m_name->setFocus();
  const auto checked = checkedLaw(m_kind, m_form->document(name));
  if (!checked) return Q_EMIT said(m_translator(Phrase::LawFaulty));
  const auto kept = keepLaw(m_kind, *checked);
  if (!kept) return m_session.refusals().show(m_translator(Phrase::LawNotKept).arg(kept.error()));
  Workplace::setLawDraft(draftKey(), {});
  m_base = name;
  m_isChanged = false;
  m_notice->tell({}, {});
  refresh();
  Q_EMIT said(filledIn(m_translator(Phrase::LawKept), name, QDir::toNativeSeparators(*kept)));
}

void LawsView::undo() {
  Workplace::setLawDraft(draftKey(), {});
  m_isChanged = false;
  fillList();
  choose();
  Q_EMIT said(m_translator(Phrase::LawTakenBack));
}

void LawsView::remove() {
  if (!isOwn()) return;
  const KeptLaw law = *base();
  if (const auto gone = removeLaw(law); !gone) {
    return m_session.refusals().show(m_translator(Phrase::LawNotKept).arg(gone.error()));
  }
  Workplace::setLawDraft(draftKey(), {});
  m_base.clear();
  m_isChanged = false;
  m_notice->tell(filledIn(m_translator(Phrase::LawRemoved), law.name),
                 {{m_translator(Phrase::LawPutBack), [this, law] { putBack(law); }}});
  refresh();
  Q_EMIT said(filledIn(m_translator(Phrase::LawRemoved), law.name));
}

void LawsView::putBack(const KeptLaw& law) {
  const auto kept = keepLaw(m_kind, law.document);
  if (!kept) return m_session.refusals().show(m_translator(Phrase::LawNotKept).arg(kept.error()));
  m_base = law.name;
  m_notice->tell({}, {});
  refresh();
  Q_EMIT said(filledIn(m_translator(Phrase::LawKept), law.name, QDir::toNativeSeparators(*kept)));
}

void LawsView::importLaw() {
  chooseFile({Phrase::ImportLaw, Workplace::copyFolder(), Phrase::LawFiles}, m_session, m_translator, this,
             [this](const QString& path) { importFrom(path); });
}

void LawsView::importFrom(const QString& path) {
  const QString shown = QFileInfo(path).fileName();
  // Reads one byte more than a document may have. The check then refuses a longer document as too large.
  const auto text = readChosen(path, kMostLawBytes + 1, m_translator);
  if (!text) return m_notice->tell(QStringLiteral("%1: %2").arg(shown, text.error()), {});
  const auto checked = checkedLaw(m_kind, *text);
  if (!checked) {
    QStringList lines{m_translator(Phrase::LawNoLaw).arg(shown)};
    for (const notation::JsonFault& fault : checked.error()) {
      lines << m_translator(Phrase::LawFaultLine)
                   .arg(fault.line)
                   .arg(toQt(words::sentenceOf(fault, m_translator.language())));
      if (lines.size() > kMostFaults) break;
    }
    return m_notice->tell(lines.join(u'\n'), {});
  }
  const QString name = m_kind == LawKind::Ruleset ? toQt(notation::parseRulesetJson(*checked)->name)
                                                  : toQt(notation::parseChipSetJson(*checked)->name);
  const auto isThere = [&](const KeptLaw& law) { return law.name == name; };
  if (std::ranges::any_of(m_kept.laws, isThere)) {
    return m_notice->tell(m_translator(Phrase::LawNameTaken).arg(name), {});
  }
  putBack({name, *checked, {}});
}

void LawsView::exportLaw() {
  const QString name = m_name->text().trimmed();
  const auto checked = checkedLaw(m_kind, m_form->document(m_isChanged ? name : m_base));
  if (!checked) return Q_EMIT said(m_translator(Phrase::LawFaulty));
  const QString file = fileNameOf(name, QStringLiteral("law")) + QStringLiteral(".json");
  chooseTarget({Phrase::ExportLaw, QDir(Workplace::copyFolder()).filePath(file), Phrase::LawFiles},
               {QStringLiteral("json")}, m_session, m_translator, this,
               [this, document = *checked](const QString& path) { exportTo(path, document); });
}

void LawsView::exportTo(const QString& path, const std::string& document) {
  if (m_session.isRefusedAsContest(path)) return;
  if (const auto fault = writeWhole(path, document + "\n")) {
    return m_session.refusals().show(
        m_translator(Phrase::LawNotKept).arg(QStringLiteral("%1: %2").arg(path, *fault)));
  }
  Q_EMIT said(m_translator(Phrase::LawWritten).arg(QDir::toNativeSeparators(path)));
}

}  // namespace damath::window
