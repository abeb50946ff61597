import type { DeskOffer } from '@camp/application/offline-reservations/offer-plots-at-desk.ts'
import { randOnWire, stayOnWire } from './on-wire.ts'
import { brokenRulesOnWire, rulesOnWire } from './rules-on-wire.ts'

export type WireDeskOffer = ReturnType<typeof deskOfferOnWire>

/** One plot that the desk may offer, or why not. */
export function deskOfferOnWire({ plotId, plotName, siteName, total, deposit, standing, nearest }: DeskOffer) {
  return {
    plotId: plotId as string,
    plotName,
    siteName,
    total: randOnWire(total),
    deposit: deposit && randOnWire(deposit),
    state: standing.state,
    rules: rulesOf(standing),
    nearest: nearest && { stay: stayOnWire(nearest.stay), total: randOnWire(nearest.total) },
  }
}

/** Empty for one that is free, and for one that is taken. */
function rulesOf(standing: DeskOffer['standing']) {
  if (standing.state === 'against-rules') return rulesOnWire(standing.rules)
  return standing.state === 'free' ? [] : brokenRulesOnWire({ code: standing.reason, plots: [standing.failed] })
}
