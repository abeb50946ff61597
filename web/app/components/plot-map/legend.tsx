import type { ReactNode } from 'react'

interface LegendProps {
  readonly id: string
  /** For whoever does not see it. */
  readonly title: string
  readonly entries: readonly { readonly key: string; readonly sign: ReactNode; readonly name: string }[]
}

/** What the signs and colours of a map mean. */
export function Legend({ id, title, entries }: LegendProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {entries.map(({ key, sign, name }) => (
          <li key={key} className="inline-flex items-center gap-2">
            {sign}
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
