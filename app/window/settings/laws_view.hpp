// SPDX-License-Identifier: GPL-3.0-or-later
// The rulesets or the chip sets: the built-in ones and the user's own, each with its form and a sample
// position. A change of a built-in one makes a copy under a new name. Unsaved changes are kept, also after a
// restart, and can be undone.
#pragma once

#include <QWidget>

#include "app/window/session/own_laws.hpp"
#include "app/window/session/session.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace damath::window {

class LawForm;
class ListTable;
class NoticeBar;
class SampleView;

class LawsView : public QWidget {
  Q_OBJECT

 public:
  LawsView(LawKind kind, Session& session, const Translator& translator, QWidget* parent);

  // Reads the folder of the user's rulesets or chip sets again.
  void refresh();
  [[nodiscard]] bool isChanged() const { return m_isChanged; }
  [[nodiscard]] bool isOwn() const { return base() != nullptr && base()->isOwn(); }
  void save();
  void undo();
  void remove();
  void importLaw();
  void exportLaw();
  [[nodiscard]] QString clauseAtHand() const;
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  // Emitted when another ruleset or chip set was selected, or the selected one changed.
  void stateChanged();
  void said(const QString& message);
  void clauseAsked(const QString& id);

 private:
  void retranslate();
  void fillList();
  [[nodiscard]] int widthOfNames() const;
  void fillCompanions();
  void choose();
  void change();
  // Checks the form. Shows the errors, or the sample position.
  void check();
  void keepDraft() const;
  [[nodiscard]] QString draftKey() const;
  [[nodiscard]] QString shownName(const QString& name) const;
  [[nodiscard]] const KeptLaw* base() const;
  // Returns the reason why the name cannot be used; empty if the name is fine.
  [[nodiscard]] QString whyNotNamed(const QString& name) const;
  void importFrom(const QString& path);
  void exportTo(const QString& path, const std::string& document);
  void putBack(const KeptLaw& law);

  LawKind m_kind;
  Session& m_session;
  const Translator& m_translator;
  KeptLaws m_kept;
  QString m_base;  // name of the ruleset or chip set in the form
  bool m_isChanged = false;
  NoticeBar* m_notice;
  ListTable* m_list;
  QLabel* m_nameLabel;
  QLineEdit* m_name;
  QLabel* m_nameFault;
  LawForm* m_form;
  QScrollArea* m_area;
  QLabel* m_withLabel;
  QComboBox* m_with;  // the chip set or ruleset that completes the sample position
  SampleView* m_sample;
};

}  // namespace damath::window
