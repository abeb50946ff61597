import { describe, expect, it } from 'vitest'
import { placesNear } from './places-near.ts'

const town = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude })

describe('what is near a campsite', () => {
  it('is its towns, parks and dams and its peak, each nearest first and in whole kilometres', () => {
    const towns = [
      town('Cradock', -32.17, 25.62),
      town('Nieu-Bethesda', -31.87, 24.55),
      town('Graaff-Reinet', -32.25, 24.53),
      town('Middelburg', -31.49, 25.0),
    ]

    const near = placesNear({ latitude: -32.2, longitude: 24.55 }, towns)

    expect(near.filter(({ kind }) => kind === 'town').map(({ name, km }) => [name, km])).toEqual([
      ['Graaff-Reinet', 6],
      ['Nieu-Bethesda', 37],
    ])
    expect(near.at(-1)).toEqual({ kind: 'peak', name: 'Kompasberg', km: 48, metres: 2504 })
  })

  it('says of a park around the campsite that it is close by', () => {
    const near = placesNear({ latitude: -24.99, longitude: 31.6 }, [])

    expect(near).toContainEqual({ kind: 'landmark', name: 'Kruger National Park', km: 0, metres: null })
  })

  it('names nothing that is too far to be called near', () => {
    expect(placesNear({ latitude: -30.4, longitude: 20.6 }, [town('Cape Town', -33.92, 18.42)])).toEqual([])
  })

  it('is three towns at most, up to sixty kilometres away', () => {
    const north = (km: number) => town(`${km} km`, -32.2 + km / 111.195, 24.55)
    const towns = (...distances: readonly number[]) =>
      placesNear({ latitude: -32.2, longitude: 24.55 }, distances.map(north)).flatMap(({ kind, km }) =>
        kind === 'town' ? [km] : [],
      )

    expect(towns(61, 60)).toEqual([60])
    expect(towns(40, 30, 20, 10)).toEqual([10, 20, 30])
  })

  it('is three parks or dams and one peak at most, up to eighty kilometres away', () => {
    const found = { landmark: [] as (readonly number[])[], peak: [] as (readonly number[])[] }
    for (let latitude = -34.5; latitude < -22.5; latitude += 0.25) {
      for (let longitude = 17; longitude < 32; longitude += 0.25) {
        const near = placesNear({ latitude, longitude }, [])
        for (const kind of ['landmark', 'peak'] as const)
          found[kind].push(near.filter((place) => place.kind === kind).map(({ km }) => km))
      }
    }

    const mostAndFurthest = (each: readonly (readonly number[])[]) => [
      Math.max(...each.map(({ length }) => length)),
      Math.max(...each.flat()),
    ]
    expect(mostAndFurthest(found.landmark)).toEqual([3, 80])
    expect(mostAndFurthest(found.peak)).toEqual([1, 80])
  })
})
