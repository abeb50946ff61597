/**
 * A text that a spreadsheet would take for a formula is kept a text by an apostrophe: at its beginning, and
 * where a line, a tab or a semicolon ends within it. A spreadsheet with a comma for decimals parts the cells
 * of a CSV there, and heeds no quotation marks.
 */
export function spreadsheetText(text: string): string {
  return text.replace(beginnings, "'")
}

/** Of formulas; the wide signs of East Asian keyboards count as well. */
const beginnings = /(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g
