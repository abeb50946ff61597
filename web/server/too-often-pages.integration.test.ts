import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthPages, givenAuthPages } from './testing/given-auth-pages.ts'

const tries = async () => refused({ code: 'too-many-tries' })
const enquiries = async () => refused({ code: 'too-many' })

let pages: AuthPages
beforeAll(async () => {
  pages = await givenAuthPages(
    {},
    {
      showOrganisation: async () => accepted({ name: 'Kwena Camp' }),
      signIn: tries,
      requestCode: tries,
      signInWithCode: tries,
      resetPassword: tries,
      beginListing: tries,
      sendContactCode: tries,
      proveContact: tries,
      sendContactMessage: enquiries,
      requestDemo: enquiries,
    },
  )
})
afterAll(() => pages.stop())

const writer = { name: 'Thandi Nkosi', email: 'thandi@example.test' }
const place = { place: 'Clanwilliam', terms: 'yes' }
const owner = { firstName: 'Thandi', lastName: 'Nkosi', email: writer.email }

/** Forms of people without an account: the page, and what they typed. */
const forms = [
  ['/auth/login', { go: 'password', username: 'zanele', password: 'a guess' }],
  ['/auth/login', { go: 'code', username: 'zanele' }],
  ['/auth/forgot', { username: 'zanele' }],
  ['/contact', { ...writer, subject: 'Hello', message: 'Is there a braai at the stands?' }],
  ['/list-your-campsite', { name: 'Far Away', ...place, ...owner }],
  ['/kwena-camp/contact-code', { go: 'send', channel: 'email', email: writer.email }],
  ['/kwena-camp/contact-code', { go: 'code', code: '123456' }],
] as const

describe('a form that is sent too often', () => {
  it.each(forms)('%s %j says so in words, and when to come back', async (path, fields) => {
    const answer = await pages.aVisit().send(path, fields)
    const text = await answer.text()

    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '900'])
    expect(text).toContain('role="alert"')
    expect(text).toMatch(/(15 minutes|quarter of an hour|within an hour)/)
  })
})
