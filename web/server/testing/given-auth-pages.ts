import { deafFeed } from '@camp/adapters/change-feed/change.ts'
import { readingPastKept } from '@camp/adapters/change-feed/kept.ts'
import type { Product, ProductScope, ProductSurroundings } from '@camp/adapters/composition/product.ts'
import { startTestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { endingWithRequest } from '@camp/adapters/shared/request-end.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Hono } from 'hono'
import { unhurried } from '../deadline.ts'
import { AuthClient } from './auth-client.ts'
import { givenAccount, password } from './given-accounts.ts'
import { testHost } from './given-app.ts'
import { givenProduct, type ServedMarketplace } from './given-marketplace.ts'
import { someSite } from './some-site.ts'
import { watchedInTests } from './watched-in-tests.ts'
import { webAppModule } from './web-app-module.ts'

/**
 * The whole application with its pages, on a store of its own, for the guest Zanele, an owner and the
 * platform.
 */
export interface AuthPages {
  readonly marketplace: ServedMarketplace
  /** Somebody new, with a browser's name: what is no browser is taken for a robot. */
  aVisit(): AuthVisit
  stop(): Promise<void>
}

/** Acts that answer as the test says, in place of the product's own. */
type Answers = { readonly [Name in keyof UseCases]?: () => Promise<unknown> }

export interface AuthVisit {
  readonly browser: AuthClient
  page(path: string): Promise<string>
  /** Fills in the page's form, with the token it carries. */
  send(path: string, fields: Record<string, string>): Promise<Response>
  signIn(name: string, path?: string): Promise<Response>
}

export async function givenAuthPages(others: Partial<ProductSurroundings> = {}, answers: Answers = {}): Promise<AuthPages> {
  const marketplace = await givenProduct(await startTestStore(), others)
  await givenAccount(marketplace, 'zanele')
  await givenAccount(marketplace, 'owner', 'ORGADMIN')
  await givenAccount(marketplace, 'admin', 'SUPERADMIN')
  const { createWebApp } = await webAppModule()
  const container = {
    scope: answering(marketplace.product.scope, answers),
    paymentOrigins: [],
    site: someSite(),
    formSecret: () => 'of this test',
    pictures: new Hono(),
    mailbox: null,
    endingWithRequest,
    readingPastKept,
    checkReadiness: async () => {},
    changeFeedState: () => 'lost' as const,
    changeFeed: deafFeed,
    watched: watchedInTests,
    close: async () => {},
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { now } = marketplace.clock
  const app = createWebApp({
    container,
    log,
    now,
    patience: unhurried,
    isDevelopment: false,
    trustsProxy: false,
    paymentOrigins: [],
    clientDirectory: null,
  })
  return {
    marketplace,
    aVisit: () => aVisit(app.fetch),
    stop: marketplace.stop,
  }
}

function answering(open: Product['scope'], answers: Answers): Product['scope'] {
  return (origin) => {
    const scope = open(origin)
    const answered = Object.fromEntries(Object.entries(answers).map(([name, execute]) => [name, { execute }]))
    const useCases = new Proxy(scope.useCases, { get: (target, name) => answered[String(name)] ?? Reflect.get(target, name) })
    return Object.defineProperties(
      {},
      {
        useCases: { get: () => useCases },
        idempotencyKeys: { get: () => scope.idempotencyKeys },
      },
    ) as ProductScope
  }
}

function aVisit(answer: (request: Request) => Response | Promise<Response>): AuthVisit {
  const browser = new AuthClient(async (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36')
    return answer(new Request(`${testHost}${path}`, { ...init, headers }))
  })
  const page = async (path: string) => (await browser.fetch(path)).text()
  const send = async (path: string, fields: Record<string, string>) => {
    const csrfToken = /name="csrfToken" value="(\w+)"/.exec(await page(path))?.[1] ?? ''
    return browser.post(path, { csrfToken, ...fields })
  }
  return { browser, page, send, signIn: (name, path = '/auth/login') => send(path, { go: 'password', username: name, password }) }
}
