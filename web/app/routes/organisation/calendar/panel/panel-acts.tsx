import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import { ButtonLink } from '#app/components/button.tsx'
import type { ActName } from '#app/components/staff/bookings/act-answers.ts'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PanelReservation } from './panel-model.ts'

interface PanelActsProps {
  readonly booking: Pick<PanelReservation, 'reference' | 'acts' | 'balance'>
  readonly slug: string
  readonly query: URLSearchParams
}

/** Those that the desk needs most, in their order; the others stand on the booking's own page. */
const pages: readonly (readonly [DeskAct, ActName])[] = [
  ['confirm', 'confirm'],
  ['check-in', 'check-in'],
  ['check-out', 'check-out'],
  ['record-payment', 'payment'],
  ['cancel', 'cancel'],
]

/** Each leads back to this chart, with the booking open. */
export function PanelActs({ booking: { reference, acts, balance }, slug, query }: PanelActsProps) {
  const t = useText('bookings')
  const isLikely = (act: DeskAct) => (act === 'record-payment' ? balance > 0 : act !== 'check-out' || !acts.includes('check-in'))
  const offered = pages.filter(([act]) => acts.includes(act) && isLikely(act))
  if (offered.length === 0) return null
  const back = `/org/${slug}/calendar${chartAddress(query, { open: reference })}`
  return (
    <nav aria-label={t('acts')} className="flex flex-wrap gap-2">
      {offered.map(([, page], place) => (
        <ButtonLink
          key={page}
          to={`${actAddress(slug, reference, page)}?${new URLSearchParams({ back })}`}
          intent={place === 0 && page !== 'cancel' ? 'primary' : 'secondary'}
          size="small"
        >
          {t(`act_${page}`)}
        </ButtonLink>
      ))}
    </nav>
  )
}
