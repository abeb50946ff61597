import type { OrganisationFacts } from '@camp/application/organisations/organisation-facts.ts'
import type { CardPrice, ListedOrganisation, SearchResult, SearchResults } from '@camp/application/search/search-results.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { randOnWire, stayOnWire } from './on-wire.ts'

export type WireCard = ReturnType<typeof cardOnWire>
export type WireSearchResult = ReturnType<typeof searchResultOnWire>
export type WireOrganisation = ReturnType<typeof organisationOnWire>

/** The sentence of rule W9; null is "Contact for pricing". */
export function priceLineSentence(price: CardPrice): string | null {
  if (!price) return null
  return `From ${formatRand(price.amount.cents)}/night ${price.basis === 'perPerson' ? 'per person' : 'per plot'}`
}

export function cardOnWire(card: ListedOrganisation) {
  return { ...card, ...distanceAndPrice(card) }
}

export function searchResultOnWire(result: SearchResult) {
  const { fromTotal, plots, longerStay, nearestDates } = result
  return {
    ...result,
    ...distanceAndPrice(result),
    fromTotal: fromTotal && randOnWire(fromTotal),
    plots: plots.map(({ plotId, party, equipment, total }) => ({ plotId, ...party, ...equipment, total: randOnWire(total) })),
    longerStay: longerStay && offerOnWire(longerStay),
    nearestDates: nearestDates.map(offerOnWire),
  }
}

function distanceAndPrice({ distanceKm, priceLine }: ListedOrganisation) {
  return {
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 100) / 100,
    priceLine: priceLineSentence(priceLine),
    price: priceLine && { amount: randOnWire(priceLine.amount), basis: priceLine.basis },
  }
}

function offerOnWire({ stay, fromTotal }: SearchResult['nearestDates'][number]) {
  return { ...stayOnWire(stay), fromTotal: randOnWire(fromTotal) }
}

export function searchResultsOnWire({ results, ...found }: SearchResults) {
  return { ...found, results: results.map(searchResultOnWire) }
}

/** The public page of an organisation: listed fields, no bank, VAT or owner details. */
export function organisationOnWire({ priceLine, ...organisation }: OrganisationFacts) {
  return {
    ...organisation,
    displayFromAmountOffPeak: randOrNull(organisation.displayFromAmountOffPeak),
    displayFromAmountPeak: randOrNull(organisation.displayFromAmountPeak),
    displayFromAmountSuperPeak: randOrNull(organisation.displayFromAmountSuperPeak),
    priceLine: priceLineSentence(priceLine),
    price: priceLine && { amount: randOnWire(priceLine.amount), basis: priceLine.basis },
  }
}

/** For the procedures, by the names that clients know (rule C1). */
export function organisationRowOnWire(organisation: OrganisationFacts) {
  const { provinceName: name, timezone, currency, currencySymbol } = organisation
  return { ...organisationOnWire(organisation), province: { name, country: { timezone, currency, currencySymbol } } }
}

const randOrNull = (amount: Money | null) => amount && randOnWire(amount)
