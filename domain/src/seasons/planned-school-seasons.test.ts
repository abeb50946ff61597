import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { plannedSchoolSeasons } from './planned-school-seasons.ts'
import type { SchoolSeason } from './school-seasons.ts'
import type { Season } from './season.ts'
import { aNamedSeason } from './testing/a-season.ts'

const easter: SchoolSeason = {
  name: 'Easter school holiday 2027',
  seasonType: 'in',
  startDate: Temporal.PlainDate.from('2027-03-20'),
  endDate: Temporal.PlainDate.from('2027-04-04'),
}
const planned = (seasons: readonly Season[], chosen: ReadonlyMap<string, Season['seasonType'] | null> = new Map()) =>
  plannedSchoolSeasons([easter], { seasons, chosen }).map(({ seasonType, takenBy, isThere }) => {
    return { seasonType, takenBy: takenBy.map(({ name }) => name), isThere }
  })
const lastNight = aNamedSeason('Last night', 'peak', '2027-04-04', '2027-04-10')
const sameNights = aNamedSeason('Same nights', 'peak', '2027-03-20', '2027-04-04')

it('a school holiday comes at its usual rate where no season has a night of it', () => {
  const after = aNamedSeason('After', 'peak', '2027-04-05', '2027-04-10')

  expect(planned([after, { ...lastNight, isActive: false }])).toEqual([{ seasonType: 'in', takenBy: [], isThere: false }])
})

it('it stays out where a season has a night of it, unless a rate was chosen', () => {
  expect(planned([lastNight])).toEqual([{ seasonType: null, takenBy: ['Last night'], isThere: false }])
  expect(planned([lastNight], new Map([['2027-03-20', 'peak']]))).toMatchObject([{ seasonType: 'peak' }])
  expect(planned([], new Map([['2027-03-20', null]]))).toMatchObject([{ seasonType: null }])
})

it('it is there already where a season has exactly its nights, whatever was chosen', () => {
  expect(planned([sameNights], new Map([['2027-03-20', 'in']]))).toEqual([
    { seasonType: null, takenBy: ['Same nights'], isThere: true },
  ])
})
