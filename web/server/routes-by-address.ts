import type { ServerBuild } from 'react-router'

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

/** Addresses that begin with a word of their own, by that word; the rest begin with a campsite’s name. */
const anyWord = '*'

/**
 * React Router tries every route of a build for every page, several times over. Here each first word of an
 * address has a build of its own, with the routes that can be meant, so that the pages of staff cost guests
 * nothing. What each answers is what the whole answers.
 */
export function buildsByAddress(whole: ServerBuild): (pathname: string) => ServerBuild {
  const firstWords = new Map(
    Object.values(whole.routes).flatMap((route) => (route ? [[route.id, firstWordOf(whole, route)]] : [])),
  )
  const known = new Set(firstWords.values())
  const parts = new Map<string, ServerBuild>()
  return (pathname) => {
    const asked = firstWordAsked(pathname)
    if (asked === undefined) return whole
    const word = known.has(asked) ? asked : anyWord
    const part = parts.get(word) ?? withRoutes(whole, (id) => [word, anyWord].includes(firstWords.get(id) ?? ''))
    parts.set(word, part)
    return part
  }
}

/** Undefined where only React Router can tell: escaped characters, doubled slashes, its own manifest. */
function firstWordAsked(pathname: string): string | undefined {
  const asked = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  const isPlain = /^\/(?!__)[\w.~/-]*$/.test(asked) && !asked.includes('//')
  return isPlain ? asked.split('/')[1]?.toLowerCase() : undefined
}

function firstWordOf(build: ServerBuild, route: BuiltRoute): string {
  const [first = ''] = pathOf(build, route).split('/')
  return /[:*?]/.test(first) ? anyWord : first.toLowerCase()
}

function pathOf(build: ServerBuild, route: BuiltRoute): string {
  const parent = build.routes[route.parentId ?? '']
  return [parent && pathOf(build, parent), route.path].filter(Boolean).join('/')
}

/** Those routes and the ones that they stand in. */
function withRoutes(build: ServerBuild, isMeant: (id: string) => boolean): ServerBuild {
  const kept = new Set<string>()
  for (const route of Object.values(build.routes)) {
    if (!route || (route.path === undefined && !route.index) || !isMeant(route.id)) continue
    for (let above: BuiltRoute | undefined = route; above; above = build.routes[above.parentId ?? '']) kept.add(above.id)
  }
  const filtered = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
  return { ...build, routes: filtered(build.routes), assets: { ...build.assets, routes: filtered(build.assets.routes) } }
}
