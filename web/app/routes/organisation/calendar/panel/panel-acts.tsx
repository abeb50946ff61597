import { ButtonLink } from '#app/components/button.tsx'
import type { ActName } from '#app/components/staff/bookings/act-answers.ts'
import { ActAtOnce } from '#app/components/staff/bookings/act-at-once.tsx'
import { likelyPages } from '#app/components/staff/bookings/act-pages.ts'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'
import { type OpenBooking, openBooking } from './open-booking.ts'
import type { PanelReservation } from './panel-model.ts'

interface PanelActsProps extends OpenBooking {
  readonly booking: Pick<PanelReservation, 'reference' | 'acts' | 'balance'>
  readonly formKey: string
}

/** Those that the desk needs most; the others stand on the booking's own page. */
const needed: ReadonlySet<ActName> = new Set(['confirm', 'check-in', 'check-out', 'payment', 'cancel'])

/** Each leads back to this chart, with the booking open. */
export function PanelActs({ booking, slug, query, formKey }: PanelActsProps) {
  const { reference } = booking
  const t = useText('bookings')
  const likely = likelyPages(booking).filter((page) => needed.has(page))
  const offered = likely.filter((page) => page !== 'check-out' || !likely.includes('check-in'))
  if (offered.length === 0) return null
  const back = openBooking({ slug, query, booking })
  return (
    <nav aria-label={t('acts')} className="flex flex-wrap gap-2">
      {offered.map((page, place) => {
        const intent = place === 0 && page !== 'cancel' ? 'primary' : 'secondary'
        if (page === 'check-in' || page === 'check-out')
          return (
            <ActAtOnce key={page} act={page} slug={slug} id={reference} formKey={formKey} intent={intent}>
              <input type="hidden" name="back" value={back} />
            </ActAtOnce>
          )
        return (
          <ButtonLink
            key={page}
            to={`${actAddress(slug, reference, page)}?${new URLSearchParams({ back })}`}
            intent={intent}
            size="small"
          >
            {t(`act_${page}`)}
          </ButtonLink>
        )
      })}
    </nav>
  )
}
