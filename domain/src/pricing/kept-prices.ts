import { KeptWith } from '../shared/kept-with.ts'
import { type Party, partyKey } from '../stay-rules/party.ts'
import type { NightPrices } from './night-prices.ts'

/** Of each campsite: a few hundred bytes each. */
const mostParties = 4

/** By the kind of a plot's rates. */
export type PricesByKind = (NightPrices | undefined)[]

const kept = new KeptWith<object, Map<string, PricesByKind>>()

/** What a campsite's plots cost these guests, as far as it is known: most guests ask as others did before. */
export function keptPrices(campsite: object, party: Party): PricesByKind {
  const key = partyKey(party)
  const byParty = kept.of(campsite) ?? kept.keep(campsite, new Map())
  const known = byParty.get(key)
  if (known) return known
  const none: PricesByKind = []
  byParty.set(key, none)
  if (byParty.size > mostParties) byParty.delete(byParty.keys().next().value as string)
  return none
}
