import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import type { OrganisationId, PlotId, UserId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { type Actor, visitor } from '../../../shared/actor.ts'
import { campsite, stands, testId } from '../../../testing/a-campsite.ts'
import { aGuestOf, checkoutOf } from '../../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../../testing/given-marketplace.ts'
import type { AmendCommand } from '../amendment-answers.ts'

export const [stand1, stand2] = stands.map(({ id }) => id) as [PlotId, PlotId]
export const userId = testId(90) as UserId
export const staffOf = (organisationId: OrganisationId): Actor => ({
  kind: 'user',
  userId,
  role: 'ORGUSER',
  organisationIds: [organisationId],
})
export const ownDesk = staffOf(campsite.organisation.id)

/** R800.00 paid by card for four nights from 1 February 2027 on Stand 1. */
export async function givenStandingStay({ payInFull = true, canRefund = true } = {}) {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull })
  if (canRefund) await guest.pays(payment)
  else await guest.tells(marketplace.gateway.payWithoutRefund(checkoutOf(payment)))
  const stored = async () => {
    const reservation = await marketplace.reservations.find(id)
    if (!reservation) throw new Error('the reservation is gone')
    return reservation
  }
  /** The same plots over other nights. */
  const moves = async (from: string, to: string, facts: Partial<AmendCommand> = {}) => {
    const stay = StayDates.of(from, to)
    const plots = stretchedPlots(await stored(), stay) ?? []
    const amendment = { stay, plots, price: 're-quote' as const }
    return { actor: visitor, as: 'guest', id, amendment, ...facts } satisfies AmendCommand
  }
  const amends = async (from: string, to: string, facts: Partial<AmendCommand> = {}) =>
    marketplace.amendReservation.execute(await moves(from, to, facts))
  const tasks = async () =>
    (await marketplace.payments.refundTasksOf(id)).map(({ amount, reason, state }) => [amount.toRand(), reason, state])
  return { marketplace, guest, id, stored, moves, amends, tasks }
}
