import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import { useText } from '#app/wording/use-text.ts'
import { type BadgeTone, StatusBadge } from '../status-badge.tsx'

const tones: Readonly<Record<ReservationStatus, BadgeTone>> = {
  temporaryHold: 'quiet',
  pending: 'warn',
  partiallyPaid: 'warn',
  confirmed: 'good',
  completed: 'quiet',
  cancelled: 'bad',
  noShow: 'bad',
}

/** As the desk says it; guests who were received are in house, whatever they have paid. */
export function BookingStatus({
  status,
  checkedInAt,
}: {
  readonly status: ReservationStatus
  readonly checkedInAt: string | null
}) {
  const t = useText('bookings')
  const isInHouse = checkedInAt !== null && (status === 'confirmed' || status === 'partiallyPaid')
  if (isInHouse) return <StatusBadge tone="good">{t('inHouse')}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>
}
