import { setTimeout as pause } from 'node:timers/promises'
import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Database } from '../../../postgres/orm.ts'
import { PostgresOutbox } from '../../postgres-outbox.ts'
import { guestsWhoBook, type ReservationFigures } from './guests-who-book.ts'
import { startLedgerProvider } from './ledger-provider.ts'
import { clockAhead, productWithProvider } from './product-with-provider.ts'
import { startWorker } from './start-worker.ts'

export interface KillOptions {
  /**
   * With the campsite of `a-campsite.ts` and the reservation of `an-outbox-message.ts`, and an empty outbox.
   */
  readonly databaseUrl: string
  readonly database: Database
  readonly messages: number
  readonly kills: number
  readonly takesKey: boolean
  /** Longest wait, in milliseconds, before each kill and on each side of the provider's entry. */
  readonly longest: { readonly life: number; readonly delay: number }
  /** From 0 up to 1. */
  readonly chance: () => number
}

export interface KillFigures {
  /** Those that were there at first, and those of the guests who booked meanwhile. */
  readonly messages: number
  readonly kills: number
  /** Kills of a worker that held a message. */
  readonly killsAtWork: number
  /** Never reached the phone, or are not noted as sent. */
  readonly lost: number
  /** Reached the phone once more than they should. */
  readonly duplicates: number
  readonly booked: ReservationFigures
}

const beginning = Temporal.Instant.from('2026-11-21T08:00:00Z')
/** Past every lease, and past what waits for a payment that does not come. */
const afterEveryWait = 11 * 60_000

/**
 * Two workers send side by side while one of them, and then again one of them, is killed at a random moment.
 */
export async function killWorkers(options: KillOptions): Promise<KillFigures> {
  const { database, databaseUrl, kills, longest, chance, takesKey } = options
  const ahead = beginning.epochMilliseconds - Date.now()
  const clock = clockAhead(ahead)
  const provider = await startLedgerProvider({ takesKey, delay: () => chance() * longest.delay })
  const start = (more = 0) => startWorker({ databaseUrl, providerUrl: provider.url, ahead: ahead + more })
  await fillOutbox(database, options.messages)
  const guests = guestsWhoBook(productWithProvider({ database, providerUrl: provider.url, ahead }))
  const workers = await Promise.all([start(), start()])
  let killsAtWork = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(chance() * longest.life)
    if (workers.some((worker) => worker.isGone())) throw new Error('A worker ended by itself')
    const unlucky = Math.floor(chance() * workers.length)
    const heldBefore = await heldMessages(database, clock.now())
    await workers.splice(unlucky, 1)[0]?.kill()
    if (heldBefore > 0) killsAtWork += 1
    workers.push(await start())
  }
  const booked = await guests.stop()
  await Promise.all(workers.map((worker) => worker.finish()))
  const last = await start(afterEveryWait)
  while (!last.isGone() && (await pendingMessages(database)) > 0) await pause(100)
  await last.finish()
  await provider.settled()
  await provider.stop()
  return { kills, killsAtWork, booked, ...(await compare(database, provider.ledger)) }
}

async function fillOutbox(database: Database, count: number): Promise<void> {
  const messages = Array.from({ length: count }, (_, n) =>
    anOutboxMessage({ id: `message-${n}`, occurrence: `${n}`, nextTryAt: beginning, createdAt: beginning }),
  )
  await new PostgresOutbox(database.forkEntityManager()).add(messages)
}

async function heldMessages(database: Database, now: Temporal.Instant): Promise<number> {
  const held = `select count(*)::int as held from outbox_message where state = 'pending' and lease_until > ?`
  const [row] = await database.forkEntityManager().execute<{ held: number }[]>(held, [now.toString()])
  return row?.held ?? 0
}

async function pendingMessages(database: Database): Promise<number> {
  const pending = `select count(*)::int as pending from outbox_message where state = 'pending'`
  const [row] = await database.forkEntityManager().execute<{ pending: number }[]>(pending)
  return row?.pending ?? 0
}

/** The outbox against the provider's own ledger. */
async function compare(database: Database, ledger: ReadonlyMap<string, number>) {
  const rows = await database.forkEntityManager().execute<{ id: string; state: string; kept: number }[]>(`
    select message.id, state, count(history.id)::int as kept
    from outbox_message message left join communication_history history on history.outbox_message_id = message.id
    group by message.id`)
  const isLost = ({ id, state, kept }: (typeof rows)[number]) => !ledger.has(id) || state !== 'sent' || kept !== 1
  const times = [...ledger.values()].reduce((sum, each) => sum + each, 0)
  return { messages: rows.length, lost: rows.filter(isLost).length, duplicates: times - ledger.size }
}
