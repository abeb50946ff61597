import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'

export const DefaultTagRow = defineEntity({
  name: 'DefaultTagRow',
  tableName: 'default_tag',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    defaultTagCategoryId: p.uuid(),
    name: p.text(),
    shortName: p.text(),
    icon: p.text(),
    priority: p.integer().default(0),
    forGuest: p.boolean().default(true),
    forHost: p.boolean().default(true),
    forSearch: p.boolean().default(true),
  },
})

export const DefaultTagCategoryRow = defineEntity({
  name: 'DefaultTagCategoryRow',
  tableName: 'default_tag_category',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    name: p.text(),
    categoryId: p.uuid().nullable(),
    colour: p.text(),
  },
})

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'category',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    name: p.text(),
    colour: p.text(),
  },
})

export const OrganisationTagRow = defineEntity({
  name: 'OrganisationTagRow',
  tableName: 'organisation_tag',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    defaultTagId: p.uuid().nullable(),
    name: p.text(),
    icon: p.text(),
    isActive: p.boolean().default(true),
  },
})
