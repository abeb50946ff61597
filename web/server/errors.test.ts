import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerError, withErrorsAsAnswers } from './errors.ts'
import type { WebEnv } from './web-env.ts'

const faults: object[] = []

function givenUseCases(answer: () => Promise<readonly never[]>): UseCases {
  const useCases: Partial<UseCases> = { suggestPlaces: { execute: answer } }
  const log = { info: () => {}, warn: () => {}, error: (facts: object) => faults.push(facts) }
  const facts = { log, requestId: 'the-id-of-this-request' }
  return withErrorsAsAnswers(useCases as UseCases, { end: new AbortController().signal, facts })
}

describe('the use cases as pages ask them', () => {
  it('answer as they do', async () => {
    const { suggestPlaces } = givenUseCases(async () => [])

    expect(await suggestPlaces.execute({ query: 'cla' })).toEqual([])
  })

  it('turn an outage of the database into an answer with status 503', async () => {
    const { suggestPlaces } = givenUseCases(() => Promise.reject(new StoreUnavailable('no answer')))

    await expect(suggestPlaces.execute({ query: 'cla' })).rejects.toMatchObject({ init: { status: 503 } })
  })

  it('turn a bug into an answer with the id under which the log has it', async () => {
    const error = new TypeError('broken')
    const { suggestPlaces } = givenUseCases(() => Promise.reject(error))

    await expect(suggestPlaces.execute({ query: 'cla' })).rejects.toMatchObject({
      data: { code: 'failed', requestId: 'the-id-of-this-request' },
      init: { status: 500 },
    })
    expect(faults).toEqual([{ error, requestId: 'the-id-of-this-request' }])
  })
})

describe('an error after the page was ready', () => {
  it('is answered without the length and the encoding of that page', async () => {
    const app = givenPageThatFailsAtItsEnd()

    const answer = await app.request('/')

    expect(answer.status).toBe(500)
    expect([answer.headers.get('Content-Length'), answer.headers.get('Content-Encoding')]).toEqual([null, null])
    expect(await answer.text()).toContain('the-id-of-this-request')
  })
})

function givenPageThatFailsAtItsEnd(): Hono<WebEnv> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const facts = { log, requestId: 'the-id-of-this-request' } as unknown as WebEnv['Variables']['facts']
  const app = new Hono<WebEnv>()
  app.onError(answerError)
  app.use(async (c, next) => {
    c.set('facts', facts)
    await next()
    throw new Error('too late')
  })
  return app.get('/', (c) => c.body('a page', 200, { 'Content-Length': '6', 'Content-Encoding': 'br' }))
}
