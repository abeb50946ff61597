import type { PictureList, PictureLists } from '@camp/application/pictures/picture-lists.ts'
import { isSinglePicture, type PictureOwner, type SinglePicture } from '@camp/domain/pictures/picture-owner.ts'
import { type PictureTexts, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

type Named = Pick<PictureList, 'name' | 'pictures' | 'texts'>

/** The columns that catalogues read: whoever writes here moves the version of the catalogue. */
export class PostgresPictureLists implements PictureLists {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async all(organisationId: OrganisationId): Promise<readonly PictureList[]> {
    const ofItself = await Promise.all(
      (['organisation', 'logo', 'map'] as const).map((kind) => this.find(organisationId, { kind })),
    )
    // Sites and plots as one list in one order.
    const { rows } = await sql<Named & { kind: 'site' | 'plot'; id: string }>`
      select 'site' as kind, id, name, images as pictures, ${textsOfOwner(sql`organisation_id`)} as texts, position as place,
        name as site, -1 as inner_place, 0 as number
      from site where organisation_id = ${organisationId}
      union all
      select 'plot', plot.id, plot.name, plot.images, ${textsOfOwner(sql`plot.organisation_id`)}, site.position, site.name,
        plot.position, plot.plot_number
      from plot join site on site.id = plot.site_id where plot.organisation_id = ${organisationId}
      order by place, site, inner_place, number, name`.execute(this.#database())
    const places = rows.map(({ kind, id, ...named }) => listOf({ kind, id }, named))
    return [...ofItself.filter((list) => list !== undefined), ...places]
  }

  find(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined> {
    return this.#read(organisationId, owner, sql``)
  }

  findForChange(organisationId: OrganisationId, owner: PictureOwner): Promise<PictureList | undefined> {
    return this.#read(organisationId, owner, sql`for no key update`)
  }

  async write(organisationId: OrganisationId, owner: PictureOwner, pictures: readonly string[]): Promise<void> {
    const row = rowOf(organisationId, owner)
    if (!row) return
    const single = singleColumn(owner)
    const value = single ? sql`${single} = ${pictures[0] ?? null}` : sql`images = ${pictures}::text[]`
    // Of one of three tables, and of one of three columns.
    await sql`update ${row.table} set ${value} where ${row.which}`.execute(this.#database())
    await this.#forgetWords(organisationId)
  }

  /** Of pictures that nothing shows any more: keys of the JSON, subtracted where they stand. */
  async #forgetWords(organisationId: OrganisationId): Promise<void> {
    await sql`
      update organisation set picture_texts = picture_texts - forgotten.keys
      from (select array_agg(key) as keys from organisation, jsonb_object_keys(picture_texts) as key
        where organisation.id = ${organisationId} and key <> all(images) and key is distinct from logo and key is distinct from map_picture
          and not exists (select from site where organisation_id = organisation.id and key = any(site.images))
          and not exists (select from plot where organisation_id = organisation.id and key = any(plot.images))) as forgotten
      where id = ${organisationId} and forgotten.keys is not null`.execute(this.#database())
  }

  async describe(organisationId: OrganisationId, texts: PictureTexts): Promise<void> {
    const emptied = Object.keys(texts).filter((key) => texts[key] === '')
    const described = sql<string>`(picture_texts || ${JSON.stringify(texts)}::jsonb) - ${emptied}::text[]`
    await this.#database()
      .updateTable('organisation')
      .set({ picture_texts: described })
      .where('id', '=', organisationId)
      .execute()
  }

  async shownKeys(): Promise<ReadonlySet<string>> {
    // A set out of every list.
    const { rows } = await sql<{ key: string }>`
      select unnest(images) as key from organisation union select logo from organisation where logo is not null
      union select map_picture from organisation where map_picture is not null
      union select unnest(images) from site union select unnest(images) from plot`.execute(this.#database())
    return new Set(rows.map(({ key }) => key))
  }

  async #read(organisationId: OrganisationId, owner: PictureOwner, lock: RawBuilder<unknown>): Promise<PictureList | undefined> {
    const row = rowOf(organisationId, owner)
    if (!row) return undefined
    // Of one of three tables.
    const { rows } = await sql<Named>`
      select name, ${row.pictures} as pictures, ${row.texts} as texts from ${row.table} where ${row.which} ${lock}`.execute(
      this.#database(),
    )
    return rows[0] && listOf(owner, rows[0])
  }

  /** The primary: a page shows what was changed a moment ago. */
  #database() {
    return databaseOf(this.#em)
  }
}

function rowOf(organisationId: OrganisationId, owner: PictureOwner) {
  const id = 'id' in owner ? owner.id : organisationId
  if (!isUuid(id)) return undefined
  const single = singleColumn(owner)
  const ofTenant = 'id' in owner ? sql`id = ${id} and organisation_id = ${organisationId}` : sql`id = ${id}`
  return {
    table: sql.table('id' in owner ? owner.kind : 'organisation'),
    which: ofTenant,
    texts: 'id' in owner ? textsOfOwner(sql`organisation_id`) : sql`picture_texts`,
    pictures: single ? sql`array_remove(array[${single}], null)` : sql`images`,
  }
}

const singleColumns = { logo: 'logo', map: 'map_picture' } as const satisfies Record<SinglePicture, string>

function singleColumn({ kind }: PictureOwner): RawBuilder<unknown> | undefined {
  return isSinglePicture(kind) ? sql.ref(singleColumns[kind]) : undefined
}

function textsOfOwner(organisationId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select picture_texts from organisation where organisation.id = ${organisationId})`
}

/** The row has the words of every picture of its organisation. */
function listOf(owner: PictureOwner, { name, pictures, texts }: Named): PictureList {
  return { owner, name, pictures, texts: textsOfPictures(texts, pictures) }
}
