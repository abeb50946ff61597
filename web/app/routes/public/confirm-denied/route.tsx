import { type ReactNode, use } from 'react'
import { pickerAddress } from '#app/addresses/picker-address.ts'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { endedMoneyText } from '#app/components/reservation/ended-money-text.ts'
import { NeedHelp } from '#app/components/reservation/need-help.tsx'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { whenText } from '#app/components/reservation/when-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { confirmDeniedTexts } from './confirm-denied-texts.ts'
import { confirmDenied } from './load-confirm-denied.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { now } = context.get(requestFacts)
  const asked = new URL(request.url).searchParams.get('reason')
  const { reservation, reason } = await confirmDenied({ useCases: context.get(useCases), id: params.reservationId, asked, now })
  return { reservation: reservationOnWire(reservation), reason, again: pickerAddress(reservation, null) }
}

/** What happened, whether money moved, and what to do next. */
export default function ConfirmDenied({ loaderData: { reservation, reason, again } }: Route.ComponentProps) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { organisation, expiryDate } = reservation
  const { heading, text, next } = confirmDeniedTexts[reason]
  const when = expiryDate ? whenText(t, expiryDate, language) : null
  const values = { campsite: organisation.name, when: when ?? '' }
  const isPaymentProblem = reason === 'payment_declined' || reason === 'payment_cancelled'
  return (
    <BookingPage reservation={reservation} mark="denied" title={t('deniedTitle')} heading={t(heading)} lead={whatHappened()}>
      <p className="prose font-bold">{moneyText()}</p>
      <div className="flex flex-wrap gap-3">{nextStep()}</div>
      <StayFacts reservation={reservation} />
      <NeedHelp organisation={organisation} reference={reservation.simpleReference} />
    </BookingPage>
  )

  function whatHappened(): string {
    if (reason === 'expired' && !when) return t('cancelDeniedExpiredText')
    return t(text, values)
  }

  function moneyText(): string {
    if (reason === 'plots_gone') return t('wholePaymentBack')
    if (!isPaymentProblem) return endedMoneyText(t, reservation, language)
    return [t('nothingCharged'), when ? t('keptUntil', { when }) : t('stillBooked')].join(' ')
  }

  function nextStep(): ReactNode {
    if (next === 'try-again') {
      return (
        <>
          <ButtonLink to={linkAddress(reservation.id, 'confirm')}>{t('tryAgain')}</ButtonLink>
          <ButtonLink to={summaryAddress(reservation)} intent="secondary">
            {t('seeBooking')}
          </ButtonLink>
        </>
      )
    }
    if (next === 'see-booking') return <ButtonLink to={summaryAddress(reservation)}>{t('seeBooking')}</ButtonLink>
    return <ButtonLink to={again}>{t('bookAgain')}</ButtonLink>
  }
}
