import type { DuePayout, Payout, PayoutLine } from '@camp/application/payouts/payouts.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { storedInstant } from '../postgres/stored-instant.ts'

export interface LineRow {
  readonly journal_id: string
  readonly position: number
  readonly kind: PayoutLine['kind']
  readonly at: string
  readonly reservation_id: ReservationId | null
  readonly reference: string | null
  readonly cents: number
  readonly currency: string
}

export interface DueRow extends LineRow, AccountRow {
  readonly organisation_id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly bank_details_changed_at: string | null
  readonly bank_details_announced_at: string | null
}

export interface AccountRow {
  readonly bank_name: string | null
  readonly bank_account_name: string | null
  readonly bank_account_number: string | null
  readonly bank_branch_code: string | null
  readonly bank_account_type: string | null
}

export interface PayoutOfRow extends AccountRow {
  readonly id: string
  readonly run_id: string
  readonly organisation_id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly reference: string
  readonly cents: number
  readonly currency: string
  readonly prepared_at: string
  readonly paid_at: string | null
  readonly bank_reference: string | null
  readonly returned_at: string | null
  readonly return_reason: string | null
}

export function toLine(row: LineRow): PayoutLine {
  return {
    journalId: row.journal_id,
    position: row.position,
    kind: row.kind,
    at: Temporal.Instant.from(row.at),
    reservationId: row.reservation_id,
    reference: row.reference,
    amount: Money.cents(row.cents, row.currency),
  }
}

/** Rows of one organisation lie beside each other. */
export function toDue(rows: readonly DueRow[]): readonly DuePayout[] {
  const groups = Map.groupBy(rows, ({ organisation_id, currency }) => `${organisation_id} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const lines = group.map(toLine)
    return [
      {
        organisationId: first.organisation_id,
        slug: first.slug,
        name: first.name,
        lines,
        amount: Money.sum(lines.map(({ amount }) => amount)),
        bankDetails: toBankDetails(first),
        detailsChangedAt: storedInstant(first.bank_details_changed_at),
        detailsAnnouncedAt: storedInstant(first.bank_details_announced_at),
      },
    ]
  })
}

export function toPayout(row: PayoutOfRow): Payout {
  const bankDetails = toBankDetails(row)
  if (!bankDetails) throw new Error(`payout ${row.reference} has no account`)
  return {
    id: row.id,
    runId: row.run_id,
    organisationId: row.organisation_id,
    slug: row.slug,
    name: row.name,
    reference: row.reference,
    amount: Money.cents(row.cents, row.currency),
    bankDetails,
    preparedAt: Temporal.Instant.from(row.prepared_at),
    paidAt: storedInstant(row.paid_at),
    bankReference: row.bank_reference,
    returnedAt: storedInstant(row.returned_at),
    returnReason: row.return_reason,
  }
}

function toBankDetails(row: AccountRow): DuePayout['bankDetails'] {
  const texts = [row.bank_name, row.bank_account_name, row.bank_account_number, row.bank_branch_code]
  const [bankName, accountName, accountNumber, branchCode] = texts.map((text) => text?.trim() ?? '')
  if (!bankName || !accountName || !accountNumber || !branchCode) return null
  return { bankName, accountName, accountNumber, branchCode, accountType: row.bank_account_type?.trim() ?? '' }
}
