import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import config from '../app/routes.ts'
import { buildsByAddress } from './routes-by-address.ts'

type Config = (typeof config)[number]
type Routes = ServerBuild['routes']

function builtRoutes(entries: readonly Config[], parentId: string): Routes {
  const routes = entries.map(({ id: given, file, path, index, children }): Routes => {
    const id = given ?? file.replace(/\.tsx?$/, '')
    return { [id]: { id, parentId, path, index, module: {} } as Routes[string], ...builtRoutes(children ?? [], id) }
  })
  return Object.assign({}, ...routes)
}

const routes: Routes = { root: { id: 'root', path: '' } as Routes[string], ...builtRoutes(config, 'root') }
const whole = { routes, assets: { routes } } as unknown as ServerBuild
const buildOf = buildsByAddress(whole)

function treeOf({ routes: built }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(built).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return [index ? { id, index: true } : ({ id, path, children: treeOf({ routes: built } as ServerBuild, id) } as RouteObject)]
  })
}

const wholeTree = treeOf(whole)
const idsOf = (tree: RouteObject[], address: string) => matchRoutes(tree, address)?.map(({ route }) => route.id)

/** One address of every route. */
function addresses(tree: readonly RouteObject[], above = ''): readonly string[] {
  return tree.flatMap(({ path, children, index }) => {
    const own = [above, path].filter(Boolean).join('/')
    const isPage = path !== undefined || index
    return [...(isPage ? [`/${own.replace(/:\w+/g, 'a-name').replace('*', 'x/y')}`] : []), ...addresses(children ?? [], own)]
  })
}

const all = [...new Set(addresses(wholeTree))]

describe('the routes that an address can mean', () => {
  it.each([
    ...all,
    ...[
      '/karoo-stargazers',
      '/karoo-stargazers/nothing',
      '/a/b/c/d',
      '/Admin/Users',
      '/ORG/a-name/today',
      '/org',
      '/admin',
      '/r',
    ],
    ...['/faq/', '/%61dmin/users', '//admin/users', '/admin//users', '/_x', '/orgs', '/~a', '/a.b'],
  ])('are the same as among all: %s', (address) => {
    expect(idsOf(treeOf(buildOf(address)), address)).toEqual(idsOf(wholeTree, address))
  })

  it.each(['/karoo-stargazers.data', '/admin/users.data', '/_.data', '/faq.data'])('are there for scripts too: %s', (address) => {
    const page = address === '/_.data' ? '/' : address.replace('.data', '')

    expect(idsOf(treeOf(buildOf(address)), page)).toEqual(idsOf(wholeTree, page))
  })

  it.each(['/', '/karoo-stargazers', '/faq'])('are few for guests: %s', (address) => {
    expect(all.length).toBeGreaterThan(150)
    expect(Object.keys(buildOf(address).routes).length).toBeLessThan(15)
    expect(Object.keys(buildOf(address).assets.routes)).toEqual(Object.keys(buildOf(address).routes))
  })

  it('are all there for the manifest of React Router', () => {
    expect(buildOf('/__manifest')).toBe(whole)
  })
})
