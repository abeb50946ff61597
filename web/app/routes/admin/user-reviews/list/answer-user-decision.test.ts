import { system } from '@camp/application/shared/actor.ts'
import type { UserReviewDecision } from '@camp/domain/reviews/judge-user-review.ts'
import type { UserReview } from '@camp/domain/reviews/user-review.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { answerUserDecision } from './answer-user-decision.ts'

const address = '/admin/user-reviews?state=pending'

function formOf(act: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: 'review-1', act, text: 'Rude' })) form.set(name, value)
  return form
}

it('is what its button says, and leads back to the list as it was', async () => {
  const decided: UserReviewDecision[] = []
  const judgeUserReview = {
    execute: async ({ decision }: { readonly decision: UserReviewDecision }) => {
      decided.push(decision)
      return accepted({} as UserReview)
    },
  }
  const decide = (act: string) =>
    answerUserDecision({ useCases: { judgeUserReview }, actor: system('test'), address, form: formOf(act) })

  for (const act of ['publish', 'reject', 'hide', 'show']) {
    const answer = await decide(act)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(`${address}&done=saved`)
  }
  expect(decided).toEqual([{ kind: 'publish' }, { kind: 'reject', reason: 'Rude' }, { kind: 'hide' }, { kind: 'show' }])
  await expect(decide('keep')).rejects.toMatchObject({ init: { status: 400 } })
})

it('comes back with what was typed when it is refused, and not at all to who may not', async () => {
  const refusing = (code: 'not-found' | 'not-permitted') =>
    answerUserDecision({
      useCases: { judgeUserReview: { execute: async () => refused({ code }) } },
      actor: system('test'),
      address,
      form: formOf('reject'),
    })

  expect(await refusing('not-found')).toMatchObject({ init: { status: 404 }, data: { id: 'review-1', text: 'Rude' } })
  await expect(refusing('not-permitted')).rejects.toMatchObject({ init: { status: 403 } })
})
