import { actAtTheDesk } from '@camp/application/desk/act-at-the-desk.ts'
import { CancelAsStaff } from '@camp/application/desk/cancel-as-staff.ts'
import { CloseRefundTask } from '@camp/application/desk/close-refund-task.ts'
import { CheckIn } from '@camp/application/desk/receive-guests.ts'
import { RecordDeskPayment } from '@camp/application/desk/record-desk-payment.ts'
import { ReverseDeskPayment } from '@camp/application/desk/reverse-desk-payment.ts'
import { deskStores } from '@camp/application/desk/testing/given-desk.ts'
import { InMemoryHolidayCalendars } from '@camp/application/holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryNewsLog } from '@camp/application/messaging/news/testing/in-memory-news-log.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '@camp/application/organisations/testing/in-memory-ratings.ts'
import { ReadableConfirmationKeys } from '@camp/application/reservations/testing/readable-confirmation-keys.ts'
import { system } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresBankLines } from '../bank-statements/postgres-bank-lines.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { emptied, forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresVouchers } from '../vouchers/postgres-vouchers.ts'
import { PostgresDeskLog } from './postgres-desk-log.ts'
import { PostgresDeskReservations } from './postgres-desk-reservations.ts'

const command = { actor: system('desk'), idOrReference: 'hold-1' }
const people = Array.from({ length: 8 }, (_, index) => index)
const paidOn = Temporal.PlainDate.from('2026-11-21')

/** Without the lock and without the version: the negative control. */
class CarelessReservations extends PostgresReservations {
  override findForChange(...of: Parameters<PostgresReservations['find']>) {
    return this.find(...of)
  }

  override async replace() {
    return accepted(undefined)
  }
}

describe('several people at one desk', () => {
  let store: TestStore
  const clock = new FixedClock()
  beforeAll(async () => {
    store = await startCampsiteStore(20)
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    await forgetGuests(store.em)
    await emptied(store.em, 'desk_entry', 'payment')
    clock.moveTo('2026-11-21T10:10')
    const reservations = new PostgresReservations(store.em)
    const held = aHoldOn(stands.slice(0, 1))
    await reservations.add(held, asHeld)
    const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
    if (submitted.ok) await reservations.replace(submitted.value.reservation, submitted.value.change)
    const pending = await reservations.find(held.id)
    if (pending?.status !== 'pending') throw new Error('the reservation is not pending')
    const confirmed = confirmByStaff(pending, { by: 'desk', moment: aMoment('2026-11-21T10:06') })
    if (confirmed.ok) await reservations.replace(confirmed.value.reservation, confirmed.value.change)
  })

  /** Everybody with an entity manager of their own, as requests have. */
  const portsOf = () => {
    const em = store.database.forkEntityManager()
    const outbox = new PostgresOutbox(em)
    const randomness = { ...noJitter, key: () => crypto.randomUUID() }
    const reservations = new PostgresReservations(em)
    return {
      ...deskStores({ reservations }),
      reservations,
      outbox,
      clock,
      randomness,
      publicUrl: 'https://camp.test',
      confirmationKeys: new ReadableConfirmationKeys(),
      payments: new PostgresPayments(em),
      transaction: new PostgresTransaction({ em, randomness }),
      catalogues: new InMemoryCatalogues([campsite]),
      ratings: new InMemoryRatings(),
      holidayCalendars: new InMemoryHolidayCalendars(),
      recordNotification: new RecordNotification({
        outbox,
        newsLog: new InMemoryNewsLog(),
        clock,
        randomness,
        messageLog: new RecordingMessageLog(),
      }),
      bookings: new PostgresDeskReservations(em),
      deskLog: new PostgresDeskLog(em),
      bankLines: new PostgresBankLines(em),
      vouchers: new PostgresVouchers(em),
    }
  }
  const cash = (rand: number) => ({ amount: Money.rand(rand), method: 'cash' as const, reference: null, paidOn })
  const stored = async () => (await new PostgresReservations(store.em).find(aHoldOn(stands.slice(0, 1)).id))!
  const broken = async () =>
    (await new PostgresInvariants(store.em).check())
      .filter(({ id }) => id === 'I3' || id === 'I5')
      .flatMap(({ examples }) => examples)

  it('check the same guests in once', async () => {
    clock.moveTo('2027-02-01T14:00')

    const answers = await Promise.all(people.map(() => new CheckIn(portsOf()).execute({ ...command, isCertain: true })))

    expect(answers.filter((answer) => answer.ok && !answer.value.isDoneBefore)).toHaveLength(1)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await new PostgresDeskLog(store.em).of((await stored()).id)).map(({ act }) => act)).toEqual(['checked-in'])
  })

  it('would check them in several times if nobody waited for the lock', async () => {
    clock.moveTo('2027-02-01T14:00')
    const careless = () => ({ ...portsOf(), reservations: new CarelessReservations(store.database.forkEntityManager()) })

    await Promise.all(people.map(() => new CheckIn(careless()).execute({ ...command, isCertain: true })))

    expect((await new PostgresDeskLog(store.em).of((await stored()).id)).length).toBeGreaterThan(1)
  })

  it('never take more than the balance together', async () => {
    const answers = await Promise.all(people.map(() => new RecordDeskPayment(portsOf()).execute({ ...command, ...cash(300) })))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect((await stored()).amountPaid).toEqual(Money.rand(600))
    expect(await broken()).toEqual([])
  })

  it('record one line of a bank statement once, and again after its payment was reversed', async () => {
    const bankLine = { organisationId: (await stored()).organisationId, identity: '2027-02-01 10000 EFT 1' }
    const record = () => new RecordDeskPayment(portsOf()).execute({ ...command, ...cash(100), bankLine })

    const answers = await Promise.all(people.map(record))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.ok ? [] : answer.refusal.code))).toEqual(
      Array(people.length - 1).fill('line-recorded'),
    )
    expect((await stored()).amountPaid).toEqual(Money.rand(100))
    await new ReverseDeskPayment(portsOf()).execute({ ...command, note: 'Another booking' })
    expect((await record()).ok).toBe(true)
    expect(await record()).toMatchObject({ refusal: { code: 'line-recorded' } })
    expect(await broken()).toEqual([])
  })

  it('cancel against a payment: the money is on the booking and goes back, or was never taken', async () => {
    const [paid, cancelled] = await Promise.all([
      new RecordDeskPayment(portsOf()).execute({ ...command, ...cash(200) }),
      new CancelAsStaff(portsOf()).execute({ ...command, note: 'Flood', refund: { kind: 'full' } }),
    ])

    expect(cancelled.ok).toBe(true)
    const after = await stored()
    const tasks = await new PostgresPayments(store.em).refundTasksOf(after.id)
    expect(Money.sum(tasks.map(({ amount }) => amount))).toEqual(after.amountPaid)
    if (!paid.ok) expect(paid.refusal).toEqual({ code: 'already_cancelled' })
    expect(await broken()).toEqual([])
  })

  it('pay one refund out once', async () => {
    await new RecordDeskPayment(portsOf()).execute({ ...command, ...cash(200) })
    await new CancelAsStaff(portsOf()).execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const [task] = await new PostgresPayments(store.em).refundTasksOf((await stored()).id)
    const closing = { ...command, taskId: task?.id ?? '', method: 'eft' as const, reference: 'FNB 1', paidOn }

    const answers = await Promise.all(people.map(() => new CloseRefundTask(portsOf()).execute(closing)))

    expect(answers.filter((answer) => answer.ok && !answer.value.isDoneBefore)).toHaveLength(1)
    expect((await stored()).amountPaid).toEqual(Money.zero())
    expect(await broken()).toEqual([])
  })

  it('leave nothing behind of an act that breaks half-way', async () => {
    const breaking = actAtTheDesk<never>(portsOf(), command, async ({ reservation }) =>
      accepted({
        reservation: { ...reservation, amountPaid: Money.rand(1) },
        logged: { act: 'note', note: 'half' },
        writes: async () => Promise.reject(new Error('broken')),
      }),
    )

    await expect(breaking).rejects.toThrow('broken')
    expect((await stored()).amountPaid).toEqual(Money.zero())
    expect(await new PostgresDeskLog(store.em).of((await stored()).id)).toEqual([])
  })
})
