import { lazy } from 'react'

const fetchEmptyResults = () => import('./empty-results.tsx')

/** Who finds something does not download it. The server has it at once. */
export const EmptyResults = import.meta.env.SSR
  ? (await fetchEmptyResults()).EmptyResults
  : lazy(async () => ({ default: (await fetchEmptyResults()).EmptyResults }))
