import { afterFirstUse, later } from '#app/components/after-first-use.tsx'

/** Most parties find a free plot. The server has it at once. */
const WaysOut = import.meta.env.SSR
  ? (await import('./ways-out.tsx')).WaysOut
  : afterFirstUse(async () => (await import('./ways-out.tsx')).WaysOut)

export const LaterWaysOut = later(WaysOut)
