import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { type PriceLine, priceLine } from '@camp/domain/pricing/price-line.ts'
import { KeptWith } from '@camp/domain/shared/kept-with.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

/** Of catalogues that are kept: the lowest price of their plots is the same for every search. */
const lowest = new KeptWith<Catalogue, { readonly line: PriceLine | null }>()

/** The price line of a card (rule S6). */
export function cardPrice(catalogue: Catalogue, dates: StayDates | null): PriceLine | null {
  const { organisation } = catalogue
  if (organisation.useDisplayFromAmount) return lineOf(catalogue, dates)
  return (lowest.of(catalogue) ?? lowest.keep(catalogue, { line: lineOf(catalogue, dates) })).line
}

function lineOf(catalogue: Catalogue, dates: StayDates | null): PriceLine | null {
  const { organisation, seasons } = catalogue
  return priceLine({ organisation, seasons, plotsBookableOnline: listedPlots(catalogue).map(({ plot }) => plot), dates })
}
