import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { pickerAddress, returnReasonOf } from '#app/addresses/picker-address.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'

type Asked = Pick<UseCases, 'showHold' | 'showReservationToGuest'>

interface HoldRequest {
  readonly useCases: Asked
  readonly orgSlug: string
  readonly id: ReservationId | null
  /** Of the page that asks. */
  readonly query: URLSearchParams
}

/**
 * The live hold of this campsite, or else where the guest is sent: the picker with the reason, or what became
 * of it.
 */
export async function holdOrRedirect({ query, ...asked }: HoldRequest): Promise<HoldView | Response> {
  const found = await holdOrAddress(asked)
  return typeof found === 'string' ? redirect(embeddedAs(query, found)) : found
}

async function holdOrAddress({ useCases, orgSlug, id }: Omit<HoldRequest, 'query'>): Promise<HoldView | string> {
  const picker = `/${encodeURIComponent(orgSlug)}`
  if (id === null) return picker
  const hold = await useCases.showHold.execute({ id })
  if (hold.ok) {
    const { slug } = hold.value.organisation
    return slug === orgSlug ? hold.value : reserveAddress(slug, id)
  }
  const { code } = hold.refusal
  const reservation = await useCases.showReservationToGuest.execute({ id })
  if (!reservation.ok) return `${picker}?reason=not-found`
  if (code === 'wrong_state') return reserveOkAddress(reservation.value.organisation.slug, id)
  return pickerAddress(reservation.value, returnReasonOf(code))
}

export function reserveAddress(orgSlug: string, id: ReservationId): string {
  return `/${encodeURIComponent(orgSlug)}/reserve?${new URLSearchParams({ reservation: id })}`
}

export function reserveOkAddress(orgSlug: string, id: ReservationId): string {
  return `/${encodeURIComponent(orgSlug)}/reserve-ok?${new URLSearchParams({ reservation: id })}`
}
