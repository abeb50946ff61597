import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { isTheme } from '#app/appearance/theme.ts'
import type { WebEnv } from './web-env.ts'

const oneYear = 365 * 24 * 60 * 60

/** The form of the header: keeps the choice in a cookie and leads back to the page it was sent from. */
export const themeSwitch = new Hono<WebEnv>().post('/', async (c) => {
  const form = await c.req.formData()
  const theme = form.get('theme')
  if (isTheme(theme)) {
    const secure = c.get('facts').url.protocol === 'https:'
    setCookie(c, 'theme', theme, { path: '/', sameSite: 'Lax', httpOnly: true, secure, maxAge: oneYear })
  }
  return c.redirect(pageOfThisSite(form.get('returnTo')), 303)
})

/** A path of this site; `//host` and `/\host` would lead to another. */
export function pageOfThisSite(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'
}
