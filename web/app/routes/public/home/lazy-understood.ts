import { lazy } from 'react'

const fetchUnderstood = () => import('./understood.tsx')

/** Who typed a name that is known does not download it. The server has it at once. */
export const Understood = import.meta.env.SSR
  ? (await fetchUnderstood()).Understood
  : lazy(async () => ({ default: (await fetchUnderstood()).Understood }))
