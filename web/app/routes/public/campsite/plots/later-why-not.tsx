import { afterFirstUse, later } from '#app/components/after-first-use.tsx'

/** Words and one link. The server has them at once. */
const PlotWhyNot = import.meta.env.SSR
  ? (await import('./plot-why-not.tsx')).PlotWhyNot
  : afterFirstUse(async () => (await import('./plot-why-not.tsx')).PlotWhyNot)

export const LaterWhyNot = later(PlotWhyNot)
