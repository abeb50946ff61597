import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import { rememberPresses } from '#app/components/map/early-press.ts'
import type { AboutCampsiteProps } from './about-campsite.tsx'

if (!import.meta.env.SSR) rememberPresses()

/** Words and links, below the plots. The server has them at once. */
const AboutCampsite = import.meta.env.SSR
  ? (await import('./about-campsite.tsx')).AboutCampsite
  : afterFirstUse(async () => (await import('./about-campsite.tsx')).AboutCampsite)

export const LaterAbout = memo(function LaterAbout(props: AboutCampsiteProps) {
  return (
    <Suspense>
      <AboutCampsite {...props} />
    </Suspense>
  )
})
