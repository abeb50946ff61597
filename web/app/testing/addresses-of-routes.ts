import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Every address of the table of pages, from the root, with its parameters as they stand there. */
export function addressesOf(entries: readonly RouteConfigEntry[], above = ''): readonly string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path ? `${above}/${path}` : above
    return [...(path ? [address] : []), ...addressesOf(children ?? [], address)]
  })
}
