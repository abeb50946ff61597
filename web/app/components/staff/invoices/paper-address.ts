import type { WirePaper } from '#server/wire/papers-on-wire.ts'
import { organisationAddress } from '../organisation-address.ts'

/** Of its PDF: papers of a booking stand with it, those for fees with the campsite that pays them. */
export function paperAddress({ reservationId, label, organisationSlug, month }: WirePaper): string {
  if (reservationId !== null) return `/r/${reservationId}/invoice/${label}.pdf`
  return organisationAddress(organisationSlug, 'org-fee-invoice.pdf', { month: month ?? '' })
}
