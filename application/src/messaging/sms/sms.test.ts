import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import type { IncomingMessage } from '../../conversations/receive-guest-messages.ts'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { DeliveryReport } from '../communication-history.ts'
import { aSentMessage, atTen } from '../testing/an-outbox-message.ts'
import { InMemoryCommunicationHistory } from '../testing/in-memory-communication-history.ts'
import { ListSms } from './list-sms.ts'
import { ReceiveSmsReports } from './receive-sms-reports.ts'
import { RegisterSmsWebhook } from './register-sms-webhook.ts'
import { mostRelayedParts, RelaySms } from './relay-sms.ts'
import { ShowSmsProfile } from './show-sms-profile.ts'
import type { SmsRefused, SmsReport, SmsSubmission } from './sms-provider.ts'
import { InMemorySmsMessages } from './testing/in-memory-sms-messages.ts'
import { smsMessagesContract } from './testing/sms-messages.contract.ts'

const ofReservation = { organisationName: 'Boskloof Camp', simpleReference: '482-913-107' }
const newest = { states: null, sent: null, search: '', sort: 'sentAt', isDescending: true, offset: 0, limit: 1 } as const
const down: SmsRefused = {
  code: 'sms-refused',
  reason: 'no-answer',
  status: null,
  title: 'no answer',
  detail: null,
  mayBeTaken: true,
}
const somebody = (role: 'USER' | 'ORGADMIN' | 'SUPERADMIN'): Actor => ({
  kind: 'user',
  userId: 'user-1' as UserId,
  role,
  organisationIds: ['organisation-1' as OrganisationId],
})
const platform = somebody('SUPERADMIN')
const clock = { now: () => atTen }

smsMessagesContract('in memory', async () => {
  const history = new InMemoryCommunicationHistory()
  return { history, smsMessages: new InMemorySmsMessages(history, ofReservation), stop: async () => {} }
})

describe('delivery reports of the SMS provider', () => {
  const report = (id: string, facts: Partial<SmsReport> = {}): SmsReport => ({
    providerMessageId: id,
    state: 'delivered',
    error: null,
    parts: 2,
    credits: 2,
    ...facts,
  })

  function givenDoor(reports: readonly SmsReport[], said: readonly IncomingMessage[] = []) {
    const history = new InMemoryCommunicationHistory()
    const noted: DeliveryReport[] = []
    const noteDelivery = {
      execute: async (given: DeliveryReport) => {
        noted.push(given)
        return given.providerMessageId === 'nobody' ? ('unknown' as const) : ('noted' as const)
      },
    }
    const smsMessages = new InMemorySmsMessages(history, ofReservation)
    const smsProvider = { readReports: () => accepted(reports), readIncoming: () => said }
    const receiveGuestMessages = { execute: async (messages: readonly IncomingMessage[]) => messages.length }
    const ports = { smsProvider, smsMessages, noteDelivery, receiveGuestMessages, clock }
    return { history, smsMessages, noted, receive: () => new ReceiveSmsReports(ports).execute({ secret: 's', rawBody: '[]' }) }
  }

  it('are noted, with what each message cost', async () => {
    const { history, smsMessages, noted, receive } = givenDoor([report('sms-1'), report('nobody')])
    await history.add(aSentMessage({ channel: 'sms', providerMessageId: 'sms-1' }))

    expect(await receive()).toEqual({ ok: true, value: { noted: 1, older: 0, unknown: 1, heard: 0 } })

    expect(noted[0]).toEqual({ channel: 'sms', providerMessageId: 'sms-1', state: 'delivered', error: null, at: atTen })
    const { rows } = await smsMessages.list(newest)
    expect(rows).toMatchObject([{ parts: 2, credits: 2 }])
  })

  it('that only try the address are answered', async () => {
    expect(await givenDoor([]).receive()).toEqual({ ok: true, value: { noted: 0, older: 0, unknown: 0, heard: 0 } })
  })

  it('come beside what guests wrote, which is heard', async () => {
    const said = { channel: 'sms', from: '27821234567', text: 'Late', providerMessageId: 'in-1', answers: null } as const

    expect(await givenDoor([], [said]).receive()).toMatchObject({ value: { heard: 1 } })
  })

  it('without the secret, or unreadable, change nothing', async () => {
    const noteDelivery = { execute: () => Promise.reject(new Error('noted all the same')) }
    const smsProvider = { readReports: () => refused({ code: 'secret-invalid' as const }), readIncoming: () => [] }
    const smsMessages = { noteCost: () => Promise.reject(new Error('noted')) }
    const receiveGuestMessages = { execute: () => Promise.reject(new Error('heard')) }
    const ports = { smsProvider, noteDelivery, smsMessages, receiveGuestMessages, clock }

    expect(await new ReceiveSmsReports(ports).execute({ secret: '', rawBody: '[]' })).toEqual({
      ok: false,
      refusal: { code: 'secret-invalid' },
    })
  })
})

describe('the list of SMS', () => {
  async function givenList() {
    const history = new InMemoryCommunicationHistory()
    for (const sentAt of ['2026-10-31T21:59:59Z', '2026-10-31T22:00:00Z', '2026-11-30T21:59:59Z', '2026-11-30T22:00:00Z']) {
      await history.add(aSentMessage({ id: sentAt, channel: 'sms', sentAt: Temporal.Instant.from(sentAt) }))
    }
    return new ListSms({ smsMessages: new InMemorySmsMessages(history, ofReservation), clock })
  }
  const order = { search: '', sort: 'sentAt', isDescending: true } as const
  const query = { actor: platform, ...order, states: null, month: null, offset: 0, limit: 25 }

  it('shows the month of Johannesburg', async () => {
    const list = await givenList()

    const shown = await list.execute({ ...query, month: '2026-11' })
    const ids = shown.ok ? shown.value.rows.map(({ id }) => id) : []
    expect(ids).toEqual(['2026-11-30T21:59:59Z', '2026-10-31T22:00:00Z'])
    expect(await list.execute({ ...query, month: 'soon' })).toMatchObject({ value: { total: 0 } })
  })

  it.each([visitor, somebody('USER'), somebody('ORGADMIN')])('is for the platform alone, not for $kind $role', async (actor) => {
    expect(await (await givenList()).execute({ ...query, actor })).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
  })
})

describe('relaying an SMS', () => {
  function givenRelay(submit: 'yes' | 'partly' | 'no' | 'refused' = 'yes', isPermitted = true) {
    const history = new InMemoryCommunicationHistory()
    const [asked, submitted, noted] = [[] as number[], [] as SmsSubmission[], [] as DeliveryReport[]]
    const relaySms = new RelaySms({
      permitRelay: {
        execute: async ({ messages }) => {
          asked.push(messages)
          return isPermitted ? accepted(null) : refused({ code: 'not-permitted' })
        },
      },
      smsProvider: {
        submit: async (submission) => {
          submitted.push(submission)
          const failure = submit === 'partly' ? 'FAILED.NOT_SENT' : null
          if (submit === 'no') return refused(down)
          if (submit === 'refused') return refused({ ...down, reason: 'no-credits', mayBeTaken: false })
          return accepted(
            submission.to.map((to, n) => ({ providerMessageId: `sms-${n}`, to, failure: n ? failure : null, parts: 1 })),
          )
        },
      },
      noteDelivery: {
        execute: async (report) => {
          noted.push(report)
          return 'noted'
        },
      },
      communicationHistory: history,
      transaction: new InMemoryTransaction(),
      clock,
      randomness: new CountingRandomness(),
    })
    const relay = (text = 'The gate code is 4711') =>
      relaySms.execute({ actor: platform, to: ['27821111111', '27822222222'], text })
    return { relay, history, asked, submitted, noted }
  }

  it('counts every part for every phone, and remembers who got what', async () => {
    const { relay, history, asked } = givenRelay('partly')

    expect(await relay('x'.repeat(161))).toMatchObject({ ok: true, value: [{ failure: null }, { failure: 'FAILED.NOT_SENT' }] })

    expect(asked).toEqual([4])
    expect(await history.list({ limit: 9 })).toMatchObject([
      { to: '27821111111', channel: 'sms', type: 'default', deliveryState: 'accepted', providerMessageId: 'sms-0' },
      { to: '27822222222', deliveryState: 'failed', error: 'FAILED.NOT_SENT', reservationId: null },
    ])
  })

  it('notes at once what was reported meanwhile', async () => {
    const { relay, history, noted } = givenRelay()
    const report = { channel: 'sms', providerMessageId: 'sms-1', state: 'delivered', error: null, at: atTen } as const
    await history.keepEarlyReport(report, atTen)

    await relay()

    expect(noted).toEqual([report])
  })

  it('sends and remembers nothing without the right, and no novel', async () => {
    const without = givenRelay('yes', false)
    expect(await without.relay()).toMatchObject({ ok: false, refusal: { code: 'not-permitted' } })
    const { relay, submitted, asked } = givenRelay()
    expect(await relay('x'.repeat(153 * mostRelayedParts + 1))).toMatchObject({ refusal: { code: 'text-too-long' } })

    expect([...without.submitted, ...submitted, ...asked]).toEqual([])
  })

  it('says what the provider said, and remembers what may have gone out without its yes', async () => {
    const { relay, history } = givenRelay('no')

    expect(await relay()).toEqual({ ok: false, refusal: down })

    const error = 'SMS sending failed: Failed to send SMS: no answer'
    const unanswered = { deliveryState: 'unanswered', providerMessageId: null, error }
    expect(await history.list({ limit: 9 })).toMatchObject([unanswered, unanswered])
  })

  it('remembers nothing that the provider refused', async () => {
    const { relay, history } = givenRelay('refused')

    expect(await relay()).toMatchObject({ ok: false, refusal: { reason: 'no-credits' } })
    expect(await history.list({ limit: 9 })).toEqual([])
  })
})

describe('the account and the webhook', () => {
  it('of the provider are the platform’s', async () => {
    const permitRelay = { execute: async () => refused({ code: 'not-permitted' as const }) }
    const smsProvider = { profile: () => Promise.reject(new Error('asked')) }
    const show = new ShowSmsProfile({ permitRelay, smsProvider })

    expect(await show.execute({ actor: visitor })).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
  })

  function givenWebhook(webhookSecret: string | null) {
    const addresses: string[] = []
    const registerWebhook = async (address: string) => {
      addresses.push(address)
      return accepted({ wasKnown: false })
    }
    const ports = { smsProvider: { registerWebhook, webhookSecret }, publicUrl: 'https://camp.example' }
    const register = (actor: Actor, dryRun = false) => new RegisterSmsWebhook(ports).execute({ actor, dryRun })
    return { register, addresses }
  }

  it('is registered under our own address with the secret', async () => {
    const { register, addresses } = givenWebhook('a b&c')

    const address = 'https://camp.example/api/infrastructure/bulksms/deliveries'
    expect(await register(platform, true)).toEqual({ ok: true, value: { address, outcome: 'would-be-registered' } })
    expect(addresses).toEqual([])
    expect(await register(system('command line'))).toEqual({ ok: true, value: { address, outcome: 'registered' } })
    expect(addresses).toEqual(['https://camp.example/api/infrastructure/bulksms/deliveries?secret=a%20b%26c'])
    expect(await register(somebody('ORGADMIN'))).toMatchObject({ refusal: { code: 'not-permitted' } })
  })

  it('needs a secret', async () => {
    const { register, addresses } = givenWebhook(null)

    expect(await register(platform)).toMatchObject({ refusal: { code: 'no-webhook-secret' } })
    expect(addresses).toEqual([])
  })
})
