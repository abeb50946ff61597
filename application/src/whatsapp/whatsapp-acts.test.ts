import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { anOutboxMessage } from '../messaging/testing/an-outbox-message.ts'
import { visitor } from '../shared/actor.ts'
import type { ReceivedReports, WhatsAppReports } from './delivery-reports.ts'
import { ListWhatsAppMessages, ShowWhatsAppMessage } from './list-whatsapp-messages.ts'
import { ShowWhatsAppConfiguration } from './manage-templates.ts'
import { AnswerWhatsAppChallenge, ReceiveWhatsAppReports } from './receive-whatsapp-reports.ts'
import { RelayTemplate } from './relay-template.ts'
import { judgeResend } from './resend-whatsapp-message.ts'
import { standardTemplates } from './standard-templates.ts'
import { type TemplateRefusal, templateRefusalText } from './template-delivery.ts'
import { givenWhatsApp, oneToNine, personOfNoOrganisation } from './testing/given-whatsapp.ts'

const admin = personOfNoOrganisation('SUPERADMIN')
const owner = personOfNoOrganisation('ORGADMIN')
const notPermitted = refused({ code: 'not-permitted' })

describe('the messages that went out', () => {
  const page = { search: '', sort: 'createdAt', isDescending: true, limit: 9, offset: 0, state: null, type: null } as const

  it('show nobody’s whole number, and whether they may be sent again', async () => {
    const whatsApp = givenWhatsApp()
    await whatsApp.outbox.add([anOutboxMessage({ channel: 'app', to: '27821234567', state: 'dead', tries: 8 })])

    const listed = await new ListWhatsAppMessages(whatsApp).execute({ actor: admin, ...page })
    const shown = await new ShowWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'message-1' })

    expect(listed).toMatchObject(accepted({ total: 1, rows: [{ id: 'message-1', maskedNumber: '+27 ••• 567' }] }))
    expect(shown).toMatchObject(accepted({ maskedNumber: '+27 ••• 567', resend: { how: 'replay' } }))
    expect(JSON.stringify([listed, shown])).not.toContain('27821234567')
  })

  it('have no number where the guest has none', async () => {
    const whatsApp = givenWhatsApp()
    await whatsApp.outbox.add([anOutboxMessage({ channel: 'app', to: null, state: 'skipped' })])

    expect(await new ShowWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'message-1' })).toMatchObject(
      accepted({ maskedNumber: null, resend: { how: null, because: 'no-number' } }),
    )
  })

  it('are for the platform alone', async () => {
    const whatsApp = givenWhatsApp()

    expect(await new ListWhatsAppMessages(whatsApp).execute({ actor: owner, ...page })).toEqual(notPermitted)
    expect(await new ShowWhatsAppMessage(whatsApp).execute({ actor: owner, id: 'x' })).toEqual(notPermitted)
    expect(await new ShowWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'x' })).toEqual(refused({ code: 'not-found' }))
  })

  it('are sent again only where they are of a booking', () => {
    expect(judgeResend({ outboxMessage: null, to: '27821234567' })).toEqual({ how: null, because: 'not-of-a-booking' })
  })
})

describe('a report of the provider', () => {
  const received = { headers: {}, body: '' } as unknown as ReceivedReports

  function receiving(reports: Partial<WhatsAppReports>) {
    const noted: unknown[] = []
    const whatsApp = givenWhatsApp()
    const act = new ReceiveWhatsAppReports({
      ...whatsApp,
      whatsAppReports: {
        read: () => accepted(['noted', 'older', 'noted', 'unknown'] as never),
        said: () => ['hello', 'again'] as never,
        challengeOf: () => undefined,
        ...reports,
      },
      noteDelivery: {
        execute: async (report: unknown) => {
          noted.push(report)
          return report as never
        },
      },
      receiveGuestMessages: { execute: async (said: unknown) => (said as readonly unknown[]).length },
    })
    return { act, noted }
  }

  it('is counted by what became of it, beside what guests wrote', async () => {
    const { act, noted } = receiving({})

    expect(await act.execute(received)).toEqual(accepted({ noted: 2, older: 1, unknown: 1, heard: 2 }))
    expect(noted).toEqual(['noted', 'older', 'noted', 'unknown'])
  })

  it('that nobody signed is noted nowhere', async () => {
    const refusal = refused({ code: 'signature-wrong' }) as never
    const { act, noted } = receiving({ read: () => refusal })

    expect(await act.execute(received)).toEqual(refusal)
    expect(noted).toEqual([])
  })

  it('is asked for with a challenge, which is repeated', async () => {
    const whatsAppReports = { challengeOf: (query: Readonly<Record<string, string | undefined>>) => query['hub.challenge'] }

    expect(await new AnswerWhatsAppChallenge({ whatsAppReports }).execute({ 'hub.challenge': '4711' })).toBe('4711')
  })
})

describe('a relayed template', () => {
  const command = { actor: admin, phoneNumber: '27821234567', template: 'default', language: 'en', variables: oneToNine } as const

  it.each([
    ['booking_cancellation', 'booking_cancellation'],
    ['payment_reminder_for_partial_payments', 'payment_due_reminder'],
    ['verification_code', 'default'],
  ])('%s is kept as %s', async (template, type) => {
    const whatsApp = givenWhatsApp()
    const variables = template === 'verification_code' ? { 1: '482913' } : oneToNine

    await new RelayTemplate(whatsApp).execute({ ...command, template, variables })

    expect(await whatsApp.communicationHistory.list({ limit: 9 })).toMatchObject([{ type }])
  })

  it('of which nobody knows the words is kept by its name', async () => {
    const whatsApp = givenWhatsApp()

    await new RelayTemplate(whatsApp).execute({ ...command, template: 'booking_cancellation' })

    expect(await whatsApp.communicationHistory.list({ limit: 9 })).toMatchObject([{ text: 'booking_cancellation' }])
  })

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['02345678', false],
    ['27x21234567', false],
  ])('goes to %s: %s', async (phoneNumber, goes) => {
    const whatsApp = givenWhatsApp()

    const sent = await new RelayTemplate(whatsApp).execute({ ...command, phoneNumber })

    expect(sent.ok || sent.refusal.code).toBe(goes || 'number-invalid')
    expect(whatsApp.sender.asked).toHaveLength(goes ? 1 : 0)
  })
})

it.each<[TemplateRefusal, string]>([
  [{ code: 'temporary', detail: 'WhatsApp 1' }, 'WhatsApp 1'],
  [{ code: 'template-unknown' }, 'No such WhatsApp template'],
  [{ code: 'template-inactive' }, 'The WhatsApp template is turned off'],
  [{ code: 'number-invalid' }, 'Not an international number'],
  [{ code: 'variables-with-gap', missing: '3' }, 'WhatsApp variable 3 is missing'],
  [{ code: 'variable-missing', missing: '4' }, 'WhatsApp variable 4 is missing'],
  [{ code: 'button-leads-elsewhere', variable: 'CONFIRM' }, 'The address of the WhatsApp button CONFIRM is not ours'],
  [{ code: 'body-too-long' }, 'The WhatsApp text is too long'],
])('%j is kept as: %s', (refusal, text) => {
  expect(templateRefusalText(refusal)).toBe(text)
})

describe('what is set up', () => {
  const whatsAppSetup = { provider: null, host: null, sender: null, callbackUrl: null }

  it('is for the platform alone', async () => {
    const show = new ShowWhatsAppConfiguration({ ...givenWhatsApp(), whatsAppSetup })

    expect([await show.execute({ actor: owner }), await show.execute({ actor: visitor })]).toEqual([notPermitted, notPermitted])
  })

  it('has no preview of a template whose words nobody knows here', async () => {
    const shown = await new ShowWhatsAppConfiguration({ ...givenWhatsApp(), whatsAppSetup }).execute({ actor: admin })

    const template = shown.ok ? shown.value.templates.find(({ name }) => name === 'booking_cancellation') : undefined
    expect(template).toMatchObject({ preview: null, registered: null })
  })

  it('are templates in every language, of which the buttons confirm first and then cancel', () => {
    const request = standardTemplates.filter(({ name }) => name === 'booking_request_confirmation')
    const code = standardTemplates.filter(({ name }) => name === 'verification_code')

    expect(request.map(({ language }) => language)).toEqual(['af', 'en'])
    expect(request[0]?.urlButtons).toEqual([
      { index: 0, variable: 'CONFIRM' },
      { index: 1, variable: 'CANCEL' },
    ])
    expect(code[0]?.urlButtons).toEqual([{ index: 0, variable: '1' }])
    expect(standardTemplates.every(({ isActive }) => isActive)).toBe(true)
  })
})
