import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { errors } from '../app/wording/en/errors.ts'
import { patienceFor } from './deadline.ts'
import { givenAnswers } from './testing/given-answers.ts'
import { type AppFixture, testHost } from './testing/given-app.ts'
import { type ListeningApp, listening } from './testing/listening-app.ts'

const never = () => new Promise<never>(() => {})
const patience = { whole: 50, outbound: 20 }
const place = '/api/org?query=clan'
const slug = { slug: 'kloofwater-camp' }

describe('what a request may take', () => {
  it.each([
    ['/', 5_000],
    ['/kloofwater-camp', 5_000],
    ['/api/trpc/search.organisations', 5_000],
    ['/pictures/scene-karoo-camping-03/1920.avif', 20_000],
    ['/org/org-organisation/pictures/upload', 60_000],
    ['/org/org-organisation/set-up/pictures', 60_000],
    ['/org/org-organisation/bring-bookings', 60_000],
    ['/org/org-organisation/bring-bookings.data', 60_000],
  ])('%s: %i ms', (path, whole) => {
    expect(patienceFor(path).whole).toBe(whole)
  })
})

describe('a request that is not answered in time', () => {
  it('is told so, with the time to ask again', async () => {
    const app = givenAnswers({ suggestPlaces: never }, { patience })

    const answer = await app.fetch(new Request(`${testHost}${place}`))

    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '5', { error: 'late' }])
  })

  it('is TIMEOUT when it is a call, and never says that nothing was done', async () => {
    const { client, faults } = givenAnswers({ confirmAsGuest: never }, { patience })

    const answer = await client.mutate('reservations.confirm', { id: 'r' })

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.error.message).toContain('may have been done')
    expect(answer.error.data).toMatchObject({ code: 'TIMEOUT', httpStatus: 503, reason: 'late' })
    expect(faults).toEqual([])
  })

  it('holds up no other call of its batch', async () => {
    const app = givenAnswers({ showOrganisation: never, tagCategory: () => accepted({ id: 'c' }) }, { patience })
    const names = 'organisations.getOneRowForSlugPublic,defaultTagCategories.getOneRowByName'
    const input = encodeURIComponent(JSON.stringify({ 0: slug, 1: { name: 'Views' } }))

    const answer = await app.fetch(new Request(`${testHost}/api/trpc/${names}?batch=1&input=${input}`))

    expect(answer.status).toBe(207)
    expect(await answer.json()).toMatchObject([{ error: { data: { code: 'TIMEOUT' } } }, { result: { data: { id: 'c' } } }])
  })

  it('has words for people that leave open what was saved', () => {
    for (const text of [errors.lateText, errors.unavailableText, errors.failedText])
      expect(text).toContain('check whether it was saved')
  })
})

describe('a request whose client goes away', () => {
  const opened: ListeningApp[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.stop()
  })

  /** Asks over a real socket and hangs up when the use case is at work. */
  async function givenHangUp(app: AppFixture, atWork: Promise<void>, path: string): Promise<void> {
    const server = await listening(app)
    opened.push(server)
    const hangUp = new AbortController()
    const asking = fetch(`${server.origin}${path}`, { signal: hangUp.signal }).catch(() => {})
    await atWork
    hangUp.abort()
    await asking
  }

  it.each([
    ['a door', place, 'suggestPlaces'],
    [
      'a call',
      `/api/trpc/organisations.getOneRowForSlugPublic?input=${encodeURIComponent(JSON.stringify(slug))}`,
      'showOrganisation',
    ],
  ])('is logged as what it is: %s', async (_, path, useCase) => {
    const atWork = Promise.withResolvers<void>()
    const work = async () => {
      atWork.resolve()
      return never()
    }
    const app = givenAnswers({ [useCase]: work })

    await givenHangUp(app, atWork.promise, path)

    await expect.poll(() => app.requests).toMatchObject([{ status: 499 }])
    expect(app.faults).toEqual([])
  })

  it('is no fault when its work fails afterwards', async () => {
    const [atWork, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const work = async () => {
      atWork.resolve()
      await gone.promise
      throw new StoreUnavailable(new Error('the request has ended'))
    }
    const app = givenAnswers({ suggestPlaces: work })

    await givenHangUp(app, atWork.promise, place)
    await expect.poll(() => app.requests).toMatchObject([{ status: 499 }])
    gone.resolve()
    await new Promise(setImmediate)

    expect(app.faults).toEqual([])
  })
})
