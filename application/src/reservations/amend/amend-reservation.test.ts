import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import type { OrganisationId, PlotId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { campsite, stands, testId } from '../../testing/a-campsite.ts'
import { aGuestOf, checkoutOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import type { AmendCommand } from './amendment-answers.ts'

const [stand1, stand2] = stands.map(({ id }) => id) as [PlotId, PlotId]
const userId = testId(90) as UserId
const staffOf = (organisationId: OrganisationId): Actor => ({
  kind: 'user',
  userId,
  role: 'ORGUSER',
  organisationIds: [organisationId],
})
const desk = staffOf(campsite.organisation.id)

/** R800.00 paid by card for four nights from 1 February 2027 on Stand 1. */
async function givenStay({ payInFull = true, canRefund = true } = {}) {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull })
  if (canRefund) await guest.pays(payment)
  else await guest.tells(marketplace.gateway.payWithoutRefund(checkoutOf(payment)))
  const stored = async () => {
    const reservation = await marketplace.reservations.find(id)
    if (!reservation) throw new Error('the reservation is gone')
    return reservation
  }
  /** The same plots over other nights. */
  const moves = async (from: string, to: string, facts: Partial<AmendCommand> = {}) => {
    const stay = StayDates.of(from, to)
    const plots = stretchedPlots(await stored(), stay) ?? []
    const amendment = { stay, plots, price: 're-quote' as const }
    return { actor: visitor, as: 'guest', id, amendment, ...facts } satisfies AmendCommand
  }
  const amends = async (from: string, to: string, facts: Partial<AmendCommand> = {}) =>
    marketplace.amendReservation.execute(await moves(from, to, facts))
  const tasks = async () =>
    (await marketplace.payments.refundTasksOf(id)).map(({ amount, reason, state }) => [amount.toRand(), reason, state])
  return { marketplace, guest, id, stored, moves, amends, tasks }
}

describe('a guest who changes their stay', () => {
  it('sees every difference first, and nothing has changed by looking', async () => {
    const { marketplace, moves, stored } = await givenStay()
    const before = await stored()

    const preview = await marketplace.previewAmendment.execute(await moves('2027-02-02', '2027-02-08'))

    expect(preview).toMatchObject({
      value: {
        before: { stay: StayDates.of('2027-02-01', '2027-02-05'), amountDue: Money.rand(800) },
        after: { stay: StayDates.of('2027-02-02', '2027-02-08'), amountDue: Money.rand(1200) },
        isUnchanged: false,
        difference: Money.rand(400),
        amountPaid: Money.rand(800),
        balance: Money.rand(400),
        amountToPayNow: Money.rand(400),
        refund: Money.zero(),
        told: ['app', 'email'],
      },
    })
    expect(await stored()).toEqual(before)
  })

  it('has other nights afterwards, is told once, and pays the difference', async () => {
    const { marketplace, guest, amends, stored, id } = await givenStay()

    const amended = await amends('2027-02-02', '2027-02-08')

    expect(amended).toMatchObject({ value: { amendmentId: expect.any(String), view: { balance: Money.rand(400) } } })
    expect((await stored()).status).toBe('confirmed')
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved'])
    expect(await marketplace.reservations.history(id)).toHaveLength(3)
    const { payment } = await guest.confirms(id)
    await guest.pays(payment)
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(1200), balance: Money.zero() })
  })

  it('leaves the old nights to others and keeps the new ones from them', async () => {
    const { guest, amends } = await givenStay()
    await amends('2027-02-03', '2027-02-07')

    await expect(guest.holds({ from: '2027-02-01', to: '2027-02-03' })).resolves.toBeDefined()
    await expect(guest.holds({ from: '2027-02-06', to: '2027-02-08' })).rejects.toThrow('booked')
  })

  it('gets back what is paid too much, and not what a later change needs again', async () => {
    const { amends, tasks } = await givenStay()

    await amends('2027-02-01', '2027-02-03')
    expect(await tasks()).toEqual([[400, 'overpayment', 'open']])

    await amends('2027-02-01', '2027-02-04')
    expect(await tasks()).toEqual([[200, 'overpayment', 'open']])

    await amends('2027-02-01', '2027-02-06')
    expect(await tasks()).toEqual([])
  })

  it('does not get back twice what was sent already', async () => {
    const { marketplace, guest, amends, tasks, stored, id } = await givenStay()
    await amends('2027-02-01', '2027-02-03')
    await marketplace.sendRefunds.execute({ limit: 10 })

    await amends('2027-02-01', '2027-02-02')

    expect(await tasks()).toEqual([
      [400, 'overpayment', 'done'],
      [200, 'overpayment', 'open'],
    ])
    expect((await stored()).amountPaid).toEqual(Money.rand(400))
    expect((await guest.cancels(id)).refundAmount).toEqual(Money.rand(200))
  })

  it('is not promised more than was paid when a longer stay is cancelled while a refund waits for the desk', async () => {
    const { marketplace, guest, stored, amends, tasks, id } = await givenStay({ canRefund: false })
    await amends('2027-02-01', '2027-02-04')
    await marketplace.sendRefunds.execute({ limit: 10 })
    await amends('2027-02-01', '2027-02-05')

    await guest.cancels(id)

    expect(await tasks()).toEqual([
      [200, 'overpayment', 'manual'],
      [600, 'cancellation', 'open'],
    ])
    expect((await stored()).amountPaid).toEqual(Money.rand(800))
  })

  it('is told of a confirmation where the deposit now covers the stay', async () => {
    const { guest, amends, stored, id } = await givenStay({ payInFull: false })

    await amends('2027-02-01', '2027-02-03')

    expect((await stored()).status).toBe('confirmed')
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'moved', 'confirmed'])
  })

  it('changes nothing by asking for the same, at whatever price it would be today', async () => {
    const { amends, stored, guest, id } = await givenStay()
    const before = await stored()

    const again = await amends('2027-02-01', '2027-02-05')

    expect(again).toMatchObject({ value: { amendmentId: null, view: { isUnchanged: true, told: [] } } })
    expect(await stored()).toEqual(before)
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
  })

  it('is not charged another price than the one that was shown', async () => {
    const { amends, stored } = await givenStay()

    const answer = await amends('2027-02-01', '2027-02-07', { shownAmountDue: Money.rand(1000) })

    expect(answer).toEqual(refused({ code: 'price-changed', amountDue: Money.rand(1200) }))
    expect((await stored()).amountDue).toEqual(Money.rand(800))
  })

  it('keeps everything when somebody else has one of the new nights', async () => {
    const { guest, amends, stored } = await givenStay()
    await guest.books({ from: '2027-02-06', to: '2027-02-08' })
    const before = await stored()

    const answer = await amends('2027-02-04', '2027-02-07')

    expect(answer).toEqual(refused({ code: 'booked', plots: [{ plotId: stand1, plotName: 'Stand 1', criteria: [] }] }))
    expect(await stored()).toEqual(before)
  })

  it('takes nights that a lapsed hold has left', async () => {
    const { marketplace, guest, amends } = await givenStay()
    await guest.holds({ from: '2027-02-06', to: '2027-02-08' })
    marketplace.clock.moveTo('2026-11-21T10:20')

    expect((await amends('2027-02-04', '2027-02-07')).ok).toBe(true)
  })

  it('may until the last day of full refund, and is told so', async () => {
    const { marketplace, amends, id } = await givenStay()
    const lastDay = Temporal.PlainDate.from('2027-01-18')
    marketplace.clock.moveTo('2027-01-18T23:59')
    const inTime = await marketplace.amendmentTerms.execute({ id })
    marketplace.clock.moveTo('2027-01-19T00:00')
    const late = await marketplace.amendmentTerms.execute({ id })

    expect(inTime).toMatchObject({ value: { canAmend: true, refusal: null, lastDay } })
    expect(late).toMatchObject({ value: { canAmend: false, refusal: { code: 'too-late', lastDay } } })
    expect(await amends('2027-02-01', '2027-02-07')).toMatchObject({ refusal: { code: 'too-late' } })
  })

  it('may neither keep a price, nor set rules aside, nor stay untold', async () => {
    const { marketplace, moves, amends } = await givenStay()
    const wish = await moves('2027-02-01', '2027-02-07')
    const notPermitted = refused({ code: 'not-permitted' })

    const kept = { ...wish, amendment: { ...wish.amendment, price: 'keep' as const } }
    expect(await marketplace.previewAmendment.execute(kept)).toEqual(notPermitted)
    expect(await marketplace.amendReservation.execute(kept)).toEqual(notPermitted)
    expect(await amends('2027-02-01', '2027-02-07', { ignoresStayRules: true })).toEqual(notPermitted)
    expect(await amends('2027-02-01', '2027-02-07', { notifiesGuest: false })).toEqual(notPermitted)
  })

  it('finds nothing under an id that nobody was given', async () => {
    const { marketplace, moves } = await givenStay()
    const unknown = { ...(await moves('2027-02-01', '2027-02-07')), id: 'nobody' as ReservationId }

    expect(await marketplace.amendReservation.execute(unknown)).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.amendmentTerms.execute({ id: unknown.id })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('staff who change a stay', () => {
  it.each([
    ['staff of another campsite', staffOf(testId(77) as OrganisationId)],
    ['a guest', { kind: 'user', userId, role: 'USER', organisationIds: [] } as Actor],
    ['a visitor', visitor],
  ])('are not %s', async (_, actor) => {
    const { marketplace, amends, id } = await givenStay()
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
    const { marketplace, guest, moves, stored, id } = await givenStay()
    const wish = await moves('2027-02-01', '2027-02-08', {
      actor: desk,
      as: 'staff',
      reason: ' Rained out ',
      notifiesGuest: false,
    })

    await marketplace.amendReservation.execute({ ...wish, amendment: { ...wish.amendment, price: 'keep' } })

    expect((await stored()).amountDue).toEqual(Money.rand(800))
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
    expect(await marketplace.listAmendments.execute({ actor: desk, id })).toMatchObject({
      value: [{ by: userId, reason: 'Rained out', undone: null, isUndoable: true }],
    })
  })

  it('split a stay over two plots during it: slept nights stay, and guests are counted once', async () => {
    const { marketplace, guest, stored, id } = await givenStay()
    marketplace.clock.moveTo('2027-02-03T09:00')
    const split = { actor: desk, id, plotId: stand1, toPlotId: stand2, price: 're-quote' as const }
    const from = (date: string) => ({ ...split, from: Temporal.PlainDate.from(date) })

    const shown = await marketplace.splitReservation.execute({ ...from('2027-02-03'), dryRun: true })
    const early = await marketplace.splitReservation.execute(from('2027-02-02'))
    const done = await marketplace.splitReservation.execute(from('2027-02-03'))

    expect(shown).toMatchObject({ value: { amendmentId: null, view: { isUnchanged: false } } })
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
    const { marketplace, guest, amends, stored, tasks, id } = await givenStay()
    const before = await stored()
    await amends('2027-02-10', '2027-02-12')

    const shown = await marketplace.undoAmendment.execute({ ...undo, id, dryRun: true })
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-10', '2027-02-12'))
    const undone = await marketplace.undoAmendment.execute({ ...undo, id })

    expect(shown).toMatchObject({ value: { view: { difference: Money.rand(400), refund: Money.zero() } } })
    expect(undone).toMatchObject({ value: { view: { after: { stay: before.stay, amountDue: Money.rand(800) } } } })
    expect(await stored()).toEqual({ ...before, version: before.version + 2 })
    expect(await tasks()).toEqual([])
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved', 'moved'])
  })

  it('goes back one amendment at a time, the latest first', async () => {
    const { marketplace, amends, stored, id } = await givenStay()
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
    const { marketplace, guest, amends, stored, id } = await givenStay()
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
})
