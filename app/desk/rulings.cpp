#include "app/desk/rulings.hpp"

#include <algorithm>

#include "app/desk/judgement.hpp"
#include "core/exact/number_text.hpp"

namespace damath::desk {

namespace {

const db::StoredFinding* findingIn(const db::StoredSheet& stored, const db::StoredRuling& ruling) {
  const auto found = std::ranges::find_if(stored.findings, [&](const db::StoredFinding& finding) {
    return finding.line == ruling.line && finding.side == ruling.side && finding.cell == ruling.cell &&
           finding.correct.has_value();
  });
  return found == stored.findings.end() ? nullptr : &*found;
}

// What stands in the cell by the ruling.
std::string standingIn(const db::StoredRuling& ruling, const db::StoredFinding& finding) {
  return ruling.value.value_or(finding.written);
}

// How far the ruling moves the side's grand total.
exact::Number movedBy(const db::StoredSheet& stored, const db::StoredRuling& ruling) {
  const bool counts = ruling.cell == sheet::Cell::Score || ruling.cell == sheet::Cell::Remaining ||
                      ruling.cell == sheet::Cell::GrandTotal;
  const db::StoredFinding* finding = counts ? findingIn(stored, ruling) : nullptr;
  if (finding == nullptr) return {};
  const auto right = exact::parseNumber(*finding->correct);
  const auto standing = exact::parseNumber(standingIn(ruling, *finding));
  if (!right || !standing) return {};
  return *standing - *right;
}

bool isOf(const db::StoredCorrection& correction, const db::StoredRuling& ruling) {
  return correction.line == ruling.line && correction.side == ruling.side && correction.cell == ruling.cell;
}

}  // namespace

contest::GameResult ruled(contest::GameResult result, const db::StoredSheet& stored,
                          const contest::EventSetup& setup) {
  if (!result.blueGrand || !result.redGrand) return result;
  for (const db::StoredRuling& ruling : stored.rulings) {
    auto& grand = ruling.side == board::Side::Blue ? result.blueGrand : result.redGrand;
    *grand += movedBy(stored, ruling);
  }
  result.result = pointOf(setup.ruleset, result).value_or(result.result);
  return result;
}

std::vector<db::StoredCorrection> ruled(std::vector<db::StoredCorrection> corrections,
                                        const db::StoredSheet& stored) {
  for (const db::StoredRuling& ruling : stored.rulings) {
    std::erase_if(corrections,
                  [&](const db::StoredCorrection& correction) { return isOf(correction, ruling); });
    const db::StoredFinding* finding = findingIn(stored, ruling);
    if (!ruling.value) continue;
    corrections.push_back({ruling.line, ruling.side, ruling.cell, finding == nullptr ? "" : finding->written,
                           *ruling.value, ruling.by, ruling.reason, ruling.at});
  }
  return corrections;
}

}  // namespace damath::desk
