import { declaredHolidays } from '@camp/domain/holidays/declared-holidays.ts'
import { publishedSchoolHolidays } from '@camp/domain/holidays/published-school-holidays.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery, sql } from 'kysely'
import { countries, provinces, vatRates } from './reference-data/countries.ts'
import { facilities, tagCategories } from './reference-data/tags.ts'
import { towns, townsBesides } from './reference-data/towns.ts'
import { databaseOf } from './typed-database.ts'

/**
 * What the product ships: countries, VAT, holidays, facility tags and towns. Adds what is missing and changes
 * nothing that is there, since staff of the platform edit these rows. Runs after every migration; two at once
 * do no harm.
 */
export async function loadReferenceData(em: EntityManager): Promise<void> {
  await addMissing(em, 'country', countries)
  await addMissing(em, 'province', provinces)
  await addMissing(em, 'vat_rate', vatRates)
  await addMissing(em, 'declared_holiday', declaredHolidays.map(toDeclaredRow))
  await addMissing(em, 'school_holiday', publishedSchoolHolidays.map(toSchoolRow))
  await addMissing(em, 'default_tag_category', tagCategories)
  await addFacilities(em)
  if (!(await hasTowns(em))) await addMissing(em, 'place', towns())
  await addMissing(em, 'place', townsBesides())
}

/** The rows are matched to the columns of the table by name. Raw: any number of them in one parameter. */
async function addMissing(em: EntityManager, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'geonames')
  const text = `
    insert into ${table} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
    on conflict do nothing`
  await databaseOf(em).executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]))
}

/** Raw for the same reason. */
async function addFacilities(em: EntityManager): Promise<void> {
  await sql`
    insert into default_tag (default_tag_category_id, name, short_name, icon, priority)
    select category.id, tag.name, tag.short_name, tag.icon, tag.priority
    from jsonb_populate_recordset(null::default_tag, ${JSON.stringify(facilities)}::jsonb) as tag,
      default_tag_category category
    where category.name = ${tagCategories[0]?.name ?? null}
    on conflict do nothing`.execute(databaseOf(em))
}

async function hasTowns(em: EntityManager): Promise<boolean> {
  return (
    (await databaseOf(em).selectFrom('place').select('id').where('id', 'like', 'geonames-%').limit(1).executeTakeFirst()) !==
    undefined
  )
}

function toDeclaredRow({ country, date, name }: (typeof declaredHolidays)[number]) {
  return { country_code: country, date: date.toString(), name }
}

function toSchoolRow(holiday: (typeof publishedSchoolHolidays)[number]) {
  return {
    country_code: holiday.country,
    province_code: holiday.provinceCode,
    year: holiday.year,
    name: holiday.name,
    start_date: holiday.startDate.toString(),
    end_date: holiday.endDate.toString(),
  }
}
