import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/column-types.ts'

export const PaymentReminderRow = defineEntity({
  name: 'PaymentReminderRow',
  tableName: 'payment_reminder',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().primary(),
    dueDate: dateColumn().primary(),
    daysBefore: p.integer().primary(),
    saidAt: instantColumn(),
  },
})
