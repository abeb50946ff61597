type Query = Readonly<Record<string, string | number>>

/**
 * A page under `/org/org-…` for one organisation: `organisationAddress('kwena-camp',
 * 'org-organisation/sites')`.
 */
export function organisationAddress(slug: string, page: string, query: Query = {}): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/org/${page}?${new URLSearchParams([['org', slug], ...texts])}`
}

/** A page under `/org/{slug}/…`: `workAddress('kwena-camp', 'bookings')`. */
export function workAddress(slug: string, page: string): string {
  return `/org/${slug}/${page}`
}

/** The marks of a page that was reached by doing something: `withDone(address, 'saved')` shows "Saved". */
export const doneMarks = ['saved', 'created', 'deleted', 'sent', 'sent-again', 'set-aside', 'undone'] as const
export type DoneMark = (typeof doneMarks)[number]

export function withDone(address: string, mark: DoneMark): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('done', mark)
  return `${path}?${parameters}`
}
