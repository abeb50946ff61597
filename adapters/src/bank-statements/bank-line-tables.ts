import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const BankStatementLineRow = defineEntity({
  name: 'BankStatementLineRow',
  tableName: 'bank_statement_line',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    identityHash: p.text().primary(),
    reservationId: p.text().$type<ReservationId>(),
    paymentId: p.uuid(),
    recordedAt: instantColumn(),
  },
})
