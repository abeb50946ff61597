import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { Marketplace } from '../../testing/given-marketplace.ts'
import { givenStandingStay, ownDesk, staffOf, stand1, stand2, userId } from './testing/given-stay.ts'
import { UndoAmendment } from './undo-amendment.ts'

/** To the guest and to the campsite, and what becomes of each. */
async function mailsOfChanges({ outbox }: Marketplace, reservationId: ReservationId) {
  const messages = await outbox.list({ reservationId, channel: 'email', limit: 100 })
  const ofChanges = messages.filter(({ event }) => event === 'moved' || event === 'booking-changed')
  return ofChanges.map(({ event, state }) => `${event} ${state}`).toSorted()
}

describe('staff who change a stay', () => {
  it.each([
    ['staff of another campsite', staffOf(testId(77) as OrganisationId)],
    ['a guest', { kind: 'user', userId, role: 'USER', organisationIds: [] } as Actor],
    ['a visitor', visitor],
  ])('are not %s', async (_, actor) => {
    const { marketplace, amends, id } = await givenStandingStay()
    const notFound = refused({ code: 'not-found' })
    const from = Temporal.PlainDate.from('2027-02-03')

    expect(await amends('2027-02-01', '2027-02-07', { actor, as: 'staff' })).toEqual(notFound)
    expect(
      await marketplace.splitReservation.execute({ actor, id, from, plotId: stand1, toPlotId: stand2, price: 'keep' }),
    ).toEqual(notFound)
    expect(await marketplace.undoAmendment.execute({ actor, id })).toEqual(notFound)
    expect(await marketplace.listAmendments.execute({ actor, id })).toEqual(notFound)
  })

  it('may keep the price, say why, and not tell the guest', async () => {
    const { marketplace, moves, stored, id } = await givenStandingStay()
    const wish = await moves('2027-02-01', '2027-02-08', {
      actor: ownDesk,
      as: 'staff',
      reason: ' Rained out ',
      notifiesGuest: false,
    })

    await marketplace.amendReservation.execute({ ...wish, amendment: { ...wish.amendment, price: 'keep' } })

    expect((await stored()).amountDue).toEqual(Money.rand(800))
    expect(await mailsOfChanges(marketplace, id)).toEqual(['booking-changed pending', 'moved skipped'])
    expect(await marketplace.listAmendments.execute({ actor: ownDesk, id })).toMatchObject({
      value: [{ by: userId, reason: 'Rained out', undone: null, isUndoable: true }],
    })
  })

  it('split a stay over two plots during it: slept nights stay, and guests are counted once', async () => {
    const { marketplace, guest, stored, id } = await givenStandingStay()
    marketplace.clock.moveTo('2027-02-03T09:00')
    const split = { actor: ownDesk, id, plotId: stand1, toPlotId: stand2, price: 're-quote' as const }
    const from = (date: string) => ({ ...split, from: Temporal.PlainDate.from(date) })

    const shown = await marketplace.splitReservation.execute({ ...from('2027-02-03'), dryRun: true })
    const early = await marketplace.splitReservation.execute(from('2027-02-02'))
    const done = await marketplace.splitReservation.execute(from('2027-02-03'))

    expect(shown).toMatchObject({ value: { amendmentId: null, view: { isUnchanged: false, told: ['app', 'email'] } } })
    expect(early).toEqual(refused({ code: 'slept-night-moved', night: Temporal.PlainDate.from('2027-02-02') }))
    expect(done.ok).toBe(true)
    expect((await stored()).plots.map(({ plotId, quote }) => [plotId, quote.stay])).toEqual([
      [stand1, StayDates.of('2027-02-01', '2027-02-03')],
      [stand2, StayDates.of('2027-02-03', '2027-02-05')],
    ])
    expect((await guest.sees(id)).party).toEqual(aParty())
  })
})

describe('undoing', () => {
  const undo = { actor: system('desk') }

  it('restores nights, guests and price, and is told', async () => {
    const { marketplace, guest, amends, stored, tasks, id } = await givenStandingStay()
    const before = await stored()
    await amends('2027-02-10', '2027-02-12')

    const shown = await marketplace.undoAmendment.execute({ ...undo, id, dryRun: true })
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-10', '2027-02-12'))
    const undone = await marketplace.undoAmendment.execute({ ...undo, id })

    expect(shown).toMatchObject({ value: { view: { difference: Money.rand(400), refund: Money.zero() } } })
    expect(undone).toMatchObject({
      value: { view: { isUnchanged: false, told: ['app', 'email'], after: { stay: before.stay, amountDue: Money.rand(800) } } },
    })
    expect(await stored()).toEqual({ ...before, version: before.version + 2 })
    expect(await tasks()).toEqual([])
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved', 'moved'])
  })

  it('is told to the guest who was told of the change, and to the campsite in any case', async () => {
    const { marketplace, amends, id } = await givenStandingStay()
    const asStaff = { actor: ownDesk, as: 'staff' as const }
    await amends('2027-02-01', '2027-02-06', asStaff)
    await amends('2027-02-01', '2027-02-07', { ...asStaff, notifiesGuest: false })

    const silent = await marketplace.undoAmendment.execute({ actor: ownDesk, id })
    const told = await marketplace.undoAmendment.execute({ actor: ownDesk, id })

    expect(silent).toMatchObject({ value: { view: { told: [] } } })
    expect(told).toMatchObject({ value: { view: { told: ['app', 'email'] } } })
    expect(await mailsOfChanges(marketplace, id)).toEqual([
      ...Array(4).fill('booking-changed pending'),
      ...Array(2).fill('moved pending'),
      ...Array(2).fill('moved skipped'),
    ])
  })

  it('asks no rule again of what was agreed once', async () => {
    const { marketplace, amends, stored, id } = await givenStandingStay()
    await amends('2027-03-01', '2027-03-05')
    marketplace.clock.moveTo('2027-02-01T08:00')

    expect((await marketplace.undoAmendment.execute({ ...undo, id })).ok).toBe(true)
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-01', '2027-02-05'))
  })

  it('leaves nights that were slept where they were', async () => {
    const { marketplace, moves, stored, id } = await givenStandingStay()
    const wish = await moves('2027-02-01', '2027-02-05', { actor: ownDesk, as: 'staff' })
    const plots = wish.amendment.plots.map((plot) => ({ ...plot, plotId: stand2 }))
    await marketplace.amendReservation.execute({ ...wish, amendment: { ...wish.amendment, plots } })
    marketplace.clock.moveTo('2027-02-03T09:00')
    const before = await stored()

    expect(await marketplace.undoAmendment.execute({ ...undo, id })).toEqual(
      refused({ code: 'slept-night-moved', night: Temporal.PlainDate.from('2027-02-01') }),
    )
    expect(await stored()).toEqual(before)
  })

  it('goes back one amendment at a time, the latest first', async () => {
    const { marketplace, amends, stored, id } = await givenStandingStay()
    const first = await amends('2027-02-01', '2027-02-06')
    await amends('2027-02-01', '2027-02-07')
    const firstId = first.ok && first.value.amendmentId ? first.value.amendmentId : undefined

    expect(await marketplace.undoAmendment.execute({ ...undo, id, amendmentId: firstId! })).toEqual(
      refused({ code: 'not-the-latest' }),
    )
    await marketplace.undoAmendment.execute({ ...undo, id })
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-01', '2027-02-06'))
    await marketplace.undoAmendment.execute({ ...undo, id, amendmentId: firstId! })
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-01', '2027-02-05'))
    expect(await marketplace.undoAmendment.execute({ ...undo, id })).toEqual(refused({ code: 'nothing-to-undo' }))
  })

  it('is refused when somebody else has the former nights, and changes nothing', async () => {
    const { marketplace, guest, amends, stored, id } = await givenStandingStay()
    await amends('2027-02-10', '2027-02-14')
    await guest.books({ from: '2027-02-02', to: '2027-02-03' })
    const before = await stored()

    const answer = await marketplace.undoAmendment.execute({ ...undo, id })

    expect(answer).toMatchObject({ refusal: { code: 'booked', plots: [{ plotName: 'Stand 1' }] } })
    expect(await stored()).toEqual(before)
    expect(await marketplace.listAmendments.execute({ actor: system('desk'), id })).toMatchObject({
      value: [{ undone: null, isUndoable: true }],
    })
  })

  it('is refused when somebody else takes one of the former nights at this moment', async () => {
    const { marketplace, guest, amends, stored, id } = await givenStandingStay()
    await amends('2027-02-10', '2027-02-14')
    await guest.books({ from: '2027-02-02', to: '2027-02-03' })
    const before = await stored()
    const occupancies = { of: async () => new Map() }

    const answer = await new UndoAmendment({ ...marketplace.ports, occupancies }).execute({ ...undo, id })

    expect(answer).toEqual(refused({ code: 'booked', plots: [{ plotId: stand1, plotName: 'Stand 1', criteria: [] }] }))
    expect(await stored()).toEqual(before)
    expect(await marketplace.ports.amendments.of(id)).toMatchObject([{ undone: null }])
  })
})
