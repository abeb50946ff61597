import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('lists what guests wrote, what waits first', async () => {
  const listed = await camp('message list --org kloofwater-camp')

  expect(listed.exit).toBe(0)
  expect(listed.data).toContain('May we bring two dogs?')
  expect(listed.messages).toContain('Conversations: 2, of them without an answer: 1.')
  expect((await camp('message list --org kloofwater-camp --waiting')).messages).toContain('Conversations: 1, of them')
})

it('says so of a campsite that is not there', async () => {
  const door = fakeDoor({ useCases: { listInbox: { execute: async () => refused({ code: 'not-found' }) } } })

  expect((await camp('message list --org nowhere', { door })).exit).not.toBe(0)
})
