import { ButtonLink } from '#app/components/button.tsx'
import type { ActName } from '#app/components/staff/bookings/act-answers.ts'
import { likelyPages } from '#app/components/staff/bookings/act-pages.ts'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

const standsOut: readonly ActName[] = ['confirm', 'check-in', 'check-out']

export function BookingActs({
  booking,
  canUndoChange,
}: {
  readonly booking: WireDeskReservation
  readonly canUndoChange: boolean
}) {
  const t = useText('bookings')
  const { acts, organisation, reservation } = booking
  const open = likelyPages(booking)
  const offered: readonly ActName[] = canUndoChange && acts.includes('amend') ? [...open, 'undo-change'] : open
  const [first] = offered.filter((act) => standsOut.includes(act))
  if (offered.length === 0) return null
  return (
    <nav aria-label={t('acts')} className="booking-acts no-print">
      {offered.map((act) => (
        <ButtonLink
          key={act}
          to={actAddress(organisation.slug, reservation.id, act)}
          intent={act === first ? 'primary' : 'secondary'}
          size="small"
        >
          {t(`act_${act}`)}
        </ButtonLink>
      ))}
    </nav>
  )
}
