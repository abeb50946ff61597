import type { PaymentRule } from '../deposit/payment-rule.ts'
import type { Document } from '../documents/document.ts'
import type { Plot, Site } from '../plots/plot.ts'
import type { AgeScale } from '../pricing/age-scale.ts'
import type { Discount } from '../pricing/discount.ts'
import type { Season } from '../seasons/season.ts'
import type { Organisation } from './organisation.ts'
import type { SpecialTerm } from './special-term.ts'

/**
 * Everything of one organisation that decides what may be booked and what it costs, as it stands at one
 * moment.
 */
export interface Catalogue {
  readonly organisation: Organisation
  readonly sites: readonly Site[]
  readonly plots: readonly Plot[]
  readonly seasons: readonly Season[]
  readonly ageScales: readonly AgeScale[]
  readonly discounts: readonly Discount[]
  readonly paymentRules: readonly PaymentRule[]
  readonly specialTerms: readonly SpecialTerm[]
  readonly documents: readonly Document[]
  readonly tags: readonly OrganisationTag[]
}

export interface OrganisationTag {
  readonly name: string
  /** Name of an icon of the product's set. */
  readonly icon: string
  readonly isActive: boolean
}
