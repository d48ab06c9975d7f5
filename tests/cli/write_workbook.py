#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a list of contestants as another program writes it (openpyxl), with two sheets, merged cells and a total.
import datetime
import sys

import openpyxl

book = openpyxl.Workbook()
sheet = book.active
sheet.title = "Grade 7"
sheet["A1"] = "Republic of the Philippines"
sheet.merge_cells("A1:F1")
for column, heading in enumerate(["No.", "LRN", "Name of Learner", "Paaralan", "Gr. & Sec.", "Birthdate"], 1):
    sheet.cell(3, column, heading)
rows = [("Dela Cruz, Juan, Jr.", "7-Narra"), ("PEÑA, MA. TERESA B.", 7), ("Uy, Bo", "Grade 8")]
for number, (name, grade) in enumerate(rows, 1):
    sheet.cell(3 + number, 1, f"=ROW()-3")
    sheet.cell(3 + number, 2, 136512345678 + number)
    sheet.cell(3 + number, 3, name)
    sheet.cell(3 + number, 5, grade)
    sheet.cell(3 + number, 6, datetime.date(2013, 11, 20))
sheet["D4"] = "Rizal NHS"
sheet.merge_cells("D4:D6")
sheet["C8"] = "TOTAL"
sheet["E8"] = 3
other = book.create_sheet("Grade 8")
other.append(["last", "first", "school"])
other.append(["Go", "Al", "Mabini NHS"])
book.create_sheet("Blank")
book.save(sys.argv[1])
