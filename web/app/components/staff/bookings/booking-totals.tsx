import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireBookingTotals } from '#server/wire/desk-reservation-on-wire.ts'

/** Of everything that matches, not of the page; what the amounts leave out is said. */
export function BookingTotals({ count, amountDue, amountPaid, balance, ended }: WireBookingTotals) {
  const t = useText('bookings')
  const isAllEnded = ended.count === count
  const amounts = [
    [t('due'), randText(amountDue)],
    [t('paid'), randText(amountPaid)],
    [t('balance'), randText(balance)],
  ] as const
  const facts = [[t('found'), String(count)] as const, ...(isAllEnded ? [] : amounts)]
  const left = { count: ended.count, paid: randText(ended.amountPaid) }
  return (
    <>
      <dl className="booking-totals">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ended.count > 0 && <p className="text-ink-soft">{isAllEnded ? t('allLeftOut', left) : t('leftOut', left)}</p>}
    </>
  )
}
