import type { SpecialTermType } from '@camp/domain/organisations/special-term.ts'
import type { OrganisationId, SiteId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'

export const SpecialTermRow = defineEntity({
  name: 'SpecialTermRow',
  tableName: 'special_term',
  properties: {
    id: p.uuid().$type<SpecialTermId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    isActive: p.boolean().default(true),
    type: p.text().$type<SpecialTermType>(),
    text: p.text(),
  },
})

export const SiteSpecialTermRow = defineEntity({
  name: 'SiteSpecialTermRow',
  tableName: 'site_special_term',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    siteId: p.uuid().$type<SiteId>(),
    specialTermId: p.uuid().$type<SpecialTermId>(),
  },
})
