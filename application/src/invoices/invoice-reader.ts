import type { Reservation, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Accounts } from '../people/accounts.ts'
import { isOwn, ownerOf } from '../reservations/own-reservations.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { NotFound } from '../shared/refusals.ts'

export interface InvoiceReaderPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly accounts: Pick<Accounts, 'find'>
}

export interface AskedInvoice {
  readonly actor: Actor
  readonly id: ReservationId
}

/**
 * The guest whose booking it is, and the campsite's staff: papers name the guest, which the link alone must
 * not.
 */
export async function bookingOfReader(
  { actor, id }: AskedInvoice,
  { reservations, accounts }: InvoiceReaderPorts,
): Promise<Result<{ readonly reservation: Reservation; readonly submitted: SubmittedFacts }, NotFound>> {
  const reservation = await reservations.find(id)
  const submitted = reservation && submittedFacts(reservation)
  if (!reservation || !submitted) return refused({ code: 'not-found' })
  const owner = await ownerOf(accounts, actor)
  const isTheirs = owner.ok && isOwn(owner.value, submitted.guest)
  if (!isTheirs && !mayManageReservations(actor, reservation.organisationId)) return refused({ code: 'not-found' })
  return accepted({ reservation, submitted })
}
