import { longestSettingName } from '../seasons/longest-setting-name.ts'
import type { AgeBand, AgeScale } from './age-scale.ts'
import { isPercentage } from './discount-problems.ts'
import { rateColumns } from './rate-columns.ts'
import { isRate } from './rate-sheet.ts'

/** Years. */
export const oldestAge = 120

export type AgeScaleProblem =
  | { readonly code: 'name-missing' | 'name-too-long' | 'name-taken' | 'percentage-invalid' }
  /** `position` of the band, from 0. */
  | {
      readonly code: 'ages-invalid' | 'band-ends-before-it-begins' | 'band-percentage-invalid' | 'band-amount-invalid'
      readonly position: number
    }
  /** The ages, both inside, that two bands would share. */
  | { readonly code: 'bands-overlap'; readonly position: number; readonly fromAge: number; readonly toAge: number }

/**
 * What speaks against saving an age scale. Ages without a band are no problem: such a child pays as an adult.
 */
export function ageScaleProblems(scale: AgeScale, scales: readonly AgeScale[]): readonly AgeScaleProblem[] {
  const isTaken = scales.some((other) => other.id !== scale.id && other.name === scale.name)
  const problems: readonly (AgeScaleProblem | false)[] = [
    scale.name.trim() === '' && { code: 'name-missing' },
    scale.name.length > longestSettingName && { code: 'name-too-long' },
    isTaken && { code: 'name-taken' },
    !isPercentage(scale.pensionerPercentage) && { code: 'percentage-invalid' },
    ...scale.bands.map((band, position) => bandProblem(band, position) ?? false),
    ...scale.bands.map((band, position) => overlap(band, scale.bands.slice(0, position), position) ?? false),
  ]
  return problems.filter((problem) => problem !== false)
}

function bandProblem(band: AgeBand, position: number): AgeScaleProblem | null {
  const { fromAge, toAge } = band
  if (![fromAge, toAge].every((age) => Number.isInteger(age) && age >= 0 && age <= oldestAge))
    return { code: 'ages-invalid', position }
  if (fromAge > toAge) return { code: 'band-ends-before-it-begins', position }
  if (band.kind === 'percentage' && !isPercentage(band.percentage)) return { code: 'band-percentage-invalid', position }
  if (band.kind === 'fixed' && !rateColumns.every((column) => isRate(band.amounts[column].cents))) {
    return { code: 'band-amount-invalid', position }
  }
  return null
}

function overlap(band: AgeBand, before: readonly AgeBand[], position: number): AgeScaleProblem | null {
  const other = before.find((earlier) => earlier.fromAge <= band.toAge && band.fromAge <= earlier.toAge)
  if (!other) return null
  const [fromAge, toAge] = [Math.max(other.fromAge, band.fromAge), Math.min(other.toAge, band.toAge)]
  return { code: 'bands-overlap', position, fromAge, toAge }
}
