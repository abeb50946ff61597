import type { AuditLogQuery } from '@camp/application/audit/audit-log.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { bookingParts } from './booking-lines.ts'

/** As they are called now. */
export const personName = fullName('account')

const entries = sql`
  select 'entry ' || id as id, id as place, at, by, organisation_id, act, subject, changes, door, network, null as reservation_id
  from audit_entry`

/** Of every table only the lines that are asked for, so that each is read through an index of its own. */
export function foundLines(query: AuditLogQuery): RawBuilder<unknown> {
  const { search, concept, subject, organisation } = query
  const asked = bookingParts
    .filter((part) => concept === '' || part.concept === concept)
    .filter(({ isMonthly }) => subject === '' || isMonthly === (subject === 'monthly'))
    .map(({ lines }) => lines)
  const all = concept === '' || asked.length === 0 ? [entries, ...asked] : asked
  const parts = all.map((lines) => sql`(select * from (${lines}) part where ${ofLine(query)})`)
  return sql`
    from (${sql.join(parts, sql` union all `)}) line
    left join user_account account on account.id = case when line.by ~ ${userId} then line.by::uuid end
    left join organisation on organisation.id = line.organisation_id
    left join reservation on reservation.id = line.reservation_id
    where (${organisation} = '' or organisation.slug = ${organisation})
      and (search_form(${search}) = '' or strpos(search_form(concat_ws(' ', line.by, ${personName}, account.email,
        organisation.name, line.act, line.subject, reservation.simple_reference, line.network, line.changes::text)),
        search_form(${search})) > 0)`
}

const userId = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Only what is asked: a condition that is not there keeps no index from being taken. */
function ofLine({ concept, subject, from, to, organisation }: AuditLogQuery): RawBuilder<unknown> {
  const day = (date: string, later: number) =>
    sql`((${date}::date + ${sql.lit(later)})::timestamp at time zone ${sql.lit(platformZone)})`
  const conditions = [
    concept && sql`split_part(act, '.', 1) = ${concept}`,
    subject && sql`subject = coalesce((select id from reservation where simple_reference = ${subject}), ${subject})`,
    organisation && sql`organisation_id = (select id from organisation where slug = ${organisation})`,
    from && sql`at >= ${day(from, 0)}`,
    to && sql`at < ${day(to, 1)}`,
  ].filter((condition) => condition !== '')
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
