import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'

/**
 * What every form and link of the campsite's pages carries on: how the page is embedded, and one site alone
 * when asked for.
 */
export function keptParameters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name === 'showHeaderFooter' || name === 'siteId'))
}

export function withStay(search: URLSearchParams, stay: StayParameters): URLSearchParams {
  return writeStayParameters(stay, keptParameters(search))
}
