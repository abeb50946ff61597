import { MoneyArrived } from '#app/components/staff/bookings/money-arrived.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** What the guest was told to transfer, and the press that says that it came. */
export function AwaitedMoney({ booking, formKey }: { readonly booking: WireDeskReservation; readonly formKey: string }) {
  const t = useText('bookings')
  const { reservation, organisation, acts, today, version } = booking
  const { paidDirectly, id, simpleReference } = reservation
  if (!paidDirectly || !acts.includes('record-payment')) return null
  return (
    <section className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4">
      <p className="min-w-0 flex-1 basis-72">
        <span className="booking-fine">{t('guestWasToldToPay')}</span> {paidDirectly.text}
      </p>
      <MoneyArrived
        slug={organisation.slug}
        id={id}
        reference={simpleReference}
        amount={paidDirectly.amount}
        version={version}
        today={today}
        formKey={formKey}
      />
    </section>
  )
}
