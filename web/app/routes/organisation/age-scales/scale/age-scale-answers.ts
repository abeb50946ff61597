import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { centsField } from '#app/formatting/typed-number.ts'

export const bandKinds = ['free', 'percentage', 'fixed'] as const
export const bandFields = ['fromAge', 'toAge', 'kind', 'percentage', 'offPeak', 'peak', 'superPeak'] as const
export type BandField = (typeof bandFields)[number]

/** As typed; a row without ages is no band. */
export type BandAnswers = Readonly<Record<BandField, string>>

export interface AgeScaleAnswers {
  readonly name: string
  readonly pensionerPercentage: string
  readonly bands: readonly BandAnswers[]
}

const emptyRows = 2
const emptyBand: BandAnswers = {
  fromAge: '',
  toAge: '',
  kind: 'free',
  percentage: '',
  offPeak: '',
  peak: '',
  superPeak: '',
}

export const newAgeScaleAnswers: AgeScaleAnswers = { name: '', pensionerPercentage: '100', bands: withEmptyBands([]) }

export function ageScaleToAnswers({ name, pensionerPercentage, bands }: AgeScale): AgeScaleAnswers {
  return { name, pensionerPercentage: String(pensionerPercentage), bands: withEmptyBands(bands.map(bandToAnswers)) }
}

export function withEmptyBands(bands: readonly BandAnswers[]): readonly BandAnswers[] {
  return [...bands, ...Array.from({ length: emptyRows }, () => emptyBand)]
}

function bandToAnswers(band: AgeBand): BandAnswers {
  const ages = { ...emptyBand, fromAge: String(band.fromAge), toAge: String(band.toAge), kind: band.kind }
  if (band.kind === 'percentage') return { ...ages, percentage: String(band.percentage) }
  if (band.kind === 'free') return ages
  const { offPeak, peak, superPeak } = band.amounts
  return {
    ...ages,
    offPeak: centsField(offPeak.cents),
    peak: centsField(peak.cents),
    superPeak: centsField(superPeak.cents),
  }
}
