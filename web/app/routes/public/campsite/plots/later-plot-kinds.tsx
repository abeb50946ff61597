import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import type { PlotKindsProps } from './plot-kinds.tsx'

/** Facts and pictures, nothing to press. The server has them at once. */
const PlotKinds = import.meta.env.SSR
  ? (await import('./plot-kinds.tsx')).PlotKinds
  : afterFirstUse(async () => (await import('./plot-kinds.tsx')).PlotKinds)

export const LaterPlotKinds = memo(function LaterPlotKinds(props: PlotKindsProps) {
  return (
    <Suspense>
      <PlotKinds {...props} />
    </Suspense>
  )
})
