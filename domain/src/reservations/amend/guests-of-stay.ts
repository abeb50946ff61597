import { type Party, partySize, sumOfParties } from '../../stay-rules/party.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'
import type { ReservedPlot } from '../reservation.ts'
import { nightsOn } from './nights-on-plot.ts'

/**
 * Everybody who sleeps there, counted on the fullest night: on a split stay the same guests follow from plot
 * to plot.
 */
export function guestsOfStay({ stay, plots }: { readonly stay: StayDates; readonly plots: readonly ReservedPlot[] }): Party {
  const parties = stay
    .nights()
    .map((night) => sumOfParties(plots.filter((plot) => nightsOn(plot).has(night)).map(({ party }) => party)))
  return parties.reduce((fullest, party) => (partySize(party) > partySize(fullest) ? party : fullest))
}
