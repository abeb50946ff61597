import { noReviews, type ReviewSummary } from '@camp/domain/reviews/review-summary.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { uuidList } from '../postgres/uuid.ts'

type SummaryRow = { readonly organisation_id: OrganisationId; readonly count: number } & NonNullable<ReviewSummary['averages']>

/** Of what anybody may read. Those that are not kept come from the database, in one statement. */
export async function reviewSummaries(
  em: EntityManager,
  kept: KeptFacts['reviewSummaries'] | undefined,
  ids: readonly OrganisationId[],
): Promise<ReadonlyMap<OrganisationId, ReviewSummary>> {
  const known = ids.flatMap((id) => {
    const summary = kept?.get(id)
    return summary ? [[id, summary] as const] : []
  })
  if (known.length === ids.length) return new Map(known)
  const unknown = ids.filter((id) => !kept?.get(id))
  const read = () => readSummaries(em, unknown)
  return new Map([...known, ...(await (kept ? kept.reading(em, read) : read()))])
}

/** Raw: averages and counts with their types. */
async function readSummaries(
  em: EntityManager,
  ids: readonly OrganisationId[],
): Promise<readonly (readonly [OrganisationId, ReviewSummary])[]> {
  const { rows } = await sql<SummaryRow>`
    select organisation_id, count(*)::int as count, avg(facilities)::float8 as facilities, avg(location)::float8 as location,
      avg(value)::float8 as value, avg(cleanliness)::float8 as cleanliness, avg(overall)::float8 as overall
    from organisation_review
    where organisation_id = any(${uuidList(ids)}) and status = 'PUBLISHED' and is_public
    group by organisation_id`.execute(databaseOf(em))
  const found = new Map(rows.map(({ organisation_id, count, ...averages }) => [organisation_id, { count, averages }]))
  return ids.map((id) => [id, found.get(id) ?? noReviews] as const)
}
