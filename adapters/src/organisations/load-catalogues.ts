import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import type { CatalogueRow } from './catalogue-rows.ts'
import { publicColumns } from './organisation-fields.ts'

/**
 * Whole catalogues, any number of them in one statement: so each is of one moment, its version too. Raw,
 * since its rows are JSON within JSON; owner, bank and VAT columns are not read.
 */
export async function loadCatalogues(em: EntityManager, ids: readonly string[]): Promise<readonly CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`
    select o.id, o.version,
      (select to_jsonb(own) from (select ${publicOf('o')}) own) || jsonb_build_object(
        'province', jsonb_build_object('code', province.code, 'name', province.name), 'country', to_jsonb(country)) as organisation,
      ${children(sql`to_jsonb(season) order by start_date, name`, sql`season`)} as seasons,
      ${children(
        sql`to_jsonb(age_scale) || jsonb_build_object('bands', array(
          select to_jsonb(age_band) from age_band where age_scale_id = age_scale.id order by from_age)) order by name`,
        sql`age_scale`,
      )} as age_scales,
      ${children(sql`to_jsonb(discount) order by name`, sql`discount`)} as discounts,
      ${children(sql`to_jsonb(payment_rule) order by name`, sql`payment_rule`)} as payment_rules,
      ${children(
        sql`to_jsonb(special_term) || jsonb_build_object('site_ids', array(
          select site_id from site_special_term link
          where link.organisation_id = o.id and special_term_id = special_term.id order by site_id)) order by name`,
        sql`special_term`,
      )} as special_terms,
      ${children(sql`to_jsonb(document) order by title`, sql`document`)} as documents,
      ${children(sql`to_jsonb(site) order by position, name`, sql`site`)} as sites,
      ${children(
        sql`to_jsonb(plot) || jsonb_build_object(
          'tiers', array(select to_jsonb(plot_tier) from plot_tier where plot_id = plot.id order by pax_from),
          'discount_ids', array(select discount_id from plot_discount where plot_id = plot.id order by discount_id),
          'payment_rule_id', (select payment_rule_id from plot_payment_rule where plot_id = plot.id))
          order by site.position, site.name, plot.position, plot.plot_number, plot.name`,
        sql`plot join site on site.id = plot.site_id`,
        sql`plot.organisation_id`,
      )} as plots,
      ${children(
        sql`jsonb_build_object('name', tag.name, 'icon', tag.icon, 'is_active', tag.is_active and coalesce(default_tag.for_guest, true))
          order by coalesce(default_tag.priority, 1000), tag.name`,
        sql`organisation_tag tag left join default_tag on default_tag.id = tag.default_tag_id`,
      )} as tags
    from organisation o
    join province on province.country_code = o.country_code and province.code = o.province_code
    join country on country.code = o.country_code
    where o.id = any(${ids}::uuid[])`.execute(databaseOf(em))
  return rows
}

function publicOf(alias: string): RawBuilder<unknown> {
  return sql.join(publicColumns.map((column) => sql.ref(`${alias}.${column}`)))
}

function children(
  of: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  organisationId = sql`organisation_id`,
): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_agg(${of}) from ${table} where ${organisationId} = o.id), '[]')`
}
