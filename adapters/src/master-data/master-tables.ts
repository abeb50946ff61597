import type { MasterKind, MasterList } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValue, MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { type RawBuilder, sql } from 'kysely'
import { hashedPassword } from '../hti/connection-password.ts'

export interface MasterTable {
  readonly table: string
  /** The id of a row `t` in addresses. */
  readonly id: RawBuilder<unknown>
  /** Each field of a row `t`, as it is read. */
  readonly fields: Readonly<Record<string, RawBuilder<unknown>>>
  /** What a chosen one is called, by field; and the campsite of what lies at one. */
  readonly labels: Readonly<Record<string, RawBuilder<unknown>>>
  /** How many rows stand under `t`, by a name for words. */
  readonly uses: Readonly<Record<string, RawBuilder<unknown>>>
  /** The order in which people read them. */
  readonly order: RawBuilder<unknown>
  /** What is written, by column. */
  readonly columns: (values: MasterValues) => Readonly<Record<string, MasterValue>>
  /** Columns that hold what has to be said again, as only this site can read it. */
  readonly sealed?: readonly string[]
  /** Constraints that mean that there is such a row already. */
  readonly unique: readonly string[]
}

const count = (from: RawBuilder<unknown>) => sql`(select count(*)::int from ${from})`
const countryName = sql`(select name from country where code = t.country_code)`
const ownId = sql`t.id::text`
const organisationName = sql`(select name from organisation where id = t.organisation_id)`
const roomName = sql`(
  select connection.property_code || ': ' || site.name || ', ' || plot.name
  from plot join site on site.id = plot.site_id
  join hti_connection connection on connection.organisation_id = plot.organisation_id where plot.id = t.plot_id)`
const proofs = sql`
  select id, name from (values (1, 'basic', 'HTTP Basic'), (2, 'requestor', 'RequestorID'), (3, 'both', 'Both')) as known (place, id, name)`

const directions = sql`
  select id, name from (values (1, 'in', 'HTI asks us'), (2, 'out', 'We tell HTI'), (3, 'both', 'Both')) as known (place, id, name)`
const transports = sql`
  select id, name from (values (1, 'post', 'Plain POST'), (2, 'soap11', 'SOAP 1.1')) as known (place, id, name)`

export const masterTables: Readonly<Record<MasterKind, MasterTable>> = {
  provinces: {
    table: 'province',
    id: sql`t.country_code || '-' || t.code`,
    fields: { country: sql`t.country_code`, code: sql`t.code`, name: sql`t.name` },
    labels: { country: countryName },
    uses: {
      organisations: count(sql`organisation where country_code = t.country_code and province_code = t.code`),
      towns: count(sql`place where country_code = t.country_code and province_code = t.code`),
      schoolHolidays: count(sql`school_holiday where country_code = t.country_code and province_code = t.code`),
    },
    order: sql`(${countryName} <> 'South Africa'), ${countryName}, t.name`,
    columns: ({ country = null, code = null, name = null }) => ({ country_code: country, code, name }),
    unique: ['province_pkey', 'province_name_unique'],
  },
  countries: {
    table: 'country',
    id: sql`t.code`,
    fields: {
      code: sql`t.code`,
      name: sql`t.name`,
      currency: sql`t.currency`,
      currencySymbol: sql`t.currency_symbol`,
      timezone: sql`t.timezone`,
      phoneCode: sql`t.phone_code`,
    },
    labels: {},
    uses: {
      organisations: count(sql`organisation where country_code = t.code`),
      provinces: count(sql`province where country_code = t.code`),
      vatRates: count(sql`vat_rate where country_code = t.code`),
      holidays: count(sql`declared_holiday where country_code = t.code`),
      schoolHolidays: count(sql`school_holiday where country_code = t.code`),
    },
    order: sql`t.name`,
    columns: ({ code = null, name = null, currency = null, currencySymbol = null, timezone = null, phoneCode = null }) => ({
      code,
      name,
      currency,
      timezone,
      currency_symbol: currencySymbol,
      phone_code: phoneCode,
    }),
    unique: ['country_pkey'],
  },
  'vat-rates': {
    table: 'vat_rate',
    id: sql`t.country_code || '-' || t.effective_from`,
    fields: { country: sql`t.country_code`, effectiveFrom: sql`t.effective_from::text`, percentage: sql`t.percentage::float8` },
    labels: { country: countryName },
    uses: {},
    order: sql`${countryName}, t.effective_from desc`,
    columns: ({ country = null, effectiveFrom = null, percentage = null }) => ({
      country_code: country,
      effective_from: effectiveFrom,
      percentage,
    }),
    unique: ['vat_rate_pkey'],
  },
  categories: {
    table: 'category',
    id: ownId,
    fields: { name: sql`t.name`, colour: sql`t.colour` },
    labels: {},
    uses: { tagCategories: count(sql`default_tag_category where category_id = t.id`) },
    order: sql`t.name`,
    columns: ({ name = null, colour = null }) => ({ name, colour }),
    unique: ['category_name_unique'],
  },
  tagcategories: {
    table: 'default_tag_category',
    id: ownId,
    fields: { name: sql`t.name`, category: sql`t.category_id::text`, colour: sql`t.colour` },
    labels: { category: sql`(select name from category where id = t.category_id)` },
    uses: { tags: count(sql`default_tag where default_tag_category_id = t.id`) },
    order: sql`t.name`,
    columns: ({ name = null, category = null, colour = null }) => ({ name, category_id: category, colour }),
    unique: ['tag_category_name_unique'],
  },
  tags: {
    table: 'default_tag',
    id: ownId,
    fields: {
      name: sql`t.name`,
      shortName: sql`t.short_name`,
      tagCategory: sql`t.default_tag_category_id::text`,
      icon: sql`t.icon`,
      priority: sql`t.priority`,
      forGuest: sql`t.for_guest`,
      forHost: sql`t.for_host`,
      forSearch: sql`t.for_search`,
    },
    labels: { tagCategory: sql`(select name from default_tag_category where id = t.default_tag_category_id)` },
    uses: { organisations: count(sql`organisation_tag where default_tag_id = t.id`) },
    order: sql`t.priority, t.name`,
    columns: ({ name = null, shortName = null, tagCategory = null, icon = null, priority = null, ...shown }) => ({
      name,
      icon,
      priority,
      short_name: shortName,
      default_tag_category_id: tagCategory,
      for_guest: shown.forGuest ?? null,
      for_host: shown.forHost ?? null,
      for_search: shown.forSearch ?? null,
    }),
    unique: ['default_tag_name_unique'],
  },
  holidays: {
    table: 'declared_holiday',
    id: sql`t.country_code || '-' || t.date`,
    fields: { country: sql`t.country_code`, date: sql`t.date::text`, name: sql`t.name` },
    labels: { country: countryName },
    uses: {},
    order: sql`t.date desc, t.name`,
    columns: ({ country = null, date = null, name = null }) => ({ country_code: country, date, name }),
    unique: ['declared_holiday_pkey'],
  },
  'school-holidays': {
    table: 'school_holiday',
    id: ownId,
    fields: {
      name: sql`t.name`,
      region: sql`t.country_code || '-' || t.province_code`,
      year: sql`t.year`,
      startDate: sql`t.start_date::text`,
      endDate: sql`t.end_date::text`,
    },
    labels: {
      region: sql`coalesce(
        (select province.name from province where province.country_code = t.country_code and province.code = t.province_code),
        ${countryName})`,
    },
    uses: {},
    order: sql`t.start_date desc, t.province_code`,
    columns: ({ name = null, region, year = null, startDate = null, endDate = null }) => {
      const [, country = null, province = null] = /^([A-Z]{2})-(.+)$/.exec(String(region)) ?? []
      return { name, country_code: country, province_code: province, year, start_date: startDate, end_date: endDate }
    },
    unique: ['school_holiday_known_once'],
  },
  'hti-config': {
    table: 'hti_connection',
    id: ownId,
    fields: {
      organisation: sql`t.organisation_id::text`,
      propertyCode: sql`t.property_code`,
      userName: sql`t.user_name`,
      password: sql`''::text`,
      proof: sql`t.proof`,
      direction: sql`t.direction`,
      endpoint: sql`coalesce(t.endpoint, '')`,
      transport: sql`t.transport`,
      theirUserName: sql`coalesce(t.their_user_name, '')`,
      theirPassword: sql`''::text`,
      isActive: sql`t.is_active`,
    },
    labels: {
      organisation: organisationName,
      proof: sql`(select name from (${proofs}) proof where id = t.proof)`,
      direction: sql`(select name from (${directions}) direction where id = t.direction)`,
      transport: sql`(select name from (${transports}) transport where id = t.transport)`,
    },
    uses: { bookings: count(sql`hti_booking where organisation_id = t.organisation_id`) },
    order: organisationName,
    columns: (values) => {
      const { organisation = null, propertyCode = null, userName = null, password, proof = null, isActive = null } = values
      const { direction = null, endpoint, transport = null, theirUserName, theirPassword } = values
      const ours = { organisation_id: organisation, property_code: propertyCode, user_name: userName, proof, is_active: isActive }
      const theirs = { direction, endpoint: endpoint || null, transport, their_user_name: theirUserName || null }
      const secrets = [
        ...(password ? [['password_hash', hashedPassword(String(password))] as const] : []),
        ...(theirPassword ? [['their_password', theirPassword] as const] : []),
      ]
      return Object.assign(ours, theirs, Object.fromEntries(secrets))
    },
    sealed: ['their_password'],
    unique: ['hti_connects_an_organisation_once', 'hti_property_code_unique'],
  },
  'hti-properties': {
    table: 'hti_room',
    id: sql`t.plot_id::text`,
    fields: { plot: sql`t.plot_id::text`, roomCode: sql`t.code` },
    labels: { plot: roomName, organisation: organisationName },
    uses: {},
    order: sql`${organisationName}, t.code`,
    columns: ({ plot = null, roomCode = null }) => ({ plot_id: plot, code: roomCode }),
    unique: ['hti_room_pkey', 'hti_room_code_unique'],
  },
}

/** What may be chosen that is no kind of its own, in the order in which people read it. */
export const masterLists: Readonly<Record<MasterList, RawBuilder<unknown>>> = {
  // A country, or one of its provinces.
  regions: sql`
    select id, name from (
      select country.code || '-all' as id, country.name as name, country.name as country, '' as province
      from country where exists (select from province where country_code = country.code)
      union all
      select country.code || '-' || province.code, country.name || ': ' || province.name, country.name, province.name
      from province join country on country.code = province.country_code
    ) region order by country, province`,
  organisations: sql`select id::text as id, name from organisation where status <> 'deleted' order by name, slug`,
  'hti-proofs': proofs,
  'hti-directions': directions,
  'hti-transports': transports,
  'hti-plots': sql`
    select plot.id::text as id, connection.property_code || ': ' || site.name || ', ' || plot.name as name
    from hti_connection connection join plot on plot.organisation_id = connection.organisation_id
    join site on site.id = plot.site_id
    order by connection.property_code, site.position, site.name, plot.position, plot.plot_number, plot.name`,
}
