import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'

const kept = new Set(['showHeaderFooter', 'siteId', 'show'])

/**
 * What every form and link of the campsite's pages carries on: how the page is embedded, and which plots are
 * shown.
 */
export function keptParameters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => kept.has(name)))
}

export function withStay(search: URLSearchParams, stay: StayParameters): URLSearchParams {
  return writeStayParameters(stay, keptParameters(search))
}
