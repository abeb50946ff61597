import { type AskedEvent, serviceWorker, type WorkerWorld } from '../service-worker.ts'

const origin = 'https://camp.example'

export function page(title: string, body: string): Response {
  const html = `<html><head><title>${title}</title></head><body class="a">${body}</body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A browser's caches, network and events, as far as the worker sees them. */
export function aPhone(answers: Record<string, Response>) {
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
  const notices = {
    booking: 'No connection, seen {time}',
    day: 'No connection, the day {time}',
    again: 'Try again',
    timezone: 'Africa/Johannesburg',
  }
  serviceWorker(world as unknown as WorkerWorld, notices)

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
