import type { PlotsTogetherOnPage } from '#server/campsite/plots-together-on-page.ts'
import { OtherDates, type OtherDatesProps } from './other-dates.tsx'
import { PlotsTogether, type PlotsTogetherProps } from './plots-together.tsx'

export type WaysOutProps = OtherDatesProps &
  Omit<PlotsTogetherProps, 'together'> & { readonly together: PlotsTogetherOnPage | null }

/** Where no plot takes the party: those that do together, or the dates on which most are free. */
export function WaysOut({ plots, together, nights, guests }: WaysOutProps) {
  return together ? <PlotsTogether together={together} nights={nights} guests={guests} /> : <OtherDates plots={plots} />
}
