import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { visitor } from '../../shared/actor.ts'
import { stands } from '../../testing/a-campsite.ts'
import { aGuestOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { kwenaCamp, kwenaCampWithoutCards } from '../../testing/kwena-camp.ts'
import { AmendReservation } from './amend-reservation.ts'
import { givenStandingStay, ownDesk, stand1, stand2 } from './testing/given-stay.ts'

describe('a guest who changes their stay', () => {
  it('sees every difference first, and nothing has changed by looking', async () => {
    const { marketplace, moves, stored } = await givenStandingStay()
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

  it('of a campsite without online payment reads what is transferred when', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards()] })
    const { id } = await aGuestOf(marketplace).books()
    const plots = [{ plotId: stand1, stay: StayDates.of('2027-02-01', '2027-02-07'), party: aParty() }]
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-07'), plots, price: 're-quote' } as const

    const preview = await marketplace.previewAmendment.execute({ actor: visitor, as: 'guest', id, amendment })

    expect(preview).toMatchObject({
      value: {
        amountToPayNow: Money.zero(),
        direct: { payment: { deposit: { cents: 60_000 }, rest: { cents: 60_000, by: '2027-01-18' } }, campsite: 'Kwena Camp' },
      },
    })
  })

  it('has other nights afterwards, is told once, and pays the difference', async () => {
    const { marketplace, guest, amends, stored, id } = await givenStandingStay()

    const amended = await amends('2027-02-02', '2027-02-08')

    expect(amended).toMatchObject({ value: { amendmentId: expect.any(String), view: { balance: Money.rand(400) } } })
    expect((await stored()).status).toBe('confirmed')
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved'])
    expect(await marketplace.reservations.history(id)).toHaveLength(3)
    const { payment } = await guest.confirms(id)
    await guest.pays(payment)
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(1200), balance: Money.zero() })
  })

  it.each([
    ['a guest', 'guest', [stand2]],
    ['the desk', 'staff', []],
  ] as const)('looks into calendars elsewhere before %s gets a plot', async (_, as, plotIds) => {
    const { marketplace, id } = await givenStandingStay()
    const read: PlotId[] = []
    const readFeedsAgain = { execute: async (of: { readonly plotIds: readonly PlotId[] }) => void read.push(...of.plotIds) }
    const amendReservation = new AmendReservation({ ...marketplace.ports, readFeedsAgain })
    const plots = [{ plotId: stand2, party: aParty() }]
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-05'), plots, price: 're-quote' } as const

    await amendReservation.execute({ actor: as === 'guest' ? visitor : ownDesk, as, id, amendment })

    expect(read).toEqual(plotIds)
  })

  it('leaves the old nights to others and keeps the new ones from them', async () => {
    const { guest, amends } = await givenStandingStay()
    await amends('2027-02-03', '2027-02-07')

    await expect(guest.holds({ from: '2027-02-01', to: '2027-02-03' })).resolves.toBeDefined()
    await expect(guest.holds({ from: '2027-02-06', to: '2027-02-08' })).rejects.toThrow('booked')
  })

  it.each([
    ['the guest shortens', 'guest', [40_000]],
    ['the desk shortens itself', 'staff', []],
  ] as const)('leaves cash of a stay that %s to the campsite, which is told of the first alone', async (_, as, amounts) => {
    const { marketplace, guest } = await givenStandingStay()
    const { id } = await guest.books({ plots: stands.slice(1, 2) })
    const paidOn = Temporal.PlainDate.from('2026-11-21')
    const cash = { amount: Money.rand(800), method: 'cash', reference: null, paidOn } as const
    await marketplace.recordDeskPayment.execute({ actor: ownDesk, idOrReference: id, ...cash })
    const plots = [{ plotId: stand2, party: aParty() }]
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-03'), plots, price: 're-quote' } as const

    await marketplace.amendReservation.execute({ actor: as === 'guest' ? visitor : ownDesk, as, id, amendment })

    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'manual', amount: Money.rand(400) }])
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    const told = messages.filter(({ event }) => event === 'refund-by-hand')
    expect(told.map(({ facts }) => facts.money.refundAmount)).toEqual(amounts)
  })

  it('gets back what is paid too much, and not what a later change needs again', async () => {
    const { amends, tasks } = await givenStandingStay()

    await amends('2027-02-01', '2027-02-03')
    expect(await tasks()).toEqual([[400, 'overpayment', 'open']])

    await amends('2027-02-01', '2027-02-04')
    expect(await tasks()).toEqual([[200, 'overpayment', 'open']])

    await amends('2027-02-01', '2027-02-06')
    expect(await tasks()).toEqual([])
  })

  it('does not get back twice what was sent already', async () => {
    const { marketplace, guest, amends, tasks, stored, id } = await givenStandingStay()
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
    const { marketplace, guest, stored, amends, tasks, id } = await givenStandingStay({ canRefund: false })
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
    const { guest, amends, stored, id } = await givenStandingStay({ payInFull: false })

    await amends('2027-02-01', '2027-02-03')

    expect((await stored()).status).toBe('confirmed')
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'moved', 'confirmed'])
  })

  it('changes nothing by asking for the same, at whatever price it would be today', async () => {
    const { amends, stored, guest, id } = await givenStandingStay()
    const before = await stored()

    const again = await amends('2027-02-01', '2027-02-05')

    expect(again).toMatchObject({ value: { amendmentId: null, view: { isUnchanged: true, told: [] } } })
    expect(await stored()).toEqual(before)
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
  })

  it('keeps an agreed price by asking for the same, which staff may charge anew', async () => {
    const { marketplace, moves, amends } = await givenStandingStay()
    const wish = await moves('2027-02-01', '2027-02-08', { actor: ownDesk, as: 'staff' })
    await marketplace.amendReservation.execute({ ...wish, amendment: { ...wish.amendment, price: 'keep' } })

    const byGuest = await amends('2027-02-01', '2027-02-08')
    const byStaff = await amends('2027-02-01', '2027-02-08', { actor: ownDesk, as: 'staff' })

    expect(byGuest).toMatchObject({ value: { view: { isUnchanged: true, after: { amountDue: Money.rand(800) } } } })
    expect(byStaff).toMatchObject({ value: { view: { isUnchanged: false, after: { amountDue: Money.rand(1400) } } } })
  })

  it('sees what stands when the desk asks for the same, though all of it would be due up front by now', async () => {
    const { marketplace, moves } = await givenStandingStay({ payInFull: false })
    marketplace.clock.moveTo('2027-01-30T10:00')
    const wish = await moves('2027-02-01', '2027-02-05', { actor: ownDesk, as: 'staff' })

    const preview = await marketplace.previewAmendment.execute(wish)

    expect(preview).toMatchObject({
      value: {
        before: { status: 'partiallyPaid', amountDueUpFront: Money.rand(400), dueDate: Temporal.PlainDate.from('2027-01-18') },
        after: { status: 'partiallyPaid', amountDueUpFront: Money.rand(400), dueDate: Temporal.PlainDate.from('2027-01-18') },
        isUnchanged: true,
      },
    })
  })

  it('fits as many as the plot takes where the desk sets no rule aside', async () => {
    const { amends } = await givenStandingStay()
    const crowd = [{ plotId: stand1, party: aParty({ numberOfAdults: 7 }) }]
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-05'), plots: crowd, price: 're-quote' } as const
    const byDesk = { actor: ownDesk, as: 'staff', amendment } as const

    expect(await amends('2027-02-01', '2027-02-05', byDesk)).toMatchObject({ refusal: { code: 'criteria' } })
    expect(await amends('2027-02-01', '2027-02-05', { ...byDesk, ignoresStayRules: true })).toMatchObject({ ok: true })
  })

  it('keeps the payment rule of each of two plots', async () => {
    const camp = kwenaCamp()
    const [ruled, unruled] = stands
    const plots = camp.plots.map((plot) => (plot.id === unruled?.id ? { ...plot, paymentRuleId: null } : plot))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({ plots: [ruled!, unruled!] })
    await guest.pays(payment)
    const wished = [ruled!, unruled!].map((plot) => ({ plotId: plot.id, party: aParty() }))
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-06'), plots: wished, price: 're-quote' } as const

    await marketplace.amendReservation.execute({ actor: visitor, as: 'guest', id, amendment })

    const amended = await marketplace.reservations.find(id)
    expect(amended?.plots.map(({ plotName, paymentRule }) => [plotName, paymentRule?.name ?? null])).toEqual([
      ['Stand 1', 'Half now'],
      ['Stand 2', null],
    ])
  })

  it('pays for another plot by the rule of that plot', async () => {
    const camp = kwenaCamp()
    const [ruled, unruled] = stands
    const rules = [{ ...camp.paymentRules[0]!, id: 'rule-0' as never, name: 'Other' }, ...camp.paymentRules]
    const plots = camp.plots.map((plot) => (plot.id === ruled?.id ? { ...plot, paymentRuleId: null } : plot))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots, paymentRules: rules }] })
    const { id } = await aGuestOf(marketplace).books({ plots: [ruled!] })
    const amendment = {
      stay: StayDates.of('2027-02-01', '2027-02-05'),
      plots: [{ plotId: unruled!.id, party: aParty() }],
      price: 're-quote',
    } as const

    await marketplace.amendReservation.execute({ actor: ownDesk, as: 'staff', id, amendment })

    const amended = await marketplace.reservations.find(id)
    expect(amended?.plots.map(({ plotName, paymentRule }) => [plotName, paymentRule?.name])).toEqual([['Stand 2', 'Half now']])
  })

  it('is not charged another price than the one that was shown', async () => {
    const { amends, stored } = await givenStandingStay()

    const answer = await amends('2027-02-01', '2027-02-07', { shownAmountDue: Money.rand(1000) })

    expect(answer).toEqual(refused({ code: 'price-changed', amountDue: Money.rand(1200) }))
    expect((await stored()).amountDue).toEqual(Money.rand(800))
  })

  it('keeps everything when somebody else has one of the new nights', async () => {
    const { guest, amends, stored } = await givenStandingStay()
    await guest.books({ from: '2027-02-06', to: '2027-02-08' })
    const before = await stored()

    const answer = await amends('2027-02-04', '2027-02-07')

    expect(answer).toEqual(refused({ code: 'booked', plots: [{ plotId: stand1, plotName: 'Stand 1', criteria: [] }] }))
    expect(await stored()).toEqual(before)
  })

  it('takes nights that a lapsed hold has left', async () => {
    const { marketplace, guest, amends } = await givenStandingStay()
    await guest.holds({ from: '2027-02-06', to: '2027-02-08' })
    marketplace.clock.moveTo('2026-11-21T10:20')

    expect((await amends('2027-02-04', '2027-02-07')).ok).toBe(true)
  })

  it('may until the last day of full refund, and is told so', async () => {
    const { marketplace, amends, id } = await givenStandingStay()
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
    const { marketplace, moves, amends } = await givenStandingStay()
    const wish = await moves('2027-02-01', '2027-02-07')
    const notPermitted = refused({ code: 'not-permitted' })

    const kept = { ...wish, amendment: { ...wish.amendment, price: 'keep' as const } }
    expect(await marketplace.previewAmendment.execute(kept)).toEqual(notPermitted)
    expect(await marketplace.amendReservation.execute(kept)).toEqual(notPermitted)
    expect(await amends('2027-02-01', '2027-02-07', { ignoresStayRules: true })).toEqual(notPermitted)
    expect(await amends('2027-02-01', '2027-02-07', { notifiesGuest: false })).toEqual(notPermitted)
  })

  it('finds nothing under an id that nobody was given', async () => {
    const { marketplace, moves } = await givenStandingStay()
    const unknown = { ...(await moves('2027-02-01', '2027-02-07')), id: 'nobody' as ReservationId }

    expect(await marketplace.amendReservation.execute(unknown)).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.amendmentTerms.execute({ id: unknown.id })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('two people at the desk who change one stay', () => {
  const from = async ({ marketplace, moves }: Awaited<ReturnType<typeof givenStandingStay>>, to: string) => {
    const command = await moves('2027-02-01', to, { actor: ownDesk, as: 'staff' })
    const shown = await marketplace.previewAmendment.execute(command)
    return { ...command, shownVersion: shown.ok ? shown.value.version : null }
  }

  it('the second is told to look again, and what the first did stands', async () => {
    const given = await givenStandingStay()
    const [onePerson, another] = [await from(given, '2027-02-06'), await from(given, '2027-02-04')]
    await given.marketplace.amendReservation.execute(onePerson)

    expect(await given.marketplace.amendReservation.execute(another)).toEqual(refused({ code: 'changed-meanwhile' }))

    expect((await given.stored()).stay).toEqual(StayDates.of('2027-02-01', '2027-02-06'))
    expect(await given.marketplace.amendReservation.execute(await from(given, '2027-02-04'))).toMatchObject({ ok: true })
  })

  it('takes back only the change that was shown', async () => {
    const given = await givenStandingStay()
    const { marketplace, id, stored } = given
    await marketplace.amendReservation.execute(await from(given, '2027-02-06'))
    const shown = await marketplace.undoAmendment.execute({ actor: ownDesk, id, dryRun: true })
    await marketplace.amendReservation.execute(await from(given, '2027-02-07'))
    const shownVersion = shown.ok ? shown.value.view.version : null

    expect(await marketplace.undoAmendment.execute({ actor: ownDesk, id, shownVersion })).toEqual(
      refused({ code: 'changed-meanwhile' }),
    )
    expect((await stored()).stay).toEqual(StayDates.of('2027-02-01', '2027-02-07'))
  })
})

describe('the desk that changes a stay', () => {
  it('says why in two hundred characters at most', async () => {
    const { marketplace, id, amends } = await givenStandingStay()
    const tooLong = refused({ code: 'reason-too-long', most: 200 })

    const byDesk = { actor: ownDesk, as: 'staff', reason: 'x'.repeat(201) } as const
    expect(await amends('2027-02-01', '2027-02-06', byDesk)).toEqual(tooLong)
    const split = { id, from: Temporal.PlainDate.from('2027-02-03'), plotId: stands[0]!.id, toPlotId: stands[2]!.id }
    expect(await marketplace.splitReservation.execute({ ...byDesk, ...split, price: 'keep', dryRun: true })).toEqual(tooLong)
    expect((await amends('2027-02-01', '2027-02-06', { ...byDesk, reason: ` ${'x'.repeat(200)} ` })).ok).toBe(true)
  })
})
