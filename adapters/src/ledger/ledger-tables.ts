import type { LedgerAccount } from '@camp/domain/ledger/ledger-account.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, identityColumn, instantColumn } from '../postgres/column-types.ts'

/** One movement, in the month in which it is billed. */
export const LedgerJournalRow = defineEntity({
  name: 'LedgerJournalRow',
  tableName: 'ledger_journal',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    kind: p.text(),
    source: p.text(),
    at: instantColumn(),
    month: dateColumn(),
    currency: p.text(),
    entryCount: p.smallint(),
  },
})

/** Debits are above zero, credits below. */
export const LedgerEntryRow = defineEntity({
  name: 'LedgerEntryRow',
  tableName: 'ledger_entry',
  properties: {
    journalId: p.bigint().primary(),
    position: p.smallint().primary(),
    account: p.text().$type<LedgerAccount>(),
    amountCents: p.bigint(),
  },
})

export const ClosedMonthRow = defineEntity({
  name: 'ClosedMonthRow',
  tableName: 'closed_month',
  properties: { month: dateColumn().primary(), closedAt: instantColumn(), closedBy: p.text() },
})
