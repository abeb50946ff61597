import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { use } from 'react'
import { PriceLines } from '#app/components/reservation/price-lines.tsx'
import { actOf } from '#app/components/staff/bookings/act-answers.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { agreementOnWire, deskReservationOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { BookingStatus } from '#app/components/staff/bookings/booking-status.tsx'
import { DidNotice } from '#app/components/staff/bookings/did-notice.tsx'
import { savedTextNames } from '#app/components/staff/conversation/saved-text-names.server.ts'
import { bookedPlotsOf } from '#server/reservations/booked-plots-of.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { AgreementList } from './agreement-list.tsx'
import { AwaitedMoney } from './awaited-money.tsx'
import { BookingActs } from './booking-acts.tsx'
import { Conversation } from './conversation.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { HistoryList } from './history-list.tsx'
import { MessageList } from './message-list.tsx'
import { MoneyFacts } from './money-facts.tsx'
import { NotesList } from './notes-list.tsx'
import { OfflineSummary } from './offline-facts.tsx'
import { StayPanel } from './stay-panel.tsx'
import { WherePanel } from './where-panel.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId } = context.get(requestFacts)
  const asked = context.get(useCases)
  const found = await asked.showReservationToDesk.execute({ actor, idOrReference: params.reservationId })
  if (!found.ok || found.value.organisation.slug !== params.orgSlug) throw refusedPage('not-found')
  const { id } = found.value.reservation
  const amendments = await asked.listAmendments.execute({ actor, id })
  const agreements = await asked.showAgreements.execute({ actor, id })
  return {
    booking: deskReservationOnWire(found.value),
    plotMap: await bookedPlotsOf(asked, { id }),
    agreements: agreements.ok ? agreements.value.map(agreementOnWire) : [],
    canUndoChange: amendments.ok && amendments.value.some(({ isUndoable }) => isUndoable),
    did: actOf(new URL(request.url).searchParams.get('did') ?? undefined) ?? null,
    formKey: requestId,
    texts: await savedTextNames(context, found.value.organisation.id),
  }
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const { booking, plotMap, agreements, canUndoChange, did, formKey, texts } = loaderData
  const { reservation, guest, checkedInAt, organisation } = booking
  const name = (guest && fullName(guest)) || t('nobodyYet')
  const lead = (
    <span className="booking-lead">
      <strong className="whitespace-nowrap">{reservation.simpleReference}</strong>
      <span>{stayText(reservation.reservationDate, reservation.endDate, language)}</span>
      <BookingStatus status={reservation.status} checkedInAt={checkedInAt} />
      <span className="only-print">{organisation.name}</span>
    </span>
  )
  return (
    <div className="page work-page booking-page">
      <StaffPage title={name} lead={lead}>
        {did && (
          <DidNotice
            did={did}
            slug={organisation.slug}
            id={reservation.id}
            formKey={formKey}
            acts={booking.acts}
            payment={booking.moves.findLast(({ kind, offline }) => kind === 'capture' && offline)?.id}
          />
        )}
        <BookingActs booking={booking} canUndoChange={canUndoChange} />
        <AwaitedMoney booking={booking} formKey={formKey} />
        <div className="booking-columns">
          <div className="grid content-start gap-5">
            <StayPanel booking={booking} />
            <section aria-labelledby="price" className="form-section">
              <h2 id="price">{t('price')}</h2>
              <PriceLines plots={reservation.plots} total={reservation.amountDue} />
            </section>
            <WherePanel reservation={reservation} plotMap={plotMap} />
          </div>
          <div className="grid content-start gap-5">
            <GuestFacts booking={booking} />
            <MoneyFacts booking={booking} />
            <OfflineSummary offline={booking.offline} />
            <NotesList booking={booking} formKey={formKey} />
          </div>
        </div>
        <div className="booking-columns no-print">
          <Conversation booking={booking} formKey={formKey} texts={texts} />
          <div className="grid content-start gap-5">
            <HistoryList booking={booking} />
            <MessageList booking={booking} />
            <AgreementList agreements={agreements} />
          </div>
        </div>
      </StaffPage>
    </div>
  )
}
