import type { Actor } from '@camp/application/shared/actor.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { RouterContextProvider } from 'react-router'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { idempotencyKeys, type RequestFacts, requestFacts, useCases } from '../request-scope.ts'
import { nobodyYet } from '../session/sign-in-facts.ts'
import { testHost } from './given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from './given-marketplace.ts'
import { someSite } from './some-site.ts'

/** What a page's loader or action is given. */
interface Given {
  readonly context: RouterContextProvider
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
}

interface Asked {
  /** With its query; `?org=` is added. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly as?: Actor
}

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a page answered: plain data, or where it leads to. */
export interface Answered {
  readonly status: number
  /** Path and query. */
  readonly to: string | null
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects of it.
  readonly data: any
}

/** The settings of Kloofwater Camp, and who may and may not change them. */
export interface SettingsPages {
  readonly marketplace: ServedMarketplace
  readonly pages: ReturnType<typeof staffPages>
  readonly clerk: Actor
  readonly stranger: Actor
  readonly platform: Actor
  readonly plots: readonly { readonly id: string; readonly name: string }[]
  readonly idOf: (table: SettingsTable, name: string) => Promise<string>
  readonly firstOf: (table: SettingsTable) => Promise<{ readonly id: string; readonly name: string }>
  /** Somebody who manages it, by the id of that link. */
  readonly member: () => Promise<{ readonly id: string; readonly username: string }>
  readonly stop: () => Promise<void>
}

type SettingsTable = 'season' | 'discount' | 'age_scale' | 'site' | 'payment_rule' | 'special_term'

export async function givenSettingsPages(): Promise<SettingsPages> {
  await loadAllWords('en')
  const marketplace = await givenServedMarketplace()
  const { em } = marketplace.store
  const [camp] = await em.execute<[{ id: OrganisationId }]>(`select id from organisation where slug = 'kloofwater-camp'`)
  const plots = await em.execute<SettingsPages['plots'][number][]>(
    'select id, name from plot where organisation_id = ? order by position, id',
    [camp.id],
  )
  return {
    marketplace,
    pages: staffPages(marketplace, 'kloofwater-camp', somebodyOf(camp.id, 'ORGADMIN')),
    clerk: somebodyOf(camp.id, 'ORGUSER'),
    stranger: somebodyOf(null, 'USER'),
    platform: somebodyOf(null, 'SUPERADMIN'),
    plots,
    idOf: async (table, name) => {
      const rows = await em.execute<{ id: string }[]>(`select id from ${table} where name = ? and organisation_id = ?`, [
        name,
        camp.id,
      ])
      return rows[0]?.id ?? ''
    },
    firstOf: async (table) => {
      const [row] = await em.execute<[{ id: string; name: string }]>(
        `select id, name from ${table} where organisation_id = ? order by id limit 1`,
        [camp.id],
      )
      return row
    },
    member: async () => {
      const members = await marketplace.product
        .scope()
        .useCases.listMembers.execute({ actor: somebodyOf(null, 'SUPERADMIN'), organisationId: camp.id })
      const member = members.ok ? members.value.find(({ role }) => role === 'ORGADMIN') : undefined
      if (!member) throw new Error('nobody manages the campsite')
      return { id: member.linkId, username: member.username }
    },
    stop: () => marketplace.stop(),
  }
}

/** Loaders and actions of staff's pages, called as the framework calls them, over a marketplace. */
function staffPages(marketplace: ServedMarketplace, slug: string, owner: Actor) {
  const given = ({ path, params = {}, as = owner }: Asked, init?: RequestInit): Given => {
    const url = new URL(path, testHost)
    url.searchParams.set('org', slug)
    const context = new RouterContextProvider()
    const scope = marketplace.product.scope()
    context.set(useCases, scope.useCases)
    context.set(idempotencyKeys, scope.idempotencyKeys)
    context.set(requestFacts, factsOf(marketplace, url, as))
    return { context, request: new Request(url, init), params }
  }
  return {
    read: (page: { readonly loader: (given: never) => unknown }, asked: Asked) =>
      answered(async () => page.loader(given(asked) as never)),
    post: (page: { readonly action: (given: never) => unknown }, asked: Asked, fields: Fields) =>
      answered(async () => page.action(given(asked, { method: 'POST', body: bodyOf(fields) }) as never)),
    /** A form with files. */
    send: (page: { readonly action: (given: never) => unknown }, asked: Asked, form: FormData) =>
      answered(async () => page.action(given(asked, { method: 'POST', body: form }) as never)),
  }
}

function somebodyOf(organisationId: OrganisationId | null, role: Role): Actor {
  return { kind: 'user', userId: 'somebody' as UserId, role, organisationIds: organisationId ? [organisationId] : [] }
}

function bodyOf(fields: Fields): URLSearchParams {
  const texts = Object.entries(fields).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]))
  return new URLSearchParams(texts)
}

function factsOf({ clock }: ServedMarketplace, url: URL, actor: Actor): RequestFacts {
  return {
    requestId: 'test',
    url,
    siteName: url.host,
    theme: null,
    language: 'en',
    savesData: false,
    nonce: '',
    now: clock.now(),
    site: someSite(),
    session: null,
    actor,
    signIn: nobodyYet,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
}

/** A thrown answer is an answer too; a fault stays one. */
async function answered(call: () => Promise<unknown>): Promise<Answered> {
  const answer = await call().catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown
    return thrown
  })
  if (answer instanceof Response) {
    const location = answer.headers.get('location')
    return { status: answer.status, to: location, data: location ? null : await answer.arrayBuffer() }
  }
  if (typeof answer === 'object' && answer !== null && 'data' in answer && 'init' in answer) {
    const { data, init } = answer as { readonly data: unknown; readonly init: ResponseInit | null }
    return { status: init?.status ?? 200, to: null, data }
  }
  return { status: 200, to: null, data: answer }
}
