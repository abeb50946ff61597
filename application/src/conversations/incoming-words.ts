import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { NotifiedReservation } from '../messaging/notification-facts.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import type { Transaction } from '../shared/transaction.ts'
import { type GuestWords, type HearGuestPorts, hearGuest, hearNobody } from './hear-guest.ts'

/** What guests send to our numbers and to our mailbox comes in by this. */
export interface IncomingWordsPorts extends HearGuestPorts {
  readonly attempts: Pick<SignInAttempts, 'take'>
  readonly transaction: Transaction
}

/** Of one number, or about one booking; who sends more writes to no campsite. */
export const mostIncomingPerHour = 30

/** Counts one more of a kind; no where the hour has had its share. */
export async function mayComeNow(
  { attempts, clock }: Pick<IncomingWordsPorts, 'attempts' | 'clock'>,
  bucket: string,
  most = mostIncomingPerHour,
): Promise<boolean> {
  const at = clock.now()
  return (await attempts.take({ bucket, most, since: at.subtract({ hours: 1 }), at })) !== undefined
}

/** In the caller's transaction; without a booking the platform assigns it. Answers whether it was new. */
export function hearWords(
  ports: HearGuestPorts,
  reservation: NotifiedReservation | undefined,
  said: GuestWords,
): Promise<boolean> {
  return reservation ? hearGuest(ports, reservation, said) : hearNobody(ports, said)
}

/** Nobody writes about a hold. */
export function isBooked(reservation: Reservation): reservation is NotifiedReservation {
  return reservation.status !== 'temporaryHold' && submittedFacts(reservation) !== null
}
