import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { pickerAddress, returnReasonOf } from '#app/addresses/picker-address.ts'

type Asked = Pick<UseCases, 'showHold' | 'showReservationToGuest'>

interface HoldRequest {
  readonly useCases: Asked
  readonly orgSlug: string
  readonly id: ReservationId | null
}

/**
 * The live hold of this campsite, or else where the guest is sent: the picker with the reason, or what became
 * of it.
 */
export async function holdOrRedirect({ useCases, orgSlug, id }: HoldRequest): Promise<HoldView | Response> {
  const picker = `/${encodeURIComponent(orgSlug)}`
  if (id === null) return redirect(picker)
  const hold = await useCases.showHold.execute({ id })
  if (hold.ok) {
    const { slug } = hold.value.organisation
    return slug === orgSlug ? hold.value : redirect(reserveAddress(slug, id))
  }
  const { code } = hold.refusal
  const reservation = await useCases.showReservationToGuest.execute({ id })
  if (!reservation.ok) return redirect(`${picker}?reason=not-found`)
  if (code === 'wrong_state') return redirect(reserveOkAddress(reservation.value.organisation.slug, id))
  return redirect(pickerAddress(reservation.value, returnReasonOf(code)))
}

export function reserveAddress(orgSlug: string, id: ReservationId): string {
  return `/${encodeURIComponent(orgSlug)}/reserve?${new URLSearchParams({ reservation: id })}`
}

export function reserveOkAddress(orgSlug: string, id: ReservationId): string {
  return `/${encodeURIComponent(orgSlug)}/reserve-ok?${new URLSearchParams({ reservation: id })}`
}
