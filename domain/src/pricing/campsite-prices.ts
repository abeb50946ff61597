import type { NightCalendar } from '../nights/night-calendar.ts'
import type { Catalogue } from '../organisations/catalogue.ts'
import type { Plot } from '../plots/plot.ts'
import type { Money } from '../shared/money.ts'
import type { Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { bestDiscount, lowestCents, type StayTotal } from './best-discount.ts'
import { keptPrices, type PricesByKind } from './kept-prices.ts'
import { NightPrices } from './night-prices.ts'
import type { PlotQuote } from './plot-quote.ts'
import { quoteNights } from './quote.ts'
import { rateKinds } from './rate-kinds.ts'
import { StayColumns } from './stay-columns.ts'
import { supplementOfPlot } from './weekday-supplement.ts'

type Priced = Pick<Catalogue, 'sites' | 'plots' | 'ageScales' | 'discounts'>

/**
 * The prices of one campsite while one request is answered: plots of equal rates are priced once for the same
 * party object, whatever the dates; for the guests who ask, once while the campsite's catalogue is kept.
 */
export class CampsitePrices {
  readonly #catalogue: Priced
  readonly #calendar: NightCalendar
  readonly #kinds: ReadonlyMap<Plot, number>
  readonly #prices = new Map<Party, PricesByKind>()

  constructor(catalogue: Priced, calendar: NightCalendar, guests: Party | null = null) {
    this.#catalogue = catalogue
    this.#calendar = calendar
    this.#kinds = rateKinds(catalogue.plots)
    if (guests) this.#prices.set(guests, keptPrices(catalogue, guests))
  }

  /** What `quote` would charge for the whole stay. */
  total(plot: Plot, party: Party, stay: StayDates): Money {
    return this.stayTotal(plot, party, stay).total
  }

  /** As `total`, to compare many plots of the campsite. */
  totalCents(plot: Plot, party: Party, stay: StayDates): number {
    return lowestCents(this.#nightPrices(plot, party), StayColumns.of(stay, this.#calendar))
  }

  stayTotal(plot: Plot, party: Party, stay: StayDates): StayTotal {
    return bestDiscount(this.#nightPrices(plot, party), StayColumns.of(stay, this.#calendar))
  }

  quote(plot: Plot, party: Party, stay: StayDates): PlotQuote {
    return quoteNights({ plot, party, stay, calendar: this.#calendar }, this.#nightPrices(plot, party))
  }

  #nightPrices(plot: Plot, party: Party): NightPrices {
    const kind = this.#kinds.get(plot)
    if (kind === undefined) throw new Error(`plot ${plot.id} is none of the campsite`)
    const byKind = this.#prices.get(party) ?? []
    this.#prices.set(party, byKind)
    const known = byKind[kind] ?? this.#priced(plot, party)
    byKind[kind] = known
    return known
  }

  #priced(plot: Plot, party: Party): NightPrices {
    const { sites, ageScales, discounts } = this.#catalogue
    const ageScale = ageScales.find(({ id }) => id === plot.ageScaleId) ?? null
    return new NightPrices({ plot, party, ageScale, supplement: supplementOfPlot(plot, sites) }, discounts)
  }
}
