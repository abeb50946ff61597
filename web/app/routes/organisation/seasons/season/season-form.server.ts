import { type Season, seasonTypes } from '@camp/domain/seasons/season.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { asPosted, isTicked, line, readable } from '#app/forms/form-fields.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { SeasonAnswers, SeasonFormProblem } from './season-answers.ts'

export const seasonForm = z
  .object({
    name: line,
    seasonType: line,
    startDate: line,
    endDate: line,
    minimumStayPeriod: line,
    isActive: isTicked,
    revision: asPosted,
  })
  .transform(({ revision, ...answers }) => ({ answers, revision }))

const { date, oneOf, wholeOrZero } = readable<SeasonFormProblem['code']>()

const seasonFacts = z.object({
  name: z.string(),
  seasonType: oneOf(seasonTypes, 'problem_typeMissing'),
  startDate: date('problem_startMissing'),
  endDate: date('problem_endMissing'),
  minimumStayPeriod: wholeOrZero('problem_nightsInvalid'),
  isActive: z.boolean(),
})

/** What cannot be read at all; the rest, a name alone too, is judged by the use case. */
export function readSeason(answers: SeasonAnswers): Result<Omit<Season, 'id'>, readonly SeasonFormProblem[]> {
  const season = readTyped<typeof seasonFacts, SeasonFormProblem['code']>(seasonFacts, answers)
  if (season.ok) return accepted(season.value)
  const nameMissing = { field: 'name', code: 'problem_nameMissing' } as const
  const unreadable = season.refusal.problems as readonly SeasonFormProblem[]
  return refused(answers.name === '' ? [nameMissing, ...unreadable] : unreadable)
}
