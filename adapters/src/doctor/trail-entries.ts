import type { AuditChange } from '@camp/application/audit/audit-trail.ts'
import type { TrailedChange } from '@camp/application/settings/audited-writing.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** What no import writes. */
const untouchedByImports = ['organisation.owner', 'organisation.bank-details']

/**
 * Whoever has written something of it down that counts (`trailEntries`); null is the platform. Of those that
 * an import made and nobody has changed since, thousands on a young marketplace, nothing is left to compare.
 */
export async function organisationsOfTrail(em: EntityManager): Promise<readonly (OrganisationId | null)[]> {
  const rows = await databaseOf(em)
    .selectFrom('audit_entry')
    .select('organisation_id as id')
    .groupBy('organisation_id')
    .having(({ eb, fn, val }) =>
      eb.or([
        eb(fn<boolean>('bool_or', [eb('act', 'in', untouchedByImports)]), '=', val(true)),
        eb(fn.max('id'), '>', fn.coalesce(fn.max('id').filterWhere('act', '=', 'organisation.imported'), sql<string>`0`)),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * In the order in which they were written. An import writes nearly all of an organisation: what counts begins
 * behind the last one.
 */
export async function trailEntries(em: EntityManager, id: OrganisationId | null): Promise<readonly TrailedChange[]> {
  const entries = databaseOf(em).selectFrom('audit_entry')
  const ofThis = id === null ? entries.where('organisation_id', 'is', null) : entries.where('organisation_id', '=', id)
  const lastImport = ofThis.select(({ fn }) => fn.max('id').as('id')).where('act', '=', 'organisation.imported')
  const rows = await ofThis
    .select(['act', 'subject', 'changes'])
    .where(({ eb, fn, val }) =>
      eb.or([eb('act', 'in', untouchedByImports), eb('id', '>', fn<string>('coalesce', [lastImport, val(0)]))]),
    )
    .orderBy('id')
    .execute()
  return rows.flatMap(underOneName)
}

/**
 * Minimum stays are changed with the plot and in the rates grid: here they are rates; places of plots are one
 * map.
 */
function underOneName(entry: TrailedChange): readonly TrailedChange[] {
  const { act, subject, changes } = entry
  if (act === 'plot.placed') return [{ ...entry, act: 'plot-map.placed' }]
  const rates = act.startsWith('plot.') ? changes.flatMap(asRates) : []
  return rates.length === 0 ? [entry] : [entry, { act: 'plot-rates.changed', subject, changes: rates }]
}

const minimums = { minimumGeneral: 'general', minimumOffPeak: 'offPeak', minimumPeak: 'peak', minimumSuperPeak: 'superPeak' }

function asRates({ field, before, after }: AuditChange): readonly AuditChange[] {
  if (field === 'isWeekendTwoDaysRequired') return [{ field: 'weekend', before, after }]
  if (field !== 'minimumNights') return []
  const [old, now] = [nightsOf(before), nightsOf(after)]
  return Object.entries(minimums).map(([rate, part]) => ({ field: rate, before: old(part), after: now(part) }))
}

function nightsOf(text: string): (part: string) => string {
  const nights: Readonly<Record<string, number>> = text === '' ? {} : JSON.parse(text)
  return (part) => String(nights[part] ?? '')
}
