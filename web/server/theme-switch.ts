import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { isTheme } from '#app/appearance/theme.ts'
import { errorDocument } from './error-document.ts'
import { readPostedForm } from './posted-form.ts'
import { ownPath } from './return-address.ts'
import type { WebEnv } from './web-env.ts'

const oneYear = 365 * 24 * 60 * 60

/** The form of the header: keeps the choice in a cookie and leads back to the page it was sent from. */
export const themeSwitch = new Hono<WebEnv>().post('/', async (c) => {
  const { url } = c.get('facts')
  const form = (await readPostedForm(c.req.raw))?.fields
  if (!form) return c.html(errorDocument('refused'), 400)
  const theme = form.get('theme')
  if (isTheme(theme)) {
    const secure = url.protocol === 'https:'
    setCookie(c, 'theme', theme, { path: '/', sameSite: 'Lax', httpOnly: true, secure, maxAge: oneYear })
  }
  return c.redirect(ownPath(form.get('returnTo'), url.origin) ?? '/', 303)
})
