import type { Paper } from '@camp/application/invoices/paper.ts'
import { paperLabel } from '@camp/domain/invoices/paper-kind.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../postgres/typed-database.ts'

export function toPaper(row: Selectable<Tables['paper']>): Paper {
  return {
    id: row.id,
    kind: row.kind,
    label: paperLabel(row.kind, row.number),
    issuer: row.issuer === 'platform' ? 'platform' : row.organisation_id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    month: row.month === null ? null : Temporal.PlainYearMonth.from(row.month.slice(0, 7)),
    source: row.source,
    corrects: row.corrects,
    issuedAt: Temporal.Instant.from(row.issued_at),
    taxDate: Temporal.PlainDate.from(row.tax_date),
    amount: Money.cents(Number(row.amount_cents), row.currency),
    vatPercentage: row.vat_percentage === null ? null : Number(row.vat_percentage),
    vat: Money.cents(Number(row.vat_cents), row.currency),
    facts: row.facts,
  }
}
