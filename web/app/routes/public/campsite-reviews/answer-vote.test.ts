import { type Actor, visitor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { newReaderCookie, voterKeys } from '#server/reader-key.ts'
import { type RequestFacts, requestFacts, useCases } from '#server/request-scope.ts'
import { answerVote, reviewsAddress } from './answer-vote.ts'
import { action } from './route.ts'
import { voteForm } from './vote-form.server.ts'

const url = new URL('https://camp.test/kwena-camp/reviews?arrivalDate=2027-02-01&_routes=x&again=1&withoutCookie=1')

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

    await expect(answerVote(refusing, { reviewId: read(new FormData()), voters: ['a'], address: null })).rejects.toMatchObject({
      init: { status: 404 },
    })
    await expect(answerVote(counting, { reviewId: read(voted), voters: ['a'], address: null })).resolves.toBeUndefined()
  })

  it('is of the browser that votes, by a cookie that only the server reads', () => {
    const asking = (cookie: string) => ({ request: new Request(url, { headers: { cookie } }), url })
    const cookie = newReaderCookie(asking('')) ?? ''
    const kept = asking(cookie.split(';')[0] ?? '')

    expect(cookie).toMatch(/^__Host-camp-reader=[\w-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(voterKeys({ ...kept, actor: visitor })).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
    expect(newReaderCookie(kept)).toBeNull()
    expect(voterKeys({ ...asking('__Host-camp-reader=short'), actor: visitor })).toEqual([])
    expect(voterKeys({ ...asking(''), actor: visitor })).toEqual([])
  })

  it('is of the account too, and says whose by a hash alone', () => {
    const actor: Actor = { kind: 'user', userId: 'thandi' as UserId, role: 'USER', organisationIds: [] }
    const request = new Request(url, { headers: { cookie: '__Host-camp-reader=0123456789abcdef' } })
    const [account, browser, ...others] = voterKeys({ request, url, actor })

    expect(others).toEqual([])
    expect(account).toMatch(/^[\da-f]{64}$/)
    expect(voterKeys({ request, url, actor: visitor })).toEqual([browser])
    expect(voterKeys({ request: new Request(url), url, actor })).toEqual([account])
  })
})

/** The page's form, posted to where it leads. */
describe('the form of a vote', () => {
  async function posted(address: string, cookie = '') {
    const votes: unknown[] = []
    const form = new FormData()
    form.set('helpful', 'review-1')
    const request = new Request(address, { method: 'POST', body: form, headers: { cookie } })
    const answer = await action({
      request,
      url: new URL(address),
      pattern: '/:orgSlug/reviews',
      params: { orgSlug: 'kwena-camp' },
      context: countingInto(votes, new URL(address)),
    } as Parameters<typeof action>[0])
    return { answer, votes, leadsTo: answer.headers.get('location') }
  }
  const form = 'https://camp.test/kwena-camp/reviews?arrivalDate=2027-02-01'

  it('is sent once more with the cookie that it was given, and counts then', async () => {
    const first = await posted(form)
    const cookie = first.answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await posted(`https://camp.test${first.leadsTo}`, cookie)

    expect([first.answer.status, first.leadsTo, first.votes]).toEqual([
      307,
      '/kwena-camp/reviews?arrivalDate=2027-02-01&again=1',
      [],
    ])
    expect(second.answer.status).toBe(303)
    expect(second.leadsTo).toBe('/kwena-camp?arrivalDate=2027-02-01#review-review-1')
    expect(second.votes).toEqual([
      expect.objectContaining({ id: 'review-1', voters: [expect.any(String)], address: '192.0.2.1' }),
    ])
  })

  it('does not count of a browser that keeps no cookies, which is told why', async () => {
    const { answer, votes, leadsTo } = await posted(`${form}&again=1`)

    expect([answer.status, votes]).toEqual([303, []])
    expect(leadsTo).toBe('/kwena-camp?arrivalDate=2027-02-01&withoutCookie=1#review-review-1')
  })
})

function countingInto(votes: unknown[], at: URL): RouterContextProvider {
  const voteHelpful: Pick<UseCases['voteHelpful'], 'execute'> = {
    execute: async (vote) => {
      votes.push(vote)
      return accepted({ isCounted: true })
    },
  }
  const context = new RouterContextProvider()
  context.set(useCases, { voteHelpful } as UseCases)
  context.set(requestFacts, { url: at, actor: visitor, signIn: { browser: { address: '192.0.2.1' } } } as RequestFacts)
  return context
}
