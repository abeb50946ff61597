/**
 * The path as the routes are found by it (rule U10): React Router heeds no case and decodes. Whoever judges
 * an address by its words judges this, or `/R/…` would open what `/r/…` keeps.
 */
export function pathAsRouted(pathname: string): string {
  return decoded(pathname).toLowerCase()
}

function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
