import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { Document } from '@camp/domain/documents/document.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { Site } from '@camp/domain/plots/plot.ts'
import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type {
  AgeScaleId,
  DiscountId,
  DocumentId,
  OrganisationId,
  PaymentRuleId,
  SeasonId,
  SiteId,
  SpecialTermId,
} from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { sanitisedOnRead } from '../html/sanitised-on-read.ts'
import type {
  AgeBandJson,
  AgeScaleJson,
  CatalogueRow,
  DiscountJson,
  DocumentJson,
  PaymentRuleJson,
  SeasonJson,
  SiteJson,
  SpecialTermJson,
} from './catalogue-rows.ts'
import { toOrganisation } from './row-to-organisation.ts'
import { toPlot } from './row-to-plot.ts'

export function toCatalogue(row: CatalogueRow): Catalogue {
  const id = row.id as OrganisationId
  const { currency } = row.organisation.country
  return {
    organisation: toOrganisation(row.organisation),
    sites: row.sites.map((site) => toSite(site, id)),
    plots: row.plots.map((plot) => toPlot(plot, id, currency)),
    seasons: row.seasons.map(toSeason),
    ageScales: row.age_scales.map((scale) => toAgeScale(scale, currency)),
    discounts: row.discounts.map((discount) => toDiscount(discount, currency)),
    paymentRules: row.payment_rules.map((rule) => toPaymentRule(rule, currency)),
    specialTerms: row.special_terms.map(toSpecialTerm),
    documents: row.documents.map(toDocument),
    tags: row.tags.map((tag) => ({ name: tag.name, icon: tag.icon, isActive: tag.is_active })),
  }
}

function toSite(site: SiteJson, organisationId: OrganisationId): Site {
  return {
    id: site.id as SiteId,
    organisationId,
    name: site.name,
    siteType: site.site_type,
    isActive: site.is_active,
    isOnlineBookingActive: site.is_online_booking_active,
    images: site.images,
    times: site.times,
  }
}

function toSeason(season: SeasonJson): Season {
  return {
    id: season.id as SeasonId,
    name: season.name,
    seasonType: season.season_type,
    startDate: Temporal.PlainDate.from(season.start_date),
    endDate: Temporal.PlainDate.from(season.end_date),
    isActive: season.is_active,
    minimumStayPeriod: season.minimum_stay_period,
  }
}

function toAgeScale(scale: AgeScaleJson, currency: string): AgeScale {
  return {
    id: scale.id as AgeScaleId,
    name: scale.name,
    pensionerPercentage: scale.pensioner_percentage,
    bands: scale.bands.map((band) => toAgeBand(band, currency)),
  }
}

function toAgeBand(band: AgeBandJson, currency: string): AgeBand {
  const ages = { fromAge: band.from_age, toAge: band.to_age }
  switch (band.kind) {
    case 'free':
      return { ...ages, kind: 'free' }
    case 'percentage':
      return { ...ages, kind: 'percentage', percentage: band.percentage }
    case 'fixed': {
      const amounts = {
        offPeak: Money.cents(band.amount_off_peak_cents, currency),
        peak: Money.cents(band.amount_peak_cents, currency),
        superPeak: Money.cents(band.amount_super_peak_cents, currency),
      }
      return { ...ages, kind: 'fixed', amounts }
    }
  }
}

function toDiscount(discount: DiscountJson, currency: string): Discount {
  const common = {
    id: discount.id as DiscountId,
    name: discount.name,
    isActive: discount.is_active,
    minNights: discount.min_nights,
    excludeHolidays: discount.exclude_holidays,
    excludeSchoolHolidays: discount.exclude_school_holidays,
    excludeDateRanges: discount.exclude_date_ranges.map(({ startDate, endDate }) => ({
      startDate: Temporal.PlainDate.from(startDate),
      endDate: Temporal.PlainDate.from(endDate),
    })),
    validDays: discount.valid_days,
    seasonTypes: discount.season_types,
  }
  return discount.discount_type === 'percentage'
    ? { ...common, discountType: 'percentage', percentage: discount.percentage }
    : { ...common, discountType: 'fixed', amount: Money.cents(discount.amount_cents, currency) }
}

function toPaymentRule(rule: PaymentRuleJson, currency: string): PaymentRule {
  return {
    id: rule.id as PaymentRuleId,
    name: rule.name,
    isActive: rule.is_active,
    allowPartialPayments: rule.allow_partial_payments,
    minimumAmountForPartial: Money.cents(rule.minimum_amount_for_partial_cents, currency),
    partialPaymentDueType: rule.partial_payment_due_type,
    partialPaymentDueDays: rule.partial_payment_due_days,
    partialPaymentPercentage: rule.partial_payment_percentage,
  }
}

function toDocument(document: DocumentJson): Document {
  return {
    id: document.id as DocumentId,
    title: document.title,
    text: sanitisedOnRead(document.text),
    version: document.version,
    isMandatory: document.is_mandatory,
    isActive: document.is_active,
  }
}

function toSpecialTerm(term: SpecialTermJson): SpecialTerm {
  return {
    id: term.id as SpecialTermId,
    name: term.name,
    isActive: term.is_active,
    type: term.type,
    text: sanitisedOnRead(term.text),
    siteIds: term.site_ids as readonly SiteId[],
  }
}
