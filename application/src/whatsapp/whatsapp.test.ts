import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import type { OutgoingMessage } from '../messaging/message-sender.ts'
import type { OutboxMessageId } from '../messaging/outbox.ts'
import { anOutboxMessage } from '../messaging/testing/an-outbox-message.ts'
import { revisionOf } from '../shared/revision.ts'
import { SaveTemplateMapping, SendTestTemplate, ShowWhatsAppConfiguration } from './manage-templates.ts'
import { RelayTemplate } from './relay-template.ts'
import { ResendWhatsAppMessage } from './resend-whatsapp-message.ts'
import { standardTemplates } from './standard-templates.ts'
import { TemplateMessageSender } from './template-message-sender.ts'
import { givenWhatsApp, oneToNine, personOfNoOrganisation } from './testing/given-whatsapp.ts'

const admin = personOfNoOrganisation('SUPERADMIN')

const anOutgoing = (facts: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: 'message-1' as OutboxMessageId,
  channel: 'app',
  type: 'default',
  language: 'af',
  to: '27821234567',
  subject: null,
  text: 'Hello',
  html: null,
  attachments: [],
  links: [],
  replyTo: null,
  template: 'default',
  variables: oneToNine,
  ...facts,
})

describe('a message of channel app', () => {
  it('goes out as the registered template of its language', async () => {
    const { templateDelivery, sender } = givenWhatsApp()

    expect(await new TemplateMessageSender(templateDelivery).send(anOutgoing())).toMatchObject({
      value: { providerMessageId: 'wamid.1' },
    })
    expect(sender.asked).toMatchObject([
      {
        to: '27821234567',
        correlationId: 'message-1',
        mapping: { metaName: 'booking_news', language: 'af' },
        filled: { body: [1, 2, 3, 4, 5, 6, 9].map((number) => `value ${number}`) },
      },
    ])
  })

  it('goes out in words of its own where it is no template', async () => {
    const { templateDelivery, sender } = givenWhatsApp()
    const own = anOutgoing({ template: null, variables: null, text: 'Kwena Camp:\nYes', to: '+27 82 123 4567' })

    expect(await new TemplateMessageSender(templateDelivery).send(own)).toMatchObject({ ok: true })

    expect(sender.texts).toEqual([{ to: '27821234567', text: 'Kwena Camp:\nYes', correlationId: 'message-1' }])
    expect(sender.asked).toEqual([])
  })

  it.each([
    [{ template: 'unheard_of' }, 'No such WhatsApp template'],
    [{ variables: { 1: 'a', 3: 'c' } }, 'WhatsApp variable 2 is missing'],
    [{ to: '082 123 4567' }, 'Not an international number'],
  ])('is undeliverable with %j, and no provider is asked', async (facts, detail) => {
    const { templateDelivery, sender } = givenWhatsApp()

    expect(await new TemplateMessageSender(templateDelivery).send(anOutgoing(facts))).toEqual(
      refused({ code: 'undeliverable', detail }),
    )
    expect(sender.asked).toEqual([])
  })

  it.each(['undeliverable', 'temporary', 'unknown-outcome'] as const)('that the provider calls %s is that', async (code) => {
    const { templateDelivery } = givenWhatsApp([async () => refused({ code, detail: 'WhatsApp 1' })])

    expect(await new TemplateMessageSender(templateDelivery).send(anOutgoing())).toEqual(refused({ code, detail: 'WhatsApp 1' }))
  })
})

describe('a relayed template', () => {
  const command = { phoneNumber: '+27 82 123 4567', template: 'default', language: 'en', variables: oneToNine } as const

  it('goes to the number without plus sign and spaces, and is kept word for word', async () => {
    const whatsApp = givenWhatsApp()

    expect(await new RelayTemplate(whatsApp).execute({ actor: admin, ...command })).toEqual(accepted({ messageId: 'wamid.1' }))
    expect(whatsApp.sender.asked[0]?.to).toBe('27821234567')
    expect(await whatsApp.communicationHistory.list({ limit: 9 })).toMatchObject([
      { channel: 'app', type: 'default', to: '27821234567', text: 'Hello value 1, see value 9', providerMessageId: 'wamid.1' },
    ])
  })

  it('that carries a code is kept without it', async () => {
    const whatsApp = givenWhatsApp()
    const code = { ...command, template: 'verification_code', variables: { 1: '482913' } }

    expect((await new RelayTemplate(whatsApp).execute({ actor: admin, ...code })).ok).toBe(true)
    expect(JSON.stringify(await whatsApp.communicationHistory.list({ limit: 9 }))).not.toContain('482913')
  })

  it('is for the platform alone, within its quota', async () => {
    const whatsApp = givenWhatsApp()
    const relay = new RelayTemplate(whatsApp)

    expect(await relay.execute({ actor: personOfNoOrganisation('ORGADMIN'), ...command })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    await relay.execute({ actor: admin, ...command })
    await relay.execute({ actor: admin, ...command })
    expect(await relay.execute({ actor: admin, ...command })).toMatchObject({ refusal: { code: 'quota-reached' } })
    expect(whatsApp.sender.asked).toHaveLength(2)
  })

  it('that did not leave says why, without numbers', async () => {
    const outage = async () => {
      throw new Error('no connection to 27821234567')
    }
    const whatsApp = givenWhatsApp([outage])

    expect(await new RelayTemplate(whatsApp).execute({ actor: admin, ...command })).toEqual(
      refused({ code: 'unreachable', detail: 'no connection to [number]' }),
    )
    expect(await whatsApp.communicationHistory.list({ limit: 9 })).toEqual([])
  })

  it('as a test has the example values', async () => {
    const whatsApp = givenWhatsApp()
    const test = new SendTestTemplate({ ...whatsApp, relayTemplate: new RelayTemplate(whatsApp) })

    await test.execute({ actor: admin, name: 'booking_request_confirmation', language: 'en', phoneNumber: '+27821234567' })

    expect(whatsApp.sender.asked[0]?.filled.buttons.map(({ text }) => text)).toEqual(['r/example/confirm', 'r/example/cancel'])
  })
})

describe('the mapping of a template', () => {
  const typed = { metaName: 'other_name', twilioContentSid: '', bodyOrder: '1, 2', urlButtons: '', isActive: false }
  const key = { name: 'default', language: 'en' } as const
  const shown = standardTemplates.find(({ name, language }) => name === key.name && language === key.language)
  const command = { actor: admin, ...key, revision: revisionOf(shown), typed }

  it('is changed once by those who were shown the same, and the trail says by whom', async () => {
    const whatsApp = givenWhatsApp()
    const save = new SaveTemplateMapping(whatsApp)

    expect(await save.execute(command)).toEqual(accepted(null))
    expect(await save.execute({ ...command, typed: { ...typed, metaName: 'third' } })).toEqual(
      refused({ code: 'changed-meanwhile' }),
    )

    expect(await whatsApp.templateMappings.find(command)).toMatchObject({
      metaName: 'other_name',
      isActive: false,
    })
    expect(whatsApp.auditTrail.all).toMatchObject([
      {
        by: 'SUPERADMIN-1',
        organisationId: null,
        act: 'whatsapp-template.changed',
        subject: 'default en',
        changes: expect.arrayContaining([{ field: 'metaName', before: 'booking_news', after: 'other_name' }]),
      },
    ])
  })

  it('is refused to others, and where it is none', async () => {
    const save = new SaveTemplateMapping(givenWhatsApp())

    expect(await save.execute({ ...command, actor: personOfNoOrganisation('ORGADMIN') })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    expect(await save.execute({ ...command, name: 'nothing' })).toEqual(refused({ code: 'not-found' }))
    expect(await save.execute({ ...command, typed: { ...typed, metaName: '' } })).toMatchObject({ refusal: { code: 'invalid' } })
  })

  it('is shown with the words to register and a preview', async () => {
    const whatsApp = givenWhatsApp()
    const whatsAppSetup = { provider: null, host: null, sender: null, callbackUrl: null }

    const shown = await new ShowWhatsAppConfiguration({ ...whatsApp, whatsAppSetup }).execute({ actor: admin })

    const template = shown.ok ? shown.value.templates.find(({ name }) => name === 'default') : undefined
    expect(template).toMatchObject({ registered: 'Hello {{1}}, see {{7}}', preview: 'Hello value 1, see value 9' })
  })
})

describe('sending a message again', () => {
  const facts = { channel: 'app', to: '27821234567' } as const

  it('gives a dead one its tries back', async () => {
    const whatsApp = givenWhatsApp()
    await whatsApp.outbox.add([anOutboxMessage({ ...facts, state: 'dead', tries: 8 })])

    expect(await new ResendWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'message-1' })).toEqual(
      accepted({ id: 'message-1' }),
    )
    expect(await whatsApp.outbox.list({ limit: 9 })).toMatchObject([{ state: 'pending', tries: 0 }])
    expect(whatsApp.auditTrail.all).toMatchObject([{ act: 'whatsapp-message.resent', subject: 'message-1' }])
  })

  it('writes one that was sent anew, once however often it is pressed', async () => {
    const whatsApp = givenWhatsApp()
    await whatsApp.outbox.add([anOutboxMessage({ ...facts, state: 'sent' })])
    const resend = () => new ResendWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'message-1' })

    expect((await resend()).ok).toBe(true)
    expect(await resend()).toEqual(refused({ code: 'sent-again-already' }))
    expect(await whatsApp.outbox.list({ state: 'pending', limit: 9 })).toMatchObject([
      { ...facts, occurrence: 'again after message-1', tries: 0, lastError: null, sentAt: null },
    ])
    expect(whatsApp.auditTrail.all).toHaveLength(1)
  })

  it.each([
    [{ ...facts }, 'still-waiting'],
    [{ ...facts, to: null, state: 'skipped' as const }, 'no-number'],
  ])('is refused for %j', async (message, code) => {
    const whatsApp = givenWhatsApp()
    await whatsApp.outbox.add([anOutboxMessage(message)])

    expect(await new ResendWhatsAppMessage(whatsApp).execute({ actor: admin, id: 'message-1' })).toEqual(refused({ code }))
  })

  it('is for the platform alone', async () => {
    const resend = new ResendWhatsAppMessage(givenWhatsApp())

    expect(await resend.execute({ actor: personOfNoOrganisation('ORGUSER'), id: 'message-1' })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    expect(await resend.execute({ actor: admin, id: 'message-1' })).toEqual(refused({ code: 'not-found' }))
  })
})
