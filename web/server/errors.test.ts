import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { describe, expect, it } from 'vitest'
import { withOutagesAsAnswers } from './errors.ts'

function givenUseCases(answer: () => Promise<readonly never[]>): UseCases {
  const useCases: Partial<UseCases> = { suggestPlaces: { execute: answer } }
  return withOutagesAsAnswers(useCases as UseCases, new AbortController().signal)
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

  it('leave a bug a bug', async () => {
    const { suggestPlaces } = givenUseCases(() => Promise.reject(new TypeError('broken')))

    await expect(suggestPlaces.execute({ query: 'cla' })).rejects.toBeInstanceOf(TypeError)
  })
})
