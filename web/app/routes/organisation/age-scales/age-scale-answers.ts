import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { columnsOf } from '@camp/domain/pricing/rate-sheet.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { centsField, typedCents, typedDecimal, typedWhole } from '#app/formatting/typed-number.ts'
import type { AgeScaleFormProblem } from './age-scale-form-problems.ts'

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

/** The fields of bands are parallel lists, one entry a row. */
export function readAgeScaleAnswers(form: FormData): AgeScaleAnswers {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const lists = new Map(bandFields.map((field) => [field, form.getAll(field).map((each) => String(each).trim())]))
  const bands = form.getAll('fromAge').map((_, row) => {
    const fields = bandFields.map((field) => [field, lists.get(field)?.[row] ?? ''])
    return Object.fromEntries(fields) as Record<BandField, string>
  })
  return {
    name: text('name'),
    pensionerPercentage: text('pensionerPercentage'),
    bands: bands.filter(({ fromAge, toAge }) => fromAge !== '' || toAge !== ''),
  }
}

/** What cannot be read at all; the rest is judged by the use case. */
export function readAgeScale(
  { name, pensionerPercentage, bands }: AgeScaleAnswers,
  currency: Currency,
): Omit<AgeScale, 'id'> | readonly AgeScaleFormProblem[] {
  const share = typedDecimal(pensionerPercentage)
  const read = bands.map((band) => bandOf(band, currency))
  const problems: readonly (AgeScaleFormProblem | false)[] = [
    name === '' && { field: 'name', code: 'problem_name-missing' },
    share === null && { field: 'pensionerPercentage', code: 'problem_percentage-invalid' },
    ...read.map((band, row) => typeof band === 'string' && { field: `${fieldOf[band]}${row}`, code: band, row: row + 1 }),
  ]
  const found = problems.filter((problem) => problem !== false)
  if (found.length > 0 || share === null) return found
  return { name, pensionerPercentage: share, bands: read.filter((band) => typeof band !== 'string') }
}

type Unreadable = 'problem_ages-invalid' | 'problem_band-percentage-invalid' | 'problem_band-amount-invalid'

const fieldOf = {
  'problem_ages-invalid': 'fromAge',
  'problem_band-percentage-invalid': 'percentage',
  'problem_band-amount-invalid': 'offPeak',
} as const satisfies Record<Unreadable, BandField>

function bandOf(band: BandAnswers, currency: Currency): AgeBand | Unreadable {
  const [fromAge, toAge] = [typedWhole(band.fromAge), typedWhole(band.toAge)]
  if (fromAge === null || toAge === null) return 'problem_ages-invalid'
  if (band.kind === 'percentage') {
    const percentage = typedDecimal(band.percentage)
    return percentage === null ? 'problem_band-percentage-invalid' : { fromAge, toAge, kind: 'percentage', percentage }
  }
  if (band.kind !== 'fixed') return { fromAge, toAge, kind: 'free' }
  const [offPeak, peak, superPeak] = [typedCents(band.offPeak), typedCents(band.peak), typedCents(band.superPeak)]
  if (offPeak === null || peak === null || superPeak === null) return 'problem_band-amount-invalid'
  return { fromAge, toAge, kind: 'fixed', amounts: columnsOf([offPeak, peak, superPeak], currency) }
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
