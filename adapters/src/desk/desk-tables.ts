import type { LoggedAct } from '@camp/application/desk/desk-log.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../postgres/column-types.ts'

export const DeskEntryRow = defineEntity({
  name: 'DeskEntryRow',
  tableName: 'desk_entry',
  properties: {
    id: p.uuid().primary(),
    position: identityColumn(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    act: p.text().$type<LoggedAct>(),
    at: instantColumn(),
    by: p.text(),
    note: p.text().nullable(),
    former: p.text().nullable(),
    takesBack: p.uuid().nullable(),
  },
})
