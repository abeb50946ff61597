import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
}

/** More for those who want it: "See the price breakdown". Opens without scripts. */
export function Disclosure({ summary, children, isOpen = false }: DisclosureProps) {
  return (
    <details open={isOpen} className="menu group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-4">
        <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
