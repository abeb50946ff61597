import { describe, expect, it } from 'vitest'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import type { DeliveryReport } from './communication-history.ts'
import { NoteDelivery } from './note-delivery.ts'
import { aSentMessage, atTen } from './testing/an-outbox-message.ts'
import { InMemoryCommunicationHistory } from './testing/in-memory-communication-history.ts'
import { InMemoryOutbox } from './testing/in-memory-outbox.ts'
import { RecordingMessageLog } from './testing/recording-message-log.ts'

const aReport = (facts: Partial<DeliveryReport> = {}): DeliveryReport => ({
  channel: 'app',
  providerMessageId: 'wamid-1',
  state: 'delivered',
  error: null,
  at: atTen.add({ seconds: 9 }),
  ...facts,
})

async function givenWhatsApp() {
  const history = new InMemoryCommunicationHistory()
  await history.add(aSentMessage({ channel: 'app', providerMessageId: 'wamid-1', deliveryState: 'accepted' }))
  const noteDelivery = new NoteDelivery({
    communicationHistory: history,
    outbox: new InMemoryOutbox(),
    reservations: { find: async () => undefined },
    transaction: { run: (work) => work() },
    clock: { now: () => atTen },
    randomness: new CountingRandomness(),
    messageLog: new RecordingMessageLog(),
  })
  const state = async () => (await history.list({ limit: 1 }))[0]
  return { history, state, note: (facts?: Partial<DeliveryReport>) => noteDelivery.execute(aReport(facts)) }
}

describe('a report on a message', () => {
  it('is noted once', async () => {
    const { note, state } = await givenWhatsApp()

    expect([await note(), await note()]).toEqual(['noted', 'older'])
    expect(await state()).toMatchObject({ deliveryState: 'delivered', deliveryStateAt: atTen.add({ seconds: 9 }) })
  })

  it('never takes back what is known', async () => {
    const { note, state } = await givenWhatsApp()
    await note({ state: 'read' })

    expect(await note({ state: 'sent', at: atTen.add({ hours: 1 }) })).toBe('older')
    expect(await note({ state: 'failed', error: 'late' })).toBe('older')
    expect(await state()).toMatchObject({ deliveryState: 'read', error: null, deliveryStateAt: atTen.add({ seconds: 9 }) })
  })

  it('says why a message failed, without the address', async () => {
    const { note, state } = await givenWhatsApp()

    await note({ state: 'failed', error: '131026 +27 82 123 4567 is not on WhatsApp' })

    expect(await state()).toMatchObject({ deliveryState: 'failed', error: '131026 [number] is not on WhatsApp' })
  })

  it('is unknown for another message or another channel, and kept', async () => {
    const { note, history, state } = await givenWhatsApp()

    expect(await note({ providerMessageId: 'wamid-2' })).toBe('unknown')
    expect(await note({ channel: 'sms' })).toBe('unknown')
    expect(await state()).toMatchObject({ deliveryState: 'accepted' })
    expect(await history.takeEarlyReports({ channel: 'app', providerMessageId: 'wamid-2' })).toHaveLength(1)
  })
})
