import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import type { OpenBooking } from '../desk/desk-reservations.ts'
import { desk, elsewhere, somebody } from '../desk/testing/a-booked-stay.ts'
import { anOpenBooking } from '../desk/testing/an-open-booking.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import { PreviewBankStatement } from './preview-bank-statement.ts'
import { mostLinesAtOnce, RecordBankLines } from './record-bank-lines.ts'
import { largestStatement, mostStatementLines } from './statement-reader.ts'

const orgSlug = 'kwena-camp'
const date = Temporal.PlainDate.from('2026-11-21')

async function givenStatement() {
  const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards()], at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  const { simpleReference: reference, amountDueUpFront } = await guest.sees(id)
  const line = { row: 2, date, text: `EFT ${reference.replaceAll('-', '')}`, amount: amountDueUpFront }
  const statementReader = { read: () => accepted({ lines: [line], unreadRows: [] }) }
  const preview = new PreviewBankStatement({ ...marketplace.ports, statementReader })
  const lines = new RecordBankLines({ ...marketplace.ports, recordDeskPayment: marketplace.recordDeskPayment })
  const look = async () => {
    const shown = await preview.execute({ actor: desk, orgSlug, text: '' })
    if (!shown.ok) throw new Error(shown.refusal.code)
    return shown.value.lines[0]!
  }
  const record = (identity: string, amount = amountDueUpFront) =>
    lines.execute({
      actor: desk,
      orgSlug,
      lines: [{ identity, date, amount, idOrReference: reference, mayExceedBalance: false }],
    })
  return { marketplace, guest, id, preview, lines, look, record }
}

it('matches a line to its booking, records it once, and knows it again in the next statement', async () => {
  const { guest, id, look, record } = await givenStatement()

  const before = await look()
  const first = await record(before.identity)
  const second = await record(before.identity)

  expect(before.match).toMatchObject({ kind: 'matched', booking: { id } })
  expect(first).toMatchObject({ value: [{ outcome: 'recorded' }] })
  expect(second).toMatchObject({ value: [{ outcome: 'line-recorded' }] })
  expect((await look()).match).toEqual({ kind: 'recorded' })
  expect((await guest.sees(id)).status).toBe('partiallyPaid')
})

it('offers a line again once its payment was reversed', async () => {
  const { marketplace, id, look, record } = await givenStatement()
  const { identity } = await look()
  await record(identity)

  await marketplace.reverseDeskPayment.execute({ actor: desk, idOrReference: id, note: 'Another guest' })

  expect((await look()).match).toMatchObject({ kind: 'matched' })
  expect(await record(identity)).toMatchObject({ value: [{ outcome: 'recorded' }] })
})

it('never takes more than is owed without being asked, and says so of the line alone', async () => {
  const { look, record } = await givenStatement()
  const { identity } = await look()

  expect(await record(identity, Money.rand(100_000))).toMatchObject({ value: [{ outcome: 'above-balance' }] })
})

it('records so many at once, and leaves the rest for the next time', async () => {
  const { lines } = await givenStatement()
  const line = { date, amount: Money.rand(1), idOrReference: '000-000-000', mayExceedBalance: false }
  const many = Array.from({ length: mostLinesAtOnce + 2 }, (_, nth) => ({ ...line, identity: String(nth) }))

  const answer = await lines.execute({ actor: desk, orgSlug, lines: many })

  const outcomes = answer.ok ? answer.value.map(({ outcome }) => outcome) : []
  expect(outcomes.slice(mostLinesAtOnce - 1)).toEqual(['not-found', 'next-time', 'next-time'])
})

it('waits for what is left of a deposit, and for nothing more of one that is paid', async () => {
  const { marketplace, look } = await givenStatement()
  const open = (paid: number, upFront = 400, balance = 800 - paid) =>
    anOpenBooking({ amountPaid: Money.rand(paid), amountDueUpFront: Money.rand(upFront), balance: Money.rand(balance) })
  const depositOf = async (booking: OpenBooking) => {
    const line = { row: 2, date, text: `EFT ${booking.simpleReference}`, amount: Money.rand(1) }
    const statementReader = { read: () => accepted({ lines: [line], unreadRows: [] }) }
    const bookings = { withOpenMoney: async () => [booking], withReferences: async () => [] }
    const shown = await new PreviewBankStatement({ ...marketplace.ports, bookings, statementReader }).execute({
      actor: desk,
      orgSlug,
      text: '',
    })
    const match = shown.ok ? shown.value.lines[0]!.match : null
    return match && 'booking' in match ? match.booking.deposit.toRand() : null
  }

  expect(await look()).toMatchObject({ match: { kind: 'matched' } })
  expect(await depositOf(open(100))).toBe(300)
  expect(await depositOf(open(500))).toBe(0)
  expect(await depositOf(open(0, 400, 250))).toBe(250)
})

it('shows a line beside the booking that it names, paid or cancelled, and one of tomorrow as not come yet', async () => {
  const { marketplace, guest, id } = await givenStatement()
  const { simpleReference: reference, amountDue } = await guest.sees(id)
  const looks = async (day = date) => {
    const line = { row: 2, date: day, text: `EFT ${reference}`, amount: amountDue }
    const statementReader = { read: () => accepted({ lines: [line], unreadRows: [] }) }
    const preview = new PreviewBankStatement({ ...marketplace.ports, statementReader })
    const shown = await preview.execute({ actor: desk, orgSlug, text: '' })
    return shown.ok ? shown.value.lines[0]?.match : null
  }

  expect(await looks(date.add({ days: 1 }))).toMatchObject({ kind: 'unsure', doubt: 'in-future', booking: { id } })
  const payment = { amount: amountDue, method: 'cash', reference: null, paidOn: date } as const
  await marketplace.recordDeskPayment.execute({ actor: desk, idOrReference: id, ...payment })
  expect(await looks()).toMatchObject({ kind: 'unsure', doubt: 'nothing-owed', booking: { id } })
})

it('says what is no statement, and takes 1,000 lines and 200 KB at most, 100 payments at once', async () => {
  const { marketplace } = await givenStatement()
  const statementReader = { read: () => refused({ code: 'statement-unreadable' } as const) }
  const preview = new PreviewBankStatement({ ...marketplace.ports, statementReader: statementReader as never })

  expect(await preview.execute({ actor: desk, orgSlug, text: '' })).toEqual(refused({ code: 'statement-unreadable' }))
  expect([mostStatementLines, largestStatement, mostLinesAtOnce]).toEqual([1000, 204_800, 100])
})

it('is for the people of the campsite', async () => {
  const { preview, lines } = await givenStatement()

  for (const [actor, code] of [
    [somebody('ORGUSER', elsewhere.organisation.id), 'not-found'],
    [somebody('USER'), 'not-permitted'],
  ] as const) {
    expect(await preview.execute({ actor, orgSlug, text: '' })).toEqual(refused({ code }))
    expect(await lines.execute({ actor, orgSlug, lines: [] })).toEqual(refused({ code }))
  }
})
