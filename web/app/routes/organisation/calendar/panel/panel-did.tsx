import { actOf } from '#app/components/staff/bookings/act-answers.ts'
import { DidNotice } from '#app/components/staff/bookings/did-notice.tsx'
import { type OpenBooking, openBooking } from './open-booking.ts'
import type { PanelReservation } from './panel-model.ts'

interface PanelDidProps extends OpenBooking {
  readonly booking: Pick<PanelReservation, 'reference' | 'acts'>
  readonly formKey: string
}

/** What was done from here, until something else is opened. */
export function PanelDid({ booking, slug, query, formKey }: PanelDidProps) {
  const did = actOf(query.get('did') ?? undefined)
  if (!did) return null
  const { reference, acts } = booking
  return (
    <DidNotice
      did={did}
      slug={slug}
      id={reference}
      formKey={formKey}
      acts={acts}
      back={openBooking({ slug, query, booking })}
      payment={did === 'payment' ? '' : undefined}
    />
  )
}
