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

it('lists the saved texts, one line each', async () => {
  const listed = await camp('message texts --org kloofwater-camp')

  expect(listed.exit).toBe(0)
  expect(listed.data).toContain('Hi {first name}, the code is {gate code}.')
  expect(listed.messages).toContain('Saved texts: 1.')
})

it('writes to everybody of a day, and says who is left out and why', async () => {
  const day = '--org kloofwater-camp --to here --day 2027-02-05'
  const written = await camp(`message send ${day} --text Water`)

  expect(written.exit).toBe(0)
  expect(written.data).toContain('field-empty {gate code}')
  expect(written.messages).toContain('Goes to: 1, left out: 1.')
  expect(written.messages).toContain('SMS: 1, parts: 2, about R0.90.')
  expect((await camp(`message send ${day} --text Water --dry-run`)).messages).toContain('Would go to: 1')
  const unknown = await camp(`message send ${day} --text {name}`)
  expect([unknown.exit, unknown.messages]).toEqual([2, expect.stringContaining('There is no field {name}.')])
})

it('reads what guests answered by e-mail, and says what became of each', async () => {
  const read = await camp('message receive')

  expect(read.exit).toBe(0)
  expect(read.data).toContain('written by no person')
  expect(read.messages).toContain('Read: 2, of them 1 in a conversation, 1 written by no person. Waiting: 0.')
  expect((await camp('message receive --dry-run')).messages).toContain('Nothing was changed.')
  expect(await camp('message receive --limit 2')).toMatchObject({
    exit: 1,
    messages: expect.stringContaining('did not answer'),
  })
})

it('says so of a campsite that is not there', async () => {
  const door = fakeDoor({ useCases: { listInbox: { execute: async () => refused({ code: 'not-found' }) } } })

  expect((await camp('message list --org nowhere', { door })).exit).not.toBe(0)
})
