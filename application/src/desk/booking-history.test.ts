import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { bookingHistory } from './booking-history.ts'
import { aBookedStay, desk } from './testing/a-booked-stay.ts'

/** Four nights, paid in part; a day more, undone; cash of R400.00 taken; a note. */
async function anEventfulStay() {
  const booked = await aBookedStay()
  const { marketplace, id, command, stored } = booked
  const stay = StayDates.of('2027-02-01', '2027-02-06')
  const amendment = { stay, plots: stretchedPlots(await stored(), stay) ?? [], price: 're-quote' as const }
  await marketplace.amendReservation.execute({ actor: desk, as: 'staff', id, amendment, reason: 'A day more' })
  await marketplace.undoAmendment.execute({ actor: desk, id })
  const cash = { method: 'cash' as const, reference: 'Slip 7', paidOn: Temporal.PlainDate.from('2026-11-20') }
  await marketplace.recordDeskPayment.execute({ ...command, ...cash, amount: Money.rand(400) })
  await marketplace.addDeskNote.execute({ ...command, note: 'Likes the shade.' })
  const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
  if (!shown.ok) throw new Error('the booking is not shown')
  return { history: shown.value.history, stay }
}

describe('the history of a booking (rule L17)', () => {
  it('tells a change and its undoing with before and after, by whom and why', async () => {
    const { history, stay } = await anEventfulStay()
    const booked = StayDates.of('2027-02-01', '2027-02-05')
    const by = desk.kind === 'user' ? desk.userId : null
    expect(history.filter(({ kind }) => kind === 'changed')).toMatchObject([
      { by, reason: 'A day more', before: { stay: booked }, after: { stay } },
    ])
    expect(history.filter(({ kind }) => kind === 'change-undone')).toMatchObject([
      { by, before: { stay }, after: { stay: booked } },
    ])
  })

  it('tells money once, with what it was, beside status, messages and acts', async () => {
    const { history } = await anEventfulStay()
    expect(history.filter(({ kind }) => kind === 'paid')).toMatchObject([
      { amount: Money.rand(400), offline: { method: 'cash', reference: 'Slip 7' } },
      { by: 'guest', amount: Money.rand(400), offline: null },
    ])
    expect(history.filter(({ kind }) => kind === 'act')).toMatchObject([{ act: 'note', note: 'Likes the shade.' }])
    expect(new Set(history.flatMap(({ kind, by }) => (kind === 'message' ? [by] : [])))).toEqual(new Set(['outbox']))
    expect(new Set(history.map(({ kind }) => kind))).toEqual(
      new Set(['status', 'act', 'changed', 'change-undone', 'paid', 'message']),
    )
  })

  it('tells of two changes of one moment the later first', async () => {
    const { marketplace, id, stored } = await aBookedStay()
    for (const [to, reason] of [
      ['2027-02-06', 'First'],
      ['2027-02-07', 'Second'],
    ] as const) {
      const stay = StayDates.of('2027-02-01', to)
      const amendment = { stay, plots: stretchedPlots(await stored(), stay) ?? [], price: 're-quote' as const }
      await marketplace.amendReservation.execute({ actor: desk, as: 'staff', id, amendment, reason })
    }

    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })

    const changes = shown.ok ? shown.value.history.flatMap((event) => (event.kind === 'changed' ? [event.reason] : [])) : []
    expect(changes).toEqual(['Second', 'First'])
  })

  it.each<readonly [MoneyMoveKind, string, string]>([
    ['capture', 'paid', 'guest'],
    ['chargeback-reversal', 'returned', 'gateway'],
    ['chargeback-correction', 'taken-less', 'gateway'],
    ['reversal', 'reversed', 'gateway'],
    ['refund', 'paid-back', 'gateway'],
    ['refund-returned', 'not-paid-back', 'gateway'],
    ['chargeback', 'taken-back', 'gateway'],
  ])('tells a %s as %s by the %s', (kind, told, by) => {
    const at = Temporal.Instant.from('2026-11-21T08:00Z')
    const move = {
      id: 'move-1',
      kind,
      at,
      amount: Money.rand(400),
      method: null,
      items: [],
      reversedMoveId: undefined,
      offline: null,
    }
    const nothingElse = { statuses: [], log: [], amendments: [], messages: [], conversation: [] }

    expect(bookingHistory({ ...nothingElse, moves: [move] })).toMatchObject([{ kind: told, by, amount: Money.rand(400) }])
  })

  it('begins with the latest', async () => {
    const { history } = await anEventfulStay()
    const moments = history.map(({ at }) => at.epochMilliseconds)
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    expect(history.at(-1)).toMatchObject({ kind: 'status', to: 'temporaryHold' })
  })
})
