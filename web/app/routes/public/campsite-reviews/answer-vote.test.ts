import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { newVoter, voterOf } from '#server/reader-key.ts'
import { answerVote, reviewsAddress } from './answer-vote.ts'
import { voteForm } from './vote-form.server.ts'

const url = new URL('https://camp.test/kwena-camp/reviews?arrivalDate=2027-02-01&_routes=x')

describe('a vote', () => {
  it('leads back to the review, with what the page showed', () => {
    expect(reviewsAddress('kwena-camp', url, 'review-1')).toBe('/kwena-camp?arrivalDate=2027-02-01#review-review-1')
    expect(reviewsAddress('kwena-camp', new URL('https://camp.test/kwena-camp/reviews'), '"><b>')).toBe('/kwena-camp#reviews')
  })

  it('is of nothing where the review cannot be read', async () => {
    const read = (form: FormData) => readForm(voteForm, form).helpful
    const voted = new FormData()
    voted.set('helpful', 'review-1')
    const refusing = { voteHelpful: { execute: async () => refused({ code: 'not-found' as const }) } }
    const counting = { voteHelpful: { execute: async () => accepted({ isCounted: false }) } }

    await expect(answerVote(refusing, { reviewId: read(new FormData()), voter: 'a', address: null })).rejects.toMatchObject({
      init: { status: 404 },
    })
    await expect(answerVote(counting, { reviewId: read(voted), voter: 'a', address: null })).resolves.toBeUndefined()
  })

  it('is of the browser that votes, by a cookie that only the server reads', () => {
    const { voter, cookie } = newVoter(url)
    const request = (value: string) => new Request(url, { headers: { cookie: value } })

    expect(cookie).toMatch(/^__Host-camp-reader=[\w-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(voterOf(request(cookie.split(';')[0] ?? ''), url)).toBe(voter)
    expect(voterOf(request('__Host-camp-reader=short'), url)).toBeNull()
    expect(voterOf(new Request(url), url)).toBeNull()
  })
})
