import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../postgres/column-types.ts'

/** What was prepared at once, with its bank file as it was made. */
export const PayoutRunRow = defineEntity({
  name: 'PayoutRunRow',
  tableName: 'payout_run',
  properties: {
    id: identityColumn().primary(),
    preparedAt: instantColumn(),
    preparedBy: p.text(),
    needsSecond: p.boolean(),
    approvedAt: instantColumn().nullable(),
    approvedBy: p.text().nullable(),
    file: p.text(),
  },
})

/** To one organisation, with its account as it was then. */
export const PayoutRow = defineEntity({
  name: 'PayoutRow',
  tableName: 'payout',
  properties: {
    id: identityColumn().primary(),
    runId: p.bigint('string'),
    organisationId: p.uuid().$type<OrganisationId>(),
    reference: p.text(),
    currency: p.text(),
    amountCents: p.bigint('string'),
    bankName: p.text(),
    bankAccountName: p.text(),
    bankAccountNumber: p.text(),
    bankBranchCode: p.text(),
    bankAccountType: p.text(),
    bankDetailsChangedAt: instantColumn().nullable(),
    paidAt: instantColumn().nullable(),
    paidBy: p.text().nullable(),
    bankReference: p.text().nullable(),
    returnedAt: instantColumn().nullable(),
    returnedBy: p.text().nullable(),
    returnReason: p.text().nullable(),
  },
})

/** Which line of the ledger it pays; each is paid once. */
export const PayoutEntryRow = defineEntity({
  name: 'PayoutEntryRow',
  tableName: 'payout_entry',
  properties: {
    journalId: p.bigint('string').primary(),
    position: p.smallint().primary(),
    payoutId: p.bigint('string'),
  },
})
