import type { ReactNode } from 'react'

const looks = {
  plain: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  warn: 'bg-warn-soft text-warn',
} as const

/** A short fact beside a name: `Adults only`, `★ 4.7 (31)`. */
export function TagChip({ tone = 'plain', children }: { readonly tone?: keyof typeof looks; readonly children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-sm font-bold ${looks[tone]}`}>
      {children}
    </span>
  )
}
