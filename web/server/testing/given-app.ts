import { deafFeed } from '@camp/adapters/change-feed/change.ts'
import { readingPastKept } from '@camp/adapters/change-feed/kept.ts'
import { endingWithRequest } from '@camp/adapters/shared/request-end.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { Hono } from 'hono'
import { createWebApp } from '../app.ts'
import { type Patience, unhurried } from '../deadline.ts'
import type { ReadBudget } from '../read-budget.ts'
import type { WorkScope } from '../web-env.ts'
import { ApiClient } from './api-client.ts'
import { someSite } from './some-site.ts'
import { watchedInTests } from './watched-in-tests.ts'

export const testHost = 'http://camp.example'

/** Every fault that the app has reported. */
export type Faults = object[]

export interface AppFixture {
  readonly client: ApiClient
  readonly fetch: (request: Request) => Promise<Response>
  readonly faults: Faults
  /** The lines of the request log. */
  readonly requests: readonly object[]
}

export interface AppOptions {
  readonly now?: string
  readonly serviceKey?: string
  readonly patience?: Patience
  readonly readBudget?: ReadBudget
  /** Where every request comes from; from nowhere unless said. */
  readonly address?: string
}

/** The whole web door over the given use cases; its pages are not built. */
export function givenApp(
  openScope: () => WorkScope,
  { now = '2026-11-21T08:00:00Z', serviceKey, patience = unhurried, readBudget, address }: AppOptions = {},
): AppFixture {
  const faults: Faults = []
  const requests: object[] = []
  const { fetch } = createWebApp({
    container: {
      scope: openScope,
      paymentOrigins: [],
      site: someSite(),
      formSecret: () => 'of this test',
      serviceKey,
      pictures: new Hono(),
      mailbox: null,
      endingWithRequest,
      readingPastKept,
      checkReadiness: async () => {},
      changeFeedState: () => 'lost',
      changeFeed: deafFeed,
      watched: watchedInTests,
      close: async () => {},
    },
    log: { info: (facts) => requests.push(facts), warn: () => {}, error: (facts) => faults.push(facts) },
    now: () => Temporal.Instant.from(now),
    isDevelopment: false,
    trustsProxy: false,
    paymentOrigins: [],
    clientDirectory: null,
    patience,
    ...(readBudget && { readBudget }),
  })
  const connection = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } }
  const answer = async (request: Request) => fetch(request, connection)
  const client = new ApiClient((path, init) => answer(new Request(`${testHost}${path}`, init)))
  return { client, fetch: answer, faults, requests }
}
