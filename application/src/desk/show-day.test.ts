import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import type { DayLine, DayView } from './desk-views.ts'
import { inOrderOfPlots } from './in-order-of-plots.ts'
import { aBookedStay, desk, elsewhere, somebody } from './testing/a-booked-stay.ts'

async function givenDay() {
  const stay = await aBookedStay()
  const { marketplace, guest } = stay
  const books = async (stand: number, from: string, to: string, facts = {}) => {
    const booked = await guest.books({ plots: [stands[stand]!], from, to }, facts)
    await guest.pays(booked.payment)
    return { actor: desk, idOrReference: booked.id }
  }
  const show = async (date: string | null = null, actor: Actor = desk) => {
    const day = await marketplace.showDay.execute({
      actor,
      orgSlug: 'kwena-camp',
      date: date ? Temporal.PlainDate.from(date) : null,
    })
    if (!day.ok) throw new Error(day.refusal.code)
    return day.value
  }
  return { ...stay, books, show }
}

const settlement = { kind: 'owing', name: 'J. Botha' } as const

const plots = (lines: readonly DayLine[]) => lines.flatMap((line) => line.plots.map(({ plotName }) => plotName))
const sheet = ({ arrivals, inHouse, departures, notArrived }: DayView) => {
  return { arrivals: plots(arrivals), inHouse: plots(inHouse), departures: plots(departures), notArrived: plots(notArrived) }
}

describe('the day of the desk', () => {
  it('puts everybody where the desk looks for them, today unless another day is named', async () => {
    const { marketplace, books, show } = await givenDay()
    const inHouse = await books(1, '2027-01-30', '2027-02-03')
    await books(2, '2027-01-30', '2027-02-01')
    await books(3, '2027-01-31', '2027-02-04')
    marketplace.clock.moveTo('2027-01-30T15:00')
    await marketplace.checkIn.execute({ ...inHouse, isCertain: true })
    marketplace.clock.moveTo('2027-02-01T08:00')

    const day = await show()

    expect(day.date.toString()).toBe('2027-02-01')
    expect(sheet(day)).toEqual({ arrivals: ['Stand 1'], inHouse: ['Stand 2'], departures: ['Stand 3'], notArrived: ['Stand 4'] })
    expect(day.arrivals[0]?.acts).toEqual(['check-in', 'check-out'])
    expect(day.notArrived[0]?.acts).toEqual(['check-in', 'check-out', 'no-show'])
    expect(day.arrivals[0]?.times.checkIn).toMatch(/^\d\d:\d\d$/)
  })

  it('lists plots as somebody walks past them, Stand 2 before Stand 10', () => {
    const on = (plotName: string, guestName: string) => ({ plots: [{ plotName } as DayLine['plots'][number]], guestName })
    const bookings = [on('Stand 10', 'Ann'), on('Stand 9', 'Zodwa'), on('Stand 2', 'Ben'), on('Stand 9', 'Anele')]

    const listed = inOrderOfPlots(bookings).map(({ plots: [plot], guestName }) => `${plot?.plotName} ${guestName}`)

    expect(listed).toEqual(['Stand 2 Ben', 'Stand 9 Anele', 'Stand 9 Zodwa', 'Stand 10 Ann'])
  })

  it('expects everybody on a day that is still to come', async () => {
    const { show } = await givenDay()

    expect(sheet(await show('2027-02-03'))).toMatchObject({ inHouse: ['Stand 1'], notArrived: [] })
  })

  it('lets early leavers go', async () => {
    const { marketplace, command, show } = await givenDay()
    marketplace.clock.moveTo('2027-02-02T10:00')
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    await marketplace.checkOut.execute({ ...command, settlement })

    expect(sheet(await show('2027-02-02'))).toMatchObject({ departures: ['Stand 1'], inHouse: [] })
    expect(sheet(await show('2027-02-03'))).toMatchObject({ departures: [], inHouse: [] })
  })

  it('keeps whoever left owing among what is to collect, until it is paid or written off', async () => {
    const { marketplace, command, show } = await givenDay()
    marketplace.clock.moveTo('2027-02-05T09:00')
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    await marketplace.checkOut.execute({ ...command, settlement })
    marketplace.clock.moveTo('2027-03-01T09:00')

    expect(await show()).toMatchObject({ toCollect: [{ owedBy: 'J. Botha' }], totalToCollect: Money.rand(400) })
    expect((await show('2027-03-02')).toCollect).toEqual([])
    await marketplace.writeOffBalance.execute({ ...command, note: 'Gone' })
    expect((await show()).toCollect).toEqual([])
    await marketplace.undoWriteOff.execute(command)
    expect(plots((await show()).toCollect)).toEqual(['Stand 1'])
  })

  it('moves everybody with each act: into the house, out of it, and a no-show away', async () => {
    const { marketplace, command, books, show } = await givenDay()
    const missed = await books(1, '2027-01-31', '2027-02-03')
    marketplace.clock.moveTo('2027-02-01T14:00')
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    await marketplace.markNoShow.execute(missed)

    const day = await show()

    expect(sheet(day)).toEqual({ arrivals: [], inHouse: ['Stand 1'], departures: [], notArrived: [] })
    expect(day.inHouse[0]?.acts).toContain('undo-check-in')
    expect(plots(day.toCollect)).toEqual(['Stand 1'])
    await marketplace.checkOut.execute({ ...command, settlement })
    const after = await show()
    expect(sheet(after)).toMatchObject({ departures: ['Stand 1'], inHouse: [] })
    expect(after.departures[0]?.acts).toEqual(['undo-check-out'])
  })

  it('says of the booking that was touched what can be done with it, wherever it went', async () => {
    const { marketplace, command, show, id } = await givenDay()
    marketplace.clock.moveTo('2027-02-02T10:00')
    await marketplace.markNoShow.execute(command)
    const touched = await marketplace.showDay.execute({ actor: desk, orgSlug: 'kwena-camp', date: null, touched: id })

    expect(touched).toMatchObject({ value: { touched: { status: 'noShow' }, notArrived: [] } })
    expect((await show()).touched).toBeNull()
  })

  it('asks once for what somebody owes who left today', async () => {
    const { marketplace, command, show, id } = await givenDay()
    marketplace.clock.moveTo('2027-02-01T15:00')
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    marketplace.clock.moveTo('2027-02-05T09:00')
    await marketplace.checkOut.execute({ ...command, settlement })

    const { departures, toCollect, totalToCollect } = await show()

    expect(departures.map((line) => line.id)).toEqual([id])
    expect(toCollect.map((line) => line.id)).toEqual([id])
    expect(totalToCollect).toEqual(Money.rand(400))
  })

  it('says it of the booking that was touched, not of another that is there', async () => {
    const { marketplace, books } = await givenDay()
    const { idOrReference } = await books(1, '2027-02-01', '2027-02-03')
    marketplace.clock.moveTo('2027-02-01T10:00')

    for (const touched of [idOrReference, (await books(2, '2027-03-01', '2027-03-03')).idOrReference]) {
      const day = await marketplace.showDay.execute({ actor: desk, orgSlug: 'kwena-camp', date: null, touched })
      expect(day).toMatchObject({ value: { touched: { id: touched } } })
    }
  })

  it('adds up what there is to collect', async () => {
    const { marketplace, books, show } = await givenDay()
    await books(1, '2027-02-01', '2027-02-03')
    marketplace.clock.moveTo('2027-02-01T08:00')

    const { toCollect, totalToCollect } = await show()

    expect(plots(toCollect)).toEqual(['Stand 1', 'Stand 2'])
    expect(totalToCollect).toEqual(Money.sum(toCollect.map(({ balance }) => balance)))
  })

  it('shows allergies to the people of the campsite alone', async () => {
    const { books, show } = await givenDay()
    await books(1, '2027-02-01', '2027-02-03', { allergies: 'Bees', specialRequest: 'Near the gate' })
    const seen = async (actor: Actor) => (await show('2027-02-01', actor)).arrivals.map(({ allergies }) => allergies)

    expect(await seen(desk)).toEqual([null, 'Bees'])
    expect(await seen(somebody('SUPERADMIN'))).toEqual([null, null])
  })

  it.each([
    ['a visitor', visitor, 'not-permitted'],
    ['a USER', somebody('USER'), 'not-permitted'],
    ['staff of another organisation', somebody('ORGADMIN', elsewhere.organisation.id), 'not-found'],
  ] as const)('refuses %s, and their search too', async (_who, actor, code) => {
    const { marketplace } = await givenDay()
    const search = {
      text: '',
      statuses: [],
      dates: null,
      isOwing: false,
      siteId: null,
      source: null,
      order: 'arrival',
      page: 1,
    } as const

    expect(await marketplace.showDay.execute({ actor, orgSlug: 'kwena-camp', date: null })).toEqual(refused({ code }))
    expect(await marketplace.searchReservations.execute({ actor, orgSlug: 'kwena-camp', ...search })).toEqual(refused({ code }))
  })
})

describe('deposits by transfer', () => {
  it('wait at the desk from the booking on, with the day once it is confirmed, until the money is written down', async () => {
    const { marketplace, guest, id, show } = await givenTransfer()

    const unconfirmed = (await show()).transfers
    await guest.confirms(id)
    const confirmed = (await show()).transfers
    marketplace.clock.moveTo('2026-11-25T10:00')
    const overdue = (await show()).transfers
    const { version = 0, deposit = Money.zero() } = overdue[0] ?? {}
    const answer = await arrived(marketplace, id, { deposit, version })
    const again = await arrived(marketplace, id, { deposit, version })

    expect(unconfirmed).toMatchObject([{ id, due: null, isOverdue: false }])
    expect(confirmed.map(({ due }) => due?.toString())).toEqual(['2026-11-24'])
    expect(overdue).toMatchObject([{ isOverdue: true }])
    expect(answer.ok).toBe(true)
    expect(again).toEqual(refused({ code: 'changed-meanwhile' }))
    const after = await show(null, desk, id)
    expect(after.transfers).toEqual([])
    expect(after.touched).toMatchObject({ id })
  })

  it('say when their booking is released by itself, where the campsite chose it and nothing has come', async () => {
    const { marketplace, guest, id, show } = await givenTransfer({ releasesTransfers: true })
    await guest.confirms(id)
    const [line] = (await show()).transfers
    await arrived(marketplace, id, { deposit: Money.rand(1), version: line?.version ?? 0 })

    expect(line?.releaseOn?.toString()).toBe('2026-11-27')
    expect((await show()).transfers).toMatchObject([{ releaseOn: null }])
  })

  it('book the stay of a guest who paid instead of confirming', async () => {
    const { marketplace, guest, id, show } = await givenTransfer()
    const [line] = (await show()).transfers

    await arrived(marketplace, id, { deposit: line?.deposit ?? Money.zero(), version: line?.version ?? 0 })

    expect((await guest.sees(id)).status).toBe('partiallyPaid')
  })
})

async function givenTransfer({ releasesTransfers = false } = {}) {
  const campsites = [kwenaCampWithoutCards({ organisation: { releasesTransfers } })]
  const marketplace = givenMarketplace({ campsites, at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  const show = async (date: null = null, actor: Actor = desk, touched: string | null = null) => {
    const day = await marketplace.showDay.execute({ actor, orgSlug: 'kwena-camp', date, touched })
    if (!day.ok) throw new Error(day.refusal.code)
    return day.value
  }
  return { marketplace, guest, id, show }
}

function arrived(
  marketplace: ReturnType<typeof givenMarketplace>,
  id: string,
  { deposit, version }: { readonly deposit: Money; readonly version: number },
) {
  const paidOn = marketplace.clock.now().toZonedDateTimeISO('Africa/Johannesburg').toPlainDate()
  const money = { amount: deposit, method: 'eft', reference: null, paidOn } as const
  return marketplace.recordDeskPayment.execute({ actor: desk, idOrReference: id, shownVersion: version, ...money })
}
