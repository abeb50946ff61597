import { expect, it } from 'vitest'
import { datesForMost } from './dates-for-most.ts'

const weekend = { arrivalDate: '2026-12-11', departureDate: '2026-12-13' }
const threeNights = { arrivalDate: '2026-12-11', departureDate: '2026-12-14' }

it('offers the dates on which most plots are free, from the lowest price', () => {
  const plots = [
    { nearestDates: weekend, nearestTotal: 900 },
    { nearestDates: threeNights, nearestTotal: 1530 },
    { nearestDates: threeNights, nearestTotal: 1350 },
    { nearestDates: null, nearestTotal: null },
  ]

  expect(datesForMost(plots)).toEqual({ dates: threeNights, count: 2, from: 1350 })
})

it('prefers the cheaper of two on which as many are free', () => {
  const plots = [
    { nearestDates: threeNights, nearestTotal: 1350 },
    { nearestDates: weekend, nearestTotal: 900 },
  ]

  expect(datesForMost(plots)?.dates).toEqual(weekend)
})

it('offers nothing where no plot says when it is free', () => {
  expect(datesForMost([{ nearestDates: null, nearestTotal: null }])).toBeNull()
})

it('names no price where none is known', () => {
  expect(datesForMost([{ nearestDates: weekend, nearestTotal: null }])).toEqual({ dates: weekend, count: 1, from: null })
})
