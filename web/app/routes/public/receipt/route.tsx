import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { ReceiptPaper } from '#app/components/reservation/receipt-paper.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { receiptOnWire } from '#server/wire/receipt-on-wire.ts'
import type { Route } from './+types/route.ts'

/** `/r/{id}/receipt/{key}`: where the message with a receipt leads. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = { id: params.reservationId as ReservationId, key: params.receiptKey }
  const shown = await context.get(useCases).showReceipt.execute(asked)
  if (!shown.ok) throw notFound()
  return { receipt: receiptOnWire(shown.value) }
}

export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  const t = useText('receipt')
  const { campsite, reference, reservationId: id } = receipt
  return (
    <div className="page max-w-[680px] py-8 sm:py-10 print:max-w-none print:p-0">
      <PageTitle title={t('pageTitle', { reference, campsite: campsite.name })} />
      <ReceiptPaper receipt={receipt} heading="h1" />
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <PrintButton label={t('print')} />
        <ButtonLink to={summaryAddress({ id, organisation: campsite })} intent="secondary">
          {t('seeBooking')}
        </ButtonLink>
      </div>
    </div>
  )
}
