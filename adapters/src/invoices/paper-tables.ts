import type { PaperFacts } from '@camp/application/invoices/paper.ts'
import type { PaperKind } from '@camp/domain/invoices/paper-kind.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import {
  dateColumn,
  identityColumn,
  instantColumn,
  jsonColumn,
  numericColumn,
  textsColumn,
  transactionColumn,
} from '../postgres/column-types.ts'

/** To whom the papers of a booking are addressed, where somebody said so. */
export const InvoiceRecipientRow = defineEntity({
  name: 'InvoiceRecipientRow',
  tableName: 'invoice_recipient',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    name: p.text(),
    addressLines: textsColumn(),
    vatNumber: p.text().nullable(),
  },
})

/** As it was issued. The issuer is an organisation's id or `platform`; the number is the database's. */
export const PaperRow = defineEntity({
  name: 'PaperRow',
  tableName: 'paper',
  properties: {
    id: identityColumn().primary(),
    issuer: p.text(),
    kind: p.text().$type<PaperKind>(),
    number: p.integer(),
    source: p.text(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    corrects: p.bigint('string').nullable(),
    month: dateColumn().nullable(),
    issuedAt: instantColumn(),
    taxDate: dateColumn(),
    currency: p.text(),
    amountCents: p.bigint('string'),
    vatPercentage: numericColumn().nullable(),
    vatCents: p.bigint('string'),
    facts: jsonColumn<PaperFacts>(),
  },
})

/** A booking whose papers may not come to what it costs; the database marks it by whatever decides that. */
export const PaperDueRow = defineEntity({
  name: 'PaperDueRow',
  tableName: 'paper_due',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    transaction: transactionColumn().defaultRaw('pg_current_xact_id()'),
  },
})
