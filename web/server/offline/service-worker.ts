/** What the worker needs of the browser; the rest of a service worker's world stays unused. */
export interface WorkerWorld {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'match'>
  readonly location: { readonly origin: string }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  fetch(request: Request | string): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
}

/** Over a kept page: `{time}` is when it was seen, in a zone of IANA. */
export interface KeptNotices {
  readonly booking: string
  readonly day: string
  readonly again: string
  readonly timezone: string
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends LastingEvent {
  readonly request: Pick<Request, 'method' | 'url' | 'mode' | 'destination'>
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/**
 * The whole service worker. Its text is sent to the browser as it stands here, so it may refer to nothing
 * outside itself. A guest's own booking stays readable without a connection, as it was last seen and without
 * scripts; so does a desk's day, for a day and without its acts. Everything else is asked for each time:
 * prices and what is free are never kept. Signing out forgets what was kept, and the desk's day is forgotten
 * by anybody's signing in too: it names many people.
 */
export function serviceWorker(world: WorkerWorld, notices: KeptNotices): void {
  const pages = 'own-bookings-1'
  const days = 'days-of-desks-1'
  const parts = 'parts-of-pages-1'
  const offline = '/offline'
  const mostPages = 20
  const patience = 8000
  const dayKeptMs = 24 * 60 * 60 * 1000
  const day = /^\/org\/[^/]+\/today$/
  let timesForgotten = 0
  const own = /^\/(?:user\/reservations|[^/]+\/reservation\/[^/]+|[^/]+\/reserve-ok)$/

  world.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage().then(() => world.skipWaiting()))
  })
  world.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([world.clients.claim(), world.registration.navigationPreload?.enable()]))
  })
  world.addEventListener('fetch', (event) => {
    const { method, url, mode, destination } = event.request
    const { origin, pathname, search } = new URL(url)
    if (origin !== world.location.origin) return
    if (method === 'POST' && pathname === '/api/auth/signout') event.waitUntil(forget(pages))
    if (method === 'POST' && /^(?:\/api)?\/auth\//.test(pathname)) event.waitUntil(forget(days))
    if (method !== 'GET') return
    const address = keptAddress(pathname.replace(/\.data$/, ''), search.replace(/[?&]_routes=[^&]*/, ''))
    const isOwn = shelfOf(address) !== undefined
    if (mode === 'navigate') event.respondWith(isOwn ? ownPage(event, address) : anyPage(event))
    else if (isOwn && pathname.endsWith('.data')) event.waitUntil(see(address))
    else if (['style', 'image', 'font'].includes(destination)) event.respondWith(part(event.request as Request))
  })

  /** One day has one page, whatever was just done on it; the days before and after it are not kept. */
  function keptAddress(path: string, search: string): string {
    return day.test(path) && !/[?&]date=/.test(search) ? path : path + search
  }

  function shelfOf(address: string): string | undefined {
    if (day.test(address)) return days
    return own.test(address.replace(/\?.*/, '')) ? pages : undefined
  }

  function forget(shelf: string): Promise<boolean> {
    timesForgotten += 1
    return world.caches.delete(shelf)
  }

  /** A day that is over is nobody's business any more. */
  async function keptOn(shelf: string, address: string): Promise<Response | undefined> {
    const cache = await world.caches.open(shelf)
    const found = await cache.match(address)
    if (!found || shelf !== days || Date.now() - Number(found.headers.get('kept-at')) < dayKeptMs) return found
    await cache.delete(address)
    return undefined
  }

  async function keepOfflinePage(): Promise<void> {
    await (await world.caches.open(parts)).put(offline, await world.fetch(offline))
  }

  async function anyPage(event: AskedEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await world.fetch(event.request as Request))
    } catch {
      return offlinePage()
    }
  }

  /**
   * The newest that can be had in time; else what was kept. A page that is gone or no longer ours is
   * forgotten.
   */
  async function ownPage(event: AskedEvent, address: string): Promise<Response> {
    const kept = await keptOn(shelfOf(address) ?? pages, address)
    const asked = anyAnswer(event)
    const before = timesForgotten
    try {
      const answer = await (kept ? Promise.race([asked, late()]) : asked)
      event.waitUntil(event.request.url.endsWith(address) ? remember(address, answer.clone(), before) : see(address))
      return answer
    } catch {
      return kept ?? offlinePage()
    }
  }

  async function anyAnswer(event: AskedEvent): Promise<Response> {
    return (await event.preloadResponse) ?? world.fetch(event.request as Request)
  }

  function late(): Promise<never> {
    return new Promise((_, fail) => setTimeout(() => fail(new Error('late')), patience))
  }

  /** A page that scripts went to was never asked for as a page: it is fetched for keeping. */
  async function see(address: string): Promise<void> {
    const before = timesForgotten
    await world.fetch(address).then((answer) => remember(address, answer, before), ignore)
  }

  function ignore(): void {}

  async function remember(address: string, answer: Response, before: number): Promise<void> {
    const shelf = shelfOf(address) ?? pages
    const cache = await world.caches.open(shelf)
    await cache.delete(address)
    const isPage = answer.status === 200 && !answer.redirected && (answer.headers.get('content-type') ?? '').includes('text/html')
    if (!isPage) return
    const html = shelf === days ? withoutActs(withoutScripts(await answer.text())) : withoutScripts(await answer.text())
    const { timezone: timeZone, again } = notices
    const seen = new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const notice = (shelf === days ? notices.day : notices.booking).replace('{time}', seen)
    const said = html.replace(
      /<body[^>]*>/,
      (body) => `${body}<p class="kept-page" role="status">${notice} ${link(address, again)}</p>`,
    )
    if (before !== timesForgotten) return
    const headers = { 'content-type': 'text/html; charset=utf-8', 'kept-at': String(Date.now()) }
    await cache.put(address, new Response(said, { headers }))
    const keys = await cache.keys()
    for (const oldest of keys.slice(0, Math.max(0, keys.length - mostPages))) await cache.delete(oldest)
    await keepParts(html)
  }

  /** Nobody is checked in without a connection, so no button promises it. */
  function withoutActs(html: string): string {
    return html.replace(/<form\b[^>]*\/bookings\/[^>]*>[\s\S]*?<\/form>/g, '')
  }

  function withoutScripts(html: string): string {
    return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]+rel="modulepreload"[^>]*>/g, '')
  }

  async function keepParts(html: string): Promise<void> {
    const cache = await world.caches.open(parts)
    const named = html.matchAll(/(?:href|src)="(\/[^"#?]+\.(?:css|svg|woff2))/g)
    for (const path of new Set([...named].map(([, file = '/']) => file)))
      if (!(await cache.match(path))) await cache.add(path).catch(ignore)
  }

  async function part(request: Request): Promise<Response> {
    try {
      return await world.fetch(request)
    } catch (gone) {
      const kept = await world.caches.match(request, { ignoreSearch: true })
      if (kept) return kept
      throw gone
    }
  }

  /** With a list of the bookings and days that can be read all the same. */
  async function offlinePage(): Promise<Response> {
    const items = [...(await itemsOn(days)), ...(await itemsOn(pages))]
    const page = (await (await (await world.caches.open(parts)).match(offline))?.text()) ?? ''
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
    return new Response(page.replace('<!--kept-->', list), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  async function itemsOn(shelf: string): Promise<readonly string[]> {
    const keys = await (await world.caches.open(shelf)).keys()
    const items = keys.map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const kept = await keptOn(shelf, pathname + search)
      return kept ? item(url, await kept.text()) : ''
    })
    return Promise.all(items)
  }

  /** The title is text of a page of ours, escaped there already. */
  function item(address: string, html: string): string {
    const { pathname, search } = new URL(address)
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname
    return `<li>${link(pathname + search, title)}</li>`
  }

  function link(path: string, words: string): string {
    return `<a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a>`
  }
}
