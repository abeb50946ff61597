import { expect, it } from 'vitest'
import { townOfPin } from './listing-wish.ts'

const town = { name: 'Ceres', province: 'WC', latitude: -33.4, longitude: 19.3 }
const places = { nearestTown: async () => town } as never

it.each([
  [-33.4, 19.3, true],
  [-34.99, 16.01, true],
  [-22.01, 33.19, true],
  [-22, 19.3, false],
  [-35, 19.3, false],
  [-33.4, 16, false],
  [-33.4, 33.2, false],
])('a pin at %d, %d has a town nearby: %s', async (latitude, longitude, isNear) => {
  expect(await townOfPin(places, { latitude, longitude })).toEqual(isNear ? town : undefined)
})
