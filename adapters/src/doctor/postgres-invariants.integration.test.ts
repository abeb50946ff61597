import { aHoldOn, asHeld, campsite, field, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { dropGuards } from '../reservations/testing/unguarded-reservations.ts'
import { PostgresInvariants } from './postgres-invariants.ts'

const [stand1] = stands as [(typeof stands)[number]]
const tenant = campsite.organisation.id

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await dropGuards(store.em)
  await store.em.execute('alter table plot_night add constraint plot_night_sold_once unique (plot_id, night, reservation_id)')
  await store.em.execute('alter table payment drop constraint gateway_payment_recorded_once')
  await store.em.execute('alter table outbox_message drop constraint message_said_once')
})
afterAll(() => store.stop())

/**
 * One held stand, one submitted stand with a share of the field, all in order; their times lie in the future.
 */
async function givenReservations(): Promise<void> {
  await forgetGuests(store.em)
  const reservations = new PostgresReservations(store.em)
  await reservations.add(aHoldOn([stand1], { id: 'hold-1' }), asHeld)
  const held = aHoldOn([stands[1] ?? stand1, field], { id: 'hold-2', adults: 3 })
  await reservations.add(held, asHeld)
  const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
  if (submitted.ok) await reservations.replace(submitted.value.reservation, submitted.value.change)
  await store.em.execute(`
    update reservation set expiry_date = now() + interval '1 hour' where expiry_date is not null;
    update plot_night set held_until = expiry_date from reservation where reservation.id = plot_night.reservation_id;
    insert into outbox_message (organisation_id, reservation_id, event, type, channel, payload, next_try_at, created_at)
    select '${tenant}', 'hold-2', 'submitted', 'booking_request_confirmation', channel, '{}', now(), now()
    from unnest(array['email', 'sms']) as channel`)
}

const broken = async () => {
  const checks = await new PostgresInvariants(store.em).check()
  return checks.filter(({ violations }) => violations > 0).map(({ id }) => id)
}

describe('the invariants', () => {
  beforeEach(givenReservations)

  it('all hold for reservations that were made by the rules', async () => {
    const checks = await new PostgresInvariants(store.em).check()

    const known = [...Array.from({ length: 12 }, (_, index) => `I${index + 1}`), 'I14', 'I15', 'I18']
    expect(checks.map(({ id }) => id)).toEqual(known)
    expect(checks.flatMap(({ examples }) => examples)).toEqual([])
  })

  it.each([
    ['I2', 'a shared night that was lost', `delete from plot_night where night = '2027-02-02' and plot_id = '${field.id}'`],
    ['I2', 'a night of a plot that was lost', `delete from plot_night where night = '2027-02-02' and plot_id = '${stand1.id}'`],
    ['I2', 'a night of a block that was lost', blockWithout('2027-06-02')],
    [
      'I2',
      'a courtesy hold that keeps its nights for ever',
      `${blockWithout('')}; update block set expires_at = now() + interval '1 day'`,
    ],
    [
      'I2',
      'dates that are not those of the plots',
      `update reservation set arrival = arrival - 1, departure = departure + 1 where id = 'hold-1'`,
    ],
    [
      'I2',
      'a night on a plot that is not reserved',
      `insert into reservation_night
      select (jsonb_populate_record(night, jsonb_build_object('plot_id', '${stands[5]?.id}'))).*
      from reservation_night night where reservation_id = 'hold-1' and for_date = '2027-02-02'`,
    ],
    [
      'I2',
      'a night outside of the stay on its plot',
      `update reservation_night set for_date = '2027-05-01' where reservation_id = 'hold-1' and for_date = '2027-02-02';
      update plot_night set night = '2027-05-01' where reservation_id = 'hold-1' and night = '2027-02-02'`,
    ],
    [
      'I2',
      'nights that are kept longer than their hold',
      `update plot_night set held_until = held_until + interval '1 hour' where reservation_id = 'hold-1'`,
    ],
    ['I2', 'nights of a hold that are kept for ever', `update plot_night set held_until = null where reservation_id = 'hold-1'`],
    [
      'I2',
      'a night too many',
      `insert into plot_night (plot_id, night, organisation_id, reservation_id)
      values ('${stand1.id}', '2027-05-01', '${tenant}', 'hold-1')`,
    ],
    [
      'I2',
      'a shared night that counts somebody who is not there',
      'update plot_night set pax_used = 9 where pax_used is not null',
    ],
    ['I3', 'money that nobody paid', 'update reservation set amount_paid_cents = 100'],
    ['I4', 'nights that do not add up', 'update reservation_night set price_cents = price_cents + 1'],
    ['I4', 'a total that is not the sum of the plots', 'update reservation set amount_due_cents = amount_due_cents + 10'],
    [
      'I5',
      'a change that the life of a reservation does not know',
      `update reservation_status_history set to_status = 'completed'`,
    ],
    ['I5', 'a status without its line of history', 'delete from reservation_status_history'],
    ['I6', 'a change of which the guest was not told', 'delete from outbox_message'],
    ['I6', 'a guest whose telephone was forgotten', `delete from outbox_message where channel = 'sms'`],
    ['I6', 'a guest whose e-mail was forgotten', `delete from outbox_message where channel = 'email'`],
    [
      'I6',
      'a message that was written twice',
      `insert into outbox_message
      (organisation_id, reservation_id, event, type, channel, payload, next_try_at, created_at)
      select organisation_id, reservation_id, event, type, channel, payload, next_try_at, created_at from outbox_message`,
    ],
    ['I8', 'a hold that nobody swept', `update reservation set expiry_date = now() - interval '6 minutes' where id = 'hold-1'`],
  ])('%s finds %s', async (id, _, fault) => {
    await store.em.execute(fault)

    expect(await broken()).toContain(id)
  })

  it('I2 accepts a block that keeps all of its nights', async () => {
    await store.em.execute(blockWithout(''))

    expect(await broken()).toEqual([])
  })

  it('I8 asks the clock of the product how late it is', async () => {
    await store.em.execute(`update reservation set expiry_date = '2026-11-21T08:00Z' where id = 'hold-1'`)
    const at = async (now: string) => {
      const checks = await new PostgresInvariants(store.em, { now: () => Temporal.Instant.from(now) }).check()
      return checks.find(({ id }) => id === 'I8')?.violations
    }

    expect([await at('2026-11-21T08:05:00Z'), await at('2026-11-21T08:05:01Z')]).toEqual([0, 1])
  })

  it('I1 finds a plot-night that was sold twice, and names both buyers', async () => {
    await new PostgresReservations(store.em).add(aHoldOn([stand1], { id: 'hold-3' }), asHeld)

    const [double] = await new PostgresInvariants(store.em).check()

    expect(double).toMatchObject({ id: 'I1', violations: 4 })
    expect(double?.examples[0]).toContain('hold-1, hold-3')
  })

  it('I7 finds a payment that stands here twice, and one that is missing', async () => {
    await store.em.execute(`
      insert into payment_attempt (id, organisation_id, reservation_id, purpose, amount_cents, currency, merchant_transaction_id,
        state, created_at)
      values ('attempt-1', '${tenant}', 'hold-2', 'full', 100, 'ZAR', 'x', 'successful', now())`)
    expect(await broken()).toContain('I7')

    await store.em.execute(`
      update payment_attempt set state = 'declined';
      insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, gateway_payment_id, at)
      select '${tenant}', 'hold-2', 'capture', 100, 'ZAR', 'gateway-1', now() from generate_series(1, 2)`)
    expect(await broken()).toContain('I7')
  })
})

/** Of three nights on a stand that nobody booked. */
function blockWithout(night: string): string {
  return `
    insert into block (id, organisation_id, start_date, end_date, source) values ('block-1', '${tenant}', '2027-06-01', '2027-06-04', 'staff');
    insert into block_plot (block_id, plot_id, organisation_id) values ('block-1', '${stands[6]?.id}', '${tenant}');
    insert into plot_night (plot_id, night, organisation_id, block_id)
    select '${stands[6]?.id}', night, '${tenant}', 'block-1' from generate_series(date '2027-06-01', '2027-06-03', '1 day') as night
    where night::date::text <> '${night}'`
}
