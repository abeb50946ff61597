import type { StayParameters } from '../search-parameters/stay-parameters.ts'
import { writeStayParameters } from '../search-parameters/write-stay-parameters.ts'

/** A campsite's page with the dates and the party of the search (rule W8). */
export function campsiteAddress(slug: string, stay: Partial<StayParameters>): string {
  const search = writeStayParameters(stay, new URLSearchParams({ showHeaderFooter: 'true' }))
  return `/${encodeURIComponent(slug)}?${search}`
}
