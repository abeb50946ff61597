import type {
  ImportedAgeBand,
  ImportedOrganisation,
  ImportedPlot,
} from '@camp/application/import-export/imported-organisation.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import type { SiteTimes } from '@camp/domain/plots/plot.ts'
import { organisationFields, picturesOf } from './organisation-columns.ts'
import { plotFields } from './plot-columns.ts'
import { ratesFrom, toRand } from './rand-columns.ts'
import type { OrganisationRows } from './stored-row.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows whose columns the migrations have checked
type Row = Readonly<Record<string, any>>

export function rowsToOrganisation(organisation: Row, rows: OrganisationRows): ImportedOrganisation {
  return {
    ...organisationFields(organisation),
    tags: rows.organisation_tag.filter((tag: Row) => tag.is_active).map((tag: Row) => tag.name),
    seasons: rows.season.map(toSeason),
    ageScales: rows.age_scale.map((scale: Row) => ({
      name: scale.name,
      pensionerPercentage: scale.pensioner_percentage,
      bands: rows.age_band.filter((band) => band.age_scale_id === scale.id).map(toBand),
    })),
    paymentRules: rows.payment_rule.map(toPaymentRule),
    specialTerms: rows.special_term.map((term: Row) => ({
      name: term.name,
      isActive: term.is_active,
      type: term.type,
      text: term.text,
    })),
    ...(rows.document.length > 0 && { documents: rows.document.map(toDocument) }),
    discounts: rows.discount.map(toDiscount),
    users: rows.user_organisation.map((user: Row) => ({
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      role: user.role,
    })),
    sites: rows.site.map((site) => toSite(site, rows)),
  }
}

function toSeason(row: Row): ImportedOrganisation['seasons'][number] {
  return {
    name: row.name,
    seasonType: row.season_type,
    startDate: row.start_date,
    endDate: row.end_date,
    minimumStayPeriod: row.minimum_stay_period,
    isActive: row.is_active,
  }
}

function toBand(row: Row): ImportedAgeBand {
  const ages = { fromAge: row.from_age, toAge: row.to_age }
  if (row.kind === 'free') return { ...ages, kind: 'free' }
  if (row.kind === 'percentage') return { ...ages, kind: 'percentage', percentage: row.percentage }
  return { ...ages, kind: 'fixed', ...ratesFrom('amount', row) }
}

function toPaymentRule(row: Row): ImportedOrganisation['paymentRules'][number] {
  return {
    name: row.name,
    isActive: row.is_active,
    allowPartialPayments: row.allow_partial_payments,
    minimumAmountForPartial: toRand(row.minimum_amount_for_partial_cents),
    partialPaymentDueType: row.partial_payment_due_type,
    partialPaymentDueDays: row.partial_payment_due_days,
    partialPaymentPercentage: row.partial_payment_percentage,
  }
}

function toDocument({ title, text, is_mandatory, is_active }: Row): DocumentFacts {
  return { title, text, isMandatory: is_mandatory, isActive: is_active }
}

function toDiscount(row: Row): ImportedOrganisation['discounts'][number] {
  return {
    name: row.name,
    minNights: row.min_nights,
    discountType: row.discount_type,
    discountValue: row.discount_type === 'percentage' ? row.percentage : toRand(row.amount_cents),
    excludeHolidays: row.exclude_holidays,
    excludeSchoolHolidays: row.exclude_school_holidays,
    excludeDateRanges: row.exclude_date_ranges.map(({ startDate, endDate }: Row) => ({ startDate, endDate })),
    validDays: row.valid_days,
    seasonTypes: row.season_types,
    isActive: row.is_active,
  }
}

function toSite(site: Row, rows: OrganisationRows): ImportedOrganisation['sites'][number] {
  const termIds = rows.site_special_term.filter((link) => link.site_id === site.id).map((link) => link.special_term_id)
  return {
    name: site.name,
    siteType: site.site_type,
    isActive: site.is_active,
    isOnlineBookingActive: site.is_online_booking_active,
    times: toTimes(site.times),
    specialTerms: termIds.map((id) => nameOf(rows.special_term, id)),
    plots: rows.plot.filter((plot) => plot.site_id === site.id).map((plot) => toPlot(plot, rows)),
    ...picturesOf(site),
  }
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'] as const

function toTimes(stored: SiteTimes): SiteTimes {
  const entries = days.map((day) => [day, { checkIn: stored[day].checkIn, checkOut: stored[day].checkOut }] as const)
  return Object.fromEntries(entries) as SiteTimes
}

function toPlot(row: Row, rows: OrganisationRows): ImportedPlot {
  const tiers = rows.plot_tier
    .filter((tier) => tier.plot_id === row.id)
    .map((tier: Row) => ({ paxFrom: tier.pax_from, paxTo: tier.pax_to, ...ratesFrom('rate', tier) }))
  const rule = rows.plot_payment_rule.find((link) => link.plot_id === row.id)
  const feeds = rows.plot_calendar_feed
    .filter((feed) => feed.plot_id === row.id)
    .map((feed: Row) => ({ provider: feed.provider, feedUrl: feed.feed_url, isActive: feed.is_active }))
  return {
    ...plotFields(row, tiers),
    ageScale: row.age_scale_id === null ? null : nameOf(rows.age_scale, row.age_scale_id),
    paymentRule: rule ? nameOf(rows.payment_rule, rule.payment_rule_id) : null,
    discounts: rows.plot_discount
      .filter((link) => link.plot_id === row.id)
      .map((link) => nameOf(rows.discount, link.discount_id)),
    ...picturesOf(row),
    ...(feeds.length > 0 && { calendarFeeds: feeds }),
  }
}

function nameOf(rows: readonly Row[], id: unknown): string {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`a link leads to the missing row ${id}`)
  return row.name
}
