import { describe, expect, it } from 'vitest'
import { type AskedEvent, serviceWorker, type WorkerWorld } from './service-worker.ts'

const origin = 'https://camp.example'
const summary = '/kwena-camp/reservation/abc'

describe('the service worker', () => {
  it('shows the own booking without a connection, as it was seen, without scripts', async () => {
    const phone = aPhone({ [summary]: page('Your booking', '<h1>Pitch 4</h1><script>go()</script>') })
    await phone.visit(summary)

    phone.isOnline = false
    const shown = await (await phone.visit(summary)).text()

    expect(shown).toContain('<h1>Pitch 4</h1>')
    expect(shown).toContain('<p class="kept-page" role="status">No connection')
    expect(shown).not.toContain('<script')
  })

  it('keeps the booking that scripts went to', async () => {
    const phone = aPhone({ [summary]: page('Your booking', '<h1>Pitch 4</h1>') })
    await phone.ask(`${summary}.data?_routes=root`)

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).toContain('Pitch 4')
  })

  it('keeps the styles and drawings of a kept page', async () => {
    const phone = aPhone({
      [summary]: page('Your booking', '<link href="/assets/app-1.css"><svg><use href="/assets/icons-2.svg#tent"></use></svg>'),
      '/assets/app-1.css': new Response('body{}'),
      '/assets/icons-2.svg': new Response('<svg/>'),
    })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.ask('/assets/app-1.css', 'style')).text()).toBe('body{}')
    expect(await (await phone.ask('/assets/icons-2.svg', 'image')).text()).toBe('<svg/>')
  })

  it.each(['/', '/kwena-camp?arrivalDate=2026-12-01', '/kwena-camp/reserve?reservation=abc', '/r/abc/cancel'])(
    'never keeps %s',
    async (path) => {
      const phone = aPhone({ [path]: page('R350.00', 'R350.00') })
      await phone.visit(path)

      phone.isOnline = false
      const shown = await (await phone.visit(path)).text()

      expect(shown).toContain('You are offline')
      expect(shown).not.toContain('R350.00')
    },
  )

  it('names the kept bookings where a page is not to be had', async () => {
    const phone = aPhone({ [summary]: page('Pitch 4 &amp; more', '') })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.visit('/faq')).text()).toContain(`<li><a href="${summary}">Pitch 4 &amp; more</a></li>`)
  })

  it('forgets every booking on signing out', async () => {
    const phone = aPhone({ [summary]: page('Your booking', 'Pitch 4') })
    await phone.visit(summary)
    await phone.post('/api/auth/signout')

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).not.toContain('Pitch 4')
  })

  it('forgets a booking that is gone', async () => {
    const answers: Record<string, Response> = { [summary]: page('Your booking', 'Pitch 4') }
    const phone = aPhone(answers)
    await phone.visit(summary)
    answers[summary] = new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).not.toContain('Pitch 4')
  })

  it('keeps the twenty bookings seen last', async () => {
    const paths = Array.from({ length: 22 }, (_, index) => `/kwena-camp/reservation/${index}`)
    const phone = aPhone(Object.fromEntries(paths.map((path) => [path, page(path, `<h1>${path}</h1>`)])))
    for (const path of paths) await phone.visit(path)

    phone.isOnline = false

    expect(await (await phone.visit(paths[1]!)).text()).not.toContain('<h1>/kwena')
    expect(await (await phone.visit(paths[2]!)).text()).toContain(`<h1>${paths[2]}</h1>`)
  })

  it('leaves what other sites are asked alone', async () => {
    const phone = aPhone({})

    expect(phone.leaves('https://www.google.com/maps')).toBe(true)
  })

  it('refers to nothing outside itself, since its text alone is sent', () => {
    const isolated = new Function('world', 'notice', `(${serviceWorker})(world, notice)`)

    expect(() => isolated({ addEventListener: () => {} }, '')).not.toThrow()
  })
})

function page(title: string, body: string): Response {
  const html = `<html><head><title>${title}</title></head><body class="a">${body}</body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A browser's caches, network and events, as far as the worker sees them. */
function aPhone(answers: Record<string, Response>) {
  const stores = new Map<string, ReturnType<typeof aCache>>()
  const listeners = new Map<string, (event: AskedEvent) => void>()
  const phone = { isOnline: true, visit, ask, post, leaves }

  async function fetched(request: Request | string): Promise<Response> {
    if (!phone.isOnline) throw new TypeError('Failed to fetch')
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin)
    if (pathname === '/offline') return page('You are offline', '<h1>You are offline</h1><!--kept-->')
    return answers[pathname + search]?.clone() ?? new Response('', { status: 404 })
  }

  const open = async (name: string) => stores.get(name) ?? stores.set(name, aCache(fetched)).get(name)!
  const world = {
    caches: { open, delete: async (name: string) => stores.delete(name), match: anyMatch },
    location: { origin },
    registration: {},
    clients: { claim: async () => {} },
    fetch: fetched,
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: AskedEvent) => void) => listeners.set(type, listener),
  }
  serviceWorker(world as unknown as WorkerWorld, 'No connection, seen {time}')

  async function anyMatch(request: Request): Promise<Response | undefined> {
    for (const cache of stores.values()) {
      const found = await cache.match(request.url.slice(origin.length))
      if (found) return found
    }
    return undefined
  }

  async function happen(type: string, request: Partial<Request>): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)!({
      request: { method: 'GET', mode: 'no-cors', destination: '', url: origin, ...request },
      waitUntil: (lasting: Promise<unknown>) => work.push(lasting),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    } as AskedEvent)
    const given = await answer
    await Promise.all(work)
    return given
  }

  async function visit(path: string): Promise<Response> {
    if (phone.isOnline) await happen('install', {})
    return (await happen('fetch', { url: origin + path, mode: 'navigate', destination: 'document' }))!
  }
  async function ask(path: string, destination: RequestDestination = ''): Promise<Response> {
    return (await happen('fetch', { url: origin + path, destination }))!
  }
  async function post(path: string): Promise<void> {
    await happen('fetch', { url: origin + path, method: 'POST', mode: 'navigate' })
  }
  function leaves(url: string): boolean {
    let isAnswered = false
    listeners.get('fetch')!({
      request: { method: 'GET', mode: 'no-cors', destination: 'image', url },
      waitUntil: () => {},
      respondWith: () => {
        isAnswered = true
      },
    })
    return !isAnswered
  }
  return phone
}

function aCache(fetched: (path: string) => Promise<Response>) {
  const kept = new Map<string, Response>()
  return {
    match: async (key: string | { url: string }) => kept.get(pathOf(key))?.clone(),
    put: async (key: string, answer: Response) => void kept.set(pathOf(key), answer),
    add: async (key: string) => void kept.set(pathOf(key), await fetched(key)),
    delete: async (key: string | { url: string }) => kept.delete(pathOf(key)),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
  }
}

function pathOf(key: string | { url: string }): string {
  return (typeof key === 'string' ? key : key.url).replace(origin, '')
}
