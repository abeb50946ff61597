import { expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { campsite } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { ListInbox } from './list-inbox.ts'
import { writeToGuest } from './write-to-guest.ts'

it('the inbox has two hundred conversations at most, and what was dealt with in fourteen days', async () => {
  const { ports, clock } = givenMarketplace({ campsites: [campsite] })
  const asked: unknown[] = []
  const conversations = {
    inbox: async (query: unknown) => {
      asked.push(query)
      return []
    },
  }
  const { id: organisationId, slug: orgSlug } = campsite.organisation

  await new ListInbox({ ...ports, conversations }).execute({ actor: system('test'), orgSlug })

  expect(asked).toEqual([{ organisationId, since: clock.now().subtract({ hours: 14 * 24 }), limit: 200 }])
})

it('a message that was written before is not written into its conversation again', async () => {
  const lines: unknown[] = []
  const conversations = { add: async (line: unknown) => lines.push(line) > 0 }
  const write = (added: number) =>
    writeToGuest({ outbox: { add: async () => added }, conversations } as never, { message: {}, line: 'line' } as never)

  expect([await write(0), lines]).toEqual([false, []])
  expect([await write(1), lines]).toEqual([true, ['line']])
})
