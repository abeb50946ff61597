import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import { ButtonLink } from '#app/components/button.tsx'
import type { ActName } from '#app/components/staff/bookings/act-answers.ts'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

const pages: Readonly<Record<Exclude<DeskAct, 'change-details'>, readonly ActName[]>> = {
  confirm: ['confirm'],
  'check-in': ['check-in'],
  'check-out': ['check-out'],
  'undo-check-in': ['undo-check-in'],
  'undo-check-out': ['undo-check-out'],
  'record-payment': ['payment', 'voucher'],
  'write-off': ['write-off'],
  'undo-write-off': ['undo-write-off'],
  amend: ['move', 'split'],
  'no-show': ['no-show'],
  reinstate: ['reinstate'],
  'resend-message': ['resend'],
  cancel: ['cancel'],
}

/** The likeliest comes first and stands out. */
const order = Object.keys(pages) as readonly (keyof typeof pages)[]
const standsOut: readonly ActName[] = ['confirm', 'check-in', 'check-out']

/** Money for a booking that is paid is rare: it stands quietly under its payments. */
function isLikely(act: DeskAct, { balance }: WireDeskReservation): boolean {
  return act !== 'record-payment' || balance > 0
}

export function BookingActs({
  booking,
  canUndoChange,
}: {
  readonly booking: WireDeskReservation
  readonly canUndoChange: boolean
}) {
  const t = useText('bookings')
  const { acts, organisation, reservation } = booking
  const open = order.filter((act) => acts.includes(act) && isLikely(act, booking)).flatMap((act) => pages[act])
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
