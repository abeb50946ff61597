import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'

interface Totals {
  readonly count: number
  readonly amountDue: number
  readonly amountPaid: number
  readonly balance: number
}

/** Of everything that matches, not of the page. */
export function BookingTotals({ count, amountDue, amountPaid, balance }: Totals) {
  const t = useText('bookings')
  const facts = [
    [t('found'), String(count)],
    [t('due'), randText(amountDue)],
    [t('paid'), randText(amountPaid)],
    [t('balance'), randText(balance)],
  ] as const
  return (
    <dl className="booking-totals">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
