import { emptied, forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { holdPlots } from '../testing/reservations.ts'

type Contacts = Outputs['contacts']

const slug = 'kloofwater-camp'

/** What was sent, in its order: what waits to be sent loses its words at that moment. */
const sentTexts: string[] = []
const recording: MessageSender = {
  send: async ({ id, text }) => {
    sentTexts.push(text)
    return accepted({ providerMessageId: `sent-${id}`, deliveryState: 'sent' })
  },
}

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace({ messageSenders: { email: recording, sms: recording, app: recording } })
})
beforeEach(async () => {
  marketplace.clock.moveTo(today)
  await forgetGuests(marketplace.store.em)
  await emptied(marketplace.store.em, 'contact_proof', 'sign_in_attempt', 'written_message')
  await marketplace.store.em.execute('update organisation set asks_proved_number = true where slug = ?', [slug])
})
afterAll(() => marketplace.stop())

const mutate = <Name extends keyof Contacts>(name: Name, input: unknown) =>
  marketplace.client.mutate<Contacts[Name]>(`contacts.${name}`, input)
const number = { channel: 'sms', countryCode: '+27', cell: '082 123 4567' }
const hold = async (contactKey?: string, key?: string) => {
  return holdPlots(marketplace.client, slug, ['River stand 1'], contactKey === undefined ? {} : { contactKey }, key)
}
const codeThatWasSent = () =>
  vi.waitFor(
    () => {
      const code = sentTexts.at(-1)?.match(/\b\d{6}\b/)?.[0]
      if (!code) throw new Error('no code was sent yet')
      return code
    },
    { timeout: 30_000 },
  )

describe('a campsite that asks for a number', () => {
  it('refuses a hold with what to do, and holds with the key of the proved number', async () => {
    const { status, error } = await hold(undefined, 'order-1')
    expect(status).toBe(412)
    expect(error.data).toMatchObject({ code: 'PRECONDITION_FAILED', reason: 'contact_unproved', asks: ['number'], wanted: 3 })

    const { data: sent } = await mutate('sendCode', number)
    const proved = await mutate('prove', { key: sent.key, code: await codeThatWasSent() })

    expect(proved.data).toMatchObject({ key: sent.key, kind: 'number', provedUntil: '2026-11-21T20:00:00.000Z' })
    expect((await hold(sent.key, 'order-2')).data.status).toBe('temporaryHold')
  })

  it('is not content with a wrong code', async () => {
    const { data: sent } = await mutate('sendCode', number)

    const { status, error } = await mutate('prove', { key: sent.key, code: '000 000' })

    expect([status, error.data.reason]).toEqual([412, 'code_wrong'])
    expect((await hold(sent.key)).error.data.reason).toBe('contact_unproved')
  })

  it('sends five codes to one number, then says when to try again', async () => {
    for (let time = 0; time < 5; time += 1) expect((await mutate('sendCode', number)).status).toBe(200)

    const { status, error, headers } = await mutate('sendCode', number)

    expect([status, error.data.reason, headers.get('Retry-After')]).toEqual([429, 'too_many', '900'])
  })
})
