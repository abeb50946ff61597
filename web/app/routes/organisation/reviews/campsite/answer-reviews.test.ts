import { system } from '@camp/application/shared/actor.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { aPublishedReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { answerReviews } from './answer-reviews.ts'

const actor = system('test')
const address = '/org/org-reviews?org=kwena-camp'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer)

describe('a campsite', () => {
  const done = { execute: async () => accepted(aPublishedReview()) }

  it('answers and reports, and reads its list again', async () => {
    const useCases = { answerReview: done, reportReview: done }
    const post = (act: string) => answerReviews({ useCases, actor, address, form: formOf({ id: 'review-1', act, text: 'Hi' }) })

    expect(locationOf(await post('answer'))).toBe(`${address}&done=saved`)
    expect(locationOf(await post('report'))).toBe(`${address}&done=sent`)
  })
})
