import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type HttpAnswer, type HttpQuestion, HttpUnanswered } from '../outbound/http-exchange.ts'
import { MetaTemplates } from './meta-templates.ts'
import {
  metaAccepted,
  metaError,
  metaParameterMismatch,
  twilioAccountSid,
  twilioContentSid,
  twilioCreated,
  twilioError,
  twilioMessageSid,
} from './testing/recorded-shapes.ts'
import { anOutgoingTemplate, metaSettings, twilioSettings } from './testing/whatsapp-settings-of-test.ts'
import { TwilioTemplates } from './twilio-templates.ts'

type Provider = 'meta' | 'twilio'

/** A client whose provider answers as told. */
function givenClient(provider: Provider, answer: HttpAnswer | Error) {
  const asked: HttpQuestion[] = []
  const ask = async (question: HttpQuestion) => {
    asked.push(question)
    if (answer instanceof Error) throw answer
    return answer
  }
  const callbackUrl = 'https://camp.example/api/whatsapp/twilio'
  const client =
    provider === 'meta'
      ? new MetaTemplates({ settings: metaSettings, ask })
      : new TwilioTemplates({ settings: twilioSettings, callbackUrl, ask })
  return { client, asked, send: (facts = {}) => client.sendTemplate(anOutgoingTemplate(facts)) }
}

const json = (status: number, body: unknown): HttpAnswer => ({ status, body: JSON.stringify(body) })

describe('Meta', () => {
  it('is asked in its own words, with the version that the setting names', async () => {
    const { send, asked } = givenClient('meta', json(200, metaAccepted))

    expect(await send()).toEqual(accepted({ providerMessageId: metaAccepted.messages[0]?.id, deliveryState: 'accepted' }))
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: 'https://graph.example/v24.0/106540352242922/messages',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    })
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '27821234567',
      type: 'template',
      template: {
        name: 'bevestig',
        language: { code: 'af' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Thandi' },
              { type: 'text', text: 'Môreson' },
            ],
          },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'r/key/confirm' }] },
          { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'r/key/cancel' }] },
        ],
      },
      biz_opaque_callback_data: 'message-1',
    })
  })

  it('says in detail what it did not like', async () => {
    const { send } = givenClient('meta', json(400, metaParameterMismatch))

    expect(await send()).toEqual(
      refused({
        code: 'undeliverable',
        detail: 'WhatsApp 132000: body: number of localizable_params (0) does not match the expected number of params (1)',
      }),
    )
  })

  it.each([
    ...([0, 3, 4, 10, 190, 200, 299, 368, 80007, 130429, 131000, 131005, 131042, 131048, 131056, 133010] as const).map(
      (code) => [code, 'temporary'] as const,
    ),
    ...([100, 130472, 131008, 131009, 131021, 131026, 131047, 131049, 131051] as const).map(
      (code) => [code, 'undeliverable'] as const,
    ),
    ...([132000, 132001, 132005, 132007, 132012, 132015, 132016] as const).map((code) => [code, 'undeliverable'] as const),
  ])('means by %i: %s', async (code, meaning) => {
    for (const status of [400, 500]) {
      const { send } = givenClient('meta', json(status, metaError(code)))
      expect(await send()).toMatchObject({ refusal: { code: meaning } })
    }
  })

  it.each([
    [400, 'undeliverable'],
    [401, 'temporary'],
    [429, 'temporary'],
    [500, 'temporary'],
  ])('means by a code that nobody knows, with status %i: %s', async (status, meaning) => {
    expect(await givenClient('meta', json(status, metaError(999_999))).send()).toMatchObject({ refusal: { code: meaning } })
  })
})

describe('Twilio', () => {
  it('is asked by form, with the template’s sid and numbered variables without gaps', async () => {
    const { send, asked } = givenClient('twilio', json(201, twilioCreated))

    expect(await send()).toEqual(accepted({ providerMessageId: twilioMessageSid, deliveryState: 'accepted' }))
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: `https://api.twilio.example/2010-04-01/Accounts/${twilioAccountSid}/Messages.json`,
      headers: { authorization: `Basic ${Buffer.from(`${twilioAccountSid}:auth token`).toString('base64')}` },
    })
    expect(Object.fromEntries(new URLSearchParams(String(asked[0]?.body)))).toEqual({
      From: 'whatsapp:+27820000000',
      To: 'whatsapp:+27821234567',
      ContentSid: twilioContentSid,
      ContentVariables: '{"1":"Thandi","2":"Môreson","3":"r/key/confirm","4":"r/key/cancel"}',
      StatusCallback: 'https://camp.example/api/whatsapp/twilio?message=message-1',
    })
  })

  it('is not asked for a template that is not registered there', async () => {
    const { send, asked } = givenClient('twilio', json(201, twilioCreated))
    const { mapping } = anOutgoingTemplate()

    expect(await send({ mapping: { ...mapping, twilioContentSid: null } })).toMatchObject({ refusal: { code: 'undeliverable' } })
    expect(asked).toEqual([])
  })

  it.each([
    [20003, 401, 'temporary'],
    [20404, 404, 'undeliverable'],
    [20429, 429, 'temporary'],
    [21211, 400, 'undeliverable'],
    [21654, 400, 'undeliverable'],
    [92005, 400, 'undeliverable'],
    [21656, 400, 'undeliverable'],
    [63016, 400, 'undeliverable'],
    [63024, 400, 'undeliverable'],
    [99999, 400, 'undeliverable'],
    [99999, 500, 'temporary'],
  ])('means by %i with status %i: %s', async (code, status, meaning) => {
    expect(await givenClient('twilio', json(status, twilioError(code, status))).send()).toMatchObject({
      refusal: { code: meaning },
    })
  })
})

describe.each<Provider>(['meta', 'twilio'])('%s', (provider) => {
  it('leaves open what became of a message when it was asked and did not answer', async () => {
    const silence = new HttpUnanswered('no answer within 10000 ms', { wasSent: true })

    expect(await givenClient(provider, silence).send()).toMatchObject({ refusal: { code: 'unknown-outcome' } })
  })

  it('was not reached: that is an outage, and may be tried again', async () => {
    const outage = new HttpUnanswered('no connection within 3000 ms', { wasSent: false })

    await expect(givenClient(provider, outage).send()).rejects.toBe(outage)
  })

  it.each([
    [200, '<html>', 'unknown-outcome'],
    [200, '{}', 'unknown-outcome'],
    [201, '', 'unknown-outcome'],
    [500, 'Internal error', 'unknown-outcome'],
    [502, '<html>', 'unknown-outcome'],
    [503, '', 'temporary'],
    [429, '', 'temporary'],
    [401, '', 'temporary'],
    [404, '<html>', 'undeliverable'],
  ])('whose answer is %i %j means: %s', async (status, body, meaning) => {
    expect(await givenClient(provider, { status, body }).send()).toMatchObject({ refusal: { code: meaning } })
  })
})
