import { type Party, partyKey } from '../stay-rules/party.ts'
import type { NightPrices } from './night-prices.ts'

/** Of each campsite: a few hundred bytes each. */
const mostParties = 4

/** By the kind of a plot's rates. */
export type PricesByKind = (NightPrices | undefined)[]

const kept = new WeakMap<object, Map<string, PricesByKind>>()
const keys = new WeakMap<Party, string>()

/** What a campsite's plots cost these guests, as far as it is known: most guests ask as others did before. */
export function keptPrices(campsite: object, party: Party): PricesByKind {
  const byParty = kept.get(campsite) ?? new Map<string, PricesByKind>()
  kept.set(campsite, byParty)
  const key = keys.get(party) ?? partyKey(party)
  keys.set(party, key)
  const known = byParty.get(key)
  if (known) return known
  const none: PricesByKind = []
  byParty.set(key, none)
  if (byParty.size > mostParties) byParty.delete(byParty.keys().next().value as string)
  return none
}
