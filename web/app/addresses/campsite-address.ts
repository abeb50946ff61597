import { queryText } from '../search-parameters/query-text.ts'
import type { StayParameters } from '../search-parameters/stay-parameters.ts'
import { stayPairs } from '../search-parameters/write-stay-parameters.ts'

/** A campsite's page with the dates and the party of the search (rule W8). */
export function campsiteAddress(slug: string, stay: Partial<StayParameters>): string {
  return `/${encodeURIComponent(slug)}?${queryText([['showHeaderFooter', 'true'], ...stayPairs(stay)])}`
}
