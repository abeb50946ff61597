import type { Document } from '@camp/domain/documents/document.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { readPaymentRule } from '../deposit/payment-rule-fields.ts'
import { type DocumentColumns, readDocument } from '../documents/document-fields.ts'
import { sanitisedOnRead } from '../html/sanitised-on-read.ts'
import { type PlotSource, readPlot } from '../plots/plot-fields.ts'
import { readSite } from '../plots/site-fields.ts'
import { readAgeScale, readDiscount, readSeason } from '../pricing/price-fields.ts'
import { withSameTexts } from '../shared/same-texts.ts'
import { readSpecialTerm, type SpecialTermSource } from '../special-terms/special-term-fields.ts'
import type { CatalogueRow } from './catalogue-rows.ts'
import { type OrganisationSource, readOrganisation } from './organisation-fields.ts'

/** Takes the row over: its texts are those of other catalogues where they are equal. */
export function toCatalogue(given: CatalogueRow): Catalogue {
  const row = withSameTexts(given)
  const { currency } = row.organisation.country
  const priced = <Row extends object>(rows: readonly Row[]) => rows.map((each) => ({ ...each, currency }))
  return {
    organisation: toOrganisation(row.organisation),
    sites: row.sites.map(readSite).map((site) => ({ ...site, times: shared(site.times) })),
    plots: priced(row.plots).map((plot) => withShared(toPlot(plot))),
    seasons: row.seasons.map(readSeason),
    ageScales: priced(row.age_scales).map(readAgeScale),
    discounts: priced(row.discounts).map(readDiscount),
    paymentRules: priced(row.payment_rules).map(readPaymentRule),
    specialTerms: row.special_terms.map(toSpecialTerm),
    documents: row.documents.map(toDocument),
    tags: row.tags.map((tag) => shared({ name: tag.name, icon: tag.icon, isActive: tag.is_active })),
  }
}

/** HTML is shown as today's rules leave it. */
const cleaned = <Html extends string | null>(html: Html) => (html === null ? html : (sanitisedOnRead(html) as Html))

function toOrganisation(row: OrganisationSource): Organisation {
  const organisation = readOrganisation(row)
  const { shortDescription, directions, aboutHosts, houseRules, aboutPets, aboutArrival } = organisation
  return {
    ...organisation,
    province: shared(organisation.province),
    cancellationPolicy: shared(organisation.cancellationPolicy),
    shortDescription: cleaned(shortDescription),
    directions: cleaned(directions),
    aboutHosts: cleaned(aboutHosts),
    houseRules: cleaned(houseRules),
    aboutPets: cleaned(aboutPets),
    aboutArrival: cleaned(aboutArrival),
  }
}

function toPlot(row: PlotSource): Plot {
  const plot = readPlot(row)
  return { ...plot, aboutPlot: cleaned(plot.aboutPlot) }
}

const mostShared = 10_000
const known = new Map<string, unknown>()

/**
 * Equal parts of catalogues stand in memory once: thousands are kept, and read one after another. Nothing of
 * them ever changes.
 */
function shared<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  const same = known.get(key) ?? value
  if (known.size >= mostShared) known.clear()
  known.set(key, same)
  return same as Value
}

function withShared(plot: Plot): Plot {
  return {
    ...plot,
    baseRates: shared(plot.baseRates),
    rates: shared(plot.rates),
    tiers: shared(plot.tiers),
    minimumNights: shared(plot.minimumNights),
    weekdaySupplement: shared(plot.weekdaySupplement),
    aboutPlot: shared(plot.aboutPlot),
    images: shared(plot.images),
    discountIds: shared(plot.discountIds),
  }
}

function toSpecialTerm(row: SpecialTermSource): SpecialTerm {
  const term = readSpecialTerm(row)
  return { ...term, text: cleaned(term.text) }
}

function toDocument(row: DocumentColumns): Document {
  const document = readDocument(row)
  return { ...document, text: cleaned(document.text) }
}
