import type { ReactNode } from 'react'

export type BadgeTone = 'good' | 'warn' | 'bad' | 'quiet'

/** A state in a word: `Active`, `Paused`. Never by colour alone. */
export function StatusBadge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return <span className={`status-badge status-${tone}`}>{children}</span>
}
