import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from './testing/camp.ts'
import { fakeDoor } from './testing/fake-door.ts'

const choices = [
  { id: '0197b6a4-3f6e-4c1a-9d52-4e8f0a1b2c3d', facts: ['confirmed', 'email', 'dead'] },
  { id: '0197b6a4-9999-4c1a-9d52-4e8f0a1b2c3d', facts: ['cancelled', 'sms', 'dead'] },
]
const several = { execute: async () => refused({ code: 'several-of-this-name' as const, choices }) }
const unasked = { execute: () => Promise.reject(new Error('nothing may be done')) }

it.each([
  ['outbox replay 0197', 'replayMessages'],
  ['block release 0197', 'releaseBlock'],
  ['hti replay 0197', 'replayHtiMessage'],
  ['review publish 0197', 'judgeReview'],
  ['holiday remove 0197 --yes', 'previewHolidayChange'],
])('camp %s says which there are when several begin alike, and does nothing', async (line, act) => {
  const { exit, messages } = await camp(line, { door: fakeDoor({ useCases: { findByShortId: several, [act]: unasked } }) })

  expect(exit).toBe(2)
  expect(messages).toContain('0197: Several begin like this; give more of the one you mean:')
  expect(messages).toContain('  0197b6a4-9999-4c1a-9d52-4e8f0a1b2c3d  cancelled, sms, dead')
})

it.each(['outbox replay unknown', 'block release unknown', 'hti replay unknown', 'review publish unknown'])(
  'camp %s says that there is none, and where the list is',
  async (line) => {
    const { exit, messages } = await camp(line)

    expect({ exit, messages }).toMatchObject({
      exit: 3,
      messages: expect.stringContaining('unknown: Not found.'),
    })
    expect(messages).toContain('See npm run camp -- ')
  },
)
