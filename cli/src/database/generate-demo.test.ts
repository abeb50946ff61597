import { describe, expect, it } from 'vitest'
import type { GenerateOutcome, GenerateRequest } from '../door.ts'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

function answering(outcome: GenerateOutcome) {
  const asked: GenerateRequest[] = []
  const generateDemo = async (request: GenerateRequest) => {
    asked.push(request)
    return outcome
  }
  return { asked, door: fakeDoor({ door: { generateDemo } }) }
}

describe('demo generate', () => {
  it('takes twenty plots a campsite and twenty nights a plot where nothing else is said', async () => {
    const { asked, door } = answering({ outcome: 'generated', reservations: 47_004 })

    const { exit, messages } = await camp('demo generate --organisations 500', { door })

    expect({ exit, size: asked[0]?.size }).toEqual({
      exit: 0,
      size: { organisations: 500, plots: 10_000, nights: 200_000, seed: 1 },
    })
    expect(messages).toContain('with 47004 reservations')
  })

  it.each<[GenerateOutcome, number, string]>([
    [{ outcome: 'not-empty', organisations: 72 }, 5, 'has 72 organisations already'],
    [{ outcome: 'not-named', database: 'camp_live' }, 5, '--database camp_live'],
    [{ outcome: 'too-few-or-many-plots', organisations: 500, fewest: 2_500, most: 20_000 }, 2, 'from 2500 to 20000 plots'],
    [{ outcome: 'too-many-nights', most: 100_000 }, 2, 'At most 100000 nights'],
  ])('says why it made nothing: %o', async (outcome, exit, message) => {
    const ended = await camp('demo generate --organisations 500', { door: answering(outcome).door })

    expect(ended.exit).toBe(exit)
    expect(ended.messages).toContain(message)
  })
})
