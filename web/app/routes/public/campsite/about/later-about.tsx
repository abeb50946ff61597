import { afterFirstUse, later } from '#app/components/after-first-use.tsx'
import { rememberPresses } from '#app/components/map/early-press.ts'

if (!import.meta.env.SSR) rememberPresses()

/** Words and links, below the plots. The server has them at once. */
const AboutCampsite = import.meta.env.SSR
  ? (await import('./about-campsite.tsx')).AboutCampsite
  : afterFirstUse(async () => (await import('./about-campsite.tsx')).AboutCampsite)

export const LaterAbout = later(AboutCampsite)
