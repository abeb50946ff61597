import { aGuestOf, type WishedStay } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { type KwenaCampFacts, kwenaCamp } from '../../testing/kwena-camp.ts'

export async function givenHold(camp: KwenaCampFacts = {}, booking: WishedStay = {}, at = '2026-11-21T10:00') {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(camp)], at })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.holds(booking)
  return { marketplace, guest, id }
}
