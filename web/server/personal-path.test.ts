import { describe, expect, it } from 'vitest'
import { isPersonalPath } from './personal-path.ts'

describe('a personal page', () => {
  it.each([
    '/r/abc',
    '/r/abc/confirm',
    '/r/abc/confirm.data',
    '/user/reservations',
    '/org/kwena/bookings',
    '/admin/users',
    '/auth/login',
    '/kwena/reserve',
    '/kwena/reserve-ok',
    '/kwena/reservation/abc',
    '/kwena/reserve.data',
    '/R/abc/Cancel',
    '/ADMIN/users',
    '/Org/kwena/bookings.data',
    '/kwena/RESERVE-ok',
    '/%72/abc',
    '/kwena/%72eserve',
  ])('is %s', (path) => {
    expect(isPersonalPath(path)).toBe(true)
  })

  it.each(['/', '/kwena', '/rooi-els', '/organic-farm', '/administrator-camp', '/kwena/map', '/pictures/r/320.webp'])(
    'is not %s',
    (path) => {
      expect(isPersonalPath(path)).toBe(false)
    },
  )
})
