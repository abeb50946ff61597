import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import type { WaysOutProps } from './ways-out.tsx'

/** Most parties find a free plot. The server has it at once. */
const WaysOut = import.meta.env.SSR
  ? (await import('./ways-out.tsx')).WaysOut
  : afterFirstUse(async () => (await import('./ways-out.tsx')).WaysOut)

export const LaterWaysOut = memo(function LaterWaysOut(props: WaysOutProps) {
  return (
    <Suspense>
      <WaysOut {...props} />
    </Suspense>
  )
})
