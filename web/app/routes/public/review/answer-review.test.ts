import type { WriteReviewCommand, WriteReviewRefusal } from '@camp/application/reviews/write-review.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aReview, someRatings } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { answerReviewForm } from './answer-review.ts'

async function whenPosted(fields: Record<string, string>, refusal?: WriteReviewRefusal) {
  const written: WriteReviewCommand[] = []
  const execute = async (command: WriteReviewCommand) => {
    written.push(command)
    return refusal ? refused(refusal) : accepted(aReview())
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await answerReviewForm({ useCases: { writeReview: { execute } }, id: 'stay-1', form }).catch(
    (thrown: unknown) => thrown,
  )
  return { answer, written }
}

const stars = { facilities: '4', location: '5', value: '4', cleanliness: '3', overall: '4' }

describe('the review form', () => {
  it('is written as it was filled in, and leads to what became of it', async () => {
    const { answer, written } = await whenPosted({ ...stars, text: ' Hot water.\r\nOwls. ' })

    expect(written).toEqual([{ id: 'stay-1', ratings: someRatings(), text: 'Hot water.\nOwls.' }])
    expect((answer as Response).headers.get('Location')).toBe('/r/stay-1/review')
  })

  it('comes back with what was chosen and every problem', async () => {
    const problems = [{ field: 'overall', code: 'rating-missing' }] as const
    const { answer, written } = await whenPosted({ ...stars, overall: '7' }, { code: 'review-incomplete', problems })

    expect(written[0]?.ratings).toEqual({ ...someRatings(), overall: null })
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { problems, given: { ratings: { facilities: 4, overall: null } } },
    })
  })

  it.each(['already-reviewed', 'stay-not-completed'] as const)('shows how things stand after %s', async (code) => {
    expect(((await whenPosted(stars, { code })).answer as Response).headers.get('Location')).toBe('/r/stay-1/review')
  })

  it('is not found for a stay that nobody knows', async () => {
    expect((await whenPosted(stars, { code: 'not-found' })).answer).toMatchObject({ init: { status: 404 } })
  })
})
