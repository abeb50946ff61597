import type { OrganisationId, SavedTextId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'

export const SavedTextRow = defineEntity({
  name: 'SavedTextRow',
  tableName: 'saved_text',
  properties: {
    id: p.uuid().$type<SavedTextId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    /** Read by the release before alone; goes with the next (ADR 46). */
    rowVersion: p.integer().default(1),
    name: p.text(),
    text: p.text(),
  },
})
