import { createHash } from 'node:crypto'

const actsForAll = '(select not acts_as_staff())'
const isNamed = (column: string) => `${actsForAll} or ${column} = any ((select named_organisations())::uuid[])`
const isSeen = (parent: string, join: string) => `${actsForAll} or exists (select from ${parent} where ${join})`

/** Of a table that has an `organisation_id`, unless it stands below. */
const byItsOrganisation = isNamed('organisation_id')

/** What belongs to an organisation by something else, or holds rows of several at once. */
const otherwise: Readonly<Record<string, string>> = {
  organisation: isNamed('id'),
  helpful_vote: isSeen('organisation_review', 'organisation_review.id = review_id'),
  helpful_vote_place: isSeen('organisation_review', 'organisation_review.id = review_id'),
  invoice_recipient: isSeen('reservation', 'reservation.id = reservation_id'),
  ledger_entry: isSeen('ledger_journal', 'ledger_journal.id = journal_id'),
  payout_entry: isSeen('payout', 'payout.id = payout_id'),
  prospect_note: isSeen('prospect', 'prospect.id = prospect_id'),
  short_link: isSeen('reservation', 'reservation.id = reservation_id'),
  // A bank file of every payout; documents of campsites to import.
  payout_run: actsForAll,
  import_run: actsForAll,
}

/** What a transaction of staff may see of a table, and write there. */
export interface TenantCondition {
  readonly condition: string
  /** Another condition has another name. */
  readonly policy: string
}

export const organisationCondition = named(byItsOrganisation)
export const otherConditions: ReadonlyMap<string, TenantCondition> = new Map(
  Object.entries(otherwise).map(([table, condition]) => [table, named(condition)]),
)

function named(condition: string): TenantCondition {
  return { condition, policy: `staff_${createHash('sha256').update(condition).digest('hex').slice(0, 8)}` }
}
