import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { CsvStatementReader } from './csv-statement-reader.ts'

const read = (text: string) => {
  const answer = new CsvStatementReader().read(text, 'ZAR')
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value.lines.map(({ row, date, text: said, amount }) => [row, date.toString(), said, amount.cents])
}

describe('a bank statement', () => {
  it.each([
    [
      'one column of amounts, and the account above',
      'Account:,62001234567\n\nDate,Amount,Balance,Description\n2026/11/23,300.00,1300.00,"FNB OB PMT 482-913-107, NKOSI"\n2026/11/23,-50.00,1250.00,FEE\n',
      [[4, '2026-11-23', 'FNB OB PMT 482-913-107, NKOSI', 30_000]],
    ],
    [
      'semicolons, decimal commas and spaces',
      '\uFEFFDatum;Beskrywing;Bedrag;Saldo\n23/11/2026;482913107;1 234,56;9 999,00\n24/11/2026;Fooi;-12,00;9 987,00\n',
      [[2, '2026-11-23', '482913107', 123_456]],
    ],
    [
      'money in and out apart',
      'Nr,Posting Date,Transaction Date,Description,Original Description,Money In,Money Out,Balance\n1,2026-11-23,2026-11-22,Payment,482 913 107,"R1,234.50",,5\n2,2026-11-23,2026-11-23,Fee,Fee,,-5,0\n',
      [[2, '2026-11-23', 'Payment 482 913 107', 123_450]],
    ],
    [
      'debit and credit, tabs, and days without marks',
      'Date\tDescription\tDebit\tCredit\n20261123\tEFT\t\t300.00\n20261124\tEFT\t20.00\t\n',
      [[2, '2026-11-23', 'EFT', 30_000]],
    ],
    [
      'Cr and Dr behind the amount, months by name',
      'Transaction Date,Narrative,Amount\n23 Nov 2026,EFT,300.00Cr\n24 Nov 2026,Fee,20.00Dr\n',
      [[2, '2026-11-23', 'EFT', 30_000]],
    ],
    [
      'amounts longer than any is, which would take seconds to read',
      `Date,Description,Amount\n2026-11-23,EFT,300.00\n${`2026-11-23,EFT,1${' '.repeat(16_000)}Cr\n`.repeat(12)}`,
      [[2, '2026-11-23', 'EFT', 30_000]],
    ],
  ])('is read with %s', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('says which rows it cannot read, and leaves the others', () => {
    const answer = new CsvStatementReader().read(
      'Date,Amount,Description\n2026-11-23,lots,EFT\n2026-11-23,5.00,EFT\nTotal,5.00,\n',
      'ZAR',
    )

    expect(answer).toMatchObject({ ok: true, value: { unreadRows: [2], lines: [{ row: 3 }] } })
  })

  it('refuses what is none, is broken or too long', () => {
    const answer = (text: string) => new CsvStatementReader().read(text, 'ZAR')

    expect(answer('Name,Age\nAnn,4\n')).toEqual(refused({ code: 'columns-unknown' }))
    expect(answer('')).toEqual(refused({ code: 'columns-unknown' }))
    expect(answer('Date,Amount\n"2026-11-23,5\n')).toEqual(refused({ code: 'statement-unreadable' }))
    expect(answer('x'.repeat(900 * 1024 + 1))).toEqual(refused({ code: 'statement-too-large' }))
    expect(answer(`Date,Amount\n${'2026-11-23,5\n'.repeat(5001)}`)).toEqual(refused({ code: 'statement-too-large' }))
  })
})
