import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { describe, expect, it } from 'vitest'
import { withErrorsAsAnswers } from './errors.ts'

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
