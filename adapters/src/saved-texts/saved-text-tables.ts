import type { OrganisationId, SavedTextId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'

export const SavedTextRow = defineEntity({
  name: 'SavedTextRow',
  tableName: 'saved_text',
  properties: {
    id: p.uuid().$type<SavedTextId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    text: p.text(),
  },
})
