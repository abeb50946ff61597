import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { aPlacedCampsite } from '../../organisations/testing/some-catalogues.ts'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { campsite, testId } from '../../testing/a-campsite.ts'
import { aGuestOf, type WishedStay } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { kwenaCamp } from '../../testing/kwena-camp.ts'

export const elsewhere = aPlacedCampsite({ number: 500, name: 'Elsewhere' })
const own = campsite.organisation.id

export const somebody = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => {
  return { kind: 'user', userId: testId(9) as UserId, role, organisationIds }
}
export const desk = somebody('ORGUSER', own)

export const deskPeople: readonly (readonly [string, Actor])[] = [
  ['an ORGUSER of the organisation', desk],
  ['an ORGADMIN of the organisation', somebody('ORGADMIN', own)],
  ['a SUPERADMIN', somebody('SUPERADMIN')],
  ['an operator', system('camp')],
]
export const deskStrangers: readonly (readonly [string, Actor])[] = [
  ['an ORGADMIN of another organisation', somebody('ORGADMIN', elsewhere.organisation.id)],
  ['a USER with a link to the organisation', somebody('USER', own)],
  ['a visitor', visitor],
]

/**
 * Four nights from 1 February 2027 on Stand 1 for R800.00, R400.00 of it paid by card unless said otherwise.
 */
export async function aBookedStay(facts: { readonly isPaid?: boolean; readonly booking?: WishedStay } = {}) {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(), elsewhere] })
  const guest = aGuestOf(marketplace)
  const { id, simpleReference, payment } = await guest.books(facts.booking)
  if (facts.isPaid ?? true) await guest.pays(payment)
  const stored = async () => {
    const found = await marketplace.reservations.find(id)
    if (!found) throw new Error('the reservation is gone')
    return found
  }
  const lastChange = async () => (await marketplace.reservations.history(id)).at(-1)
  return { marketplace, guest, id, simpleReference, command: { actor: desk, idOrReference: simpleReference }, stored, lastChange }
}
