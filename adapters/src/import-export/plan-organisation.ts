import type {
  ImportedAgeScale,
  ImportedOrganisation,
  ImportedPlot,
  ImportedSite,
} from '@camp/application/import-export/imported-organisation.ts'
import type { AgeScaleId, DiscountId, PaymentRuleId, SiteId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { writeImportedPlot } from './imported-plot-fields.ts'
import {
  writeImportedBand,
  writeImportedDiscount,
  writeImportedRule,
  writeImportedSeason,
  writeImportedSite,
  writeImportedTerm,
} from './imported-rule-fields.ts'
import { planCalendarFeeds, planDocuments, planSavedTexts } from './plan-papers-and-feeds.ts'
import { randRatesIn } from './rand-columns.ts'
import type { RowPlan } from './row-plan.ts'

/** What rows outside the organisation the document leads to. */
export interface PlanSurroundings {
  tagFor(name: string): { readonly id: string; readonly icon: string }
  userIdFor(email: string): UserId
}

type Ids<Id> = ReadonlyMap<string, Id>

interface Links {
  readonly ageScales: Ids<AgeScaleId>
  readonly paymentRules: Ids<PaymentRuleId>
  readonly discounts: Ids<DiscountId>
  readonly specialTerms: Ids<SpecialTermId>
}

const tierRates = randRatesIn('rate')

/** Asks for every row of the document, parents before children. */
export function planOrganisation(organisation: ImportedOrganisation, plan: RowPlan, around: PlanSurroundings): void {
  for (const name of organisation.tags) {
    const { id, icon } = around.tagFor(name)
    plan.add('organisation_tag', { name, icon, default_tag_id: id, is_active: true })
  }
  for (const season of organisation.seasons) plan.add('season', writeImportedSeason(season))
  planDocuments(organisation, plan)
  planSavedTexts(organisation, plan)
  const links: Links = {
    ageScales: idsByName(organisation.ageScales, (scale) => planAgeScale(scale, plan)),
    discounts: idsByName(organisation.discounts, (discount) => plan.add('discount', writeImportedDiscount(discount))),
    paymentRules: idsByName(organisation.paymentRules, (rule) => plan.add('payment_rule', writeImportedRule(rule))),
    specialTerms: idsByName(organisation.specialTerms, (term) => plan.add('special_term', writeImportedTerm(term))),
  }
  for (const [position, site] of organisation.sites.entries()) planSite(site, position, plan, links)
  for (const { email, role } of organisation.users) plan.add('user_organisation', { user_id: around.userIdFor(email), role })
}

function planAgeScale(scale: ImportedAgeScale, plan: RowPlan): AgeScaleId {
  const id = plan.add('age_scale', { name: scale.name, pensioner_percentage: scale.pensionerPercentage })
  for (const band of scale.bands) plan.add('age_band', { age_scale_id: id, ...writeImportedBand(band) })
  return id
}

function planSite(site: ImportedSite, position: number, plan: RowPlan, links: Links): void {
  const siteId = plan.add('site', { ...writeImportedSite(site), position })
  for (const term of site.specialTerms) {
    plan.add('site_special_term', { site_id: siteId, special_term_id: linked(links.specialTerms, term) })
  }
  for (const [plotPosition, plot] of site.plots.entries()) planPlot({ plot, position: plotPosition, siteId }, plan, links)
}

interface PlacedPlot {
  readonly plot: ImportedPlot
  readonly position: number
  readonly siteId: SiteId
}

function planPlot({ plot, position, siteId }: PlacedPlot, plan: RowPlan, links: Links): void {
  const ageScaleId = plot.ageScale === null ? null : linked(links.ageScales, plot.ageScale)
  const plotId = plan.add('plot', { site_id: siteId, position, age_scale_id: ageScaleId, ...writeImportedPlot(plot) })
  for (const { paxFrom, paxTo, ...rates } of plot.tiers) {
    plan.add('plot_tier', { plot_id: plotId, pax_from: paxFrom, pax_to: paxTo, ...tierRates.write(rates) })
  }
  for (const discount of plot.discounts) {
    plan.add('plot_discount', { plot_id: plotId, discount_id: linked(links.discounts, discount) })
  }
  if (plot.paymentRule !== null) {
    plan.add('plot_payment_rule', { plot_id: plotId, payment_rule_id: linked(links.paymentRules, plot.paymentRule) })
  }
  planCalendarFeeds(plot.calendarFeeds, plotId, plan)
}

function idsByName<Item extends { readonly name: string }, Id>(items: readonly Item[], add: (item: Item) => Id): Ids<Id> {
  return new Map(items.map((item) => [item.name, add(item)]))
}

function linked<Id>(ids: Ids<Id>, name: string): Id {
  const id = ids.get(name)
  if (!id) throw new Error(`a checked document refers to the unknown name ${JSON.stringify(name)}`)
  return id
}
