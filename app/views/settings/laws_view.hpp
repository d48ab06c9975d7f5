// SPDX-License-Identifier: GPL-3.0-or-later
// The rulesets, or the chip sets: the built-in ones and one's own, each with its form and what it does in a
// position. Whoever changes a built-in one makes one of their own from it. What is changed and not saved
// stays where it is, from one start of the program to the next too, and can be taken back.
#pragma once

#include <QWidget>

#include "app/models/contest/session.hpp"
#include "app/models/laws/own_laws.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace damath::views {

class LawForm;
class ListTable;
class NoticeBar;
class SampleView;

class LawsView : public QWidget {
  Q_OBJECT

 public:
  LawsView(models::LawKind kind, models::Session& session, const models::Translator& translator,
           QWidget* parent);

  // As they lie in the folder now.
  void refresh();
  [[nodiscard]] bool isChanged() const { return m_isChanged; }
  [[nodiscard]] bool isOwn() const { return base() != nullptr && base()->isOwn(); }
  void save();
  void takeBack();
  void remove();
  void importLaw();
  void exportLaw();
  [[nodiscard]] QString clauseAtHand() const;
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  // Another law, or another state of it.
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
  // What is filled in: its faults, or the position with it.
  void check();
  void keepDraft() const;
  [[nodiscard]] QString draftKey() const;
  [[nodiscard]] QString shownName(const QString& name) const;
  [[nodiscard]] const models::KeptLaw* base() const;
  // What speaks against the name; empty where nothing does.
  [[nodiscard]] QString whyNotNamed(const QString& name) const;
  void importFrom(const QString& path);
  void exportTo(const QString& path, const std::string& document);
  void putBack(const models::KeptLaw& law);

  models::LawKind m_kind;
  models::Session& m_session;
  const models::Translator& m_translator;
  models::KeptLaws m_kept;
  QString m_base;  // the law that is filled in, by its name
  bool m_isChanged = false;
  NoticeBar* m_notice;
  ListTable* m_list;
  QLabel* m_nameLabel;
  QLineEdit* m_name;
  QLabel* m_nameFault;
  LawForm* m_form;
  QScrollArea* m_area;
  QLabel* m_withLabel;
  QComboBox* m_with;  // the other half of the law that the position is shown with
  SampleView* m_sample;
};

}  // namespace damath::views
