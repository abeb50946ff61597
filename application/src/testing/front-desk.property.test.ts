import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { type DeskMemory, staffCommands } from './front-desk/staff-commands.ts'
import { givenMarketplace, type Marketplace } from './given-marketplace.ts'
import { halfNow, kwenaCamp } from './kwena-camp.ts'
import { onePlotCommands } from './one-plot/commands.ts'

const campsite = (rule: PaymentRule) => kwenaCamp({ rule, plot: { allowLateBooking: true } })
const rules = fc.constantFrom(halfNow({ partialPaymentDueType: 'onArrival' }), halfNow({ partialPaymentDueDays: 5 }))
const acts: readonly fc.Arbitrary<fc.AsyncCommand<DeskMemory, Marketplace>>[] = [...staffCommands, ...onePlotCommands]
/** How many acts one sequence has. */
const length = 40
const sequences = fc.array(fc.oneof(...acts), { minLength: length, maxLength: length })

/**
 * `STAFF_MODEL_RUNS=5000` tries more. A failure prints its seed and path; `fc.assert(…, { seed, path })`
 * plays it again.
 */
describe('a front desk, its guests and its calendar', () => {
  it('keep I1 to I6 whatever sequence of acts they try', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(rules, sequences, async (rule, commands) => {
        const setup = (): { model: DeskMemory; real: Marketplace } => ({
          model: { held: [], checkouts: [], blocks: [] },
          real: givenMarketplace({ campsites: [campsite(rule)], cancelsOverdue: () => true }),
        })
        await fc.asyncModelRun(setup, commands)
      }),
      { numRuns: Number(process.env.STAFF_MODEL_RUNS ?? 500) },
    )
  })
})
