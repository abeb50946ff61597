/** Where to go after signing in: an address of this site in full, or nothing. A path may begin with one slash alone. */
export function ownAddress(wanted: unknown, origin: string): URL | null {
  if (typeof wanted !== 'string' || wanted === '') return null
  const isPath = /^\/(?![/\\])/.test(wanted)
  const url = URL.parse(wanted, isPath ? origin : undefined)
  return url?.origin === origin ? url : null
}

/** The same as a path, as redirects of pages want it. */
export function ownPath(wanted: unknown, origin: string): string | null {
  const url = ownAddress(wanted, origin)
  return url && url.pathname + url.search + url.hash
}
