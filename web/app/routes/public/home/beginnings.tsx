import { FeaturedCampsites } from './featured-campsites.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { StartData } from './load-home.ts'
import { QuickStartLinks } from './quick-start-links.tsx'

export type BeginningsProps = Pick<StartData, 'parameters' | 'featured' | 'quickStarts'>

/** Below the form of the front door: dates to begin with, a few places, how it goes on. */
export function Beginnings({ parameters, featured, quickStarts }: BeginningsProps) {
  return (
    <>
      <QuickStartLinks starts={quickStarts} parameters={parameters} />
      <FeaturedCampsites featured={featured} parameters={parameters} />
      <HowItWorks />
    </>
  )
}
