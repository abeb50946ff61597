import { describe, expect, it } from 'vitest'
import { bookingTarget, embeddedAs, showsHeaderFooter } from './header-footer.ts'

const shown = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://camp.example')
  return showsHeaderFooter(pathname, searchParams)
}

describe('the shared header and footer', () => {
  it.each([
    '/org/kwena/bookings',
    '/org/kwena/calendar',
    '/org/kwena/offline-bookings',
    '/kwena/map',
    '/kwena/reserve?reservation=x',
    '/kwena/reserve-ok',
    '/r/abc/cancel',
    '/R/abc/Cancel',
    '/r/abc/cancel-ok',
    '/r/abc/cancel-denied',
    '/r/abc/confirm',
    '/r/abc/confirm-ok/',
    '/r/abc/confirm-denied',
  ])('are hidden on %s', (address) => {
    expect(shown(address)).toBe(false)
  })

  it.each([
    '/',
    '/faq',
    '/kwena',
    '/kwena/reservation/abc',
    '/r/abc',
    '/r/abc/review',
    '/r/abc/change',
    '/r/abc/invoice',
    '/r/abc/message',
    '/org/kwena/today',
    '/kwena/reviews',
    '/org/org-organisation',
    '/org/kwena/bookings/12',
    '/a/b/map',
  ])('show on %s', (address) => {
    expect(shown(address)).toBe(true)
  })

  it('are hidden when showHeaderFooter is the text false, and only then', () => {
    expect(shown('/kwena?showHeaderFooter=false')).toBe(false)
    expect(['true', '0', 'False', ''].map((value) => shown(`/kwena?showHeaderFooter=${value}`))).toEqual([true, true, true, true])
  })
})

describe('the way to another page', () => {
  it.each([
    ['/contact', '/contact?showHeaderFooter=false'],
    ['/?place=Ceres', '/?place=Ceres&showHeaderFooter=false'],
    ['/kwena?plot=a#selected-plots', '/kwena?plot=a&showHeaderFooter=false#selected-plots'],
  ])('of an embedded page, to %s, leads to %s', (address, embedded) => {
    expect(embeddedAs(new URLSearchParams('numberOfAdults=2&showHeaderFooter=false'), address)).toBe(embedded)
  })

  it('of any other page is as it was', () => {
    const address = '/kwena?plot=a#selected-plots'

    expect(embeddedAs(new URLSearchParams('showHeaderFooter=true'), address)).toBe(address)
  })
})

it('a booking takes the place of the other site, whose frame may not show it', () => {
  expect(bookingTarget(new URLSearchParams('showHeaderFooter=false'))).toBe('_top')
  expect(bookingTarget(new URLSearchParams('showHeaderFooter=true'))).toBeUndefined()
})
