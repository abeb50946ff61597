import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { aGuestOf, checkoutOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace, type MarketplaceFacts } from '../../testing/given-marketplace.ts'

/** What the gateway says of a payment that the guest's bank took back. */
export const disputed = '000.100.206'

interface GivenPaid extends Pick<MarketplaceFacts, 'gatewayAs'> {
  readonly payInFull?: boolean
}

/** R800.00, all of it paid; then the guest's bank takes it back. */
export async function givenPaid({ payInFull = true, ...facts }: GivenPaid = {}) {
  const marketplace = givenMarketplace(facts)
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull })
  await guest.pays(payment)
  const disputes = async () => {
    marketplace.clock.moveTo('2026-12-01T10:00')
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))
  }
  const returns = async () => {
    marketplace.clock.moveTo('2026-12-20T10:00')
    await guest.tells(marketplace.gateway.pay(checkoutOf(payment)))
  }
  return { marketplace, guest, id, payment, disputes, returns }
}

export const movesOf = async ({ payments }: Marketplace, id: ReservationId) =>
  (await payments.movesOf(id)).map(({ kind, amount }) => [kind, amount.toRand()])
