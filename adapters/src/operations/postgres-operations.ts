import type { JobFigures, OperationFigures, Operations, WaitingWork } from '@camp/application/operations/operation-figures.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

type Waiting = { readonly due: number; readonly oldest: number | null }

interface Counts {
  readonly workers: number
  readonly last_worker: number | null
  readonly messages: Waiting & { readonly pending: number; readonly dead: number }
  readonly written: Waiting & { readonly pending: number; readonly dead: number }
  readonly holds: { readonly live: number; readonly overdue: number }
  readonly refunds: Waiting
  readonly payments: Waiting
  readonly channel_messages: Waiting
  readonly failing_feeds: number
}

export class PostgresOperations implements Operations {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(em: EntityManager, clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  async figures(): Promise<OperationFigures> {
    const counts = await this.#counts()
    const jobs = await sql<JobFigures>`
      select name, greatest(0, extract(epoch from now() - due_at))::float8 as "lateSeconds", problem
      from worker_job order by name`.execute(databaseOf(this.#em))
    const { messages, written } = counts
    return {
      workers: counts.workers,
      lastWorkerSeconds: counts.last_worker,
      jobs: jobs.rows,
      messages: {
        pending: messages.pending + written.pending,
        dead: messages.dead + written.dead,
        due: messages.due + written.due,
        oldestSeconds: Math.max(messages.oldest ?? 0, written.oldest ?? 0),
      },
      holds: counts.holds,
      refunds: waiting(counts.refunds),
      payments: waiting(counts.payments),
      channelMessages: waiting(counts.channel_messages),
      failingFeeds: counts.failing_feeds,
    }
  }

  /**
   * Raw: one look at nine tables, by the partial indexes of what is open in them. Workers keep the database's
   * time.
   */
  async #counts(): Promise<Counts> {
    const now = sql`${this.#clock.now().toString()}::timestamptz`
    const since = (column: string) => sql`extract(epoch from ${now} - min(${sql.ref(column)}))::float8`
    const messagesOf = (table: string) => sql`(
      select jsonb_build_object(
        'pending', count(*) filter (where state = 'pending'), 'dead', count(*) filter (where state = 'dead'),
        'due', count(*) filter (where state = 'pending' and next_try_at <= ${now}),
        'oldest', extract(epoch from ${now} - min(next_try_at) filter (where state = 'pending' and next_try_at <= ${now}))::float8)
      from ${sql.table(table)} where state in ('pending', 'dead'))`
    const { rows } = await sql<Counts>`
      select
        (select count(*)::int from worker_process where seen_at > now() - interval '1 minute') as workers,
        (select extract(epoch from now() - max(seen_at))::float8 from worker_process) as last_worker,
        ${messagesOf('outbox_message')} as messages,
        ${messagesOf('written_message')} as written,
        (select jsonb_build_object('live', count(*) filter (where expiry_date > ${now}), 'overdue', count(*) filter (where expiry_date <= ${now}))
         from reservation where status = 'temporaryHold') as holds,
        (select jsonb_build_object('due', count(*), 'oldest', ${since('created_at')}) from refund_task where state = 'open') as refunds,
        (select jsonb_build_object('due', count(*), 'oldest', ${since('created_at')}) from payment_attempt
         where state in ('created', 'pending', 'uncertain') and created_at > ${now} - interval '31 days') as payments,
        (select jsonb_build_object('due', count(*), 'oldest', ${since('at')}) from hti_message where state = 'IN_PROGRESS') as channel_messages,
        (select count(*)::int from feed_reading where failing_since is not null) as failing_feeds`.execute(databaseOf(this.#em))
    return rows[0] as Counts
  }
}

function waiting({ due, oldest }: Waiting): WaitingWork {
  return { due, oldestSeconds: Math.max(0, oldest ?? 0) }
}
