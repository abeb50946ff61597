import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'

/** How the trail names each kind. */
export const masterConcepts = {
  provinces: 'province',
  countries: 'country',
  'vat-rates': 'vat-rate',
  categories: 'category',
  tagcategories: 'tag-category',
  tags: 'tag',
  holidays: 'holiday',
  'school-holidays': 'school-holiday',
  'hti-config': 'hti-connection',
  'hti-properties': 'hti-room',
} as const satisfies Record<MasterKind, string>
