import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { describe, expect, it } from 'vitest'
import { findOwnHold, holdInHeader, ownHoldOnPage, rememberOwnHold } from './own-hold.ts'

const url = new URL('https://camp.test/kwena-camp')

async function given() {
  const marketplace = givenMarketplace()
  const held = await aGuestOf(marketplace).holds()
  const remembered = rememberOwnHold(url, `/kwena-camp/reserve?reservation=${held.id}`)
  const cookie = remembered['Set-Cookie'] ?? ''
  const asked = { headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }) }
  return { marketplace, held, cookie, asked }
}

describe('what a guest holds', () => {
  it('is found again by the browser that holds it, on the pages of that campsite', async () => {
    const { marketplace, held, cookie, asked } = await given()

    const own = await findOwnHold(marketplace, asked, 'kwena-camp')

    expect(cookie).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(own && ownHoldOnPage(own, new URLSearchParams())).toMatchObject({
      address: `/kwena-camp/reserve?reservation=${held.id}`,
      plotNames: 'Stand 1',
    })
    expect(await findOwnHold(marketplace, asked, 'another-camp')).toBeNull()
  })

  it('is said in the header of every page, with the way on', async () => {
    const { marketplace, held, asked } = await given()

    expect(await holdInHeader(marketplace, asked)).toEqual({
      slug: 'kwena-camp',
      campsite: 'Kwena Camp',
      address: `/kwena-camp/reserve?reservation=${held.id}`,
      until: '2026-11-21T08:15:00Z',
    })
  })

  it('is nothing once it ran out, without the cookie, or with another text in it', async () => {
    const { marketplace, asked } = await given()
    const none = { headers: new Headers() }
    const odd = { headers: new Headers({ cookie: "camp-hold=' or 1" }) }

    marketplace.clock.moveTo('2026-11-21T12:00')

    expect(await findOwnHold(marketplace, asked, 'kwena-camp')).toBeNull()
    expect(await holdInHeader(marketplace, asked)).toBeNull()
    expect(await findOwnHold(marketplace, none, 'kwena-camp')).toBeNull()
    expect(await findOwnHold(marketplace, odd, 'kwena-camp')).toBeNull()
  })

  it('is not remembered where nothing was held', () => {
    expect(rememberOwnHold(url, '/kwena-camp?reason=booked')).toEqual({})
  })
})
