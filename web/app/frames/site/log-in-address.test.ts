import { expect, it } from 'vitest'
import { logInAddress } from './navigation.ts'

it.each([
  ['/', '', '/auth/login'],
  ['/auth/forgot', '', '/auth/login'],
  ['/', '?place=Hermanus', '/auth/login?callbackUrl=%2F%3Fplace%3DHermanus'],
  [
    '/kwena-camp',
    '?arrivalDate=2027-02-01&childrenAges=7',
    '/auth/login?callbackUrl=%2Fkwena-camp%3FarrivalDate%3D2027-02-01%26childrenAges%3D7',
  ],
])('signing in from %s%s returns there', (pathname, search, address) => {
  expect(logInAddress(pathname, search)).toBe(address)
})
