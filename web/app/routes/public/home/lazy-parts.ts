import { lazy } from 'react'

/** Once the program of the results is there, it is not fetched again. */
export const fetchResults = () => import('./results-grid.tsx')
const fetchBeginnings = () => import('./beginnings.tsx')

/** The form is at work before these are there: each page downloads its own. The server has them at once. */
export const ResultsGrid = import.meta.env.SSR
  ? (await fetchResults()).ResultsGrid
  : lazy(async () => ({ default: (await fetchResults()).ResultsGrid }))

export const Beginnings = import.meta.env.SSR
  ? (await fetchBeginnings()).Beginnings
  : lazy(async () => ({ default: (await fetchBeginnings()).Beginnings }))
