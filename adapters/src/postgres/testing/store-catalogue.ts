import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { Plot, RateColumns } from '@camp/domain/plots/plot.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'

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
      ...tenant,
      id: site.id,
      position,
      name: site.name,
      site_type: site.siteType,
      is_active: site.isActive,
      is_online_booking_active: site.isOnlineBookingActive,
      images: site.images,
      times: JSON.stringify(site.times),
    })
  }
  for (const term of catalogue.specialTerms) {
    await insert('special_term', {
      ...tenant,
      id: term.id,
      name: term.name,
      is_active: term.isActive,
      type: term.type,
      text: term.text,
    })
    for (const siteId of term.siteIds) await insert('site_special_term', { ...tenant, site_id: siteId, special_term_id: term.id })
  }
  for (const { id, title, text, version, isMandatory, isActive } of catalogue.documents) {
    await insert('document', { ...tenant, id, title, text, version, is_mandatory: isMandatory, is_active: isActive })
  }
  for (const [position, plot] of catalogue.plots.entries()) await storePlot(insert, plot, { ...tenant, position })
}

type Insert = (table: string, columns: Columns, ending?: string) => Promise<void>

async function storeRules(insert: Insert, catalogue: Catalogue, tenant: Columns): Promise<void> {
  for (const season of catalogue.seasons) {
    await insert('season', {
      ...tenant,
      id: season.id,
      name: season.name,
      season_type: season.seasonType,
      start_date: season.startDate.toString(),
      end_date: season.endDate.toString(),
      is_active: season.isActive,
      minimum_stay_period: season.minimumStayPeriod,
    })
  }
  for (const scale of catalogue.ageScales) {
    await insert('age_scale', { ...tenant, id: scale.id, name: scale.name, pensioner_percentage: scale.pensionerPercentage })
    for (const band of scale.bands) {
      await insert('age_band', {
        ...tenant,
        age_scale_id: scale.id,
        from_age: band.fromAge,
        to_age: band.toAge,
        kind: band.kind,
        ...(band.kind === 'percentage' && { percentage: band.percentage }),
        ...(band.kind === 'fixed' && columnsOf('amount', band.amounts)),
      })
    }
  }
  for (const discount of catalogue.discounts) {
    await insert('discount', {
      ...tenant,
      id: discount.id,
      name: discount.name,
      is_active: discount.isActive,
      min_nights: discount.minNights,
      exclude_holidays: discount.excludeHolidays,
      exclude_school_holidays: discount.excludeSchoolHolidays,
      exclude_date_ranges: JSON.stringify(discount.excludeDateRanges),
      valid_days: discount.validDays,
      season_types: discount.seasonTypes,
      discount_type: discount.discountType,
      ...(discount.discountType === 'percentage' ? { percentage: discount.percentage } : { amount_cents: discount.amount.cents }),
    })
  }
  for (const rule of catalogue.paymentRules) {
    await insert('payment_rule', {
      ...tenant,
      id: rule.id,
      name: rule.name,
      is_active: rule.isActive,
      allow_partial_payments: rule.allowPartialPayments,
      minimum_amount_for_partial_cents: rule.minimumAmountForPartial.cents,
      partial_payment_due_type: rule.partialPaymentDueType,
      partial_payment_due_days: rule.partialPaymentDueDays,
      partial_payment_percentage: rule.partialPaymentPercentage,
    })
  }
}

async function storePlot(insert: Insert, plot: Plot, { position, ...tenant }: Columns): Promise<void> {
  await insert('plot', {
    ...tenant,
    position,
    id: plot.id,
    site_id: plot.siteId,
    name: plot.name,
    plot_number: plot.plotNumber,
    is_active: plot.isActive,
    is_electrified: plot.isElectrified,
    allow_smoking: plot.allowSmoking,
    allow_late_booking: plot.allowLateBooking,
    map_x: plot.mapX,
    map_y: plot.mapY,
    map_width: plot.mapWidth,
    map_height: plot.mapHeight,
    irl_width: plot.irlWidth,
    irl_length: plot.irlLength,
    irl_sqm: plot.irlSqm,
    use_sqm: plot.useSqm,
    tents_max: plot.tentsMax,
    caravans_max: plot.caravansMax,
    pax_min: plot.paxMin,
    pax_max: plot.paxMax,
    allow_multiple_reservations_up_to_pax_max: plot.allowMultipleReservationsUpToPaxMax,
    kids_under_what_age_dont_count_towards_max_pax: plot.kidsUnderWhatAgeDontCountTowardsMaxPax,
    rate_basis: plot.rateBasis,
    ...columnsOf('base_rate', plot.baseRates),
    ...columnsOf('rate', plot.rates),
    minimum_stay_period: plot.minimumNights.general,
    minimum_stay_period_off_peak: plot.minimumNights.offPeak,
    minimum_stay_period_peak: plot.minimumNights.peak,
    minimum_stay_period_super_peak: plot.minimumNights.superPeak,
    is_weekend_two_days_required: plot.isWeekendTwoDaysRequired,
    about_plot: plot.aboutPlot,
    images: plot.images,
    age_scale_id: plot.ageScaleId,
  })
  const link = { ...tenant, plot_id: plot.id }
  for (const tier of plot.tiers)
    await insert('plot_tier', { ...link, pax_from: tier.paxFrom, pax_to: tier.paxTo, ...columnsOf('rate', tier.rates) })
  for (const discountId of plot.discountIds) await insert('plot_discount', { ...link, discount_id: discountId })
  if (plot.paymentRuleId) await insert('plot_payment_rule', { ...link, payment_rule_id: plot.paymentRuleId })
}

function countryOf({ province: { country } }: Organisation): Columns {
  const { code, name, currency, currencySymbol, timezone } = country
  return { code, name, currency, currency_symbol: currencySymbol, timezone, phone_code: '+27' }
}

function organisationOf(organisation: Organisation): Columns {
  const cents = (amount: Money | null) => amount?.cents ?? null
  return {
    id: organisation.id,
    slug: organisation.slug,
    name: organisation.name,
    status: organisation.status,
    is_demo: organisation.isDemo,
    is_adults_only: organisation.isAdultsOnly,
    images: organisation.images,
    logo: organisation.logo,
    short_description: organisation.shortDescription,
    address1: organisation.address1,
    address2: organisation.address2,
    suburb: organisation.suburb,
    city_name: organisation.cityName,
    postal_code: organisation.postalCode,
    country_code: organisation.province.country.code,
    province_code: organisation.province.code,
    latitude: organisation.latitude,
    longitude: organisation.longitude,
    directions: organisation.directions,
    google_maps: organisation.googleMaps,
    business_email: organisation.businessEmail,
    business_number: organisation.businessNumber,
    use_display_from_amount: organisation.useDisplayFromAmount,
    display_from_amount_off_peak_cents: cents(organisation.displayFromAmountOffPeak),
    display_from_amount_peak_cents: cents(organisation.displayFromAmountPeak),
    display_from_amount_super_peak_cents: cents(organisation.displayFromAmountSuperPeak),
    display_from_amount_type: organisation.displayFromAmountType,
    is_allow_multiple_plots: organisation.isAllowMultiplePlots,
    use_dimensions: organisation.useDimensions,
    takes_online_payment: organisation.takesOnlinePayment,
    is_featured_on_homepage: organisation.isFeaturedOnHomepage,
    is_featured_on_search: organisation.isFeaturedOnSearch,
    cancellation_policy: JSON.stringify(organisation.cancellationPolicy),
  }
}

function columnsOf(name: string, rates: RateColumns): Columns {
  return {
    [`${name}_off_peak_cents`]: rates.offPeak.cents,
    [`${name}_peak_cents`]: rates.peak.cents,
    [`${name}_super_peak_cents`]: rates.superPeak.cents,
  }
}

function insertInto(em: EntityManager): Insert {
  return async (table, columns, ending = '') => {
    const names = Object.keys(columns)
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${ending}`
    await em.getKysely().executeQuery(CompiledQuery.raw(text, Object.values(columns)))
  }
}
