/**
 * Where to go back to: an address of this site, or nothing. Judged as a browser reads it, after dots, percent
 * signs, tabs and backslashes have been resolved: a path that begins with two slashes would lead to another
 * host.
 */
export function ownAddress(wanted: unknown, origin: string): URL | null {
  if (typeof wanted !== 'string' || wanted === '') return null
  const url = URL.parse(wanted, wanted.startsWith('/') ? origin : undefined)
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.username === '' && url.password === '' ? url : null
}

/** The same as a path, as redirects of pages want it. */
export function ownPath(wanted: unknown, origin: string): string | null {
  const url = ownAddress(wanted, origin)
  return url && url.pathname + url.search + url.hash
}
