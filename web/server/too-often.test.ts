import { readdir, readFile } from 'node:fs/promises'
import { system } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { answerTemplate } from '#app/routes/admin/whatsapp-config/template/answer-template.ts'
import { appRouter } from './rpc/app-router.ts'
import { givenAnswers } from './testing/given-answers.ts'
import { testHost } from './testing/given-app.ts'
import { pageContext } from './testing/page-context.ts'

const tooMany = refused({ code: 'too_many', counted: 'submissions', most: 10, retryAfterSeconds: 840 })
const tooManyTries = refused({ code: 'too-many-tries' })

const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-03' }
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const guest = { firstName: 'Thandi', lastName: 'Nkosi', email: 'thandi@example.test', verificationPreference: 'SMS' }
const agreed = { optIntoMarketing: false, termsAccepted: true, acceptedTermIds: [], payInFull: false }

/**
 * Calls that keep plots, write to people, or take guesses; the others read, or need a key of 128 random
 * bits.
 */
const limitedCalls = {
  'reservations.hold': { useCase: 'placeHold', input: { orgSlug: 'kwena', ...stay, plots: [{ plotId: 'a', ...couple }] } },
  'reservations.submit': { useCase: 'submitReservation', input: { id: 'r', ...guest, ...agreed } },
  'contacts.sendCode': { useCase: 'sendContactCode', input: { channel: 'email', email: 'thandi@example.test' } },
  'contacts.prove': { useCase: 'proveContact', input: { key: 'k', code: '123456' } },
} as const

const unlimitedCalls = [
  ...['search.organisations', 'organisations.getFeaturedPublic', 'organisations.getOneRow'],
  ...['organisations.getOneRowForSlugPublic', 'orgPlots.getAllForPicker', 'orgPlots.getLowestPrice', 'orgPlots.quoteSelection'],
  ...['orgSeasons.getAllRowsForOrgIdPublic', 'orgTags.getAllRowsForDefaultTagCategoryIdAndActivePublic'],
  ...['defaultTagCategories.getOneRowByName', 'reservations.getOneRowPublic', 'reservations.extendHold', 'reservations.release'],
  ...['reservations.confirm', 'reservations.cancellationTerms', 'reservations.cancel', 'orgSpecialTerms.getOneRow'],
  ...['orgPaymentRules.getOneRow', 'users.getUsernameAndRole', 'userOrgs.delete', 'orgSiteSpecialTerms.delete'],
  'orgPlotPaymentRules.delete',
]

describe('a call that comes too often', () => {
  it('is known of every procedure: it has a limit, or says here that it has none', () => {
    const known = [...Object.keys(limitedCalls), ...unlimitedCalls].toSorted()

    expect(known).toEqual(Object.keys(appRouter._def.procedures).toSorted())
  })

  it.each(Object.entries(limitedCalls))('%s answers TOO_MANY_REQUESTS and when to ask again', async (name, call) => {
    const refusal = name.startsWith('contacts.') ? tooManyTries : tooMany
    const { client } = givenAnswers({ [call.useCase]: () => refusal })

    const { status, error, headers } = await client.mutate(name, call.input)

    expect([status, error.data.code, error.data.reason]).toEqual([429, 'TOO_MANY_REQUESTS', 'too_many'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-key-of-this-test' },
  body: JSON.stringify(body),
})
const quotaReached = refused({ code: 'quota-reached', retryAfterSeconds: 1234 })
const letter = { emailDetails: { to: 'zanele@example.test', bcc: '', subject: 'Hello', text: 'Good morning' } }

/** What is read without a key, and heavy or light. */
const reads = [
  '/api/trpc/search.organisations',
  '/api/trpc/organisations.getOneRowForSlugPublic',
  '/api/trpc/orgPlots.getAllForPicker',
]
const readPages = ['/', '/org/kwena-camp', '/reviews/kwena-camp']
const fewReads = { readBudget: { atOnce: 5, perSecond: 1 }, address: '2001:db8:1:2::a' }

describe('whoever reads too much', () => {
  it.each(reads)('%s answers TOO_MANY_REQUESTS and when to ask again', async (path) => {
    const app = givenAnswers({}, fewReads)
    const ask = () => app.fetch(new Request(`${testHost}${path}`))
    const statuses: number[] = []
    for (let times = 0; times < 5; times++) statuses.push((await ask()).status)

    const refused = await ask()

    expect(statuses[0]).not.toBe(429)
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await refused.json()).error.data).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'too_many' })
  })

  it.each(['GET', 'POST'])('comes back from the gateway by %s no oftener than that', async (method) => {
    const asked: unknown[] = []
    const checkPayment = () => {
      asked.push(method)
      return accepted({ kind: 'paid' })
    }
    const app = givenAnswers({ checkPayment }, fewReads)
    const back = () => app.fetch(new Request(`${testHost}/r/some-booking/payment-return`, { method }))

    const statuses: number[] = []
    for (let times = 0; times < 6; times++) statuses.push((await back()).status)

    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect(asked).toHaveLength(5)
  })

  it.each(readPages)('%s says in words when to come back', async (path) => {
    const app = givenAnswers({}, { ...fewReads, readBudget: { atOnce: 0, perSecond: 1 } })

    const refused = await app.fetch(new Request(`${testHost}${path}`, { headers: { Accept: 'text/html' } }))

    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await refused.text()).toContain('Try again in a moment')
  })

  it('may still send', async () => {
    const { client } = givenAnswers({ placeHold: () => tooMany }, { ...fewReads, readBudget: { atOnce: 0, perSecond: 1 } })

    const { headers } = await client.mutate('reservations.hold', limitedCalls['reservations.hold'].input)

    expect(headers.get('Retry-After')).toBe('840')
  })
})

/** Doors that programs use, each with what its limit answers. */
const programDoors = [
  ['/ical/abc.ics', { method: 'GET' }, { showTakenNights: () => refused({ code: 'too-many' }) }],
  ['/api/hti', { method: 'POST', body: '<x/>' }, { answerHtiMessage: () => ({ outcome: 'too-many-guesses', text: '<x/>' }) }],
  ['/api/sendEmail', json(letter), { relayEmail: () => quotaReached }],
  ['/api/infrastructure/bulksms/sendSms', json({ to: ['27821234567'], body: 'Hello' }), { relaySms: () => quotaReached }],
  [
    '/api/whatsapp/send',
    json({ phoneNumber: '27821234567', template: 'booking_pending', variables: { 1: 'a' } }),
    { relayTemplate: () => quotaReached },
  ],
] as const

it.each(programDoors)('%s answers 429 and when to ask again', async (path, init, answers) => {
  const app = givenAnswers(answers, { serviceKey: 'a-key-of-this-test' })

  const response = await app.fetch(new Request(`${testHost}${path}`, init))

  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

it('the test of a template says that the quota is used up', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act: 'test', phoneNumber: '0821234567' })) form.append(name, value)
  const context = pageContext({ sendTestTemplate: { execute: async () => quotaReached } })
  const post = { context, actor: system('anna'), key: { name: 'booking_pending', language: 'en' }, form }

  const answer = await answerTemplate(post as never)

  expect(answer).toMatchObject({ init: { status: 429 }, data: { test: { code: 'quota-reached' } } })
})

/** Every file that answers 429, and where that is shown: here, or by a test of its own. */
const shownBy: Readonly<Record<string, string>> = {
  'app/components/auth/auth-problems.ts': 'server/too-often-pages.integration.test.ts',
  'app/components/content/enquiry/enquiry-form.server.ts': 'server/too-often-pages.integration.test.ts',
  'app/routes/public/confirm/answer-voucher.ts': 'app/routes/public/confirm/answer-voucher.test.ts',
  'app/routes/public/contact-code/contact-reply.ts': 'server/too-often-pages.integration.test.ts',
  'app/routes/public/list-your-campsite-code/route.tsx': 'server/too-often-pages.integration.test.ts',
  'app/routes/public/list-your-campsite/answer-listing.ts': 'server/too-often-pages.integration.test.ts',
  'app/routes/public/reserve/reserve-action.ts': 'app/routes/public/reserve/reserve-action.test.ts',
  'app/routes/public/write-to-campsite/answer-message.ts': 'app/routes/public/write-to-campsite/answer-message.test.ts',
  'app/routes/user/profile/profile-problems.ts': 'server/session/auth-pages.integration.test.ts',
  'app/routes/admin/whatsapp-config/template/answer-template.ts': 'server/too-often.test.ts',
  'server/feeds/calendar-doors.ts': 'server/too-often.test.ts',
  'server/hti/hti-doors.ts': 'server/too-often.test.ts',
  'server/read-limit.ts': 'server/too-often.test.ts',
  'server/rpc/whole-request-refusal.ts': 'server/too-often.test.ts',
  'server/pages.ts': 'server/too-often-pages.integration.test.ts',
  'server/relay/relay-door.ts': 'server/too-often.test.ts',
  'server/session/answer-callback.ts': 'server/session/auth-door.integration.test.ts',
  'server/session/asking-again.ts': 'server/session/asking-again.integration.test.ts',
  'server/session/auth-request.ts': 'server/session/auth-door.integration.test.ts',
}

it('every file of the web that answers 429 is shown somewhere to say when to come back', async () => {
  const web = new URL('../', import.meta.url)
  const inside = async (folder: string) =>
    (await readdir(new URL(folder, web), { recursive: true })).map((file) => `${folder}/${file}`)
  const sources = [...(await inside('app')), ...(await inside('server'))].filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/wording\//.test(file),
  )
  const answering: string[] = []
  for (const file of sources) if (/\b429\b/.test(await readFile(new URL(file, web), 'utf8'))) answering.push(file)

  expect(answering.toSorted()).toEqual(Object.keys(shownBy).toSorted())
})
