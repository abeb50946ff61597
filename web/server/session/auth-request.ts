import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { serialize } from 'hono/utils/cookie'
import { cookieValue } from '../cookie-value.ts'
import { readPostedForm } from '../posted-form.ts'
import { ownAddress } from '../return-address.ts'
import type { WebEnv } from '../web-env.ts'
import { cookieNames, cookieOptions } from './cookie-names.ts'
import { isOwnForm } from './sign-in-facts.ts'

/** One call of a client: a form, or JSON. */
export interface AuthRequest {
  readonly fields: Readonly<Record<string, string>>
  readonly isOwnForm: boolean
  /** The client wants to be told where to go instead of being sent. */
  readonly wantsJson: boolean
  /** Where it wants to go in the end, as it said itself. */
  readonly wanted: URL | null
  /** The same, or where it wanted to go before, or the site. */
  readonly callbackUrl: string
}

/**
 * Answers of this door are of one moment and of one browser. The first one also plants where to go back to.
 */
export const noStore = createMiddleware<WebEnv>(async (c, next) => {
  await next()
  const { url } = c.get('facts')
  const { headers } = c.res
  headers.set('Cache-Control', 'private, no-cache, no-store')
  const name = cookieNames(url).callbackUrl
  const isPlanted = headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))
  if (!isPlanted && cookieValue(c.req.header('cookie') ?? null, name) === undefined) plant(headers, url, url.origin)
})

export async function authRequest(c: Context<WebEnv>): Promise<AuthRequest> {
  const { url, signIn } = c.get('facts')
  const fields = await fieldsOf(c)
  const wanted = fields.callbackUrl ?? url.searchParams.get('callbackUrl')
  const own = ownAddress(wanted, url.origin)
  const before = decoded(cookieValue(c.req.header('cookie') ?? null, cookieNames(url).callbackUrl))
  const callbackUrl = wanted ? written(own, url.origin) : written(ownAddress(before, url.origin), url.origin)
  return { fields, isOwnForm: isOwnForm(signIn, fields.csrfToken), wantsJson: fields.json === 'true', wanted: own, callbackUrl }
}

/** An address under `/api/auth`, in the form that the client asked for. */
export function toAuth(c: Context<WebEnv>, asked: AuthRequest, path: string, status: 200 | 401 | 429 = 200): Response {
  return to(c, asked, `${c.get('facts').url.origin}/api/auth${path}`, status)
}

export function to(c: Context<WebEnv>, { wantsJson }: AuthRequest, address: string, status: 200 | 401 | 429 = 200): Response {
  return wantsJson ? c.json({ url: address }, status) : c.redirect(address, 302)
}

export function plant(headers: Headers, url: URL, callbackUrl: string): void {
  headers.append('Set-Cookie', serialize(cookieNames(url).callbackUrl, callbackUrl, cookieOptions(url)))
}

/** The site itself has no slash at its end. */
function written(address: URL | null, origin: string): string {
  return address && address.href !== `${origin}/` ? address.href : origin
}

function decoded(cookie: string | undefined): string | undefined {
  try {
    return cookie && decodeURIComponent(cookie)
  } catch {
    return undefined
  }
}

async function fieldsOf(c: Context<WebEnv>): Promise<Readonly<Record<string, string>>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) return texts(Object.fromEntries((await readPostedForm(c.req.raw))?.fields ?? []))
  try {
    return texts(await c.req.json())
  } catch {
    return {}
  }
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  const written = Object.entries(value).map(([name, field]) => [name, typeof field === 'boolean' ? String(field) : field])
  return Object.fromEntries(written.filter(([, field]) => typeof field === 'string'))
}
