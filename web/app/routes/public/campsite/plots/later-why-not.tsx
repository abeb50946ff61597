import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import type { PlotWhyNotProps } from './plot-why-not.tsx'

/** Words and one link. The server has them at once. */
const PlotWhyNot = import.meta.env.SSR
  ? (await import('./plot-why-not.tsx')).PlotWhyNot
  : afterFirstUse(async () => (await import('./plot-why-not.tsx')).PlotWhyNot)

export const LaterWhyNot = memo(function LaterWhyNot(props: PlotWhyNotProps) {
  return (
    <Suspense>
      <PlotWhyNot {...props} />
    </Suspense>
  )
})
