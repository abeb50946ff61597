import { type Party, partyKey } from '../stay-rules/party.ts'
import type { NightPrices } from './night-prices.ts'

/** Of each campsite: a few hundred bytes each. */
const mostParties = 4

/** By the kind of a plot's rates. */
export type PricesByKind = (NightPrices | undefined)[]

const kept = new WeakMap<object, Map<string, PricesByKind>>()

/** What a campsite's plots cost these guests, as far as it is known: most guests ask as others did before. */
export function keptPrices(campsite: object, party: Party): PricesByKind {
  const key = partyKey(party)
  const known = kept.get(campsite)?.get(key)
  if (known) return known
  const byParty = kept.get(campsite) ?? new Map<string, PricesByKind>()
  kept.set(campsite, byParty)
  const none: PricesByKind = []
  byParty.set(key, none)
  if (byParty.size > mostParties) byParty.delete(byParty.keys().next().value as string)
  return none
}
