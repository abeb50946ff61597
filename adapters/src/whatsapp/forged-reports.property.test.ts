import type { ReceivedReports } from '@camp/application/whatsapp/delivery-reports.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProviderReports } from './provider-reports.ts'
import { metaSignature, twilioSignature } from './signatures.ts'
import { metaStatusCall, twilioCallback } from './testing/recorded-shapes.ts'
import { metaSettings, twilioSettings } from './testing/whatsapp-settings-of-test.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const publicUrl = 'https://camp.example'
const doors = {
  meta: new ProviderReports({ settings: metaSettings, publicUrl }),
  twilio: new ProviderReports({ settings: twilioSettings, publicUrl }),
}
const read = (received: ReceivedReports) => doors[received.provider].read(received, now)

function genuineOfMeta(): ReceivedReports {
  const rawBody = new TextEncoder().encode(JSON.stringify(metaStatusCall({ status: 'delivered' }, { status: 'failed' })))
  const headers = { 'x-hub-signature-256': metaSignature(rawBody, metaSettings.appSecret) }
  return { provider: 'meta', rawBody, headers, path: '/api/whatsapp/webhook' }
}

function genuineOfTwilio(): ReceivedReports {
  const path = '/api/whatsapp/twilio?message=message-1'
  const fields = twilioCallback()
  const signature = twilioSignature(publicUrl + path, fields, twilioSettings.authToken)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
  return { provider: 'twilio', rawBody: new TextEncoder().encode(fields.toString()), headers, path }
}

type Forgery = (genuine: ReceivedReports) => ReceivedReports

const signatureName = { meta: 'x-hub-signature-256', twilio: 'x-twilio-signature' } as const

/** Ways to lie: about the body, its length, the signature, the secret, the address. */
const forgeries: fc.Arbitrary<Forgery> = fc.oneof(
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(
    ([at, by]): Forgery =>
      (genuine) => {
        const rawBody = Uint8Array.from(genuine.rawBody)
        const index = at % rawBody.length
        rawBody[index] = (rawBody[index] ?? 0) ^ by
        return { ...genuine, rawBody }
      },
  ),
  fc.nat().map(
    (at): Forgery =>
      (genuine) => ({ ...genuine, rawBody: genuine.rawBody.slice(0, at % genuine.rawBody.length) }),
  ),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map(
    (more): Forgery =>
      (genuine) => ({
        ...genuine,
        rawBody: Uint8Array.from([...genuine.rawBody, ...new TextEncoder().encode('&x='), ...more]),
      }),
  ),
  fc.oneof(fc.string(), fc.constant(''), fc.constant(undefined), fc.base64String()).map(
    (signature): Forgery =>
      (genuine) => ({
        ...genuine,
        headers: { ...genuine.headers, [signatureName[genuine.provider]]: signature },
      }),
  ),
  fc.string({ minLength: 1 }).map(
    (secret): Forgery =>
      (genuine) => {
        const fields = new URLSearchParams(new TextDecoder().decode(genuine.rawBody))
        const signature =
          genuine.provider === 'meta'
            ? metaSignature(genuine.rawBody, secret)
            : twilioSignature(publicUrl + genuine.path, fields, secret)
        return { ...genuine, headers: { ...genuine.headers, [signatureName[genuine.provider]]: signature } }
      },
  ),
)

/** Of a form, two bodies may say the same: `+` and `%20`, say. What they say is what is signed. */
function saysTheSame(one: ReceivedReports, other: ReceivedReports): boolean {
  const textOf = ({ rawBody }: ReceivedReports) => Buffer.from(rawBody).toString('utf8')
  if (one.provider === 'meta') return textOf(one) === textOf(other)
  return new URLSearchParams(textOf(one)).toString() === new URLSearchParams(textOf(other)).toString()
}

describe.each([
  ['Meta', genuineOfMeta()],
  ['Twilio', genuineOfTwilio()],
] as const)('a thousand forgeries of %s', (_, genuine) => {
  it('are all turned away, and the genuine call is believed before and after', () => {
    expect(read(genuine).ok).toBe(true)
    fc.assert(
      fc.property(forgeries, (forge) => {
        const forged = forge(genuine)
        const isUntouched = saysTheSame(forged, genuine) && JSON.stringify(forged.headers) === JSON.stringify(genuine.headers)
        return isUntouched || !read(forged).ok
      }),
      { numRuns: 1_000 },
    )
    expect(read(genuine).ok).toBe(true)
  })
})

describe('a call with another address', () => {
  it('is not Twilio’s', () => {
    const genuine = genuineOfTwilio()
    const paths = fc.webPath().map((path) => `/api/whatsapp/twilio${path}`)
    fc.assert(
      fc.property(paths, fc.webQueryParameters(), (path, query) => !read({ ...genuine, path: `${path}?${query}` }).ok),
      { numRuns: 300 },
    )
  })
})
