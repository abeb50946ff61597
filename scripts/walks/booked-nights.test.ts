import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../repository.mjs'
import { bookedNights, bookedTwice } from './booked-nights.ts'

const walk = (name: string, ...lines: readonly string[]) => [`test('${name}', async ({ stay }) => {`, ...lines, '})'].join('\n')
const twice = (...files: readonly string[]) =>
  bookedTwice(files.flatMap((source, at) => bookedNights(`${'ab'[at]}.spec.ts`, source)))

describe('the nights of walks', () => {
  it('are named with both walks where they meet', () => {
    const [one, other] = [
      walk('one', `await open(stay('karoo', '2027-08-02', 2))`),
      walk('other', `const slug = 'karoo'`, `await open(stay(slug, '2027-08-03', 1))`),
    ]

    expect(twice(one, other)).toEqual([`karoo, 2027-08-02: a.spec.ts: 'one' and b.spec.ts: 'other'`])
  })

  it.each([
    ['end on the day on which others begin', `stay('karoo', '2027-08-04', 2)`],
    ['end before others', `stay('karoo', '2027-07-31', 2)`],
    ['are at another campsite', `stay('kloof', '2027-08-02', 2)`],
  ])('are apart where they %s', (_, nights) => {
    expect(twice(walk('one', `stay('karoo', '2027-08-02', 2)`), walk('other', nights))).toEqual([])
  })

  it('are shared by walks that say which plot is theirs', () => {
    const [first, second, any] = ['karoo: 1', 'karoo: 2', 'karoo'].map((place) =>
      walk(place, `stay('${place}', '2027-08-02', 2)`),
    )

    expect(twice(`${first}`, `${second}`)).toEqual([])
    expect(twice(`${first}`, `${first}`)).toHaveLength(1)
    expect(twice(`${first}`, `${any}`)).toHaveLength(1)
  })

  it('may be asked for more than once by one walk', () => {
    expect(twice(walk('one', `stay('karoo', '2027-08-02', 2)`, `stay('karoo', '2027-08-02', 3)`))).toEqual([])
  })

  it('of a walk that is repeated are all days of its file', () => {
    const repeated = ["const guests = ['2027-09-06', '2027-09-13']", walk('each', `stay('karoo', arrival, 2)`)].join('\n')

    expect(twice(repeated, walk('other', `stay('karoo', '2027-09-14', 1)`))).toHaveLength(1)
  })

  it.each([`stay('2027-08-02', 2)`, `stay(camp.slug, '2027-08-02', 2)`, `stay('karoo', arrival, 2)`])(
    'are written out: %s',
    (nights) => {
      expect(() => twice(walk('one', nights))).toThrow(`a.spec.ts: ${nights} says no campsite`)
    },
  )
})

it('no two walks book the same nights of a place', () => {
  const files = globSync('e2e/journeys/**/*.spec.ts', { cwd: root })

  const booked = files.flatMap((file) => bookedNights(file, readFileSync(join(root, file), 'utf8')))

  expect(booked.length).toBeGreaterThan(100)
  expect(bookedTwice(booked)).toEqual([])
})
