import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import type { PlotsTogetherProps } from './plots-together.tsx'

/** Most parties have room on one plot. The server has it at once. */
const PlotsTogether = import.meta.env.SSR
  ? (await import('./plots-together.tsx')).PlotsTogether
  : afterFirstUse(async () => (await import('./plots-together.tsx')).PlotsTogether)

export const LaterPlotsTogether = memo(function LaterPlotsTogether(props: PlotsTogetherProps) {
  return (
    <Suspense>
      <PlotsTogether {...props} />
    </Suspense>
  )
})
