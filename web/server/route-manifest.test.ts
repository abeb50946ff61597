import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routeManifest } from './route-manifest.ts'

const routes = {
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  campsite: { id: 'campsite', parentId: 'root', path: ':slug', module: {} },
  users: { id: 'users', parentId: 'root', path: 'admin/users', module: {} },
} as unknown as ServerBuild['routes']

const of = (...ids: readonly string[]) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))

function handlerWith(...ids: readonly string[]): RequestHandler {
  const built = { routes: of(...ids), assets: { routes: of(...ids), version: 'v1' }, basename: '/', future: {}, ssr: true }
  const discovery = { routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' }, entry: { module: {} }, isSpaMode: false }
  return createRequestHandler({ ...built, ...discovery } as unknown as ServerBuild, 'production')
}

const whole = handlerWith('root', 'home', 'campsite', 'users')
const ofStaff = handlerWith('root', 'users')
const ofGuests = handlerWith('root', 'home', 'campsite')
const asked: string[] = []
const handlerOf = (path: string) => {
  asked.push(path)
  return path === '/__manifest' ? whole : path.startsWith('/admin') ? ofStaff : ofGuests
}

const ask = async (query: string) => {
  const request = () => new Request(`http://localhost/__manifest?${query}`)
  const told = async (answer: Response) => [
    answer.status,
    [...answer.headers],
    answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : await answer.text(),
  ]
  const scope = () => new RouterContextProvider()
  return {
    split: await told(await routeManifest(handlerOf, request(), scope())),
    whole: await told(await whole(request(), scope())),
  }
}

describe('which routes the links of a page lead to', () => {
  it.each([
    ['version=v1&paths=/camp-one,/camp-two,/admin/users,/', 'of everybody'],
    ['version=v1&paths=camp-one', 'without a slash'],
    ['version=v1&paths=/camp-one,/a/b/c', 'that there are not'],
    ['version=v1&paths=', 'of no address'],
    ['version=v1', 'unasked'],
    ['version=v0&paths=/camp-one,/admin/users', 'of a release before'],
  ])('is answered as all routes answer it: %s, %s', async (query) => {
    const { split, whole } = await ask(query)

    expect(split).toEqual(whole)
  })

  it('is looked for among the routes that an address can mean', async () => {
    asked.length = 0
    const { split } = await ask('version=v1&paths=/camp-one,/admin/users')

    expect(asked).toEqual(['/camp-one', '/admin/users'])
    expect(Object.keys(split[2] as object).sort()).toEqual(['campsite', 'root', 'users'])
  })
})
