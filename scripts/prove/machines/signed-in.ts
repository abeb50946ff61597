import { ask, nextAddress } from './guests-of-proxy.ts'
import { withClient } from './small-marketplace.ts'

/** An owner of a generated campsite, by the contract of `/api/auth`. */
export async function signedIn(origin: string, url: string): Promise<{ readonly cookie: string; readonly slug: string }> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ slug: string }>('select slug from organisation order by slug limit 1'),
  )
  const slug = rows[0]?.slug ?? ''
  const address = { 'x-forwarded-for': nextAddress() }
  const csrf = await ask(origin, '/api/auth/csrf', { headers: address })
  const body = new URLSearchParams({
    csrfToken: JSON.parse(csrf.text).csrfToken,
    username: `owner@${slug}.test`,
    password: 'camping-demo',
    json: 'true',
  })
  const answer = await ask(origin, '/api/auth/callback/credentials', {
    method: 'POST',
    body: body.toString(),
    headers: { ...address, origin, cookie: csrf.cookies.join('; '), 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { cookie: [...csrf.cookies, ...answer.cookies].join('; '), slug }
}
