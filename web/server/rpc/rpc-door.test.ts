import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { post } from '../testing/api-client.ts'
import { givenAnswers } from '../testing/given-answers.ts'

const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-03' }
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const wish = { orgSlug: 'kloofwater-camp', ...stay, plots: [{ plotId: 'a', ...couple }] }

describe('a refusal', () => {
  it.each([
    ['booked', 'CONFLICT', 409],
    ['weekend_rule', 'CONFLICT', 409],
    ['criteria', 'CONFLICT', 409],
  ])('%s of a hold is %s and names the plots', async (code, name, status) => {
    const { client } = givenAnswers({ placeHold: () => refused({ code, plotIds: ['a'] }) })

    const answer = await client.mutate('reservations.hold', wish)

    expect(answer.status).toBe(status)
    expect(answer.error.data).toEqual({
      code: name,
      httpStatus: status,
      path: 'reservations.hold',
      reason: code,
      plotIds: ['a'],
    })
  })

  it.each([
    ['expired', 'CONFLICT', 409, 'expired'],
    ['already_cancelled', 'CONFLICT', 409, 'already_cancelled'],
    ['plots_gone', 'CONFLICT', 409, 'plots_gone'],
    ['stay_begun', 'CONFLICT', 409, 'stay_begun'],
    ['wrong_state', 'CONFLICT', 409, 'wrong_state'],
    ['payment_declined', 'PRECONDITION_FAILED', 412, 'payment_declined'],
    ['not-permitted', 'FORBIDDEN', 403, 'not_permitted'],
    ['not-found', 'NOT_FOUND', 404, 'not_found'],
  ])('%s of a confirmation is %s', async (code, name, status, reason) => {
    const { client } = givenAnswers({ confirmAsGuest: () => refused({ code }) })

    const answer = await client.mutate('reservations.confirm', { id: 'r' })

    expect(answer.status).toBe(status)
    expect(answer.error.data).toEqual({ code: name, httpStatus: status, path: 'reservations.confirm', reason })
  })
})

describe('a limit', () => {
  const refusal = { code: 'too_many', counted: 'plot-nights', most: 150, retryAfterSeconds: 840 }

  it('is 429, with the numbers and when to ask again', async () => {
    const { client } = givenAnswers({ placeHold: () => refused(refusal) })

    const answer = await client.mutate('reservations.hold', wish)

    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '840'])
    expect(answer.error.data).toEqual({
      code: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      path: 'reservations.hold',
      reason: 'too_many',
      counted: 'plot-nights',
      most: 150,
      retryAfterSeconds: 840,
    })
  })

  it('names no time where waiting does not help', async () => {
    const { client } = givenAnswers({ placeHold: () => refused({ ...refusal, retryAfterSeconds: null }) })

    expect((await client.mutate('reservations.hold', wish)).headers.get('Retry-After')).toBeNull()
  })
})

describe('a fault', () => {
  it('says that there was one, and nothing else', async () => {
    const { client, faults } = givenAnswers({
      showOrganisation: () => {
        throw new Error('password=hunter2 at /srv/secret.ts')
      },
    })

    const answer = await client.query('organisations.getOneRowForSlugPublic', { slug: 'x' })

    expect(answer.status).toBe(500)
    expect(answer.error).toEqual({
      code: -32603,
      message: 'Internal server error',
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'organisations.getOneRowForSlugPublic' },
    })
    expect(faults).toHaveLength(1)
  })

  it.each([
    ['unavailable', new StoreUnavailable(new Error('no connection'))],
    [
      'payment_unavailable',
      new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail: 'secret detail' }),
    ],
  ])('of an outage is 503 (%s), with the time to ask again', async (reason, outage) => {
    const { client } = givenAnswers({
      confirmAsGuest: () => {
        throw outage
      },
    })

    const answer = await client.mutate('reservations.confirm', { id: 'r' })

    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(answer.error.data).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', httpStatus: 503, reason })
    expect(answer.text).not.toContain('secret')
  })
})

describe('a request that is none', () => {
  const { client } = givenAnswers({})
  const codeOf = async (path: string, init?: RequestInit) => {
    const response = await client.fetch(path, init)
    const body = (await response.json()) as { error: { data: { code: string } } }
    return [response.status, body.error.data.code]
  }

  it('with broken JSON is PARSE_ERROR', async () => {
    expect(await codeOf('/api/trpc/reservations.hold', post('{"orgSlug": '))).toEqual([400, 'PARSE_ERROR'])
    expect(await codeOf('/api/trpc/search.organisations?input={broken')).toEqual([400, 'PARSE_ERROR'])
  })

  it('for no procedure is NOT_FOUND', async () => {
    expect(await codeOf('/api/trpc/reservations.steal', post('{}'))).toEqual([404, 'NOT_FOUND'])
  })

  it('with the wrong method is METHOD_NOT_SUPPORTED', async () => {
    expect(await codeOf('/api/trpc/reservations.hold')).toEqual([405, 'METHOD_NOT_SUPPORTED'])
    expect(await codeOf('/api/trpc/search.organisations', post('{}'))).toEqual([405, 'METHOD_NOT_SUPPORTED'])
  })

  it('of more than 1 MB is PAYLOAD_TOO_LARGE', async () => {
    const large = JSON.stringify({ id: 'x'.repeat(1024 * 1024) })

    expect(await codeOf('/api/trpc/reservations.hold', post(large))).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream'])(
    'as %s is refused',
    async (type) => {
      const init = { method: 'POST', headers: { 'Content-Type': type }, body: '{"id":"r"}' }

      expect(await codeOf('/api/trpc/reservations.cancel', init)).toEqual([415, 'BAD_REQUEST'])
    },
  )

  it('with more than ten calls is BAD_REQUEST', async () => {
    const names = Array.from({ length: 11 }, () => 'search.organisations').join(',')

    expect(await codeOf(`/api/trpc/${names}?batch=1&input={}`)).toEqual([400, 'BAD_REQUEST'])
  })

  it('from another site is refused before anything is read', async () => {
    const init = post('{"id":"r"}')
    const answers = await Promise.all(
      ['https://evil.example', 'null'].map((Origin) =>
        client.fetch('/api/trpc/reservations.cancel', { ...init, headers: { ...init.headers, Origin } }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('the calls for staff', () => {
  it.each([
    ['organisations.getOneRow', 'query', { id: 'a' }],
    ['orgSpecialTerms.getOneRow', 'query', { id: 'a' }],
    ['orgPaymentRules.getOneRow', 'query', { id: 'a' }],
    ['users.getUsernameAndRole', 'query', { userid: 'a' }],
    ['userOrgs.delete', 'mutate', { userOrgId: 'a' }],
    ['orgSiteSpecialTerms.delete', 'mutate', { orgSiteSpecialTermsId: 'a' }],
    ['orgPlotPaymentRules.delete', 'mutate', { orgPlotPaymentRuleId: 'a' }],
  ] as const)('%s refuses visitors', async (name, kind, input) => {
    const { client } = givenAnswers({})

    const answer = await client[kind](name, input)

    expect([answer.status, answer.error.data.code, answer.error.data.reason]).toEqual([401, 'UNAUTHORIZED', 'signed_out'])
  })

  it.each(['/api/sendEmail', '/api/infrastructure/bulksms/sendSms', '/api/getSmsProfile', '/api/whatsapp/send'])(
    '%s sends nothing for anybody',
    async (path) => {
      const answer = await givenAnswers({}).client.fetch(path, post('{}'))

      expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'Sign in first' }])
    },
  )
})

describe('place suggestions', () => {
  const suggestion = { kind: 'town', name: 'Clanwilliam', detail: 'Western Cape', latitude: -32.2, longitude: 18.9, slug: null }
  const { client, asked } = givenAnswers({ suggestPlaces: () => [suggestion] })

  it('are an array of what was found', async () => {
    const answer = await client.fetch('/api/org?query=clan')

    expect([answer.status, await answer.json()]).toEqual([200, [suggestion]])
    expect(asked.at(-1)).toEqual({ command: { query: 'clan' } })
  })

  it('for too long a text are refused in JSON', async () => {
    const answer = await client.fetch(`/api/org?query=${'x'.repeat(121)}`)

    expect([answer.status, await answer.json()]).toEqual([400, { error: 'query-invalid' }])
  })
})
