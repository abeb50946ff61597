import { sql } from 'kysely'
import type { InvariantQuery } from './invariant-query.ts'
import { settingsPastTheTrail } from './settings-in-trail.ts'

/** Never completed, or somebody else's; a check-out may have been undone since, and an account erased. */
const isNoStayOf = sql`review.user_id <> reservation.user_id or not exists (
  select from reservation_status_history history where history.reservation_id = reservation.id and to_status = 'completed')`

/** What people and organisations did: who may look it up, and what guests read of each other. */
export const conductInvariants: readonly InvariantQuery[] = [
  {
    id: 'I10',
    promise:
      'Every privileged change stands in the audit trail exactly once, and of every field of the settings the latest entry is what holds',
    hint: 'Find out who changed this past the application; write down what was found, never change an entry',
    violations: sql`
      select 'status of ' || history.organisation_id || ' to ' || history.to_status as key
      from organisation_status_history history
      where history.from_status is not null and history.by <> 'import'
        and 1 <> (select count(*) from audit_entry entry
          where entry.act = 'organisation.status' and entry.subject = history.organisation_id::text and entry.at = history.at)
      union all
      select 'status of ' || id || ' without its history' from organisation
      where status <> coalesce((select to_status from organisation_status_history history
        where history.organisation_id = organisation.id order by history.id desc limit 1), status)
      union all
      select 'suspension of ' || link.id from user_organisation link
      cross join lateral (select act from audit_entry
        where subject = link.id::text and act in ('organisation-member.suspended', 'organisation-member.resumed')
        order by id desc limit 1) as latest
      where link.is_suspended <> (latest.act = 'organisation-member.suspended')
      union all
      select act || ' of ' || subject || ' twice' from audit_entry
      group by at, by, act, subject, organisation_id, changes having count(*) > 1`,
    further: settingsPastTheTrail,
  },
  {
    id: 'I11',
    promise: 'A review is of a completed stay by its guest, and averages and counts are those of what is shown',
    hint: 'Compare the review with its reservation; work the average of the guest out again',
    violations: sql`
      select 'review ' || review.id as key from organisation_review review
      join reservation on reservation.id = review.reservation_id
      where ${isNoStayOf}
      union all
      select 'review of a guest ' || review.id from user_review review
      join reservation on reservation.id = review.reservation_id
      where ${isNoStayOf}
      union all
      select 'average of ' || account.id from user_account account
      where average_rating is distinct from (
        select round(avg(rating), 2) from user_review
        where user_id = account.id and status = 'PUBLISHED' and is_visible)
      union all
      select 'votes for ' || review.id from organisation_review review
      where helpful_count < (select count(*) from helpful_vote where review_id = review.id and is_counted)`,
  },
]
