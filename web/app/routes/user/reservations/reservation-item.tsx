import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { isStanding } from '@camp/domain/reservations/standing.ts'
import { Picture } from '#app/components/picture.tsx'
import { nightsText } from '#app/components/reservation/nights-text.ts'
import { statusText } from '#app/components/reservation/status-text.ts'
import { statusTone } from '#app/components/reservation/status-tone.ts'
import { TagChip } from '#app/components/tag-chip.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { ReservationActions } from './reservation-actions.tsx'
import { ReservationLinks } from './reservation-links.tsx'

interface ReservationItemProps {
  readonly reservation: WireReservation
  /** Here, `YYYY-MM-DD`. */
  readonly today: string
}

export function ReservationItem({ reservation, today }: ReservationItemProps) {
  const t = useText('user')
  const tr = useText('reservation')
  const { organisation, simpleReference, reservationDate, endDate, orgPlots, amountDue, nights } = reservation
  const [image] = organisation.images
  const dates = stayText(reservationDate, endDate)
  const isToday = isStanding(reservation.status) && (nights.kind === 'arriving-today' || nights.kind === 'departing-today')
  const named = (action: string) => ({ 'aria-label': t('about', { action, place: organisation.name, dates }) })
  return (
    <li
      className={`grid gap-x-4 gap-y-3 overflow-clip rounded-card border border-line bg-surface p-5 sm:gap-x-6 sm:gap-y-1 sm:p-0 ${image ? 'grid-cols-[88px_minmax(0,1fr)] sm:grid-cols-[200px_minmax(0,1fr)_auto]' : 'grid-cols-[0_minmax(0,1fr)] sm:grid-cols-[0_minmax(0,1fr)_auto]'}`}
    >
      <div className="relative h-[66px] overflow-clip rounded-control sm:row-span-2 sm:h-auto sm:rounded-none">
        {image && <Picture picture={image} alt="" width={200} height={150} className="absolute inset-0 size-full" />}
      </div>
      <div className="grid min-w-0 content-start gap-1 sm:pt-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3>{organisation.name}</h3>
          <TagChip tone={statusTone(reservation)}>{statusText(tr, reservation)}</TagChip>
        </div>
        <p>
          {dates}
          {isToday && <b className="block text-brand">{nightsText(tr, nights)}</b>}
        </p>
        <p className="text-sm text-ink-soft">
          {orgPlots.map(({ orgPlot }) => orgPlot.name).join(', ')} · {randText(amountDue)}
          {'\u00a0'}· <span className="whitespace-nowrap">{t('reference', { reference: simpleReference })}</span>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:justify-end sm:pr-5">
        <ReservationActions reservation={reservation} today={today} named={named} />
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:pb-3">
        <ReservationLinks reservation={reservation} named={named} />
      </div>
    </li>
  )
}
