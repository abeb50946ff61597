import fc from 'fast-check'
import { describe, it } from 'vitest'
import { givenMarketplace } from './given-marketplace.ts'
import { halfNow, kwenaCamp } from './kwena-camp.ts'
import { onePlotCommands } from './one-plot/commands.ts'

const onArrival = halfNow({ partialPaymentDueType: 'onArrival' })
const someDaysBefore = halfNow({ partialPaymentDueDays: 5 })
const acts = fc.commands(onePlotCommands, { maxCommands: 40, size: 'max' })

/**
 * `GUEST_MODEL_RUNS=5000` tries more. A failure prints its seed and path; `fc.assert(…, { seed, path })`
 * plays it again.
 */
describe('one plot and many guests', () => {
  it('never sells a night twice, never loses a cent and never leaves the ways of a reservation', {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(onArrival, someDaysBefore), acts, async (rule, commands) => {
        const setup = () => ({
          model: { held: [], checkouts: [] },
          real: givenMarketplace({
            campsites: [kwenaCamp({ rule, plot: { allowLateBooking: true } })],
            cancelsOverdue: () => true,
          }),
        })
        await fc.asyncModelRun(setup, commands)
      }),
      { numRuns: Number(process.env.GUEST_MODEL_RUNS ?? 500) },
    )
  })
})
