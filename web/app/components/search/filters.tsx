import { memo, Suspense } from 'react'
import { afterFirstUse } from '../after-first-use.tsx'
import type { FiltersPanelProps } from './filters-panel.tsx'

/**
 * Plain controls that work as they come; their program follows once somebody uses the page. The server has it
 * at once.
 */
const FiltersPanel = import.meta.env.SSR
  ? (await import('./filters-panel.tsx')).FiltersPanel
  : afterFirstUse(async () => (await import('./filters-panel.tsx')).FiltersPanel)

/**
 * Every filter, begun anew with each address. What else is typed in the form leaves it alone while it waits
 * for its program.
 */
export const Filters = memo(function Filters({ address, ...panel }: FiltersPanelProps & { readonly address: string }) {
  return (
    <Suspense>
      <FiltersPanel key={address} {...panel} />
    </Suspense>
  )
})
