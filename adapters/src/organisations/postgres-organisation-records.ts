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
import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { isUuid } from '../postgres/uuid.ts'
import { columnsOf, provinceColumns, recordOf } from './organisation-record-columns.ts'

type Columns = Readonly<Record<string, unknown>>

const facilitiesCategory = 'Campsite Facilities'

/** Reads from the primary: a form shows what was saved a moment ago. */
export class PostgresOrganisationRecords implements OrganisationRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  find(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.#read(id, sql``)
  }

  findForChange(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.#read(id, sql`for no key update of organisation`)
  }

  async save(id: OrganisationId, values: Partial<OrganisationRecord>, { at, by }: Stamp): Promise<Result<null, SaveRefusal>> {
    const columns = { ...columnsOf(values), updated_at: at.toString(), updated_by: by }
    const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    const saved = await refusing(() =>
      sql`update organisation set ${sql.join(assignments)} where id = ${id}`.execute(this.#database()),
    )
    if (saved.ok && values.facilities) await this.#saveFacilities(id, values.facilities)
    return saved
  }

  add({ id, name, slug, province }: NewOrganisation, stamp: Stamp): Promise<Result<null, SaveRefusal>> {
    const { country_code, province_code } = provinceColumns(province)
    return refusing(async () => {
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
    await sql`
      update organisation set status = ${change.to}, updated_at = ${change.at.toString()}, updated_by = ${change.by}
      where id = ${id}`.execute(this.#database())
    await this.#remember(id, change)
  }

  async statusHistory(id: OrganisationId): Promise<readonly OrganisationStatusChange[]> {
    const { rows } = await sql<Omit<OrganisationStatusChange, 'at'> & { at: string }>`
      select from_status as "from", to_status as "to", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, by, why
      from organisation_status_history where organisation_id = ${id} order by id desc`.execute(this.#database())
    return rows.map(({ at, ...change }) => ({ ...change, at: Temporal.Instant.from(at) }))
  }

  async choices(): Promise<OrganisationChoices> {
    const provinces = await sql<OrganisationChoices['provinces'][number]>`
      select country.code || '-' || province.code as code, province.name, country.name as country
      from province join country on country.code = province.country_code order by country.name, province.name`.execute(
      this.#database(),
    )
    const facilities = await sql<OrganisationChoices['facilities'][number]>`
      select default_tag.id, default_tag.name from default_tag
      join default_tag_category category on category.id = default_tag_category_id
      where category.name = ${facilitiesCategory} order by default_tag.name`.execute(this.#database())
    return { provinces: provinces.rows, facilities: facilities.rows }
  }

  async #read(id: OrganisationId, lock: ReturnType<typeof sql>): Promise<StoredOrganisation | undefined> {
    if (!isUuid(id)) return undefined
    const { rows } = await sql<Columns & { id: OrganisationId; status: OrganisationStatus; is_booked: boolean }>`
      select organisation.*, admin_fee_start_date::text as admin_fee_start_date,
        exists (select from reservation where organisation_id = organisation.id and submitted_at is not null) as is_booked
      from organisation where id = ${id} ${lock}`.execute(this.#database())
    const [row] = rows
    if (!row) return undefined
    const facilities = await sql<{ id: string }>`
      select default_tag_id as id from organisation_tag
      where organisation_id = ${id} and is_active and default_tag_id is not null order by default_tag_id::text`.execute(
      this.#database(),
    )
    const record = recordOf(
      row,
      facilities.rows.map((facility) => facility.id),
    )
    return { id: row.id, status: row.status, isBooked: row.is_booked, record }
  }

  /** Tags that are the organisation's own, of no default, stay as they are. */
  async #saveFacilities(id: OrganisationId, facilities: readonly string[]): Promise<void> {
    const wanted = facilities.filter(isUuid)
    await sql`
      delete from organisation_tag
      where organisation_id = ${id} and default_tag_id is not null and default_tag_id <> all(${wanted}::uuid[])`.execute(
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
    await sql`
      insert into organisation_status_history (organisation_id, from_status, to_status, at, by, why)
      values (${id}, ${from}, ${to}, ${at.toString()}::timestamptz, ${by}, ${why})`.execute(this.#database())
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
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
