import { fallbackOccurrence } from '@camp/domain/messaging/fallback.ts'
import type { PaymentReminder } from '@camp/domain/reminders/payment-reminder.ts'
import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import {
  aConfirmedReservation,
  aGuest,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '../../messaging/outbox.ts'
import { anOutboxMessage } from '../../messaging/testing/an-outbox-message.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '../../testing/a-campsite.ts'
import { type PaymentReminders, reminderOccurrence } from '../payment-reminders.ts'

export interface RemindersFixture {
  readonly reservations: Pick<Reservations, 'add' | 'replace'>
  readonly outbox: Outbox
  readonly paymentReminders: PaymentReminders
  /** The campsite's choice. */
  readonly cancelOverdue: (isChosen: boolean) => Promise<void>
  /** Its choice, and that nothing is paid online. */
  readonly releaseTransfers: (isChosen: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

const date = (text: string) => Temporal.PlainDate.from(text)
const at = (local: string) => aMoment(local).now
const { now } = aMoment('2027-01-11T09:00')
const seven: PaymentReminder = { dueDate: date('2027-01-18'), daysBefore: 7 }
const two: PaymentReminder = { dueDate: date('2027-01-18'), daysBefore: 2 }

export function paymentRemindersContract(adapter: string, start: () => Promise<RemindersFixture>): void {
  let fixture: RemindersFixture
  beforeEach(async () => {
    fixture = await start()
  })
  afterEach(() => fixture.stop())

  const submitted = (held: HeldReservation, dueDate: Temporal.PlainDate | null) =>
    aPendingReservation(held, { guest: aGuest({ userId: guestId }), dueDate })

  /** On the stand of that number, from 1 February 2027, R400.00 of R800.00 open. */
  async function givenBooking(number: number, dueDate: string | null, isPaid = false) {
    const held = aHoldOn(stands.slice(number - 1, number), { id: `stay-${number}` })
    await fixture.reservations.add(held, asHeld)
    const pending = submitted(held, dueDate === null ? null : date(dueDate))
    const booking = isPaid ? aConfirmedReservation(pending) : aPartiallyPaidReservation(pending)
    expect(await fixture.reservations.replace({ ...booking, version: held.version }, null)).toEqual(accepted(undefined))
    return held.id
  }

  /** Confirmed at that moment, R400.00 of R800.00 to be transferred, and so many rand of it paid. */
  async function givenTransfer(number: number, confirmedAt: string, paid = 0) {
    const held = aHoldOn(stands.slice(number - 1, number), { id: `stay-${number}` })
    await fixture.reservations.add(held, asHeld)
    const confirmed = aConfirmedReservation(submitted(held, date('2027-01-18')))
    const booking = { ...confirmed, amountPaid: Money.rand(paid), statusDate: at(confirmedAt), version: held.version }
    expect(await fixture.reservations.replace(booking, null)).toEqual(accepted(undefined))
    return held.id
  }

  const toSay = (daysBefore: 2 | 7 = 7, from = '2027-01-10', until = '2027-01-19') =>
    fixture.paymentReminders.toSay({ daysBefore, from: date(from), until: date(until) })

  describe(`${adapter}: PaymentReminders`, () => {
    it('finds balances that are due in these days, the earliest first', async () => {
      const [later, earlier] = [await givenBooking(1, '2027-01-19'), await givenBooking(2, '2027-01-10')]
      await givenBooking(3, '2027-01-09')
      await givenBooking(4, '2027-01-20')

      expect(await toSay()).toEqual([earlier, later])
    })

    it('leaves out what is paid, has no date, or is due on arrival', async () => {
      await givenBooking(1, '2027-01-18', true)
      await givenBooking(2, null)
      await givenBooking(3, '2027-02-01')

      expect(await toSay(7, '2027-01-01', '2027-02-28')).toEqual([])
    })

    it('says each reminder once, also at the same moment, and none after a later one', async () => {
      const { paymentReminders } = fixture
      const [id, other] = [await givenBooking(1, '2027-01-18'), await givenBooking(2, '2027-01-18')]

      const said = await Promise.all([1, 2, 3].map(() => paymentReminders.markSaid(id, seven, now)))
      await paymentReminders.markSaid(other, two, now)

      expect(said.filter(Boolean)).toHaveLength(1)
      expect(await toSay(7)).toEqual([])
      expect(await toSay(2)).toEqual([id])
      expect(await paymentReminders.markSaid(id, { ...seven, dueDate: date('2027-01-19') }, now)).toBe(true)
    })

    it('finds overdue balances of campsites that cancel them', async () => {
      const [first, second] = [await givenBooking(1, '2027-01-17'), await givenBooking(2, '2027-01-18')]
      await givenBooking(3, '2027-01-19')
      const overdue = () => fixture.paymentReminders.overdueSince(date('2027-01-18'))

      expect(await overdue()).toEqual([])
      await fixture.cancelOverdue(true)
      expect(await overdue()).toEqual([first, second])
    })

    it('finds deposits by transfer by when their bookings were confirmed, until they were reminded of', async () => {
      const { paymentReminders } = fixture
      await fixture.releaseTransfers(false)
      const [first, second] = [await givenTransfer(1, '2026-11-21T10:00'), await givenTransfer(2, '2026-11-22T10:00')]
      await givenTransfer(3, '2026-11-23T10:01')
      await givenTransfer(4, '2026-11-21T10:00', 400)
      const wanted = { from: at('2026-11-20T10:00'), until: at('2026-11-23T10:00'), after: date('2026-11-24') }
      const found = await paymentReminders.transfersToRemind(wanted)
      await paymentReminders.markSaid(first, { dueDate: date('2026-11-24'), daysBefore: 1 }, at('2026-11-23T09:00'))

      expect(found).toEqual([first, second])
      expect(await paymentReminders.transfersToRemind(wanted)).toEqual([second])
      expect(await paymentReminders.transfersToRemind({ ...wanted, from: at('2026-11-22T10:01') })).toEqual([])
      expect(await paymentReminders.transfersToRemind({ ...wanted, after: date('2027-02-01') })).toEqual([])
    })

    it('finds those of campsites that release them, with nothing paid at all', async () => {
      const [first] = [await givenTransfer(1, '2026-11-21T10:00'), await givenTransfer(2, '2026-11-21T10:00', 100)]
      const wanted = { from: null, until: at('2026-11-23T10:00'), after: date('2026-11-24') }
      const release = () => fixture.paymentReminders.transfersToRelease(wanted)
      await fixture.releaseTransfers(false)
      const before = await release()
      await fixture.releaseTransfers(true)

      expect(before).toEqual([])
      expect(await release()).toEqual([first])
    })

    it('knows whether the reminder of a transfer left', async () => {
      const { outbox, paymentReminders } = fixture
      const id = await givenTransfer(1, '2026-11-21T10:00')
      const reminder = { dueDate: date('2026-11-24'), daysBefore: 1 } as const
      const about = { organisationId: campsite.organisation.id, reservationId: id, event: 'transfer-due' } as const
      const message = anOutboxMessage({ id: 'message-1', ...about, occurrence: reminderOccurrence(reminder) })
      await outbox.add([message])
      const before = await paymentReminders.hasLeft(id, reminder)
      await outbox.markSent(message.id, now)

      expect(before).toBe(false)
      expect(await paymentReminders.hasLeft(id, reminder)).toBe(true)
      expect(await paymentReminders.hasLeft(id, { ...reminder, dueDate: date('2026-11-25') })).toBe(false)
    })

    it('counts the reminders of a due date that left', async () => {
      const { outbox, paymentReminders } = fixture
      const id = await givenBooking(1, '2027-01-18')
      const message = (number: number, reminder: PaymentReminder, channel: 'email' | 'sms') =>
        anOutboxMessage({
          id: `message-${number}`,
          organisationId: campsite.organisation.id,
          reservationId: id,
          channel,
          event: 'payment-due',
          type: 'payment_due_reminder',
          occurrence: reminderOccurrence(reminder),
        })
      const stoodIn = { ...message(2, seven, 'sms'), occurrence: fallbackOccurrence(reminderOccurrence(seven)) }
      const messages = [message(1, seven, 'email'), stoodIn, message(3, two, 'email')]
      await outbox.add([...messages, message(4, { ...two, dueDate: date('2027-01-10') }, 'email')])
      const sent = () => paymentReminders.sentOf(id, seven.dueDate)
      for (const reminder of [seven, two]) await paymentReminders.markSaid(id, reminder, now)

      expect(await sent()).toBe(0)
      await outbox.markSent(stoodIn.id, now)
      expect(await sent()).toBe(1)
      for (const { id: each } of await outbox.list({ limit: 10 })) await outbox.markSent(each, now)
      expect(await sent()).toBe(2)
    })
  })
}
