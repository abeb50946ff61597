import { Disclosure } from '#app/components/disclosure.tsx'
import { BookedPlots } from '#app/components/plot-map/booked-plots.tsx'
import { PlaceLinks } from '#app/components/reservation/place-links.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { BookedPlotsOnWire } from '#server/campsite/plot-map-on-wire.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

interface WherePanelProps {
  readonly reservation: Pick<WireReservation, 'plots' | 'organisation'>
  /** Null where the campsite placed none of the plots. */
  readonly plotMap: BookedPlotsOnWire | null
}

/** Which way to send somebody who stands at the gate, and what to say to somebody who is lost on the road. */
export function WherePanel({ reservation, plotMap }: WherePanelProps) {
  const t = useText('bookings')
  const { organisation } = reservation
  return (
    <section aria-labelledby="where" className="form-section">
      <h2 id="where">{t('where')}</h2>
      {plotMap && <BookedPlots shown={plotMap} reservation={reservation} />}
      <Disclosure summary={t('gettingThere')}>
        {organisation.directions && <SanitisedHtml html={organisation.directions} />}
        <PlaceLinks place={organisation} />
      </Disclosure>
    </section>
  )
}
