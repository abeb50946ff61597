import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { facilityIcon } from './facility-icons.ts'
import type { OrderedIds } from './ordered-ids.ts'
import { insertRows } from './organisation-sql.ts'

export interface FacilityTag {
  readonly id: string
  readonly name: string
  readonly icon: string
}

export interface FacilityTags {
  readonly tags: ReadonlyMap<string, FacilityTag>
  readonly isNew: (tag: FacilityTag) => boolean
}

const category = { name: 'Campsite Facilities', colour: '#1f6b4a' }

/**
 * The default tags of these names in the category 'Campsite Facilities'; those that are missing are not
 * written yet.
 */
export async function facilityTags(em: EntityManager, names: readonly string[], ids: OrderedIds): Promise<FacilityTags> {
  const rows = await databaseOf(em)
    .selectFrom('default_tag')
    .innerJoin('default_tag_category', 'default_tag_category.id', 'default_tag_category_id')
    .select(['default_tag.id', 'default_tag.name', 'icon'])
    .where('default_tag_category.name', '=', category.name)
    .where('default_tag.name', '=', ({ fn, val }) => fn.any(val(names)))
    .execute()
  const known = new Map(rows.map((tag) => [tag.name, tag]))
  const missing = names.filter((name) => !known.has(name)).map((name) => ({ id: ids.next(), name, icon: facilityIcon(name) }))
  const tags = new Map([...known.values(), ...missing].map((tag) => [tag.name, tag]))
  return { tags, isNew: ({ name }) => !known.has(name) }
}

export async function writeFacilityTags(em: EntityManager, tags: readonly FacilityTag[]): Promise<void> {
  if (tags.length === 0) return
  const { id: categoryId } = await databaseOf(em)
    .insertInto('default_tag_category')
    .values(category)
    // Writes the name as it is, so that the row which is there answers too.
    .onConflict((conflict) => conflict.constraint('tag_category_name_unique').doUpdateSet({ name: category.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRows(
    em,
    'default_tag',
    tags.map(({ id, name, icon }) => ({
      id,
      default_tag_category_id: categoryId,
      name,
      short_name: name,
      icon,
      priority: 100,
      for_guest: true,
      for_host: true,
      for_search: true,
    })),
  )
}
