import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { writePaymentRule } from '../../deposit/payment-rule-fields.ts'
import { writeDocument } from '../../documents/document-fields.ts'
import { writeOrganisation } from '../../organisations/organisation-fields.ts'
import { writePlot } from '../../plots/plot-fields.ts'
import { writeSite } from '../../plots/site-fields.ts'
import { writeAgeBand, writeAgeScale, writeDiscount, writeSeason, writeTier } from '../../pricing/price-fields.ts'
import { writeSpecialTerm } from '../../special-terms/special-term-fields.ts'
import { jsonText } from '../json-text.ts'

type Columns = Readonly<Record<string, unknown>>

/** Writes a catalogue of a test as it is, with its ids, country and province. */
export async function storeCatalogue(em: EntityManager, catalogue: Catalogue): Promise<void> {
  const insert = insertInto(em)
  const { organisation } = catalogue
  await insert('country', countryOf(organisation), 'on conflict do nothing')
  const { code, name, country } = organisation.province
  await insert('province', { country_code: country.code, code, name }, 'on conflict do nothing')
  await insert('organisation', organisationOf(organisation))
  const tenant = { organisation_id: organisation.id }
  for (const tag of catalogue.tags)
    await insert('organisation_tag', { ...tenant, name: tag.name, icon: tag.icon, is_active: tag.isActive })
  await storeRules(insert, catalogue, tenant)
  for (const [position, site] of catalogue.sites.entries()) {
    await insert('site', {
      ...writeSite(site),
      ...tenant,
      position,
      times: JSON.stringify(site.times),
      weekday_supplement: jsonText(site.weekdaySupplement),
    })
  }
  for (const term of catalogue.specialTerms) {
    await insert('special_term', { ...writeSpecialTerm(term), ...tenant })
    for (const siteId of term.siteIds) await insert('site_special_term', { ...tenant, site_id: siteId, special_term_id: term.id })
  }
  for (const document of catalogue.documents) await insert('document', { ...writeDocument(document), ...tenant })
  for (const [position, plot] of catalogue.plots.entries()) await storePlot(insert, plot, { ...tenant, position })
}

type Insert = (table: string, columns: Columns, ending?: string) => Promise<void>

async function storeRules(insert: Insert, catalogue: Catalogue, tenant: Columns): Promise<void> {
  for (const season of catalogue.seasons) await insert('season', { ...writeSeason(season), ...tenant })
  for (const scale of catalogue.ageScales) {
    await insert('age_scale', { ...writeAgeScale(scale), ...tenant })
    for (const band of scale.bands) await insert('age_band', { ...writeAgeBand(band), ...tenant, age_scale_id: scale.id })
  }
  for (const discount of catalogue.discounts) {
    const { exclude_date_ranges: ranges, ...columns } = writeDiscount(discount)
    await insert('discount', { ...columns, ...tenant, exclude_date_ranges: JSON.stringify(ranges) })
  }
  for (const rule of catalogue.paymentRules) await insert('payment_rule', { ...writePaymentRule(rule), ...tenant })
}

async function storePlot(insert: Insert, plot: Plot, { position, ...tenant }: Columns): Promise<void> {
  await insert('plot', { ...writePlot(plot), weekday_supplement: jsonText(plot.weekdaySupplement), ...tenant, position })
  for (const tier of plot.tiers) await insert('plot_tier', { ...writeTier(plot, tier), ...tenant })
  const link = { ...tenant, plot_id: plot.id }
  for (const discountId of plot.discountIds) await insert('plot_discount', { ...link, discount_id: discountId })
  if (plot.paymentRuleId) await insert('plot_payment_rule', { ...link, payment_rule_id: plot.paymentRuleId })
}

function countryOf({ province: { country } }: Organisation): Columns {
  const { code, name, currency, currencySymbol, timezone } = country
  return { code, name, currency, currency_symbol: currencySymbol, timezone, phone_code: '+27' }
}

function organisationOf(organisation: Organisation): Columns {
  const { cancellation_policy, picture_texts, ...columns } = writeOrganisation(organisation)
  return {
    ...columns,
    cancellation_policy: JSON.stringify(cancellation_policy),
    picture_texts: JSON.stringify(picture_texts),
  }
}

function insertInto(em: EntityManager): Insert {
  return async (table, columns, ending = '') => {
    const names = Object.keys(columns)
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${ending}`
    await em.getKysely().executeQuery(CompiledQuery.raw(text, Object.values(columns)))
  }
}
