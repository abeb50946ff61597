import { createElement, lazy, memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.tsx'
import type { BeginningsProps } from './beginnings.tsx'

/** Once the program of the results is there, it is not fetched again. */
export const fetchResults = () => import('./results-grid.tsx')
const fetchBeginnings = () => import('./beginnings.tsx')

/** The form is at work before these are there: each page downloads its own. The server has them at once. */
export const ResultsGrid = import.meta.env.SSR
  ? (await fetchResults()).ResultsGrid
  : lazy(async () => ({ default: (await fetchResults()).ResultsGrid }))

const LinksAndCards = import.meta.env.SSR
  ? (await fetchBeginnings()).Beginnings
  : afterFirstUse(async () => (await fetchBeginnings()).Beginnings)

/** Links and pictures that work as the server wrote them; what goes on around them leaves them alone. */
export const Beginnings = memo(function Beginnings(props: BeginningsProps) {
  return createElement(Suspense, null, createElement(LinksAndCards, props))
})
