/** Where a list stands, from the request of its form: what the router adds to addresses is left out. */
export function listAddress(path: string, requestUrl: string): string {
  const query = new URLSearchParams(new URL(requestUrl).search)
  for (const added of ['_routes', 'index', 'done']) query.delete(added)
  return query.size > 0 ? `${path}?${query}` : path
}
