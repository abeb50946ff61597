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
})
