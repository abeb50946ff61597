import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { z } from 'zod'
import { asPosted, isTicked, line, readable, shownFields } from '#app/forms/form-fields.server.ts'
import type { SeasonFormProblem } from './season-answers.ts'

export const seasonForm = z
  .object({
    name: line,
    seasonType: line,
    startDate: line,
    endDate: line,
    minimumStayPeriod: line,
    isActive: isTicked,
    revision: asPosted,
    shown: shownFields,
    agreed: asPosted,
  })
  .transform(({ revision, shown, agreed, ...answers }) => ({ answers, revision, shown, agreed }))

const { filled, date, oneOf, wholeOrZero } = readable<SeasonFormProblem['code']>()

/** What cannot be read at all; the rest is judged by the use case. */
export const seasonFacts = z.object({
  name: filled('problem_nameMissing'),
  seasonType: oneOf(seasonTypes, 'problem_typeMissing'),
  startDate: date('problem_startMissing'),
  endDate: date('problem_endMissing'),
  minimumStayPeriod: wholeOrZero('problem_nightsInvalid'),
  isActive: z.boolean(),
})
