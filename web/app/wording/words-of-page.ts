import type { Part } from './wording-store.ts'

const ofContentPages: Readonly<Record<string, readonly Part[]>> = {
  '/about': ['about', 'operator'],
  '/accessibility': ['accessibility'],
  '/book-demo': ['bookDemo'],
  '/contact': ['contact', 'operator'],
  '/faq': ['faq'],
  '/policies': ['policies'],
  '/privacy': ['privacy', 'operator'],
  '/terms': ['terms', 'operator'],
}

/** Pages that show the words of the product alone. */
export const contentPages: ReadonlySet<string> = new Set(Object.keys(ofContentPages))

/** In this order; the first that fits says it. */
const ofAreas: readonly (readonly [address: RegExp, parts: readonly Part[]])[] = [
  [/^$/, ['search', 'stay']],
  [/^\/org\/[^/]+\/bookings\/[^/]+\/receipt\//, ['staff', 'receipt']],
  [/^\/org\/[^/]+\/(bookings|offline-bookings)\//, ['staff', 'reservation', 'bookingMoney', 'quoteLines', 'plotMap']],
  [/^\/org\/org-organisation\/map$/, ['staff', 'plotMap']],
  [/^\/(org|admin)(\/|$)/, ['staff']],
  [/^\/list-your-campsite(\/|$)/, ['listCampsite', 'auth']],
  [/^\/auth(\/|$)/, ['auth']],
  [/^\/user\/profile$/, ['profile']],
  [/^\/user\/reviews$/, ['reviews']],
  [/^\/user\/invitations$/, ['user']],
  [/^\/user(\/|$)/, ['user', 'reservation', 'help']],
  [/^\/r\/[^/]+\/review$/, ['reviews']],
  [/^\/r\/[^/]+\/invoice$/, ['invoice']],
  [/^\/r\/[^/]+\/receipt\//, ['receipt']],
  [/^\/r\/[^/]+\/message$/, ['writing', 'help']],
  [/^\/r\/[^/]+\/change$/, ['change', 'reservation', 'bookingMoney', 'stay', 'quoteLines', 'help']],
  [/^\/r\//, ['reservation', 'bookingMoney', 'quoteLines', 'help']],
  [/^\/[^/]+\/contact-code$/, ['contactCode', 'auth']],
  [/^\/[^/]+\/reserve$/, ['reserve', 'bookingMoney', 'help']],
  [/^\/[^/]+\/(reserve-ok$|reservation\/)/, ['reservation', 'bookingMoney', 'quoteLines', 'help']],
  [/^\/[^/]+\/map$/, ['campsite', 'stay', 'plotMap']],
  [/^\/[^/]+$/, ['campsite', 'stay']],
]

/**
 * The parts that a page shows at once: they are there before the browser takes the page over, so that a click
 * waits for nothing.
 */
export function wordsOfPage(pathname: string): readonly Part[] {
  const path = pathname.replace(/\/+$/, '')
  const own = ofContentPages[path] ?? ofAreas.find(([address]) => address.test(path))?.[1] ?? []
  return ['everywhere', ...own]
}
