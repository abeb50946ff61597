import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { WireNight } from '#server/wire/quote-on-wire.ts'
import { randText } from '../formatting/rand-text.ts'
import type { Translator } from '../wording/catalogue.ts'

type NightRun = readonly [WireNight, ...WireNight[]]

/** Nights in a row of the same rate, season and price, so that each is said once. */
export function nightRuns(nights: readonly WireNight[]): readonly NightRun[] {
  const runs: [WireNight, ...WireNight[]][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run && isAlike(run[0], night)) run.push(night)
    else runs.push([night])
  }
  return runs
}

function isAlike(one: WireNight, other: WireNight): boolean {
  const said = ({ column, seasonName, price, breakdown }: WireNight) => JSON.stringify([column, seasonName, price, breakdown])
  return said(one) === said(other)
}

/** `Fri 18 Dec`, `4 nights from Fri 18 Dec`: a last night would be read as the day of leaving. */
export function nightRunDays(t: Translator<'common'>, run: NightRun, language: Language): string {
  const day = dayWithoutYear(run[0].startDate, language)
  return run.length > 1 ? t('nightsFrom', { count: run.length, day }) : day
}

/** `4 × R565.00`; of one night nothing. */
export function nightRunSum(run: NightRun): string {
  return run.length > 1 ? `${run.length} × ${randText(run[0].price)}` : ''
}

/** What its nights cost together. */
export function nightRunTotal(run: NightRun): string {
  return randText(run[0].price * run.length)
}
