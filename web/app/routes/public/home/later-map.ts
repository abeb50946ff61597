import { afterFirstUse } from '#app/components/after-first-use.tsx'
import { rememberPresses } from '#app/components/map/early-press.ts'

if (!import.meta.env.SSR) rememberPresses()

/** Links that work as they come. The server has them at once. */
export const ResultsMap = import.meta.env.SSR
  ? (await import('#app/components/search/results-map.tsx')).ResultsMap
  : afterFirstUse(async () => (await import('#app/components/search/results-map.tsx')).ResultsMap)
