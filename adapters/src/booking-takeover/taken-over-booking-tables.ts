import type { TakeoverSource } from '@camp/domain/booking-takeover/takeover-columns.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const TakenOverBookingRow = defineEntity({
  name: 'TakenOverBookingRow',
  tableName: 'taken_over_booking',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    source: p.text().$type<TakeoverSource>().primary(),
    identityHash: p.text().primary(),
    reservationId: p.text().$type<ReservationId>(),
    takenOverAt: instantColumn(),
  },
})
