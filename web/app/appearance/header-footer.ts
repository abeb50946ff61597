/**
 * The pages of rule W1, each with a bar of its own; elsewhere both show. `:` stands for any one part.
 * Addresses heed no case.
 */
const pagesWithout = [
  '/org/:/bookings',
  '/org/:/calendar',
  '/org/:/offline-bookings',
  '/:/map',
  '/:/reserve',
  '/:/reserve-ok',
  '/r/:/cancel',
  '/r/:/cancel-ok',
  '/r/:/cancel-denied',
  '/r/:/confirm',
  '/r/:/confirm-ok',
  '/r/:/confirm-denied',
].map((pattern) => new RegExp(`^${pattern.replaceAll(':', '[^/]+')}/?$`, 'i'))

/** Only the text `false` hides: embedded in the site of a campsite. */
export function isHeaderFooterWanted(query: URLSearchParams): boolean {
  return query.get('showHeaderFooter') !== 'false'
}

/** The address of a page that this one leads to: embedded as this one is. */
export function embeddedAs(query: URLSearchParams, address: string): string {
  if (isHeaderFooterWanted(query)) return address
  const [page = '', part] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}showHeaderFooter=false${part === undefined ? '' : `#${part}`}`
}

/**
 * Where pages of a booking open that an embedded one leads to: they are shown in no frame of another site, so
 * they take its place.
 */
export function bookingTarget(query: URLSearchParams): '_top' | undefined {
  return isHeaderFooterWanted(query) ? undefined : '_top'
}

export function showsHeaderFooter(pathname: string, query: URLSearchParams): boolean {
  return isHeaderFooterWanted(query) && !pagesWithout.some((page) => page.test(pathname))
}
