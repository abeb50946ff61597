import type { PersonalData } from '@camp/application/people/privacy/personal-data.ts'
import { aHoldOn, asHeld, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aCompletedReservation } from '@camp/domain/testing/a-review.ts'
import { aConfirmedReservation, aGuest, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPersonalData } from './postgres-personal-data.ts'

let store: TestStore
let data: PersonalData
beforeAll(async () => {
  store = await startCampsiteStore()
  data = new PostgresPersonalData(store.em)
})
afterAll(() => store.stop())

const { now: afterwards } = aMoment('2027-03-01T10:00')
const secret = 'Zinhle'

/** One stay that is over, with everything that could name its guest. */
beforeEach(async () => {
  await forgetGuests(store.em)
  await emptied(store.em, 'prospect', 'contact_message', 'user_session', 'saved_card', 'written_message')
  const reservations = new PostgresReservations(store.em)
  const held = aHoldOn(stands.slice(0, 1), { id: 'stay-1', from: '2027-02-01', to: '2027-02-05' })
  await reservations.add(held, asHeld)
  const said = { firstName: secret, lastName: secret, specialRequest: secret, allergies: secret, vehiclePlate: secret }
  const pending = aPendingReservation(held, { guest: aGuest({ userId: guestId, ...said, email: `${secret}@example.test` }) })
  await reservations.replace(
    aCompletedReservation({ ...aConfirmedReservation(pending), status: 'completed', version: held.version }),
    null,
  )
  const { organisationId } = held
  const write = (text: string, values: readonly unknown[]) => store.em.execute(text, [...values])
  await write(
    `update user_account set email = ?, first_name = ?, last_name = ?, username = ?, cell = ?, allergies = ?, password_hash = ?,
      erased_at = null where id = ?`,
    [`${secret}@example.test`, secret, secret, secret, secret, secret, secret, guestId],
  )
  await write(
    `insert into user_session (token_hash, user_id, role, started_at, last_seen_at, browser) values ('x', ?, 'USER', now(), now(), ?)`,
    [guestId, secret],
  )
  await write(
    `insert into saved_card (id, user_id, registration_id, brand, last4, expires, saved_at) values (gen_random_uuid(), ?, ?, 'VISA', '1111', '2029-12', now())`,
    [guestId, secret],
  )
  await write(
    `insert into outbox_message (id, organisation_id, reservation_id, event, type, channel, recipient, payload, next_try_at, created_at, state)
     values ('m-1', ?, ?, 'confirmed', 'booking_confirmation', 'email', ?, ?, now(), now(), 'pending')`,
    [
      organisationId,
      held.id,
      JSON.stringify({ to: secret }),
      JSON.stringify({
        guest: { firstName: secret, lastName: secret },
        message: { from: secret },
        staffMessage: { text: secret },
      }),
    ],
  )
  await write(
    `insert into communication_history (outbox_message_id, organisation_id, reservation_id, channel, type, to_address, subject, body_text, delivery_state, sent_at)
     values ('m-1', ?, ?, 'email', 'booking_confirmation', ?, ?, ?, 'sent', now())`,
    [organisationId, held.id, secret, secret, secret],
  )
  await write(
    `insert into conversation_message (organisation_id, reservation_id, side, channel, from_number, from_address, body, secret, at, by)
     values (?, ?, 'guest', 'sms', ?, ?, ?, ?, now(), 'guest')`,
    [organisationId, held.id, secret, secret, secret, secret],
  )
  await write(
    `insert into desk_entry (id, organisation_id, reservation_id, act, at, by, note) values (gen_random_uuid(), ?, ?, 'note', now(), 'x', ?)`,
    [organisationId, held.id, secret],
  )
  await write(`update reservation set owed_by = ?, amount_paid_cents = amount_due_cents`, [secret])
  await write(
    `insert into reservation_status_history (organisation_id, reservation_id, from_status, to_status, at, by, why)
     values (?, ?, 'confirmed', 'cancelled', now(), 'x', ?)`,
    [organisationId, held.id, `${secret} is ill`],
  )
  await write(
    `insert into reservation_amendment (id, organisation_id, reservation_id, at, by, reason, currency, before, after)
     values (gen_random_uuid(), ?, ?, now(), 'x', ?, 'ZAR', '{}', '{}')`,
    [organisationId, held.id, secret],
  )
  await write(
    `insert into hti_message (id, organisation_id, direction, state, tries, at, reservation_id, request, response, error_text)
     values (gen_random_uuid(), ?, 'INBOUND', 'SUCCESS', 1, now(), ?, ?, ?, ?)`,
    [organisationId, held.id, secret, secret, secret],
  )
  await write(
    `insert into communication_history (channel, type, to_address, subject, body_text, delivery_state, sent_at)
     values ('email', 'default', lower(?), 'Log in', ?, 'sent', now()), ('email', 'default', 'desk@example.test', 'Today', ?, 'sent', now())`,
    [`${secret}@example.test`, `Hello ${secret}`, `Arriving: ${secret} ${secret}`],
  )
  await write(
    `insert into organisation_review (organisation_id, reservation_id, user_id, author_name, facilities, location, value, cleanliness, overall, review_text, created_at, status)
     values (?, ?, ?, ?, 4, 4, 4, 4, 4, ?, now(), 'PUBLISHED')`,
    [organisationId, held.id, guestId, secret, secret],
  )
  await write(
    `insert into user_review (id, organisation_id, reservation_id, user_id, rating, comment, created_at) values (gen_random_uuid(), ?, ?, ?, 5, ?, now())`,
    [organisationId, held.id, guestId, secret],
  )
  await write(
    `insert into contact_message (id, reference, name, email, subject, message, created_at) values (gen_random_uuid(), 'r', ?, ?, ?, ?, now())`,
    [secret, `${secret.toUpperCase()}@example.test`, secret, secret],
  )
})

/** Every row of the database that says the name. */
async function tablesThatNameThem(): Promise<readonly string[]> {
  const tables = await store.em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const naming: string[] = []
  for (const { name } of tables) {
    const [found] = await store.em.execute<{ is: boolean }[]>(
      `select exists (select from "${name}" row where row::text ilike ?) as is`,
      [`%${secret}%`],
    )
    if (found?.is) naming.push(name)
  }
  return naming
}

it('an e-mail of their address that was of no booking is exported, and gone afterwards', async () => {
  await store.em.execute(
    `insert into conversation_message (side, channel, from_address, body, at, by)
     select 'guest', 'email', lower(email), 'Lost hat', now(), 'guest' from user_account where id = ?`,
    [guestId],
  )

  expect((await data.export(guestId)).messagesOfTheirNumber).toMatchObject([{ body: 'Lost hat' }])
  const erased = await store.em.transactional((em) => new PostgresPersonalData(em).erase(guestId, afterwards))
  expect(erased).toMatchObject({ messagesOfTheirNumber: 1 })
})

it('a message of their number that was of no booking is exported, and gone afterwards', async () => {
  await store.em.execute(`update user_account set country_code = '+27', cell = '082 123 4567' where id = ?`, [guestId])
  await store.em.execute(
    `insert into conversation_message (side, channel, from_number, body, at, by) values ('guest', 'sms', '27821234567', 'Late', now(), 'guest')`,
  )

  expect((await data.export(guestId)).messagesOfTheirNumber).toMatchObject([{ body: 'Late' }])
  const erased = await store.em.transactional((em) => new PostgresPersonalData(em).erase(guestId, afterwards))
  expect(erased).toMatchObject({ messagesOfTheirNumber: 1 })
})

describe('what is kept on a person', () => {
  it('is exported whole, without secrets of the account', async () => {
    const exported = await data.export(guestId)

    expect(exported.account).toMatchObject([{ first_name: secret, username: secret }])
    expect(exported.reservations).toMatchObject([{ first_name: secret, allergies: secret, arrival: '2027-02-01' }])
    for (const part of [
      'sessions',
      'cards',
      'messages',
      'letters',
      'conversations',
      'reviewsWritten',
      'reviewsReceived',
      'contactMessages',
    ])
      expect([part, exported[part]?.length]).toEqual([part, 1])
    expect(JSON.stringify(exported)).not.toContain('password_hash')
  })

  it('is named nowhere in the database after it was erased; the stay and its amounts are there', async () => {
    const booked = 'select arrival::text, departure::text, amount_due_cents, status from reservation'
    const before = await store.em.execute(booked)
    expect(await tablesThatNameThem()).toContain('reservation')

    const erased = await store.em.transactional((em) => new PostgresPersonalData(em).erase(guestId, afterwards))

    expect(erased).toMatchObject({ account: 1, bookings: 1, messages: 1, cards: 1, contactMessages: 1 })
    expect(await tablesThatNameThem()).toEqual([])
    expect(await store.em.execute(booked)).toEqual(before)
    expect(await store.em.execute('select state from outbox_message')).toEqual([{ state: 'skipped' }])
  })

  it('waits for stays that are not over', async () => {
    expect(await data.openStays(guestId, afterwards)).toBe(0)
    await store.em.execute(`update reservation set status = 'confirmed', owed_by = null`)

    expect(await data.openStays(guestId, aMoment('2027-02-04T10:00').now)).toBe(1)
    expect(await data.openStays(guestId, afterwards)).toBe(0)
  })

  it('waits for what a stay that is over still costs, until it is paid or written off', async () => {
    await store.em.execute('update reservation set amount_paid_cents = amount_due_cents - 1')
    expect(await data.openStays(guestId, afterwards)).toBe(1)

    await store.em.execute('update reservation set written_off_at = now()')
    expect(await data.openStays(guestId, afterwards)).toBe(0)
  })
})
