import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system } from '../shared/actor.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

const thandi = { kind: 'user', userId: 'thandi' as UserId, role: 'USER', organisationIds: [] } as const
const sipho: Actor = { ...thandi, userId: 'sipho' as UserId }

/** A deposit to pay by somebody who is signed in. */
async function givenPaying({ remembersCard = true } = {}) {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  const confirmed = await marketplace.confirmAsGuest.execute({ id, payer: { userId: thandi.userId, remembersCard } })
  const checkoutId = checkoutOf(confirmed.ok ? confirmed.value.payment : null)
  const cards = async (actor: Actor = thandi) => {
    const listed = await marketplace.listOwnCards.execute({ actor })
    return listed.ok ? listed.value : []
  }
  return { marketplace, guest, checkoutId, cards }
}

describe('a card that a guest wants to be kept', () => {
  it('is kept by its token when the payment went through, once, for them alone', async () => {
    const { marketplace, guest, checkoutId, cards } = await givenPaying()
    expect(marketplace.gateway.requests().at(-1)).toMatchObject({ customerId: 'thandi', remembersCard: true })
    await guest.tells(marketplace.gateway.decline(checkoutId))
    expect(await cards()).toEqual([])

    await guest.tells(marketplace.gateway.pay(checkoutId))
    await guest.tells(marketplace.gateway.pay(checkoutId))

    expect(await cards()).toMatchObject([{ method: { brand: 'VISA', last4: '0091' }, expires: '2027-12' }])
    expect(await cards(sipho)).toEqual([])
  })

  it('is not kept unless it was asked', async () => {
    const { marketplace, guest, checkoutId, cards } = await givenPaying({ remembersCard: false })

    await guest.tells(marketplace.gateway.pay(checkoutId))

    expect(marketplace.gateway.requests().at(-1)).toMatchObject({ customerId: 'thandi', remembersCard: false })
    expect(await cards()).toEqual([])
  })

  it('is deleted at the gateway and here, by its owner alone', async () => {
    const { marketplace, guest, checkoutId, cards } = await givenPaying()
    await guest.tells(marketplace.gateway.pay(checkoutId))
    const [card] = await cards()
    const forget = (actor: Actor) => marketplace.forgetOwnCard.execute({ actor, id: card?.id ?? '' })

    expect(await forget(sipho)).toEqual(accepted(null))
    expect(await forget(system('test'))).toEqual(refused({ code: 'not-permitted' }))
    expect(await cards()).toHaveLength(1)
    expect(await forget(thandi)).toEqual(accepted(null))
    expect(await cards()).toEqual([])
    expect(marketplace.gateway.forgottenCards()).toEqual([`card-of-${checkoutId}`])
  })

  it('stays while the gateway does not answer', async () => {
    const { marketplace, guest, checkoutId, cards } = await givenPaying()
    await guest.tells(marketplace.gateway.pay(checkoutId))
    const [card] = await cards()
    marketplace.gateway.goDown()

    expect(await marketplace.forgetOwnCard.execute({ actor: thandi, id: card?.id ?? '' })).toEqual(
      refused({ code: 'gateway-unavailable' }),
    )
    expect(await cards()).toHaveLength(1)
  })
})
