import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** What the guest pays the campsite itself, until when, and where to; nothing where nothing is open. */
export function DirectPayment({ reservation: { paidDirectly } }: { readonly reservation: WireReservation }) {
  if (!paidDirectly) return null
  const { text, how, account } = paidDirectly
  return (
    <section aria-label={account?.title} className="rounded-card border border-line bg-surface p-5">
      <p className="font-bold">{text}</p>
      <p className="mt-2 text-ink-soft">{how}</p>
      {account && (
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {account.rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 break-words font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
