import { cancelByGuest } from '@camp/domain/reservations/cancel.ts'
import { checkIn } from '@camp/domain/reservations/check-in.ts'
import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import { markNoShow } from '@camp/domain/reservations/no-show.ts'
import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import type { PendingReservation, Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, type CampsiteHold, campsite, guestId, stands, testId } from '../../testing/a-campsite.ts'
import type { DeskEntry, DeskLog } from '../desk-log.ts'
import type { DeskQuery, DeskReservations } from '../desk-reservations.ts'

export interface DeskFixture {
  /** Over the plots of `a-campsite.ts` and the guest `guestId`, whose account is called Thandi Nkosi. */
  readonly reservations: Reservations
  readonly bookings: DeskReservations
  readonly deskLog: DeskLog
  readonly stop: () => Promise<void>
}

const organisationId = campsite.organisation.id
const date = (text: string) => Temporal.PlainDate.from(text)
const moment = aMoment('2026-11-21T10:05')

export function deskContract(adapter: string, start: () => Promise<DeskFixture>): void {
  describe(`${adapter}: Bookings`, () => {
    let fixture: DeskFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const replaced = async (reservation: Reservation, change: StatusChange | null) => {
      const answer = await fixture.reservations.replace(reservation, change)
      expect(answer.ok).toBe(true)
      return (await fixture.reservations.find(reservation.id)) as Reservation
    }
    const moved = <State extends Reservation>(
      answer: Result<{ readonly reservation: State; readonly change: StatusChange }, unknown>,
    ) => {
      if (!answer.ok) throw new Error('the transition was refused')
      return replaced(answer.value.reservation, answer.value.change)
    }
    const givenHold = async (plot: number, facts: CampsiteHold = {}) => {
      const held = aHoldOn([stands[plot]!], { id: `hold-${plot + 1}`, ...facts })
      expect((await fixture.reservations.add(held, asHeld)).ok).toBe(true)
      return held
    }
    const givenPending = async (plot: number, facts: CampsiteHold = {}, guest: Parameters<typeof aGuest>[0] = {}) => {
      const held = await givenHold(plot, facts)
      return (await moved(
        submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId, ...guest }) })),
      )) as PendingReservation
    }
    const givenConfirmed = async (...of: Parameters<typeof givenPending>) =>
      moved(confirmByStaff(await givenPending(...of), { by: 'desk', moment }))
    const search = (query: Partial<DeskQuery> = {}) =>
      fixture.bookings.search({
        organisationId,
        zone: 'Africa/Johannesburg',
        terms: [],
        statuses: [],
        dates: null,
        isOwing: false,
        siteId: null,
        source: null,
        order: 'arrival',
        offset: 0,
        limit: 50,
        ...query,
      })
    const found = async (query: Partial<DeskQuery> = {}) => (await search(query)).bookings.map(({ id }) => id)

    it('finds by words of the name, by reference, phone, plate and e-mail', async () => {
      await givenPending(0, {}, { firstName: 'Renée', lastName: "O'Brien-Smith", vehiclePlate: 'CA 123-456' })
      await givenPending(1, {}, { firstName: 'Sipho', email: 'sipho@camp.test', cell: '083 765 4321' })

      expect(await found({ terms: ['renee', 'brien'] })).toEqual(['hold-1'])
      expect(await found({ terms: ['ca', '123', '456'] })).toEqual(['hold-1'])
      expect(await found({ terms: ['837654321'] })).toEqual(['hold-2'])
      expect(await found({ terms: ['27837'] })).toEqual(['hold-2'])
      expect(await found({ terms: ['sipho', 'camp', 'test'] })).toEqual(['hold-2'])
      expect(await found({ terms: ['482100102'] })).toEqual(['hold-2'])
      expect(await found({ terms: ['renee', 'sipho'] })).toEqual([])
    })

    it('finds a booking of any campsite and says whose it is, but nothing that was only held', async () => {
      await givenPending(0, {}, { firstName: 'Renée', lastName: 'Brink' })
      await givenPending(1, {}, { firstName: 'Sipho', lastName: 'Brink' })
      await givenHold(2)

      const all = await fixture.bookings.searchEverywhere({ terms: ['brink'], limit: 1 })
      expect(all).toMatchObject({ count: 2, bookings: [{ organisation: { slug: campsite.organisation.slug } }] })
      const one = await fixture.bookings.searchEverywhere({ terms: ['brink', 'renee'], limit: 10 })
      expect(one.bookings.map(({ id, guestName }) => [id, guestName])).toEqual([['hold-1', 'Renée Brink']])
      expect(await fixture.bookings.searchEverywhere({ terms: ['482100103'], limit: 10 })).toEqual({ bookings: [], count: 0 })
    })

    it('lists what the desk needs, with totals of what is owed', async () => {
      await givenConfirmed(0, { childrenAges: [4] }, { cell: '0821234567', vehiclePlate: 'GP 1' })

      const page = await search()

      expect(page.bookings).toMatchObject([
        {
          id: 'hold-1',
          status: 'confirmed',
          guestName: 'Thandi Nkosi',
          phone: '+27 821234567',
          vehiclePlate: 'GP 1',
          arrival: date('2027-02-01'),
          departure: date('2027-02-05'),
          adults: 2,
          pensioners: 0,
          children: 1,
          plots: [{ plotName: 'Stand 1' }],
          amountPaid: Money.zero(),
          checkedInAt: null,
        },
      ])
      const due = page.bookings[0]!.amountDue
      expect(page.bookings[0]!.balance).toEqual(due)
      const ended = { count: 0, amountPaid: Money.zero() }
      expect(page.totals).toEqual({ count: 1, amountDue: due, amountPaid: Money.zero(), balance: due, ended })
    })

    it('leaves out holds unless they are asked for, abandoned ones always, and counts cancelled ones apart', async () => {
      const held = await givenHold(0)
      const pending = await givenPending(1)
      const { reservation } = recordPayment(pending, { amount: Money.rand(10), by: 'desk', moment })
      await moved(cancelByGuest(reservation as typeof pending, { by: 'guest', moment }))

      expect(await found()).toEqual(['hold-2'])
      expect(await found({ statuses: ['temporaryHold'] })).toEqual(['hold-1'])
      const nothing = { amountDue: Money.zero(), amountPaid: Money.zero(), balance: Money.zero() }
      expect((await search()).totals).toEqual({ count: 1, ...nothing, ended: { count: 1, amountPaid: Money.rand(10) } })
      const { totals } = await search({ statuses: ['temporaryHold'] })
      expect(totals).toMatchObject({ count: 1, amountDue: held.amountDue, balance: Money.zero(), ended: { count: 0 } })
    })

    it('filters by status, balance, site and organisation', async () => {
      await givenPending(0)
      const other = await givenConfirmed(1)
      await replaced({ ...other, amountPaid: other.amountDue }, null)

      expect(await found({ statuses: ['confirmed', 'cancelled'] })).toEqual(['hold-2'])
      expect(await found({ isOwing: true })).toEqual(['hold-1'])
      expect(await found({ siteId: stands[0]!.siteId })).toHaveLength(2)
      expect(await found({ siteId: 'elsewhere' as SiteId })).toEqual([])
      expect(await found({ organisationId: testId(77) as OrganisationId })).toEqual([])
    })

    it('tells what guests booked from what staff took for them', async () => {
      const held = aHoldOn([stands[1]!], { id: 'hold-2' })
      await givenPending(0)
      await fixture.reservations.add(held, { ...asHeld, by: testId(9) })
      await moved(submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) })))

      expect(await found({ source: 'online' })).toEqual(['hold-1'])
      expect(await found({ source: 'offline' })).toEqual(['hold-2'])
    })

    it.each([
      ['arrival', '2027-02-03', null, ['hold-2']],
      ['arrival', null, '2027-02-02', ['hold-1']],
      ['departure', '2027-02-05', '2027-02-05', ['hold-1']],
      ['staying', '2027-02-04', '2027-02-04', ['hold-1', 'hold-2']],
      ['staying', '2027-02-05', '2027-02-06', ['hold-2']],
      ['booked', '2026-11-22', null, ['hold-2']],
      ['booked', '2026-11-21', '2026-11-21', ['hold-1']],
    ] as const)('filters by %s from %s to %s', async (kind, from, to, expected) => {
      await givenPending(0)
      await givenPending(1, { from: '2027-02-03', to: '2027-02-07', at: '2026-11-22T00:30' })

      const dates = { kind, from: from && date(from), to: to && date(to) }

      expect(await found({ dates })).toEqual(expected)
    })

    it('pages in the order that was asked for', async () => {
      await givenPending(0, { from: '2027-02-03', to: '2027-02-05' }, { firstName: 'Anna' })
      await givenPending(1, { from: '2027-02-01', to: '2027-02-09' }, { firstName: 'zola' })
      await givenPending(2, { from: '2027-02-02', to: '2027-02-04', at: '2026-11-21T10:02' }, { firstName: 'Mpho' })

      expect(await found({ order: 'arrival' })).toEqual(['hold-2', 'hold-3', 'hold-1'])
      expect(await found({ order: 'departure' })).toEqual(['hold-3', 'hold-1', 'hold-2'])
      expect(await found({ order: 'newest', limit: 1 })).toEqual(['hold-3'])
      expect(await found({ order: 'name' })).toEqual(['hold-1', 'hold-3', 'hold-2'])
      expect(await found({ order: 'balance' })).toEqual(['hold-2', 'hold-1', 'hold-3'])
      expect(await found({ order: 'arrival', offset: 1, limit: 1 })).toEqual(['hold-3'])
      expect((await search({ offset: 1, limit: 1 })).totals.count).toBe(3)
    })

    it('shows the day: who arrives, sleeps and leaves, by plot, with what the desk must know', async () => {
      const guest = { specialRequest: 'A late arrival', allergies: 'Bees' }
      const staying = await givenConfirmed(1, { from: '2027-01-30', to: '2027-02-03' })
      await givenConfirmed(0, {}, guest)
      await givenConfirmed(2, { from: '2027-01-29', to: '2027-02-01' })
      await givenConfirmed(3, { from: '2027-02-02', to: '2027-02-03' })
      await givenHold(4)
      await moved(cancelByGuest(await givenPending(5), { by: 'guest', moment }))
      const received = checkIn(staying as Extract<Reservation, { status: 'confirmed' }>, aMoment('2027-01-30T14:00'))
      if (received.ok) await replaced({ ...received.value, gateCode: '1234#abc' }, null)

      const day = await fixture.bookings.onDay(organisationId, date('2027-02-01'))

      expect(day.map(({ id }) => id)).toEqual(['hold-1', 'hold-2', 'hold-3'])
      expect(day[0]).toMatchObject({ ...guest, checkedInAt: null, checkedOutAt: null, gateCode: null })
      expect(day[1]).toMatchObject({ checkedInAt: aMoment('2027-01-30T14:00').now, gateCode: '1234#abc' })
      expect(await fixture.bookings.onDay(testId(77) as OrganisationId, date('2027-02-01'))).toEqual([])
    })

    it('keeps a no-show on the sheet of the day', async () => {
      const confirmed = (await givenConfirmed(0)) as Extract<Reservation, { status: 'confirmed' }>
      await moved(markNoShow(confirmed, { by: 'desk', moment: aMoment('2027-02-02T09:00') }))

      const day = await fixture.bookings.onDay(organisationId, date('2027-02-02'))

      expect(day).toMatchObject([{ id: 'hold-1', status: 'noShow', balance: Money.zero() }])
    })

    it('knows who left owing, and gives nobody whose debt was given up', async () => {
      const owing = await givenConfirmed(0)
      const given = await givenConfirmed(1)
      await replaced({ ...owing, status: 'completed', checkedOutAt: null, owedBy: 'J. Botha' } as Reservation, null)
      const forgotten = { ...given, status: 'completed', checkedOutAt: null, writtenOffAt: moment.now } as Reservation
      await replaced(forgotten, null)

      expect(await fixture.bookings.leftOwing(organisationId)).toMatchObject([
        { id: 'hold-1', owedBy: 'J. Botha', balance: owing.amountDue },
      ])
      expect(await fixture.bookings.leftOwing(testId(77) as OrganisationId)).toEqual([])
      const found = await fixture.reservations.find(forgotten.id)
      expect(found).toMatchObject({ writtenOffAt: moment.now })
      expect((await search({ isOwing: true })).totals).toMatchObject({ count: 1, balance: owing.amountDue })
    })

    it('knows what still owes money, with what is due first, and finds one booking of its own', async () => {
      const open = await givenConfirmed(0)
      const paid = await givenConfirmed(1)
      await replaced({ ...paid, amountPaid: paid.amountDue } as Reservation, null)
      await givenHold(2)

      expect(await fixture.bookings.withOpenMoney(organisationId)).toMatchObject([
        {
          id: 'hold-1',
          balance: open.amountDue,
          amountDueUpFront: (open as PendingReservation).amountDueUpFront,
          statusDate: open.statusDate,
          isPaidOffline: false,
          version: open.version,
        },
      ])
      expect(await fixture.bookings.withOpenMoney(testId(77) as OrganisationId)).toEqual([])
      expect(await fixture.bookings.one(organisationId, 'hold-2')).toMatchObject({ id: 'hold-2', balance: Money.zero() })
      expect(await fixture.bookings.one(organisationId, 'hold-3')).toBeUndefined()
      expect(await fixture.bookings.one(testId(77) as OrganisationId, 'hold-1')).toBeUndefined()
    })

    it('finds bookings by their references, in whatever status, and none of another organisation', async () => {
      const paid = await givenConfirmed(0)
      await replaced({ ...paid, amountPaid: paid.amountDue } as Reservation, null)
      await givenHold(1)
      const held = await fixture.reservations.find('hold-2' as Reservation['id'])
      const references = [paid.simpleReference, held?.simpleReference ?? '', '000-000-000']
      const found = await fixture.bookings.withReferences(organisationId, references)

      expect(found.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        { id: 'hold-1', simpleReference: paid.simpleReference, guestName: 'Thandi Nkosi', status: 'confirmed' },
        { id: 'hold-2', simpleReference: held?.simpleReference, guestName: null, status: 'temporaryHold' },
      ])
      expect(await fixture.bookings.withReferences(testId(77) as OrganisationId, references)).toEqual([])
      expect(await fixture.bookings.withReferences(organisationId, [])).toEqual([])
    })

    it('knows who was received on a plot, should have left it and has not', async () => {
      const there = (await givenConfirmed(0, { from: '2027-01-30', to: '2027-02-01' })) as Extract<
        Reservation,
        { status: 'confirmed' }
      >
      const next = aHoldOn([stands[0]!], { id: 'hold-7', from: '2027-02-01', to: '2027-02-03' })
      await fixture.reservations.add(next, asHeld)
      const notLeft = () => fixture.bookings.notLeft(next.id, date('2027-02-01'))

      expect(await notLeft()).toEqual([])
      await replaced({ ...there, checkedInAt: aMoment('2027-01-30T14:00').now }, null)
      const { simpleReference } = there
      const guestName = `${there.guest.firstName} ${there.guest.lastName}`
      expect(await notLeft()).toEqual([{ reservationId: there.id, simpleReference, guestName, plotName: 'Stand 1' }])
      expect(await fixture.bookings.notLeft(next.id, date('2027-01-31'))).toEqual([])
      expect(await fixture.bookings.notLeft(there.id, date('2027-02-03'))).toEqual([])
    })

    it('names the people who wrote', async () => {
      expect(await fixture.bookings.namesOf([guestId, 'payment-gateway', testId(88)])).toEqual(
        new Map([[guestId, 'Thandi Nkosi']]),
      )
      expect(await fixture.bookings.namesOf([])).toEqual(new Map())
    })
  })

  describe(`${adapter}: DeskLog`, () => {
    let fixture: DeskFixture
    beforeEach(async () => {
      fixture = await start()
      await fixture.reservations.add(aHoldOn([stands[0]!]), asHeld)
      await fixture.reservations.add(aHoldOn([stands[1]!], { id: 'hold-2' }), asHeld)
    })
    afterEach(() => fixture.stop())

    it('gives back what was written, in the order in which it was', async () => {
      const entry = (number: number, facts: Partial<DeskEntry> = {}): DeskEntry => ({
        id: testId(900 + number),
        organisationId,
        reservationId: aHoldOn([stands[0]!]).id,
        act: 'note',
        by: 'desk',
        at: moment.now,
        note: `Note ${number}`,
        former: null,
        takesBack: null,
        ...facts,
      })
      await fixture.deskLog.add(entry(2))
      await fixture.deskLog.add(entry(1, { act: 'plate-changed', note: null, former: 'CA 1', takesBack: testId(902) }))
      await fixture.deskLog.add(entry(3, { reservationId: aHoldOn([stands[1]!], { id: 'hold-2' }).id }))

      expect(await fixture.deskLog.of(entry(1).reservationId)).toEqual([
        entry(2),
        entry(1, { act: 'plate-changed', note: null, former: 'CA 1', takesBack: testId(902) }),
      ])
    })
  })
}
