import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { ratesByColumn } from '@camp/domain/pricing/rate-sheet.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { typedCents, typedDecimal, typedWhole } from '#app/formatting/typed-number.ts'
import { asPosted, filledRows, idsOf, line, readable, several, shownFields } from '#app/forms/form-fields.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { AgeScaleAnswers, BandAnswers, BandField } from './age-scale-answers.ts'
import type { AgeScaleFormProblem } from './age-scale-form-problems.ts'

const bandLists = {
  fromAge: several,
  toAge: several,
  kind: several,
  percentage: several,
  offPeak: several,
  peak: several,
  superPeak: several,
} satisfies Record<BandField, typeof several>

/** A row without ages is no band. */
export const ageScaleForm = z
  .object({ name: line, pensionerPercentage: line, plots: idsOf<PlotId>(), revision: asPosted, shown: shownFields, ...bandLists })
  .transform(({ name, pensionerPercentage, plots, revision, shown, ...lists }) => {
    const bands = filledRows(lists, ['fromAge', 'toAge'])
    return { answers: { name, pensionerPercentage, bands } satisfies AgeScaleAnswers, plotIds: plots, revision, shown }
  })

type Code = AgeScaleFormProblem['code']

const { filled, decimal } = readable<Code>()

/** What cannot be read at all; the rest is judged by the use case. Rows are counted from 1 in words. */
export function typedAgeScale(
  answers: AgeScaleAnswers,
  currency: Currency,
): Result<Omit<AgeScale, 'id'>, readonly AgeScaleFormProblem[]> {
  const read = readTyped<ReturnType<typeof ageScaleFacts>, Code>(ageScaleFacts(currency), answers)
  if (read.ok) return accepted(read.value)
  return refused(
    read.refusal.problems.map(({ field, code }) => {
      const row = /\d+$/.exec(field)?.[0]
      return { field, code, ...(row !== undefined && { row: Number(row) + 1 }) }
    }),
  )
}

function ageScaleFacts(currency: Currency) {
  return z.object({
    name: filled('problem_name-missing'),
    pensionerPercentage: decimal('problem_percentage-invalid'),
    bands: z.array(bandFacts(currency)),
  })
}

/** One problem a band: the first of its fields that cannot be read. */
function bandFacts(currency: Currency) {
  return z.custom<BandAnswers>().transform((band, issues): AgeBand => {
    const unreadable = (field: BandField, message: Code): never => {
      issues.addIssue({ code: 'custom', path: [field], message })
      return z.NEVER
    }
    const [fromAge, toAge] = [typedWhole(band.fromAge), typedWhole(band.toAge)]
    if (fromAge === null || toAge === null) return unreadable('fromAge', 'problem_ages-invalid')
    if (band.kind === 'percentage') {
      const percentage = typedDecimal(band.percentage)
      if (percentage === null) return unreadable('percentage', 'problem_band-percentage-invalid')
      return { fromAge, toAge, kind: 'percentage', percentage }
    }
    if (band.kind !== 'fixed') return { fromAge, toAge, kind: 'free' }
    const [offPeak, peak, superPeak] = [typedCents(band.offPeak), typedCents(band.peak), typedCents(band.superPeak)]
    if (offPeak === null || peak === null || superPeak === null) return unreadable('offPeak', 'problem_band-amount-invalid')
    return { fromAge, toAge, kind: 'fixed', amounts: ratesByColumn([offPeak, peak, superPeak], currency) }
  })
}
