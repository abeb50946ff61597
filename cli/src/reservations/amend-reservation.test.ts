import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const amend = 'reservation amend 482-913-107 --departure 2027-02-06'

describe('amending on the command line', () => {
  it('shows both sides and the money between them, and changes nothing in a dry run', async () => {
    const { exit, data, messages } = await camp(`${amend} --dry-run --json`)

    expect(exit).toBe(0)
    expect(JSON.parse(data)).toMatchObject({
      outcome: 'would-be-amended',
      before: { departureDate: '2027-02-05', amountDue: 800 },
      after: { departureDate: '2027-02-06', amountDue: 1000 },
      difference: 200,
    })
    expect(messages).toContain('Nothing was changed.')
  })

  it('wants a yes', async () => {
    expect(await camp(amend)).toMatchObject({ exit: 2, messages: expect.stringContaining('--yes') })
  })

  it('refuses dates that make no stay, and another plot for a reservation of none of that name', async () => {
    expect((await camp('reservation amend 482-913-107 --departure 2027-02-01 --yes')).exit).toBe(2)
    expect((await camp(`${amend} --plot "Stand 77" --yes`)).exit).toBe(3)
  })

  it('says which plot is taken', async () => {
    const plots = [{ plotId: 'plot-1' as never, plotName: 'Stand 1', criteria: [] }]
    const door = fakeDoor({ useCases: { previewAmendment: { execute: async () => refused({ code: 'booked', plots }) } } })

    const { messages } = await camp(`${amend} --yes`, { door })

    expect(messages).toContain('Somebody else has some of these nights on: Stand 1')
  })
})
