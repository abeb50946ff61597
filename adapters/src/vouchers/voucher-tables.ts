import type { OrganisationId, ReservationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/column-types.ts'

/** What a campsite owes instead of money; `balance_cents` follows from the payments that name it. */
export const CreditVoucherRow = defineEntity({
  name: 'CreditVoucherRow',
  tableName: 'credit_voucher',
  properties: {
    id: p.uuid().$type<VoucherId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    code: p.text(),
    currency: p.text(),
    amountCents: p.integer(),
    balanceCents: p.integer().default(0),
    issuedAt: instantColumn(),
    issuedBy: p.text(),
    expiresOn: dateColumn(),
  },
})
