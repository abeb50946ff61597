import { redirect } from 'react-router'
import { pickerAddress } from '#app/addresses/picker-address.ts'
import { linkAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { useMessagesGuests } from '#app/components/channel-choices.ts'
import { lateMoneyText } from '#app/components/reservation/late-money-text.ts'
import { NeedHelp } from '#app/components/reservation/need-help.tsx'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { cancellationTermsOf, isCancelledByGuest } from '#server/reservations/load-cancel.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const terms = await cancellationTermsOf(context.get(useCases), params.reservationId)
  if (!isCancelledByGuest(terms)) throw redirect(linkAddress(params.reservationId, 'cancel'))
  return { reservation: reservationOnWire(terms.reservation), again: pickerAddress(terms.reservation, null) }
}

export default function CancelOk({ loaderData: { reservation, again } }: Route.ComponentProps) {
  const t = useText('reservation')
  const isTold = useMessagesGuests()
  const { organisation, cancellation, simpleReference } = reservation
  const refund = cancellation?.refundAmount ?? 0
  const late = lateMoneyText(t, reservation)
  return (
    <BookingPage
      reservation={reservation}
      mark="done"
      title={t('cancelOkTitle')}
      heading={t('cancelOkHeading')}
      lead={t(isTold ? 'cancelOkLead' : 'cancelOkLeadQuiet', { campsite: organisation.name })}
    >
      <div className="prose">
        {(refund > 0 || !late) && (
          <p className="text-xl font-bold">
            {refund > 0 ? t('cancelRefund', { refund: randText(refund) }) : t('nothingToRefund')}
          </p>
        )}
        {refund > 0 && <p className="text-ink-soft">{t('cancelRefundHow')}</p>}
        {late && <p className="mt-1 font-bold">{late}</p>}
      </div>
      <div>
        <ButtonLink to={again} intent="secondary">
          {t('bookAgain')}
        </ButtonLink>
      </div>
      <StayFacts reservation={reservation} />
      <NeedHelp organisation={organisation} reference={simpleReference} />
    </BookingPage>
  )
}
