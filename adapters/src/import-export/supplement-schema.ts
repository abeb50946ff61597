import { weekdays } from '@camp/domain/plots/plot.ts'
import { highestRate } from '@camp/domain/pricing/rate-sheet.ts'
import { mostSupplementDays, mostSupplementPercentage } from '@camp/domain/pricing/weekday-supplement.ts'
import * as z from 'zod'
import { aDecimal, oneOf } from './expectations.ts'
import { toRand } from './rand-columns.ts'
import { textsOnce } from './rules.ts'

const days = z
  .array(oneOf(weekdays))
  .min(1, 'at least one weekday')
  .max(mostSupplementDays, `at most ${mostSupplementDays} weekdays: what every day has belongs into the rates`)
  .superRefine(textsOnce)

/** Rule P7. */
export const supplementSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('percentage'), percentage: aDecimal(0.01, mostSupplementPercentage), weekdays: days }),
    z.strictObject({ kind: z.literal('amount'), amount: aDecimal(0.01, toRand(highestRate)), weekdays: days }),
  ],
  'one of percentage, amount',
)
