import { receiptText } from '@camp/domain/formatting/receipt-text.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { ReceiptPaper } from '#app/components/reservation/receipt-paper.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { ReplyForm } from '#app/components/staff/conversation/reply-form.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { deskReservationOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import { receiptOnWire } from '#server/wire/receipt-on-wire.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/bookings/bookings.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, requestId } = context.get(requestFacts)
  const asked = context.get(useCases)
  const found = await asked.showReservationToDesk.execute({ actor, idOrReference: params.reservationId })
  if (!found.ok || found.value.organisation.slug !== params.orgSlug) throw refusedPage('not-found')
  const { id } = found.value.reservation
  const shown = await asked.showReceipt.execute({ id, key: params.receiptKey })
  if (!shown.ok) throw refusedPage('not-found')
  const language = found.value.guest?.language ?? 'en'
  return {
    booking: deskReservationOnWire(found.value),
    receipt: receiptOnWire(shown.value),
    text: receiptText(shown.value, language),
    formKey: requestId,
  }
}

/** A payment on paper, to print or to send: the same sheet as the guest's link opens. */
export default function StaffReceipt({ loaderData: { booking, receipt, text, formKey } }: Route.ComponentProps) {
  const t = useText('receipt')
  const { organisation, reservation, guest } = booking
  const name = (guest && fullName(guest)) || reservation.simpleReference
  return (
    <div className="page work-page">
      <StaffPage
        title={t('title')}
        lead={`${name}, ${reservation.simpleReference}`}
        actions={
          <>
            <ButtonLink to={bookingAddress(organisation.slug, reservation.id)} intent="secondary">
              {t('seeBooking')}
            </ButtonLink>
            <PrintButton label={t('print')} />
          </>
        }
      >
        <div className="booking-columns">
          <ReceiptPaper receipt={receipt} heading="h2" />
          {!receipt.isReversed && (
            <section aria-labelledby="send" className="form-section no-print content-start">
              <h2 id="send">{t('send')}</h2>
              <p className="text-ink-soft">{t('sendHint')}</p>
              <ReplyForm booking={booking} formKey={formKey} isAnswer={false} texts={null} answers={{ text }} />
            </section>
          )}
        </div>
      </StaffPage>
    </div>
  )
}
