/** One request that anybody may send, as expensive as its limits allow. */
export interface WorstRequest {
  readonly name: string
  readonly path: string
  readonly init?: RequestInit
}

interface Place {
  readonly orgSlug: string
  readonly plotIds: readonly string[]
}

const year = { arrivalDate: '2027-01-01', departureDate: '2028-01-02' }
const crowd = { numberOfAdults: 40, numberOfPensioners: 0, childrenAges: [] }
const long = 'a'.repeat(900_000)

/** A year, forty people, long lists, long texts, deep JSON, long addresses: the worst of each kind. */
export function worstRequests({ orgSlug, plotIds }: Place): readonly WorstRequest[] {
  const search = { ...year, ...crowd, pageSize: 50 }
  const picker = { orgSlug, ...year, ...crowd }
  const plots = plotIds.slice(0, 40).map((plotId) => ({ plotId, ...crowd }))
  const selection = { orgSlug, ...year, plots }
  const page = new URLSearchParams({ ...year, adults: '40' } as Record<string, string>)
  return [
    { name: 'search, a year, 40 people', path: query('search.organisations', search) },
    { name: 'search by price', path: query('search.organisations', { ...search, sort: 'price', radiusKm: 2000 }) },
    { name: 'featured, a year', path: query('organisations.getFeaturedPublic', between('2027-01-01', '2028-01-01')) },
    { name: 'picker, a year, 40 people', path: query('orgPlots.getAllForPicker', picker) },
    { name: 'quote of all plots', path: query('orgPlots.quoteSelection', selection) },
    { name: 'hold of all plots', path: '/api/trpc/reservations.hold', init: json(selection) },
    { name: 'two searches in a batch', path: batch(search, 2) },
    { name: 'ten searches in a batch', path: batch(search, 10) },
    { name: 'search page, a year, 40 people', path: `/?place=Clanwilliam&${page}` },
    { name: 'campsite page, a year, 40 people', path: `/${orgSlug}?${page}` },
    { name: 'a place of 8,000 letters', path: `/api/org?query=${'a'.repeat(8000)}` },
    { name: 'an address of 8,000 parts', path: `/${'a/'.repeat(4000)}` },
    { name: 'eight thousand parameters', path: `/?${'a=&'.repeat(2600)}` },
    { name: 'deep lists', path: '/api/trpc/reservations.hold', init: json(undefined, `{"plots":${'['.repeat(400_000)}`) },
    { name: 'deep lists that close', path: '/api/trpc/reservations.hold', init: json(undefined, deep(400_000)) },
    { name: 'deep lists under a key', path: '/api/trpc/reservations.hold', init: json(undefined, deep(400_000), key()) },
    {
      name: 'a list of 300,000',
      path: '/api/trpc/reservations.hold',
      init: json({ orgSlug, ...year, plots: Array(300_000).fill(1) }),
    },
    { name: 'a text of 900,000', path: '/api/trpc/reservations.confirm', init: json({ id: long }) },
    { name: 'a form of 900,000', path: '/contact', init: form(`name=${long}`) },
    { name: 'a form of 90,000 names', path: '/contact', init: form(names(90_000).join('=&')) },
    { name: 'a form of 9,000 names', path: '/contact', init: form(names(9_000).join('=&')) },
    { name: 'a form of 12,000 parts', path: '/contact', init: multipart(names(12_000)) },
    { name: 'a form of 100,000 fields', path: '/contact', init: form('a=b&'.repeat(100_000)) },
    { name: 'a sign-in of 900,000', path: '/auth/login', init: form(`email=${long}&password=${long}`.slice(0, 1_000_000)) },
  ]
}

function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, number) => `a${number}`)
}

function query(name: string, input: object): string {
  return `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
}

function batch(input: object, count: number): string {
  const inputs = JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index, input])))
  return `/api/trpc/${Array(count).fill('search.organisations').join(',')}?batch=1&input=${encodeURIComponent(inputs)}`
}

function between(searchStartDate: string, searchEndDate: string) {
  return { searchStartDate, searchEndDate }
}

function deep(levels: number): string {
  return `{"plots":${'['.repeat(levels)}${']'.repeat(levels)}}`
}

function key(): Record<string, string> {
  return { 'Idempotency-Key': 'of-this-request' }
}

function json(input: object | undefined, text = JSON.stringify(input), headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } }
}

function multipart(names: readonly string[]): RequestInit {
  const body = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nb\r\n`).join('')
  return { method: 'POST', body: `${body}--x--`, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
}

function form(body: string): RequestInit {
  return { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
}
