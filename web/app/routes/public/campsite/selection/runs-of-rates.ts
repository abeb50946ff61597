import type { Translator } from '#app/wording/catalogue.ts'
import type { WireNight } from '#server/wire/quote-on-wire.ts'
import { rateText } from './rate-text.ts'

export interface RunOfRate {
  /** `off-peak, Autumn 2027`. */
  readonly rate: string
  readonly nights: WireNight[]
}

/** Nights in a row of one rate and season, so that its name is said once. */
export function runsOfRates(t: Translator<'campsite'>, nights: readonly WireNight[]): readonly RunOfRate[] {
  const runs: RunOfRate[] = []
  for (const night of nights) {
    const rate = rateText(t, night)
    const last = runs.at(-1)
    if (last?.rate === rate) last.nights.push(night)
    else runs.push({ rate, nights: [night] })
  }
  return runs
}
