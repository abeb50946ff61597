import type {
  NewOrganisation,
  OrganisationChoices,
  OrganisationRecords,
  OrganisationStatusChange,
  SaveRefusal,
  Stamp,
  StoredOrganisation,
} from '@camp/application/organisations/settings/organisation-records.ts'
import { defaultCancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { provinceColumns, readOrganisationRecord, writeRecordChanges } from './organisation-record-fields.ts'

const facilitiesCategory = 'Campsite Facilities'

/** Reads from the primary: a form shows what was saved a moment ago. */
export class PostgresOrganisationRecords implements OrganisationRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  find(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.#read(id, false)
  }

  findForChange(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.#read(id, true)
  }

  async save(id: OrganisationId, values: Partial<OrganisationRecord>, { at, by }: Stamp): Promise<Result<null, SaveRefusal>> {
    const { cancellation_policy: policy, ...columns } = writeRecordChanges(values)
    const changes = { ...columns, ...(policy && { cancellation_policy: JSON.stringify(policy) }) }
    const saved = await refusing(() =>
      databaseOf(this.#em)
        .updateTable('organisation')
        .set({ ...changes, updated_at: at.toString(), updated_by: by })
        .where('id', '=', id)
        .execute(),
    )
    if (saved.ok && values.facilities) await this.#saveFacilities(id, values.facilities)
    return saved
  }

  add({ id, name, slug, province }: NewOrganisation, stamp: Stamp): Promise<Result<null, SaveRefusal>> {
    const { country_code, province_code } = provinceColumns(province)
    return refusing(async () => {
      // Raw: it lies in the middle of the towns of its province until somebody says where.
      await sql`
        insert into organisation (id, slug, name, status, city_name, country_code, province_code, latitude, longitude,
          cancellation_policy, created_at, created_by, updated_at, updated_by)
        values (${id}, ${slug}, ${name}, 'pending', '', ${country_code}, ${province_code},
          coalesce((select round(avg(latitude)::numeric, 4) from place
            where (country_code, province_code) = (${country_code}, ${province_code})), -29),
          coalesce((select round(avg(longitude)::numeric, 4) from place
            where (country_code, province_code) = (${country_code}, ${province_code})), 25),
          ${JSON.stringify(defaultCancellationPolicy)}::jsonb, ${stamp.at.toString()}, ${stamp.by}, ${stamp.at.toString()},
          ${stamp.by})`.execute(this.#database())
      await this.#remember(id, { ...stamp, from: null, to: 'pending', why: 'Created' })
    })
  }

  async changeStatus(id: OrganisationId, change: OrganisationStatusChange): Promise<void> {
    const { to: status, at, by } = change
    await databaseOf(this.#em)
      .updateTable('organisation')
      .set({ status, updated_at: at.toString(), updated_by: by })
      .where('id', '=', id)
      .execute()
    await this.#remember(id, change)
  }

  async statusHistory(id: OrganisationId): Promise<readonly OrganisationStatusChange[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('organisation_status_history')
      .select(['from_status as from', 'to_status as to', 'at', 'by', 'why'])
      .where('organisation_id', '=', id)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ at, ...change }) => ({ ...change, at: Temporal.Instant.from(at) }))
  }

  async choices(): Promise<OrganisationChoices> {
    const database = databaseOf(this.#em)
    const provinces = await database
      .selectFrom('province')
      .innerJoin('country', 'country.code', 'province.country_code')
      .select(['province.code', 'province.name', 'country.code as country_code', 'country.name as country'])
      .orderBy('country.name')
      .orderBy('province.name')
      .execute()
    const facilities = await database
      .selectFrom('default_tag')
      .innerJoin('default_tag_category as category', 'category.id', 'default_tag_category_id')
      .select(['default_tag.id', 'default_tag.name'])
      .where('category.name', '=', facilitiesCategory)
      .where('default_tag.for_host', '=', true)
      .orderBy('default_tag.name')
      .execute()
    return {
      provinces: provinces.map(({ code, name, country, country_code }) => ({ code: `${country_code}-${code}`, name, country })),
      facilities,
    }
  }

  async #read(id: OrganisationId, isForChange: boolean): Promise<StoredOrganisation | undefined> {
    if (!isUuid(id)) return undefined
    const database = databaseOf(this.#em)
    const query = database
      .selectFrom('organisation')
      .selectAll()
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('reservation')
            .select('reservation.id')
            .whereRef('organisation_id', '=', 'organisation.id')
            .where('submitted_at', 'is not', null),
        ).as('is_booked'),
      )
      .where('id', '=', id)
    const row = await (isForChange ? query.forNoKeyUpdate() : query).executeTakeFirst()
    if (!row) return undefined
    const facilities = await database
      .selectFrom('organisation_tag')
      .innerJoin('default_tag', (join) =>
        join.onRef('default_tag.id', '=', 'organisation_tag.default_tag_id').on('default_tag.for_host', '=', true),
      )
      .select('default_tag_id as id')
      .where('organisation_id', '=', id)
      .where('is_active', '=', true)
      .where('default_tag_id', 'is not', null)
      .orderBy(sql`default_tag_id::text`)
      .$narrowType<{ id: string }>()
      .execute()
    const own = readOrganisationRecord({ ...row, booking_fee_percentage: Number(row.booking_fee_percentage) })
    const record = { ...own, facilities: facilities.map((facility) => facility.id) }
    return { id: row.id, status: row.status, isBooked: Boolean(row.is_booked), record }
  }

  /** Tags that are the organisation's own, of no default, stay as they are. Raw: rows from rows. */
  async #saveFacilities(id: OrganisationId, facilities: readonly string[]): Promise<void> {
    const wanted = facilities.filter(isUuid)
    await sql`
      delete from organisation_tag
      where organisation_id = ${id} and default_tag_id in (select id from default_tag where for_host) and default_tag_id <> all(${wanted}::uuid[])`.execute(
      this.#database(),
    )
    await sql`
      insert into organisation_tag (organisation_id, default_tag_id, name, icon)
      select ${id}, id, name, icon from default_tag where id = any(${wanted}::uuid[])
      on conflict on constraint organisation_tag_name_unique
      do update set default_tag_id = excluded.default_tag_id, is_active = true
      where not organisation_tag.is_active or organisation_tag.default_tag_id is distinct from excluded.default_tag_id`.execute(
      this.#database(),
    )
  }

  async #remember(id: OrganisationId, { from, to, at, by, why }: OrganisationStatusChange): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('organisation_status_history')
      .values({ organisation_id: id, from_status: from, to_status: to, at: at.toString(), by, why })
      .execute()
  }

  #database() {
    return databaseOf(this.#em)
  }
}

async function refusing(write: () => Promise<unknown>): Promise<Result<null, SaveRefusal>> {
  try {
    await write()
    return accepted(null)
  } catch (error) {
    if (violates(error, 'organisation_slug_unique')) return refused({ code: 'slug-taken' })
    if (violates(error, 'organisation_country_code_province_code_fkey')) return refused({ code: 'province-unknown' })
    throw error
  }
}
