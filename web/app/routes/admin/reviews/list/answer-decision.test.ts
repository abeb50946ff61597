import { system } from '@camp/application/shared/actor.ts'
import type { ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aPublishedReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { answerDecision } from './answer-decision.ts'

const actor = system('test')

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer)

describe('a decision of the platform', () => {
  const decided: ReviewDecision[] = []
  const judgeReview = {
    execute: async ({ decision }: { readonly decision: ReviewDecision }) => {
      decided.push(decision)
      return accepted(aPublishedReview())
    },
  }
  const decide = (act: string) =>
    answerDecision({
      useCases: { judgeReview },
      actor,
      address: '/admin/reviews?state=pending',
      form: formOf({ id: 'review-1', act, text: 'Rude' }),
    })

  it('is what its button says, and leads back to the list as it was', async () => {
    for (const act of ['publish', 'reject', 'hide', 'show', 'keep', 'passToGoogle']) {
      expect(locationOf(await decide(act))).toBe('/admin/reviews?state=pending&done=saved')
    }
    expect(decided).toEqual([
      ...[{ kind: 'publish' }, { kind: 'reject', reason: 'Rude' }, { kind: 'hide' }, { kind: 'show' }, { kind: 'keep' }],
      { kind: 'passToGoogle' },
    ])
    await expect(decide('delete')).rejects.toMatchObject({ init: { status: 400 } })
  })

  it.each([
    ['not-found', 404],
    ['review-not-published', 400],
  ] as const)('that is refused (%s) comes back with what was typed', async (code, status) => {
    const answer = await answerDecision({
      useCases: { judgeReview: { execute: async () => refused({ code }) } },
      actor,
      address: '/admin/reviews',
      form: formOf({ id: 'review-1', act: 'hide', text: '' }),
    })

    expect(answer).toMatchObject({ init: { status }, data: { id: 'review-1', act: 'hide', refusal: { code } } })
  })
})
