import type { PublicTag, TagCategory, Tags } from '@camp/application/tags/tags.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

export class PostgresTags implements Tags {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async categoryByName(name: string): Promise<TagCategory | undefined> {
    return databaseOf(this.#em)
      .selectFrom('default_tag_category')
      .select(['id', 'name', 'colour'])
      .where('name', '=', name)
      .executeTakeFirst()
  }

  async ofOrganisation(organisationId: OrganisationId, defaultTagCategoryId: string): Promise<readonly PublicTag[] | undefined> {
    if (!isUuid(organisationId) || !isUuid(defaultTagCategoryId)) return undefined
    // A list within the row, ordered and filtered: one statement tells no tags from no organisation.
    const { rows } = await sql<{ readonly tags: readonly PublicTag[] }>`
      select coalesce(json_agg(json_build_object(
          'id', tag.id, 'defaultTagId', kind.id, 'name', tag.name, 'icon', tag.icon
        ) order by kind.priority, tag.name) filter (where kind.id is not null), '[]') as tags
      from organisation
      left join organisation_tag tag on tag.organisation_id = organisation.id and tag.is_active
      left join default_tag kind on kind.id = tag.default_tag_id and kind.default_tag_category_id = ${defaultTagCategoryId}
        and kind.for_guest
      where organisation.id = ${organisationId} and organisation.status in ('active', 'paused')
      group by organisation.id`.execute(databaseOf(this.#em))
    return rows[0]?.tags
  }
}
