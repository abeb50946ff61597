/**
 * The results that somebody came from, as they were: the address of that page alone says it, and nobody
 * else's.
 */
export function resultsBefore(request: Request, origin: string): string | null {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  if (!referer || referer.origin !== origin || referer.pathname !== '/' || referer.search === '') return null
  return `/${referer.search}`
}
