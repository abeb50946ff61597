import { createHmac } from 'node:crypto'
import { acted, call } from '../load.mjs'
import { questions } from '../questions.mjs'
import { compared } from './compared.mjs'

const hold = {
  name: 'hold',
  what: 'reservations.hold, 3 nights',
  measure: async (scene) => {
    const { options, web, floor, marketplace } = scene
    const [ours, bare] = [questions(marketplace), questions(marketplace)]
    const holding =
      (next, { origin }, path) =>
      () =>
        acted({ ...options, act: async () => ending((await call(origin, path, { body: next() })).status) })
    await emptied(scene)
    const found = await compared(
      options,
      holding(ours.hold, web, '/api/trpc/reservations.hold'),
      holding(bare.holdAnywhere, floor, '/hold'),
    )
    await emptied(scene)
    return found
  },
}

const book = {
  name: 'book',
  what: 'hold + submit + confirm, 3 nights',
  measure: async (scene) => {
    const { options, web, floor, marketplace } = scene
    const [ours, bare] = [questions(marketplace), questions(marketplace)]
    await emptied(scene)
    const secret = await confirmationSecret(scene, web.origin, ours.hold())
    const found = await compared(
      options,
      () => acted({ ...options, act: () => booked(web.origin, ours.hold(), secret) }),
      () =>
        acted({ ...options, act: async () => ending((await call(floor.origin, '/book', { body: bare.holdAnywhere() })).status) }),
    )
    await emptied(scene)
    return found
  },
}

export const bookingRows = [hold, book]

/** As a guest does it, without a browser; the campsite takes its money itself, so nobody pays on the way. */
export async function booked(origin, input, secret) {
  const held = await call(origin, '/api/trpc/reservations.hold', { body: input })
  if (held.status !== 200) return ending(held.status)
  const { id, specialTerms } = held.json().result.data
  const submitted = await call(origin, '/api/trpc/reservations.submit', { body: detailsOf(id, specialTerms) })
  if (submitted.status !== 200) return ending(submitted.status)
  return ending(
    (await call(origin, '/api/trpc/reservations.confirm', { body: { id, confirmation: confirmationOf(secret, id) } })).status,
  )
}

/** The guest has it from a message, which nobody here reads: it follows from the secret of the database. */
function confirmationOf(secret, id) {
  return createHmac('sha256', secret).update(id).digest('base64url').slice(0, 16)
}

/** The first booking makes it. */
async function confirmationSecret({ client }, origin, input) {
  await booked(origin, input, '')
  const { rows } = await client.query(`select value from site_secret where name = 'confirmations'`)
  return rows[0].value
}

let guests = 0

function detailsOf(id, specialTerms) {
  return {
    id,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    email: `thandi${guests++ % 5000}@bench.test`,
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'WHATSAPP',
    optIntoMarketing: false,
    termsAccepted: true,
    acceptedTermIds: specialTerms.filter(({ type }) => type === 'Mandatory').map((term) => term.id),
    payInFull: false,
  }
}

export function ending(status) {
  if (status < 300) return 'done'
  return status < 500 ? 'refused' : 'failed'
}

/** What an earlier run of these rows booked is gone. */
async function emptied({ client }) {
  await client.query('truncate bench_booking, bench_night')
  const made = `select id from reservation where status = 'temporaryHold' or email like '%@bench.test'`
  // The product's own work sends them meanwhile.
  await client.query('begin')
  await client.query('lock table outbox_message, communication_history in exclusive mode')
  // No door takes a booking out of the books; a database of a benchmark forgets it.
  await client.query(`set local session_replication_role = 'replica'`)
  await client.query(
    `delete from ledger_entry where journal_id in (select id from ledger_journal where reservation_id in (${made}))`,
  )
  for (const table of ['ledger_journal', 'reservation_booking'])
    await client.query(`delete from ${table} where reservation_id in (${made})`)
  await client.query(`set local session_replication_role = 'origin'`)
  const messages = `select id from outbox_message where reservation_id in (${made})`
  await client.query(`delete from communication_history where outbox_message_id in (${messages})`)
  await client.query(`delete from outbox_message where reservation_id in (${made})`)
  await client.query(`delete from reservation where id in (${made})`)
  await client.query('commit')
}
