import { aHoldOn, asHeld, campsite, guestId, stands, testId } from '@camp/application/testing/a-campsite.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresInvariants } from './postgres-invariants.ts'

const tenant = campsite.organisation.id
const link = testId(700)

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(
    'drop trigger audit_entry_is_append_only on audit_entry; drop trigger payment_within_what_came_in on payment',
  )
})
afterAll(() => store.stop())

const entry = (act: string, subject: string, at = '2026-11-21T10:00Z') => `
  insert into audit_entry (at, by, organisation_id, act, subject, changes) values ('${at}', 'somebody', '${tenant}', '${act}', '${subject}', '[]');`
const statusChange = (at = '2026-11-21T10:00Z') => `
  insert into organisation_status_history (organisation_id, from_status, to_status, at, by, why)
  values ('${tenant}', 'active', 'paused', '${at}', 'somebody', 'Flood'); update organisation set status = 'paused';`
const review = `
  insert into organisation_review (organisation_id, reservation_id, user_id, author_name, facilities, location, value, cleanliness,
    overall, review_text, status, created_at)
  select '${tenant}', 'hold-1', '${guestId}', 'Thandi', 5, 5, 5, 5, 5, 'Lovely', 'PENDING', now();`
const completed = `
  insert into reservation_status_history (organisation_id, reservation_id, from_status, to_status, at, by, why)
  values ('${tenant}', 'hold-1', 'confirmed', 'completed', now(), 'desk', 'checked-out');`

/** One submitted stand, one member of the staff; nothing privileged was done yet. */
async function givenConduct(): Promise<void> {
  await forgetGuests(store.em)
  const reservations = new PostgresReservations(store.em)
  const held = aHoldOn(stands.slice(0, 1), { id: 'hold-1' })
  await reservations.add(held, asHeld)
  const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
  if (submitted.ok) await reservations.replace(submitted.value.reservation, submitted.value.change)
  await store.em.execute(`
    truncate audit_entry, organisation_status_history, user_organisation, user_review;
    update organisation set status = 'active'; update user_account set average_rating = null;
    insert into user_organisation (id, user_id, organisation_id, role) values ('${link}', '${guestId}', '${tenant}', 'ORGUSER')`)
}

const broken = async (id: string) =>
  (await new PostgresInvariants(store.em).check()).filter((check) => check.id === id).flatMap(({ examples }) => examples)

describe('the invariants of conduct and refunds', () => {
  beforeEach(givenConduct)

  it.each([
    ['I10', 'changes that were all written down', `${statusChange()} ${entry('organisation.status', tenant)}`],
    [
      'I10',
      'a suspension that is in the trail',
      `update user_organisation set is_suspended = true; ${entry('organisation-member.suspended', link)}`,
    ],
    ['I11', 'a review of a completed stay', `${completed} ${review}`],
    ['I12', 'nothing that goes back', ''],
  ])('%s accepts %s', async (id, _, facts) => {
    if (facts) await store.em.execute(facts)

    expect(await broken(id)).toEqual([])
  })

  it.each([
    ['I10', 'a change of status without its entry', statusChange()],
    ['I10', 'a status that nobody changed', `update organisation set status = 'paused'; ${statusHistoryOnly()}`],
    ['I10', 'an entry that was written twice', entry('message.replayed', testId(701)).repeat(2)],
    [
      'I10',
      'a suspension that was lifted past the trail',
      `update user_organisation set is_suspended = false; ${entry('organisation-member.suspended', link)}`,
    ],
    ['I11', 'a review of a stay that never was', review],
    ['I11', 'an average that is not that of the reviews', 'update user_account set average_rating = 4.5'],
    [
      'I11',
      'more votes than are counted',
      `${completed} ${review} insert into helpful_vote select id, 'voter' from organisation_review`,
    ],
    [
      'I12',
      'a promise to give back what nobody paid',
      `insert into refund_task (id, organisation_id, reservation_id, amount_cents, currency, reason, state, created_at)
      values ('task-1', '${tenant}', 'hold-1', 100, 'ZAR', 'cancellation', 'open', now())`,
    ],
    ['I12', 'more given back of a payment than came in', paidAndGivenBack(100, 150)],
  ])('%s finds %s', async (id, _, fault) => {
    await store.em.execute(fault)

    expect(await broken(id)).toHaveLength(1)
  })
})

function statusHistoryOnly(): string {
  return `insert into organisation_status_history (organisation_id, from_status, to_status, at, by, why)
    values ('${tenant}', 'pending', 'active', now(), 'import', 'changed by an import');`
}

function paidAndGivenBack(captured: number, refunded: number): string {
  return `
    insert into payment_attempt (id, organisation_id, reservation_id, purpose, amount_cents, currency, merchant_transaction_id,
      state, created_at)
    values ('attempt-1', '${tenant}', 'hold-1', 'full', ${captured}, 'ZAR', 'x', 'successful', now());
    insert into payment (organisation_id, reservation_id, payment_attempt_id, kind, amount_cents, currency, gateway_payment_id, at)
    values ('${tenant}', 'hold-1', 'attempt-1', 'capture', ${captured}, 'ZAR', 'gateway-1', now()),
      ('${tenant}', 'hold-1', 'attempt-1', 'refund', ${refunded}, 'ZAR', 'gateway-2', now())`
}
