import type { Tier } from '@camp/domain/plots/plot.ts'
import { ratesByColumn } from '@camp/domain/pricing/rate-sheet.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { asPosted, filledRows, readable, several, shownFields } from '#app/forms/form-fields.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { TierAnswers, TierProblem } from './tier-answers.ts'

/** Fields come as parallel lists, one entry a row; a row with nothing in it is no tier. */
export const tiersForm = z
  .object({
    paxFrom: several,
    paxTo: several,
    offPeak: several,
    peak: several,
    superPeak: several,
    revision: asPosted,
    shown: shownFields,
  })
  .transform(({ revision, shown, ...lists }) => ({
    answers: filledRows(lists, ['paxFrom', 'paxTo', 'offPeak', 'peak', 'superPeak']) satisfies readonly TierAnswers[],
    revision,
    shown,
  }))

type Code = TierProblem['code']

const { whole, cents } = readable<Code>()
const [guests, amount] = [whole('tierProblem_guests'), cents('tierProblem_amount')]
const tierRows = z.array(z.object({ paxFrom: guests, paxTo: guests, offPeak: amount, peak: amount, superPeak: amount }))

/** Rows count from 0 in the ids of fields, from 1 in words. */
export function readTiers(answers: readonly TierAnswers[], currency: Currency): Result<readonly Tier[], readonly TierProblem[]> {
  const read = readTyped<typeof tierRows, Code>(tierRows, answers)
  if (!read.ok) return refused(read.refusal.problems.map((problem) => ({ ...problem, values: rowOf(problem.field) })))
  return accepted(
    read.value.map(({ paxFrom, paxTo, offPeak, peak, superPeak }) => ({
      paxFrom,
      paxTo,
      rates: ratesByColumn([offPeak, peak, superPeak], currency),
    })),
  )
}

function rowOf(field: string): TierProblem['values'] {
  const row = Number(/\d+$/.exec(field)?.[0] ?? 0) + 1
  return { from: row, to: row }
}
