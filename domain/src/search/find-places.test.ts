import { describe, expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'
import type { FindablePlace, PlaceKind } from './findable-place.ts'
import { PlacesByWord } from './places-by-word.ts'

const place = (kind: PlaceKind, name: string, weight = 0, ...otherNames: readonly string[]): FindablePlace => {
  return { kind, name, otherNames, weight }
}
const found = (query: string, ...places: readonly FindablePlace[]) =>
  findPlaces(query, new PlacesByWord(places)).map(({ place: { name }, sureness }) => `${name}: ${sureness}`)

describe('a place that is looked for by its name', () => {
  it('is named by the whole of it, by another name and by what tells it from others', () => {
    const park = place('region', 'Kruger National Park', 0, 'Wildtuin')

    expect(found('kruger national park', park)).toEqual(['Kruger National Park: named'])
    expect(found('Wildtuin', park)).toEqual(['Kruger National Park: named'])
    expect(found('camping in the Kruger', park)).toEqual(['Kruger National Park: named'])
  })

  it('is asked about where two of a kind have the name, the larger first', () => {
    const [small, large] = [place('town', 'Middelburg', 18), place('town', 'Middelburg', 87)]

    expect(
      findPlaces('middelburg', new PlacesByWord([small, large])).map(({ place: { weight }, sureness }) => [weight, sureness]),
    ).toEqual([
      [87, 'perhaps'],
      [18, 'perhaps'],
    ])
  })

  it('comes by its name where nothing else tells two apart', () => {
    const [aloe, zinc] = [place('town', 'Aloe Bay'), place('town', 'Zinc Bay')]

    expect(found('bay', aloe, zinc)).toEqual(['Aloe Bay: perhaps', 'Zinc Bay: perhaps'])
    expect(found('bay', zinc, aloe)).toEqual(['Aloe Bay: perhaps', 'Zinc Bay: perhaps'])
  })

  it('is meant by the beginning of its name from four letters on', () => {
    expect(found('herm', place('town', 'Hermanus'))).toEqual(['Hermanus: meant'])
    expect(found('her', place('town', 'Hermanus'))).toEqual(['Hermanus: perhaps'])
  })

  it('is meant by the beginning of what tells it, whatever is said around it', () => {
    const [begins, later] = [place('town', 'Hermanus'), place('town', 'Aloe Hermes')]

    expect(found('camping in herm', later, begins)).toEqual(['Hermanus: meant', 'Aloe Hermes: perhaps'])
  })

  it('comes before one that is only written apart, where it has the word among its own', () => {
    const [later, apart] = [place('town', 'Aloe Zebra Kwena'), place('province', 'Zebrakwena')]

    expect(found('zebra kwena', apart, later)).toEqual(['Aloe Zebra Kwena: meant', 'Zebrakwena: perhaps'])
  })

  it('stands as it came where another is alike in everything', () => {
    const [one, other] = [place('town', 'Aloe Bay'), place('town', 'Aloe Bay')]

    expect(findPlaces('aloe', new PlacesByWord([one, other])).map((answer) => answer.place)).toEqual([one, other])
    expect(findPlaces('aloe', new PlacesByWord([one, other]))[0]?.place).toBe(one)
  })

  it('is nothing where nothing was typed that could be a name', () => {
    expect(found(' - ! ', place('town', 'Hermanus'))).toEqual([])
  })

  it('is a town before a campsite of the same name', () => {
    expect(found('hermanus', place('organisation', 'Hermanus'), place('town', 'Hermanus'))).toEqual([
      'Hermanus: named',
      'Hermanus: perhaps',
    ])
  })

  it.each([
    ['province', 'Western Cape', ['Western Cape: meant', 'Western Cove: perhaps']],
    ['country', 'Western Cape', ['Western Cape: meant', 'Western Cove: perhaps']],
    ['region', 'Western Cape', ['Western Cape: perhaps', 'Western Cove: perhaps']],
  ] as const)('is meant by its beginning where it is a %s, whatever small place begins so too', (kind, name, expected) => {
    expect(found('western c', place('town', 'Western Cove'), place(kind, name))).toEqual(expected)
  })
})

describe('a place that is misspelt', () => {
  const [hermanus, stellenbosch] = [place('town', 'Hermanus'), place('town', 'Stellenbosch')]

  it.each([
    ['hermanis', ['Hermanus: meant']],
    ['hem', []],
    ['stellx', ['Stellenbosch: meant']],
    ['stelen', []],
    ['stelenbosh', ['Stellenbosch: meant']],
  ])('is found as "%s", or not', (query, expected) => {
    expect(found(query, hermanus, stellenbosch)).toEqual(expected)
  })
})

describe('a campsite', () => {
  const stay = place('organisation', 'Wild Coast Farm Stay')

  it('is found by two of its first words, and not by one that many have', () => {
    expect(found('wild coast', stay)).toEqual(['Wild Coast Farm Stay: meant'])
    expect(found('wild', stay)).toEqual([])
    expect(found('farm', stay)).toEqual([])
    expect(found('farn', stay)).toEqual([])
  })

  it('is found by its own word with one slip, whatever stands beside it, where that has four letters', () => {
    const kwena = place('organisation', 'Kwena Kloof')

    expect(found('kwana', kwena)).toEqual(['Kwena Kloof: meant'])
    expect(found('kwana kloof', kwena)).toEqual(['Kwena Kloof: meant'])
    expect(found('kwana zebra', kwena)).toEqual([])
    expect(found('aloa', place('organisation', 'Aloe Kloof'))).toEqual(['Aloe Kloof: meant'])
    expect(found('abx', place('organisation', 'Aby'))).toEqual([])
  })

  it('is not found where one of the words is not its own', () => {
    expect(found('muskadel zebra', place('organisation', 'Aloe Muskadel'))).toEqual([])
  })

  it('that begins with the word comes before one that has it later', () => {
    const [first, later] = [place('organisation', 'Muskadel Zebra'), place('organisation', 'Aloe Muskadel')]

    expect(found('muskadel', later, first)).toEqual(['Muskadel Zebra: perhaps', 'Aloe Muskadel: perhaps'])
  })
})
