import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn, jsonColumn, uuidsColumn } from '../postgres/column-types.ts'

interface KeptLine {
  readonly method: OfflinePaymentMethod
  readonly by: string
  readonly takenCents: number
  readonly returnedCents: number
}

interface KeptCount {
  readonly method: OfflinePaymentMethod
  readonly expectedCents: number
  readonly countedCents: number
}

/** A day of a till as it was closed, once and for all. */
export const CashUpRow = defineEntity({
  name: 'CashUpRow',
  tableName: 'cash_up',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    day: dateColumn().primary(),
    closedAt: instantColumn(),
    closedBy: p.text(),
    note: p.text().nullable(),
    currency: p.text(),
    lines: jsonColumn<readonly KeptLine[]>(),
    counts: jsonColumn<readonly KeptCount[]>(),
    paymentIds: uuidsColumn(),
  },
})
