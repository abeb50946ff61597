import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const split = 'reservation split 482-913-107 --from 2027-02-03 --to "Stand 2"'

describe('splitting on the command line', () => {
  it('shows both sides first, and says what it did', async () => {
    const tried = await camp(`${split} --dry-run --json`)

    expect([tried.exit, JSON.parse(tried.data).outcome]).toEqual([0, 'would-be-amended'])
    expect(tried.messages).toContain('Nothing was changed.')
    expect((await camp(`${split} --yes`)).messages).toContain('482-913-107 is split.')
  })

  it('wants a yes, a night and plots that are there', async () => {
    expect(await camp(split)).toMatchObject({ exit: 2, messages: expect.stringContaining('--yes') })
    expect((await camp('reservation split 482-913-107 --to "Stand 2" --yes')).exit).toBe(2)
    expect((await camp('reservation split 482-913-107 --from 2027-02-03 --to "Stand 77" --yes')).exit).toBe(3)
    expect((await camp(`${split} --plot "Stand 77" --yes`)).exit).toBe(2)
  })

  it('says why not', async () => {
    const plots = [{ plotId: 'plot-2' as never, plotName: 'Stand 2', criteria: [] }]
    const door = fakeDoor({ useCases: { splitReservation: { execute: async () => refused({ code: 'booked', plots }) } } })

    expect((await camp(`${split} --yes`, { door })).messages).toContain('Somebody else has some of these nights on: Stand 2')
  })
})

describe('undoing on the command line', () => {
  it('shows what comes back, and wants a yes', async () => {
    expect((await camp('reservation undo 482-913-107 --dry-run')).messages).toContain('Nothing was changed.')
    expect((await camp('reservation undo 482-913-107')).exit).toBe(2)
    expect((await camp('reservation undo 482-913-107 --yes')).messages).toContain('is undone.')
  })

  it.each([
    ['nothing-to-undo', 'There is no change to undo.'],
    ['not-the-latest', 'There was a later change; undo that first.'],
  ] as const)('says why not: %s', async (code, words) => {
    const door = fakeDoor({ useCases: { undoAmendment: { execute: async () => refused({ code }) } } })

    const { exit, messages } = await camp('reservation undo 482-913-107 --yes', { door })

    expect([exit, messages.includes(words)]).toEqual([4, true])
  })
})
