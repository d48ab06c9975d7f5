// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/play_product.hpp"

#include "app/play/analysis/analysis_page.hpp"
#include "app/play/lessons/lessons_page.hpp"
#include "app/play/practice/analysis_dialog.hpp"
#include "app/play/practice/practice_page.hpp"

namespace damath::window {

WindowProduct playProduct() {
  return {.product = Product::Play,
          .pages = {{Location::Kind::Practice, newPageOf<PracticePage>},
                    {Location::Kind::Analysis, newPageOf<AnalysisPage>},
                    {Location::Kind::Lessons, newPageOf<LessonsPage>}},
          .commands = {{Command::AnalyseFile,
                        [](const Opening& at) { analyseGameFile(at.session, at.translator, at.window); }}}};
}

}  // namespace damath::window
