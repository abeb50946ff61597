import type { DocumentId, OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'

export const DocumentRow = defineEntity({
  name: 'DocumentRow',
  tableName: 'document',
  properties: {
    id: p.uuid().$type<DocumentId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    title: p.text(),
    text: p.text(),
    version: p.integer().default(1),
    isMandatory: p.boolean().default(true),
    isActive: p.boolean().default(true),
  },
})
