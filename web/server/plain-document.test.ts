import { describe, expect, it } from 'vitest'
import { errorDocument } from './error-document.ts'
import { authDocument } from './session/auth-document.ts'

describe('a page that needs no scripts', () => {
  it.each([
    ['an address that leads nowhere', errorDocument('not-found')],
    ['signing out', authDocument('signOut', 'token')],
    ['a sign-in that was denied', authDocument('denied')],
    ['a sign-in that failed', authDocument('failed')],
  ])('looks like the product: %s', (_what, page) => {
    expect(page).toContain('<link rel="stylesheet" href="/plain.css">')
    expect(page).toContain('<a href="/"><img src="/logo.svg"')
    expect(page.match(/<h1>/g)).toHaveLength(1)
  })
})
