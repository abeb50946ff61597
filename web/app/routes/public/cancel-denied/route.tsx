import { use } from 'react'
import { redirect } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { endedMoneyText } from '#app/components/reservation/ended-money-text.ts'
import { NeedHelp } from '#app/components/reservation/need-help.tsx'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { cancellationTermsOf, isCancelledByGuest } from '#server/reservations/load-cancel.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { cancelDeniedTexts } from './cancel-denied-texts.ts'

/** The reason is the reservation's own; the address only leads here. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const terms = await cancellationTermsOf(context.get(useCases), params.reservationId)
  if (terms.canCancel || isCancelledByGuest(terms)) throw redirect(linkAddress(params.reservationId, 'cancel'))
  return { reservation: reservationOnWire(terms.reservation), reason: terms.reason ?? ('wrong_state' as const) }
}

export default function CancelDenied({ loaderData: { reservation, reason } }: Route.ComponentProps) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { heading, text } = cancelDeniedTexts[reason]
  const { organisation, simpleReference } = reservation
  return (
    <BookingPage
      reservation={reservation}
      mark="denied"
      title={t('cancelDeniedTitle')}
      heading={t(heading)}
      lead={t(text, { campsite: organisation.name })}
    >
      <p className="prose font-bold">{endedMoneyText(t, reservation, language)}</p>
      <div>
        <ButtonLink to={summaryAddress(reservation)}>{t('seeBooking')}</ButtonLink>
      </div>
      <StayFacts reservation={reservation} />
      <NeedHelp organisation={organisation} reference={simpleReference} />
    </BookingPage>
  )
}
