import type { ImportedRates } from '@camp/application/import-export/imported-organisation.ts'
import { bringsOwnBed } from '@camp/domain/plots/kinds-of-plots.ts'
import type { RateBasis, SiteType } from '@camp/domain/plots/plot.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

/** Off-peak rand a night, the dearest and the cheapest that a kind of accommodation goes for. */
const priceLevels: Readonly<Record<SiteType, { readonly basis: RateBasis; readonly from: number; readonly to: number }>> = {
  camping: { basis: 'perPerson', from: 110, to: 220 },
  caravan: { basis: 'perPerson', from: 120, to: 210 },
  caravanhired: { basis: 'perPlot', from: 450, to: 720 },
  campervan: { basis: 'perPlot', from: 260, to: 420 },
  rooftop: { basis: 'perPlot', from: 220, to: 360 },
  glamping: { basis: 'perPlot', from: 980, to: 2400 },
  cabins: { basis: 'perPlot', from: 680, to: 1600 },
  cottages: { basis: 'perPlot', from: 780, to: 2100 },
  chalets: { basis: 'perPlot', from: 850, to: 2400 },
  rooms: { basis: 'perPerson', from: 380, to: 850 },
}

export interface DemoSiteRates {
  readonly basis: RateBasis
  readonly rates: ImportedRates
  /** Once per plot and night, for a plug. */
  readonly electricity: ImportedRates
}

/** A dear place is dear throughout: `level` is 0 for the cheapest, 1 for the dearest of its kind. */
export function demoRates(siteType: SiteType, level: number, random: SeededRandom): DemoSiteRates {
  const { basis, from, to } = priceLevels[siteType]
  const offPeak = toFive(from + (to - from) * Math.min(1, Math.max(0, level + random.between(-0.12, 0.12))))
  return {
    basis,
    rates: columns(offPeak, random),
    electricity: bringsOwnBed(siteType) ? columns(random.pick([40, 50, 60]), random) : none,
  }
}

/** The rates of a larger party, per guest a little less or per plot a little more. */
export function scaled(rates: ImportedRates, factor: number): ImportedRates {
  return {
    offPeak: toFive(rates.offPeak * factor),
    peak: toFive(rates.peak * factor),
    superPeak: toFive(rates.superPeak * factor),
  }
}

const none: ImportedRates = { offPeak: 0, peak: 0, superPeak: 0 }

function columns(offPeak: number, random: SeededRandom): ImportedRates {
  const [peak, superPeak] = [random.pick([1.15, 1.2, 1.25]), random.pick([1.4, 1.5, 1.6])]
  return { offPeak, peak: toFive(offPeak * peak), superPeak: toFive(offPeak * superPeak) }
}

function toFive(rand: number): number {
  return Math.round(rand / 5) * 5
}
