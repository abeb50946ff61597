import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { serialize } from 'hono/utils/cookie'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import { cookieValue } from '../cookie-value.ts'
import { cookieOptions } from '../session/cookie-names.ts'
import { reserveAddress } from './load-hold.ts'

/** By its name no page for everybody is given to who has it. */
const cookieName = 'camp-hold'
/** Seconds: a hold and its one extension. */
const longestHold = 30 * 60

export interface HeldInHeader {
  readonly slug: string
  readonly campsite: string
  /** Where the booking goes on. */
  readonly address: string
  readonly until: string
}

export interface OwnHold {
  readonly address: string
  readonly until: string
  readonly plotIds: readonly string[]
  readonly plotNames: string
}

type Asked = Pick<UseCases, 'showHold'>
type WithCookies = Pick<Request, 'headers'>

/** What this browser holds at the campsite, while it is live: on Back the guest finds it again. */
export async function findOwnHold(useCases: Asked, request: WithCookies, orgSlug: string): Promise<HoldView | null> {
  const hold = await liveHold(useCases, request)
  return hold?.organisation.slug === orgSlug ? hold : null
}

/** What the header of every other page says of it. */
export async function holdInHeader(useCases: Asked, request: WithCookies): Promise<HeldInHeader | null> {
  const hold = await liveHold(useCases, request)
  if (!hold) return null
  const { slug, name } = hold.organisation
  return { slug, campsite: name, address: reserveAddress(slug, hold.id), until: hold.expiryDate.toString() }
}

async function liveHold(useCases: Asked, { headers }: WithCookies): Promise<HoldView | null> {
  const id = cookieValue(headers.get('cookie'), cookieName)
  if (!id || !/^[\w-]{8,64}$/.test(id)) return null
  const hold = await useCases.showHold.execute({ id: id as ReservationId })
  return hold.ok ? hold.value : null
}

export function ownHoldOnPage({ id, expiryDate, organisation, plots }: HoldView, search: URLSearchParams): OwnHold {
  const plotIds = plots.map(({ plotId }) => plotId)
  const plotNames = plots.map(({ plotName }) => plotName).join(', ')
  const address = embeddedAs(search, reserveAddress(organisation.slug, id))
  return { address, until: expiryDate.toString(), plotIds, plotNames }
}

/**
 * The browser's scripts ask beside the page's own path, so it is kept for all; nothing where there is no
 * hold.
 */
export function rememberOwnHold(url: URL, address: string): Record<string, string> {
  const id = new URL(address, url).searchParams.get('reservation')
  if (id === null) return {}
  return { 'Set-Cookie': serialize(cookieName, id, { ...cookieOptions(url), maxAge: longestHold }) }
}
