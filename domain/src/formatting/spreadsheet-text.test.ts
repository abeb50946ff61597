import { expect, it } from 'vitest'
import { spreadsheetText } from './spreadsheet-text.ts'

it.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+27 82 123 4567', "'+27 82 123 4567"],
  ['\t=1+1', "'\t'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['Zanele;=HYPERLINK("https://example.test")', 'Zanele;\'=HYPERLINK("https://example.test")'],
  ['late\n@SUM(1)', "late\n'@SUM(1)"],
])('%j is written as %j', (text, written) => {
  expect(spreadsheetText(text)).toBe(written)
})

it.each(['Kamp 4; Kamp 5', 'Aloe - the big one', 'CA 123-456', 'two\nlines', ''])('%j stays as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text)
})
