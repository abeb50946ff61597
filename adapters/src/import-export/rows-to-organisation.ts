import type { ImportedOrganisation, ImportedPlot, ImportedSite } from '@camp/application/import-export/imported-organisation.ts'
import { tiersUpTo } from '@camp/domain/pricing/tier-coverage.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { inDocumentOrder } from './document-order.ts'
import { type NamedOrganisation, readImportedOrganisation } from './imported-organisation-fields.ts'
import { readImportedPlot } from './imported-plot-fields.ts'
import {
  readImportedBand,
  readImportedDiscount,
  readImportedDocument,
  readImportedRule,
  readImportedSeason,
  readImportedSite,
  readImportedTerm,
  readImportedText,
} from './imported-rule-fields.ts'
import { randRatesIn } from './rand-columns.ts'
import type { OrganisationRows } from './stored-row.ts'

export function rowsToOrganisation(organisation: NamedOrganisation, rows: OrganisationRows): ImportedOrganisation {
  return inDocumentOrder.organisation({
    ...readImportedOrganisation(organisation),
    tags: rows.organisation_tag.filter((tag) => tag.is_active).map((tag) => tag.name),
    seasons: rows.season.map((season) => inDocumentOrder.season(readImportedSeason(season))),
    ageScales: rows.age_scale.map((scale) => ({
      name: scale.name,
      pensionerPercentage: scale.pensioner_percentage,
      bands: rows.age_band.filter((band) => band.age_scale_id === scale.id).map(readImportedBand),
    })),
    paymentRules: rows.payment_rule.map((rule) => inDocumentOrder.paymentRule(readImportedRule(rule))),
    specialTerms: rows.special_term.map((term) => inDocumentOrder.specialTerm(readImportedTerm(term))),
    ...(rows.document.length > 0 && {
      documents: rows.document.map((document) => inDocumentOrder.document(readImportedDocument(document))),
    }),
    ...(rows.saved_text.length > 0 && {
      savedTexts: rows.saved_text.map((text) => inDocumentOrder.savedText(readImportedText(text))),
    }),
    discounts: rows.discount.map((discount) => inDocumentOrder.discount(readImportedDiscount(discount))),
    users: rows.user_organisation.map(({ email, first_name, last_name, role }) => ({
      email,
      firstName: first_name,
      lastName: last_name,
      role,
    })),
    sites: rows.site.map((site) => toSite(site, rows)),
  })
}

function toSite(site: JsonRow<'site'>, rows: OrganisationRows): ImportedSite {
  const terms = rows.site_special_term.filter((link) => link.site_id === site.id)
  return inDocumentOrder.site({
    ...readImportedSite(site),
    specialTerms: terms.map((link) => nameOf(rows.special_term, link.special_term_id)),
    plots: rows.plot.filter((plot) => plot.site_id === site.id).map((plot) => toPlot(plot, rows)),
  })
}

const tierRates = randRatesIn('rate')

function toPlot(row: JsonRow<'plot'>, rows: OrganisationRows): ImportedPlot {
  const rule = rows.plot_payment_rule.find((link) => link.plot_id === row.id)
  const feeds = rows.plot_calendar_feed
    .filter((feed) => feed.plot_id === row.id)
    .map((feed) => ({
      provider: feed.provider,
      feedUrl: feed.feed_url,
      isActive: feed.is_active,
      ...(feed.stop_sale_hours !== null && { stopSaleHours: feed.stop_sale_hours }),
      ...(!feed.blocks_tentative && { blocksTentative: false }),
    }))
  return inDocumentOrder.plot({
    ...readImportedPlot(row),
    tiers: tiersUpTo(
      row.pax_max,
      rows.plot_tier
        .filter((tier) => tier.plot_id === row.id)
        .map((tier) => ({ paxFrom: tier.pax_from, paxTo: tier.pax_to, ...tierRates.read(tier) })),
    ),
    ageScale: row.age_scale_id === null ? null : nameOf(rows.age_scale, row.age_scale_id),
    paymentRule: rule ? nameOf(rows.payment_rule, rule.payment_rule_id) : null,
    discounts: rows.plot_discount
      .filter((link) => link.plot_id === row.id)
      .map((link) => nameOf(rows.discount, link.discount_id)),
    ...(feeds.length > 0 && { calendarFeeds: feeds }),
  })
}

function nameOf(rows: readonly { readonly id: string; readonly name: string }[], id: string): string {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`a link leads to the missing row ${id}`)
  return row.name
}
