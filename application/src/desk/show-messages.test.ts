import type { UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import type { OutboxMessage } from '../messaging/outbox.ts'
import { aSentMessage } from '../messaging/testing/an-outbox-message.ts'
import { aBookedStay, desk } from './testing/a-booked-stay.ts'

/** The guest's WhatsApp that asks to confirm, as the desk sees it. */
async function givenWhatsApp() {
  const { marketplace, id } = await aBookedStay({ isPaid: false })
  const [message] = await marketplace.outbox.list({ reservationId: id, channel: 'app', limit: 1 })
  if (!message) throw new Error('nothing was written to the outbox')
  const at = marketplace.clock.now()
  const { communicationHistory } = marketplace.ports
  const shown = async () => {
    const view = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    return view.ok ? view.value.messages : []
  }
  const goesOut = async () => {
    await marketplace.outbox.markSent(message.id, at)
    const accepted = { deliveryState: 'accepted', providerMessageId: 'wamid-1', text: 'Confirm, please', sentAt: at } as const
    await communicationHistory.add(
      aSentMessage({ id: 'sent', outboxMessageId: message.id, reservationId: id, channel: 'app', ...accepted }),
    )
  }
  return { marketplace, message, at, communicationHistory, goesOut, shown }
}

const of = (messages: Awaited<ReturnType<Awaited<ReturnType<typeof givenWhatsApp>>['shown']>>, { id }: OutboxMessage) =>
  messages.find((one) => one.id === id)

it('shows what waits, without words or delivery', async () => {
  const { message, shown } = await givenWhatsApp()

  expect(of(await shown(), message)).toMatchObject({ state: 'pending', delivery: null, text: null, isFallback: false })
})

it('shows how far a message came at its provider, and since when', async () => {
  const { message, at, communicationHistory, goesOut, shown } = await givenWhatsApp()
  await goesOut()

  const readAt = at.add({ minutes: 3 })
  const read = { deliveryState: 'read', providerMessageId: 'wamid-1', error: null } as const
  await communicationHistory.noteDelivery('sent', { ...read, at: readAt })

  expect(of(await shown(), message)).toMatchObject({
    state: 'sent',
    delivery: { state: 'read', at: readAt },
    text: 'Confirm, please',
    error: null,
  })
})

it('shows why a message did not arrive, with its words, and what stepped in', async () => {
  const { marketplace, message, at, communicationHistory, goesOut, shown } = await givenWhatsApp()
  await goesOut()
  const failed = { deliveryState: 'failed', providerMessageId: 'wamid-1', error: '131026' } as const

  await communicationHistory.noteDelivery('sent', { ...failed, at })
  await marketplace.outbox.add([{ ...message, id: 'sms' as never, channel: 'sms', occurrence: 'once fallback' }])

  const messages = await shown()
  expect(of(messages, message)).toMatchObject({ delivery: { state: 'failed' }, error: '131026', text: 'Confirm, please' })
  expect(messages.filter(({ isFallback }) => isFallback)).toMatchObject([{ channel: 'sms', state: 'pending' }])
})

it('shows no news that one of its people chose to hear of', async () => {
  const { marketplace, message, shown } = await givenWhatsApp()
  const before = await shown()
  const facts = { ...message.facts, reader: { userId: 'bea' as UserId } }

  await marketplace.outbox.add([{ ...message, id: 'news' as never, occurrence: 'once to bea', facts }])

  expect(await shown()).toEqual(before)
})

it.each([
  ['that was taken without a name for it', 'accepted', null, 'Confirm, please'],
  ['that was taken and did not arrive', 'failed', 'wamid-1', 'Confirm, please'],
  ['that was refused', 'failed', null, null],
] as const)('shows the words of what went out: of a message %s', async (_which, deliveryState, providerMessageId, text) => {
  const { message, at, communicationHistory, shown } = await givenWhatsApp()
  const facts = { deliveryState, providerMessageId, text: 'Confirm, please', sentAt: at } as const

  await communicationHistory.add(
    aSentMessage({ id: 'sent', outboxMessageId: message.id, reservationId: message.reservationId, ...facts }),
  )

  expect(of(await shown(), message)?.text).toBe(text)
})
