import { randText } from '#app/formatting/rand-text.ts'

export interface ListTotal {
  readonly name: string
  /** In rand. */
  readonly amount: number
  /** How many rows it is the sum of, where that says something. */
  readonly count?: number
  /** Beside sums that matter more. */
  readonly isMinor?: boolean
}

interface ListTotalsProps {
  readonly label: string
  readonly totals: readonly ListTotal[]
}

/** Sums over all pages of a list. */
export function ListTotals({ label, totals }: ListTotalsProps) {
  return (
    <section aria-label={label}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {totals.map(({ name, amount, count, isMinor = false }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={isMinor ? 'tabular-nums' : 'font-bold tabular-nums'}>
              {randText(amount)}
              {count !== undefined && ` (${count})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
