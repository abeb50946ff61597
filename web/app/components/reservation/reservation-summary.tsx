import type { BookedPlotsOnWire } from '#server/campsite/plot-map-on-wire.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { LaterBookedPlots } from '../plot-map/later-booked-plots.tsx'
import { SanitisedHtml } from '../sanitised-html.tsx'
import { BookingInformation } from './booking-information.tsx'
import { DirectPayment } from './direct-payment.tsx'
import { IfPlansChange } from './if-plans-change.tsx'
import { NeedHelp } from './need-help.tsx'
import { PlaceMap } from './place-map.tsx'
import { PriceLines } from './price-lines.tsx'
import { SummaryActions } from './summary-actions.tsx'

interface ReservationSummaryProps {
  readonly reservation: WireReservation
  /** Null where the campsite has no map of them. */
  readonly plotMap: BookedPlotsOnWire | null
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
}

/** Everything that whoever holds the link may know of a booking. One sheet of paper when printed. */
export function ReservationSummary({ reservation, plotMap, today }: ReservationSummaryProps) {
  const t = useText('reservation')
  const { organisation, plots, amountDue } = reservation
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_340px] lg:grid-rows-[auto_1fr] print:grid-cols-[1fr_24rem] print:grid-rows-[auto_1fr]">
      <BookingInformation reservation={reservation} />
      <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
        <DirectPayment reservation={reservation} />
        <SummaryActions reservation={reservation} today={today} />
        <IfPlansChange reservation={reservation} today={today} />
        <NeedHelp organisation={organisation} reference={reservation.simpleReference} writeAt={`/r/${reservation.id}/message`} />
      </div>
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="price" className="rounded-card border border-line bg-surface p-5">
          <h2 id="price" className="mb-3 text-lg">
            {t('priceTitle')}
          </h2>
          <PriceLines plots={plots} total={amountDue} />
        </section>
        <section aria-labelledby="directions">
          <h2 id="directions">{t('directions')}</h2>
          <div className="mt-3 grid gap-4">
            {organisation.directions && <SanitisedHtml html={organisation.directions} />}
            <PlaceMap organisation={organisation} />
            {plotMap && <LaterBookedPlots shown={plotMap} reservation={reservation} isTitled />}
          </div>
        </section>
      </div>
    </div>
  )
}
