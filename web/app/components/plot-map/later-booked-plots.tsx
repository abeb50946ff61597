import { afterFirstUse, later } from '../after-first-use.tsx'
import './booked-plots.css'
import './plot-map-ground.css'

/** A drawing and words: nothing that is pressed. The server has it at once. */
const Drawn = import.meta.env.SSR
  ? (await import('./booked-plots.tsx')).BookedPlots
  : afterFirstUse(async () => (await import('./booked-plots.tsx')).BookedPlots)

/** For guests, who came for their booking and not for the program of its map. */
export const LaterBookedPlots = later(Drawn)
