import type { AboardStep } from '@camp/application/organisations/aboard/aboard-log.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../../postgres/column-types.ts'

export const AboardEntryRow = defineEntity({
  name: 'AboardEntryRow',
  tableName: 'aboard_entry',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    at: instantColumn(),
    by: p.text(),
    step: p.text().$type<AboardStep>(),
    text: p.text().default(''),
  },
})
