import { describe, expect, it } from 'vitest'
import { SuggestPlaces } from './suggest-places.ts'
import { InMemoryPlaces } from './testing/in-memory-places.ts'
import { somePlaces } from './testing/places.contract.ts'

const suggest = (query: string) => new SuggestPlaces({ places: new InMemoryPlaces(somePlaces) }).execute({ query })

describe('suggesting places', () => {
  it.each(['', 'He', ' H '])('waits for three characters (%j)', async (query) => {
    expect(await suggest(query)).toEqual([])
  })

  it('answers from three characters on', async () => {
    expect((await suggest('her')).map(({ name }) => name)).toEqual(['Hermanus'])
  })

  it('shows eight at most', async () => {
    const towns = Array.from({ length: 9 }, (_, at) => ({ ...somePlaces[0]!, name: `Stellenbosch ${at}` }))

    expect(await new SuggestPlaces({ places: new InMemoryPlaces(towns) }).execute({ query: 'stell' })).toHaveLength(8)
  })
})
