import { afterFirstUse, later } from '#app/components/after-first-use.tsx'

/** Facts and pictures, nothing to press. The server has them at once. */
const PlotKinds = import.meta.env.SSR
  ? (await import('./plot-kinds.tsx')).PlotKinds
  : afterFirstUse(async () => (await import('./plot-kinds.tsx')).PlotKinds)

export const LaterPlotKinds = later(PlotKinds)
