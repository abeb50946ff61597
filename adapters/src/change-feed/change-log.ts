import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type pg from 'pg'
import type { Change } from './change.ts'

/** Which transactions a reader has seen, as PostgreSQL writes it (`1012:1015:1013`). */
export type Snapshot = string

export interface Heard {
  readonly snapshot: Snapshot
  /** Null where some may have been missed: the log goes back less far, or the database is another. */
  readonly changes: readonly Change[] | null
}

interface LogRow {
  readonly kind: Change['kind'] | 'everything'
  readonly organisation_id: OrganisationId | null
  readonly plot_ids: readonly PlotId[] | null
}

interface Answer {
  readonly snapshot: Snapshot
  readonly is_whole: boolean
  readonly lines: readonly LogRow[]
}

interface Asked {
  query(question: {
    readonly name: string
    readonly text: string
    readonly values: unknown[]
  }): Promise<{ readonly rows: Answer[] }>
}

/** Lines of the log are kept for ten minutes: nobody who listens is that slow. */
const kept = '10 minutes'

/** What was committed after `since` was taken, whatever the order of commits; without it, from now on. */
export async function readChanges(client: Asked, since: Snapshot | null): Promise<Heard> {
  const { rows } = await client.query({ name: 'changes', text: readText, values: [since] })
  const [answer] = rows
  if (!answer) throw new Error('the change log has no start')
  const { snapshot, is_whole, lines } = answer
  const isKnown = is_whole && lines.every(({ kind }) => kind !== 'everything')
  return { snapshot, changes: isKnown ? lines.map(toChange) : null }
}

/** One statement, so of one snapshot. A snapshot of the future belongs to another history of the database. */
const readText = `
  select pg_current_snapshot()::text as snapshot,
    coalesce(start.forgotten_up_to < pg_snapshot_xmin($1::pg_snapshot)
      and pg_snapshot_xmin($1::pg_snapshot) <= pg_snapshot_xmin(pg_current_snapshot()), false) as is_whole,
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'organisation_id', organisation_id, 'plot_ids', plot_ids) order by id)
      from change_log
      where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ), '[]') as lines
  from change_log_start start`

/** Any process may, and several at once. */
export async function forgetOldChanges(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(`
    with old as (
      select id from change_log
      where at < now() - interval '${kept}' and transaction < pg_snapshot_xmin(pg_current_snapshot())
      order by id for update skip locked
    ), gone as (
      delete from change_log using old where change_log.id = old.id returning transaction
    )
    update change_log_start set forgotten_up_to = latest.transaction
    from (select transaction from gone order by transaction desc limit 1) latest
    where latest.transaction > forgotten_up_to`)
}

function toChange({ kind, organisation_id, plot_ids }: LogRow): Change {
  if (kind === 'catalogue' || kind === 'ratings') return { kind, organisationId: named(organisation_id) }
  if (kind === 'nights') return { kind, organisationId: named(organisation_id), plotIds: named(plot_ids) }
  if (kind === 'everything') throw new Error('everything is no single change')
  return { kind }
}

function named<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a line of the change log does not say what changed')
  return value
}
