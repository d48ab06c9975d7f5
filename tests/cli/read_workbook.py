#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# What another program reads in a spreadsheet, as JSON: of each sheet its cells as values, as formulas with what they
# add up to, and how it is set up.
import json
import sys

import openpyxl

path = sys.argv[1]
values = openpyxl.load_workbook(path, data_only=True)
formulas = openpyxl.load_workbook(path)


def added(sheet, formula):
    """What a sum comes to, added up here."""
    cells = sheet[formula.removeprefix("=SUM(").removesuffix(")")]
    return sum(cell.value or 0 for row in cells for cell in row)


def hidden(sheet):
    """Texts of the table that run over their cell: not wrapped, or in a row that is lower than they need."""
    found = []
    for row in sheet.iter_rows():
        for cell in row:
            if cell.data_type != "s" or not cell.border.left.style:
                continue
            width = sheet.column_dimensions[cell.column_letter].width or 8.43
            lines = -(-len(cell.value) // int(width))
            height = sheet.row_dimensions[cell.row].height or 15
            if lines > 1 and (not cell.alignment.wrap_text or height < 15 * lines):
                found.append(cell.coordinate)
    return found


sheets = []
for shown, written in zip(values.worksheets, formulas.worksheets):
    sheets.append({
        "name": shown.title,
        "rows": [[cell.value for cell in row] for row in shown.iter_rows()],
        "kinds": [[cell.data_type for cell in row] for row in written.iter_rows()],
        "formulas": {cell.coordinate: cell.value for row in written.iter_rows() for cell in row
                     if cell.data_type == "f"},
        "sums": {cell.coordinate: [added(shown, cell.value), shown[cell.coordinate].value]
                 for row in written.iter_rows() for cell in row if cell.data_type == "f"},
        "formats": sorted({cell.number_format for row in written.iter_rows() for cell in row
                           if cell.data_type in "nf" and cell.value is not None}),
        "hidden": hidden(written),
        "frozen": written.freeze_panes,
        "repeated": written.print_title_rows,
        "landscape": written.page_setup.orientation == "landscape",
        "pagesWide": written.page_setup.fitToWidth,
        "fits": bool(written.sheet_properties.pageSetUpPr and written.sheet_properties.pageSetUpPr.fitToPage),
    })
print(json.dumps({"title": values.properties.title, "creator": values.properties.creator, "sheets": sheets}))
