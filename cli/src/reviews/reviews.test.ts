import { refused } from '@camp/domain/shared/result.ts'
import { aPublishedReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const report = { reason: 'Never stayed here', at: aPublishedReview().createdAt, closedAt: null }

describe('reviews on the command line', () => {
  it('are listed with what to do next', async () => {
    const { data, messages } = await camp('review list --plain')

    expect(data).toContain(
      '482-913-107\t2027-02-06 10:00 +02:00\tkloofwater-camp\tThandi N.\tPENDING\t4\t\tHot water every morning.',
    )
    expect(messages).toContain('Next: npm run camp -- review publish 482-913-107')
  })

  it('without a booking are named by the first letters of their id', async () => {
    const review = aPublishedReview({ id: '5c02e1f7-3f6e-4c1a-9d52-4e8f0a1b2c3d' as never })
    const row = { review, organisation: { slug: 'kloofwater-camp', name: 'Kloofwater Camp' }, simpleReference: null }
    const listReviews = { execute: async () => ({ ok: true as const, value: { rows: [row], total: 1 } }) }

    const { data } = await camp('review list --plain', { door: fakeDoor({ useCases: { listReviews } }) })

    expect(data).toMatch(/^5c02e1f7\t/)
  })

  it('say in JSON what was reported, and in the table what is hidden', async () => {
    const review = aPublishedReview({ report, isPublic: false, text: 'x'.repeat(80) })
    const row = { review, organisation: { slug: 'kloofwater-camp', name: 'Kloofwater Camp' }, simpleReference: null }
    const listing = async () => ({ ok: true as const, value: { rows: [row], total: 9 } })
    const door = () => fakeDoor({ useCases: { listReviews: { execute: listing } } })

    expect(JSON.parse((await camp('review list --json', { door: door() })).data)).toMatchObject([
      { id: 'review-1', reportReason: 'Never stayed here', isPublic: false, stayMonth: '2027-02' },
    ])
    const { data, messages } = await camp('review list --plain', { door: door() })
    expect(data).toContain(`PUBLISHED, hidden\t4\tyes\t${'x'.repeat(59)}…`)
    expect(messages).toContain('Reviews: 9, 1 of them shown.')
  })

  it.each([
    ['review publish', 2, 'Missing: <review>'],
    ['review reject review-1', 2, 'Missing: --reason <text>'],
    ['review publish review-1', 0, 'The review is PUBLISHED.'],
    ['review reject review-1 --reason Rude --dry-run', 0, 'Nothing was changed.'],
    ['review invite', 0, 'Invited: 1.'],
    ['review invite --dry-run', 0, 'Would be invited: 1.'],
  ])('%s ends with %i: %s', async (line, exit, said) => {
    const answer = await camp(line)

    expect(answer).toMatchObject({ exit, messages: expect.stringContaining(said) })
  })

  it.each([
    [{ code: 'not-found' }, 3, 'Not found.'],
    [{ code: 'review-not-published' }, 4, 'The review is not published.'],
    [{ code: 'review-incomplete', problems: [] }, 2, 'The reason is missing or too long.'],
  ] as const)('end on a refusal %j', async (refusal, exit, said) => {
    const door = fakeDoor({ useCases: { judgeReview: { execute: async () => refused(refusal) } } })

    expect(await camp('review publish review-1', { door })).toMatchObject({ exit, messages: expect.stringContaining(said) })
  })
})
