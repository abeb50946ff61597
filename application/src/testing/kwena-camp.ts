import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { Document } from '@camp/domain/documents/document.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { DocumentId, PaymentRuleId, SiteId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { campsite, testId } from './a-campsite.ts'

/** Half now, the rest 14 days before arrival. */
export function halfNow(facts: Partial<PaymentRule> = {}): PaymentRule {
  return {
    id: testId(40) as PaymentRuleId,
    name: 'Half now',
    isActive: true,
    allowPartialPayments: true,
    minimumAmountForPartial: Money.zero(),
    partialPaymentDueType: 'dueBeforeReservation',
    partialPaymentDueDays: 14,
    partialPaymentPercentage: 50,
    ...facts,
  }
}

/** A mandatory term of Kwena Camp's site. */
export function aTerm(number: number, facts: Partial<SpecialTerm> = {}): SpecialTerm {
  return {
    id: testId(50 + number) as SpecialTermId,
    name: `Term ${number}`,
    isActive: true,
    type: 'Mandatory',
    text: '<p>No generators.</p>',
    siteIds: [campsite.sites[0]?.id as SiteId],
    ...facts,
  }
}

/** A mandatory document in its second wording. */
export function aDocument(number: number, facts: Partial<Document> = {}): Document {
  return {
    id: testId(60 + number) as DocumentId,
    title: `Document ${number}`,
    text: '<p>You camp at your own risk.</p>',
    version: 2,
    isMandatory: true,
    isActive: true,
    ...facts,
  }
}

export interface KwenaCampFacts {
  readonly organisation?: Partial<Organisation>
  readonly rule?: PaymentRule | null
  readonly terms?: readonly SpecialTerm[]
  readonly documents?: readonly Document[]
  /** Of every plot. */
  readonly plot?: Partial<Plot>
}

/** Stand 1 to Stand 10 and the shared field at R200.00 a night, taking cards, half of it now. */
export function kwenaCamp(facts: KwenaCampFacts = {}): Catalogue {
  const { organisation = {}, rule = halfNow(), terms = [], documents = [], plot = {} } = facts
  return {
    ...campsite,
    organisation: { ...campsite.organisation, takesOnlinePayment: true, ...organisation },
    plots: campsite.plots.map((each) => ({ ...each, paymentRuleId: rule?.id ?? null, ...plot })),
    paymentRules: rule ? [rule] : [],
    specialTerms: terms,
    documents,
  }
}

/** Nothing is paid online: a reservation is confirmed by its link. */
export function kwenaCampWithoutCards(facts: KwenaCampFacts = {}): Catalogue {
  return kwenaCamp({ ...facts, organisation: { takesOnlinePayment: false, ...facts.organisation } })
}
