import type { FeeLine, GuestPaperLine, Paper } from '@camp/application/invoices/paper.ts'
import type { PayoutStatement } from '@camp/application/payouts/show-payouts.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { paperSheet } from './paper-sheet.ts'
import { PdfPaperPrinter } from './pdf-paper-printer.ts'
import type { SheetCell } from './sheet.ts'
import { statementSheet } from './statement-sheet.ts'

const supplier = {
  name: 'Kloofwater Camp',
  addressLines: ['12 River Road', 'Montagu 6720'],
  email: 'hello@kloofwater-camp.test',
  phone: '+27 23 614 0000',
  vatNumber: '4123456789',
  registrationNumber: '2014/123456/07',
}
const plot: GuestPaperLine = {
  kind: 'plot',
  plotName: 'River stand 1',
  siteName: 'Riverside camping',
  numberOfAdults: 2,
  numberOfPensioners: 1,
  childrenAges: [7, 11],
  discountName: 'Midweek special',
  cents: 331_000,
}
const chalet: GuestPaperLine = {
  ...plot,
  plotName: 'Chalet Ṱhohoyanḓou',
  siteName: 'Chalets',
  discountName: null,
  cents: 289_990,
}

function aPaper(facts: Partial<Paper> = {}, of: Partial<Paper['facts']> = {}): Paper {
  return {
    id: '1',
    label: 'INV-000042',
    kind: 'invoice',
    issuer: 'o-1' as OrganisationId,
    organisationId: 'o-1' as OrganisationId,
    reservationId: 'r-1' as ReservationId,
    month: null,
    source: 'booking:r-1:1',
    corrects: null,
    issuedAt: Temporal.Instant.from('2026-12-01T08:00:00Z'),
    taxDate: Temporal.PlainDate.from('2026-11-28'),
    amount: Money.rand(6209.9),
    vatPercentage: 15,
    vat: Money.rand(809.99),
    facts: {
      supplier,
      customer: null,
      booking: { reference: '482-913-107', arrival: '2026-12-18', departure: '2026-12-22' },
      lines: [plot, chalet],
      corrects: null,
      ...of,
    },
    ...facts,
  }
}

const guest = {
  name: 'Thandi Nkosi',
  email: 'thandi@example.test',
  addressLines: ['5 Long Street', 'Cape Town 8001'],
  vatNumber: '4987654321',
}
const timezone = 'Africa/Johannesburg'
const sheetOf = (paper: Paper) => paperSheet({ paper, guest, timezone })
const textOf = (cell: SheetCell) => (typeof cell === 'string' ? cell : [cell.text, ...cell.fine].join(' | '))
const tableOf = (paper: Paper) => {
  const [table] = sheetOf(paper).tables
  return {
    columns: table?.columns.map(({ title }) => title),
    rows: table?.rows.map((row) => row.map(textOf)),
    sums: table?.sums.map(({ label, value }) => `${label}: ${value}`),
  }
}

const feeLines: readonly FeeLine[] = [
  { kind: 'booking-fee', reference: '482-913-107', cents: 12_345, vatCents: 1_728, vatPercentage: 14 },
  { kind: 'fee-credit', reference: '111-222-333', cents: -2_000, vatCents: -300, vatPercentage: 15 },
  { kind: 'admin-fee', reference: null, cents: 25_000, vatCents: 3_750, vatPercentage: 15 },
]
const month = Temporal.PlainYearMonth.from('2026-12')
const feePaper = aPaper(
  {
    kind: 'fee-invoice',
    issuer: 'platform',
    label: 'FEE-000007',
    reservationId: null,
    month,
    amount: Money.rand(405.23),
    vat: Money.rand(51.78),
    vatPercentage: null,
  },
  { supplier: { ...supplier, name: 'Camp (Pty) Ltd' }, customer: supplier, booking: null, lines: feeLines },
)

const issuedAt = Temporal.Instant.from('2026-12-03T08:00:00Z')
const payoutLine = {
  journalId: '1',
  position: 0,
  kind: 'earned' as const,
  at: Temporal.Instant.from('2026-12-02T10:00:00Z'),
  reservationId: 'reservation-1' as ReservationId,
  reference: '482-913-107',
  amount: Money.rand(800),
}
const bankDetails = {
  bankName: 'FNB',
  accountName: 'Kloofwater Camp',
  accountNumber: '62001234567',
  branchCode: '250655',
  accountType: 'cheque',
}
const statement: PayoutStatement = {
  payout: {
    id: '1',
    runId: '1',
    organisationId: 'organisation-1' as OrganisationId,
    slug: 'kloofwater-camp',
    name: 'Kloofwater Camp',
    reference: 'CAMP-1-1',
    amount: Money.rand(740.2),
    bankDetails,
    preparedAt: issuedAt,
    paidAt: issuedAt,
    bankReference: 'FNB 4711',
    returnedAt: null,
    returnReason: null,
  },
  lines: [payoutLine, { ...payoutLine, position: 1, kind: 'booking-fee', amount: Money.rand(-59.8) }],
}

describe('a paper', () => {
  it('above R5000 is a full tax invoice: each line with its VAT, and the parts are the whole', () => {
    expect(sheetOf(aPaper()).title).toBe('Tax invoice')
    expect(tableOf(aPaper())).toEqual({
      columns: ['What', 'Nights', 'Without VAT', 'VAT', 'Amount'],
      rows: [
        [
          'River stand 1 (Riverside camping) | 2 adults, 1 pensioner, 2 children (7, 11) | Discount applied: Midweek special',
          '4',
          'R2878.26',
          'R431.74',
          'R3310.00',
        ],
        ['Chalet Ṱhohoyanḓou (Chalets) | 2 adults, 1 pensioner, 2 children (7, 11)', '4', 'R2521.65', 'R378.25', 'R2899.90'],
      ],
      sums: ['Total without VAT: R5399.91', 'VAT 15 %: R809.99', 'Total with VAT: R6209.90'],
    })
  })

  it('names its recipient with the address and the VAT number that were given', () => {
    expect(sheetOf(aPaper()).sides[1]?.lines).toEqual(
      expect.arrayContaining([guest.name, '5 Long Street', 'Cape Town 8001', 'VAT number 4987654321']),
    )
  })

  it('up to R5000 is abridged: what was charged, and the VAT in it', () => {
    const paper = aPaper({ amount: Money.rand(3310), vat: Money.rand(431.74) }, { lines: [plot] })

    expect(tableOf(paper)).toMatchObject({
      columns: ['What', 'Amount'],
      sums: ['Total with VAT: R3310.00', 'VAT 15 % included: R431.74'],
    })
  })

  it('of who is not registered for VAT is no tax invoice and says no VAT', () => {
    const paper = aPaper({ vatPercentage: null, vat: Money.zero() }, { supplier: { ...supplier, vatNumber: null } })

    const sheet = sheetOf(paper)
    expect(sheet.title).toBe('Invoice')
    expect(sheet.sides[0]?.lines).toContain('Not registered for VAT')
    expect(tableOf(paper)).toMatchObject({ columns: ['What', 'Amount'], sums: ['Total: R6209.90'] })
  })

  it('that takes back names the invoice and the reason', () => {
    const credit = aPaper(
      { kind: 'credit-note', label: 'CRN-000003', amount: Money.rand(3000), vat: Money.rand(391.3) },
      { lines: [{ kind: 'credit', cents: 300_000 }], corrects: { label: 'INV-000042', reason: 'cancelled' } },
    )

    expect(sheetOf(credit)).toMatchObject({
      title: 'Credit note',
      notes: ['This credit note corrects invoice INV-000042. Reason: the booking was cancelled.'],
    })
    expect(tableOf(credit).rows).toEqual([['Taken back from invoice INV-000042', 'R3000.00']])
  })

  it('for fees has VAT by rate, so that a month in which it changed adds up', () => {
    expect(sheetOf(feePaper)).toMatchObject({
      title: 'Tax invoice for fees',
      sides: [{}, { lines: expect.arrayContaining(['Kloofwater Camp']) }],
    })
    expect(tableOf(feePaper).sums).toEqual([
      'Total without VAT: R353.45',
      'VAT 14 %: R17.28',
      'VAT 15 %: R34.50',
      'Total with VAT: R405.23',
    ])
  })

  it('of a payout has every line of it, and their sum is what the bank paid', async () => {
    const sheet = statementSheet(statement, issuedAt)

    expect(sheet.tables[0]?.rows).toEqual([
      ['Paid by card, less refunds', '482-913-107', 'Wed 2 Dec 2026', 'R800.00'],
      ['Booking fee', '482-913-107', 'Wed 2 Dec 2026', '−R59.80'],
    ])
    expect(sheet.tables[0]?.sums).toEqual([{ label: 'Paid out', value: 'R740.20', isStrong: true }])
    expect(sheet.facts.map(({ value }) => value)).toEqual(['CAMP-1-1', 'FNB', '…4567', 'Thu 3 Dec 2026', 'FNB 4711'])
    const returned = { payout: { ...statement.payout, paidAt: null, bankReference: null, returnedAt: issuedAt }, lines: [] }
    expect(statementSheet(returned, issuedAt)).toMatchObject({
      notes: ['This payout came back from the bank, so its lines are due again.'],
      tables: [{ rows: [], sums: [] }],
    })
  })

  it('is a PDF with its fonts inside, and of as many pages as it needs', async () => {
    const many = aPaper({}, { lines: Array.from({ length: 60 }, () => plot) })
    const printer = new PdfPaperPrinter()
    const printed = await printer.paper({ paper: many, guest, timezone })
    const text = Buffer.from(printed.content).toString('latin1')

    expect(printed).toMatchObject({ name: 'INV-000042.pdf', contentType: 'application/pdf' })
    expect(text).toMatch(/^%PDF-/)
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2)
    expect(text).toContain('/FontFile2')
  })
})
