import { Hono } from 'hono'
import { errorDocument } from '../error-document.ts'
import { readPostedForm } from '../posted-form.ts'
import { ownPath } from '../return-address.ts'
import type { WebEnv } from '../web-env.ts'
import { welcomeCookie } from './session-cookies.ts'

/**
 * The banner's button: gone for this session. Without scripts the page that follows says so; with them this
 * one has.
 */
export const welcomeDoor = new Hono<WebEnv>().post('/', async (c) => {
  const form = (await readPostedForm(c.req.raw))?.fields
  if (!form) return c.html(errorDocument('refused'), 400)
  const hasSaidSo = form.get('said') === 'true'
  c.header('Set-Cookie', welcomeCookie(c.get('facts').url, hasSaidSo ? 'dismissed' : 'dismissing'), { append: true })
  return c.redirect(ownPath(form.get('returnTo'), c.get('facts').url.origin) ?? '/', 303)
})
