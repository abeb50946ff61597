import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** What waits for the guest stands out; what is over steps back. */
export function statusTone({
  status,
  wantsPayment,
}: Pick<WireReservation, 'status' | 'wantsPayment'>): 'warn' | 'brand' | 'plain' {
  if (status === 'pending' || status === 'temporaryHold' || wantsPayment) return 'warn'
  return status === 'cancelled' || status === 'noShow' ? 'plain' : 'brand'
}
