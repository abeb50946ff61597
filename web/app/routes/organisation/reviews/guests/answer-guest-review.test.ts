import { system } from '@camp/application/shared/actor.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { answerGuestReview } from './answer-guest-review.ts'

const actor = system('test')
const address = '/org/org-reviews?org=kwena-camp'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer)

describe('a campsite', () => {
  it('reviews a guest once, however often the form is posted', async () => {
    const useCases = { reviewGuest: { execute: async () => refused({ code: 'already-reviewed' as const }) } }
    const form = formOf({ id: 'stay-1', 'rating-stay-1': '5', comment: 'Clean' })

    expect(locationOf(await answerGuestReview({ useCases, actor, address, form }))).toBe(`${address}&done=saved`)
  })

  it('finds its words and stars again where something is missing', async () => {
    const refusal = { code: 'review-incomplete', problems: [{ field: 'comment', code: 'text-missing' }] } as const
    const useCases = { reviewGuest: { execute: async () => refused(refusal) } }
    const form = formOf({ id: 'stay-1', 'rating-stay-1': '4', comment: '' })

    expect(await answerGuestReview({ useCases, actor, address, form })).toMatchObject({
      init: { status: 400 },
      data: { id: 'stay-1', rating: 4, text: '', refusal },
    })
  })
})
