import type { ImportedAgeBand, ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { planCalendarFeeds, planDocuments } from './plan-papers-and-feeds.ts'
import { plotColumns } from './plot-columns.ts'
import { rateColumns, toCents } from './rand-columns.ts'
import type { RowPlan } from './row-plan.ts'

/** What rows outside the organisation the document leads to. */
export interface Surroundings {
  tagFor(name: string): { readonly id: string; readonly icon: string }
  userIdFor(email: string): string
}

type Site = ImportedOrganisation['sites'][number]
type Ids = ReadonlyMap<string, string>

interface Links {
  readonly ageScales: Ids
  readonly paymentRules: Ids
  readonly discounts: Ids
  readonly specialTerms: Ids
}

/** Asks for every row of the document, parents before children. */
export function planOrganisation(organisation: ImportedOrganisation, plan: RowPlan, around: Surroundings): void {
  for (const name of organisation.tags) {
    const { id, icon } = around.tagFor(name)
    plan.add('organisation_tag', { name, icon, default_tag_id: id, is_active: true })
  }
  for (const season of organisation.seasons) planSeason(season, plan)
  planDocuments(organisation, plan)
  const links: Links = {
    ageScales: idsByName(organisation.ageScales, (scale) => planAgeScale(scale, plan)),
    discounts: idsByName(organisation.discounts, (discount) => planDiscount(discount, plan)),
    paymentRules: idsByName(organisation.paymentRules, (rule) => planPaymentRule(rule, plan)),
    specialTerms: idsByName(organisation.specialTerms, ({ name, isActive, type, text }) =>
      plan.add('special_term', { name, is_active: isActive, type, text }),
    ),
  }
  for (const [position, site] of organisation.sites.entries()) planSite(site, position, plan, links)
  for (const { email, role } of organisation.users) plan.add('user_organisation', { user_id: around.userIdFor(email), role })
}

function planSeason(season: ImportedOrganisation['seasons'][number], plan: RowPlan): string {
  return plan.add('season', {
    name: season.name,
    season_type: season.seasonType,
    start_date: season.startDate,
    end_date: season.endDate,
    is_active: season.isActive,
    minimum_stay_period: season.minimumStayPeriod,
  })
}

function planAgeScale(scale: ImportedOrganisation['ageScales'][number], plan: RowPlan): string {
  const id = plan.add('age_scale', { name: scale.name, pensioner_percentage: scale.pensionerPercentage })
  for (const band of scale.bands) {
    plan.add('age_band', { age_scale_id: id, from_age: band.fromAge, to_age: band.toAge, kind: band.kind, ...bandColumns(band) })
  }
  return id
}

const noAmounts = { amount_off_peak_cents: null, amount_peak_cents: null, amount_super_peak_cents: null }

function bandColumns(band: ImportedAgeBand) {
  switch (band.kind) {
    case 'free':
      return { percentage: null, ...noAmounts }
    case 'percentage':
      return { percentage: band.percentage, ...noAmounts }
    case 'fixed':
      return { percentage: null, ...rateColumns('amount', band) }
  }
}

function planDiscount(discount: ImportedOrganisation['discounts'][number], plan: RowPlan): string {
  const isPercentage = discount.discountType === 'percentage'
  return plan.add('discount', {
    name: discount.name,
    is_active: discount.isActive,
    min_nights: discount.minNights,
    discount_type: discount.discountType,
    percentage: isPercentage ? discount.discountValue : null,
    amount_cents: isPercentage ? null : toCents(discount.discountValue),
    exclude_holidays: discount.excludeHolidays,
    exclude_school_holidays: discount.excludeSchoolHolidays,
    exclude_date_ranges: discount.excludeDateRanges,
    valid_days: discount.validDays,
    season_types: discount.seasonTypes,
  })
}

function planPaymentRule(rule: ImportedOrganisation['paymentRules'][number], plan: RowPlan): string {
  return plan.add('payment_rule', {
    name: rule.name,
    is_active: rule.isActive,
    allow_partial_payments: rule.allowPartialPayments,
    minimum_amount_for_partial_cents: toCents(rule.minimumAmountForPartial),
    partial_payment_due_type: rule.partialPaymentDueType,
    partial_payment_due_days: rule.partialPaymentDueDays,
    partial_payment_percentage: rule.partialPaymentPercentage,
  })
}

function planSite(site: Site, position: number, plan: RowPlan, links: Links): void {
  const siteId = plan.add('site', {
    name: site.name,
    site_type: site.siteType,
    is_active: site.isActive,
    is_online_booking_active: site.isOnlineBookingActive,
    times: site.times,
    position,
    ...(site.images && { images: site.images }),
  })
  for (const term of site.specialTerms) {
    plan.add('site_special_term', { site_id: siteId, special_term_id: linked(links.specialTerms, term) })
  }
  for (const [plotPosition, plot] of site.plots.entries()) planPlot({ plot, position: plotPosition, siteId }, plan, links)
}

interface PlacedPlot {
  readonly plot: Site['plots'][number]
  readonly position: number
  readonly siteId: string
}

function planPlot({ plot, position, siteId }: PlacedPlot, plan: RowPlan, links: Links): void {
  const ageScaleId = plot.ageScale === null ? null : linked(links.ageScales, plot.ageScale)
  const plotId = plan.add('plot', { site_id: siteId, position, age_scale_id: ageScaleId, ...plotColumns(plot) })
  for (const { paxFrom, paxTo, ...rates } of plot.tiers) {
    plan.add('plot_tier', { plot_id: plotId, pax_from: paxFrom, pax_to: paxTo, ...rateColumns('rate', rates) })
  }
  for (const discount of plot.discounts) {
    plan.add('plot_discount', { plot_id: plotId, discount_id: linked(links.discounts, discount) })
  }
  if (plot.paymentRule !== null) {
    plan.add('plot_payment_rule', { plot_id: plotId, payment_rule_id: linked(links.paymentRules, plot.paymentRule) })
  }
  planCalendarFeeds(plot.calendarFeeds, plotId, plan)
}

function idsByName<Item extends { readonly name: string }>(items: readonly Item[], add: (item: Item) => string): Ids {
  return new Map(items.map((item) => [item.name, add(item)]))
}

function linked(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`a checked document refers to the unknown name ${JSON.stringify(name)}`)
  return id
}
