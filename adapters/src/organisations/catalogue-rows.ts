import type { DiscountId, PaymentRuleId, SiteId } from '@camp/domain/shared/ids.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import type { OrganisationSource } from './organisation-fields.ts'

/**
 * One organisation with all that belongs to it, as PostgreSQL hands it over: columns by their names, children
 * as arrays.
 */
export interface CatalogueRow {
  readonly id: string
  readonly version: string
  readonly organisation: OrganisationSource
  readonly seasons: readonly JsonRow<'season'>[]
  readonly age_scales: readonly (JsonRow<'age_scale'> & { readonly bands: readonly JsonRow<'age_band'>[] })[]
  readonly discounts: readonly JsonRow<'discount'>[]
  readonly payment_rules: readonly JsonRow<'payment_rule'>[]
  readonly special_terms: readonly (JsonRow<'special_term'> & { readonly site_ids: readonly SiteId[] })[]
  readonly documents: readonly JsonRow<'document'>[]
  readonly sites: readonly JsonRow<'site'>[]
  readonly plots: readonly (JsonRow<'plot'> & PlotLinks)[]
  readonly tags: readonly Pick<JsonRow<'organisation_tag'>, 'name' | 'icon' | 'is_active'>[]
}

interface PlotLinks {
  readonly tiers: readonly JsonRow<'plot_tier'>[]
  readonly discount_ids: readonly DiscountId[]
  readonly payment_rule_id: PaymentRuleId | null
}
