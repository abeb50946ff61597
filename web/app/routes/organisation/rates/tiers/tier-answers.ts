import type { TiersRefusal } from '@camp/application/pricing/settings/rate-use-cases.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { centsField } from '#app/formatting/typed-number.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/** As typed; a row with nothing in it is no tier. */
export interface TierAnswers {
  readonly paxFrom: string
  readonly paxTo: string
  readonly offPeak: string
  readonly peak: string
  readonly superPeak: string
}

export interface TierProblem {
  readonly field: string
  readonly code: Extract<TextKey<'rateSettings'>, `tierProblem_${string}`>
  readonly values: Readonly<Record<'from' | 'to', number>>
}

const emptyTier: TierAnswers = { paxFrom: '', paxTo: '', offPeak: '', peak: '', superPeak: '' }
const emptyRows = 2

/** The tiers of a plot, and two empty rows for more. */
export function tierAnswers({ tiers }: Pick<Plot, 'tiers'>): readonly TierAnswers[] {
  return withEmptyTiers(
    tiers.map(({ paxFrom, paxTo, rates }) => ({
      paxFrom: String(paxFrom),
      paxTo: String(paxTo),
      offPeak: centsField(rates.offPeak.cents),
      peak: centsField(rates.peak.cents),
      superPeak: centsField(rates.superPeak.cents),
    })),
  )
}

export function withEmptyTiers(answers: readonly TierAnswers[]): readonly TierAnswers[] {
  return [...answers, ...Array.from({ length: emptyRows }, () => emptyTier)]
}

type Shown = Exclude<TiersRefusal, { readonly code: 'not-found' | 'not-permitted' | 'changed-meanwhile' }>

export function tierProblemsOf(refusal: Shown): readonly TierProblem[] {
  const values = 'paxFrom' in refusal ? { from: refusal.paxFrom, to: refusal.paxTo } : noGuests
  return [{ field: 'paxFrom0', code: `tierProblem_${refusal.code}`, values }]
}

const noGuests = { from: 0, to: 0 }
