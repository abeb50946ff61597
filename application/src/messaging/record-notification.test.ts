import type { GuestDetails } from '@camp/domain/reservations/reservation.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { aGuest, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryNewsLog } from './news/testing/in-memory-news-log.ts'
import { notificationFacts } from './notification-facts.ts'
import { RecordNotification, type RecordNotificationCommand } from './record-notification.ts'
import { atTen } from './testing/an-outbox-message.ts'
import { InMemoryOutbox } from './testing/in-memory-outbox.ts'
import { RecordingMessageLog } from './testing/recording-message-log.ts'

function givenRecorder() {
  const outbox = new InMemoryOutbox()
  const newsLog = new InMemoryNewsLog()
  const log = new RecordingMessageLog()
  let keys = 0
  const randomness = { integer: () => 0, key: () => `key-${++keys}`, uuid: () => `uuid-${++keys}` }
  const recorder = new RecordNotification({ outbox, newsLog, messageLog: log, randomness, clock: { now: () => atTen } })
  const record = (command: RecordNotificationCommand) => recorder.execute(command)
  return { outbox, newsLog, log, record }
}

function aCommand(guest: Partial<GuestDetails> = {}): RecordNotificationCommand {
  const reservation = aPendingReservation(aHold(), { guest: aGuest(guest) })
  const facts = notificationFacts({
    reservation,
    organisation: anOrganisation(),
    sites: [aSite()],
    publicUrl: 'https://camp.example',
  })
  return { reservation, event: 'submitted', facts }
}

describe('recording a notification', () => {
  it('writes one message per channel of the guest, due at once', async () => {
    const { outbox, record } = givenRecorder()

    await record(aCommand())

    expect(await outbox.list({ state: 'pending', limit: 9 })).toMatchObject([
      { channel: 'app', to: '27821234567', type: 'booking_request_confirmation', event: 'submitted', nextTryAt: atTen },
      { channel: 'email', to: 'thandi@example.test', facts: { reservation: { simpleReference: '482-913-107' } } },
    ])
  })

  it('writes it once, however often the event is reported', async () => {
    const { outbox, record } = givenRecorder()

    await record(aCommand())
    await record(aCommand())

    expect(await outbox.list({ limit: 9 })).toHaveLength(2)
  })

  it('tells reminders of different days apart', async () => {
    const { outbox, record } = givenRecorder()

    await record({ ...aCommand(), event: 'payment-due', occurrence: '7-days' })
    await record({ ...aCommand(), event: 'payment-due', occurrence: '2-days' })

    expect(await outbox.list({ limit: 9 })).toHaveLength(4)
  })

  it.each([
    [{ countryCode: null }, 'country code is missing'],
    [{ cell: null }, 'cell number is missing'],
    [{ cell: ' ' }, 'cell number is missing'],
  ])('keeps a message to a guest with %j as skipped, with a logged error', async (guest, missing) => {
    const { outbox, log, record } = givenRecorder()
    const error = `Notification skipped: ${missing}`

    await record(aCommand(guest))

    expect(await outbox.list({ state: 'skipped', limit: 9 })).toMatchObject([{ channel: 'app', to: null, lastError: error }])
    expect(await outbox.list({ state: 'pending', limit: 9 })).toMatchObject([{ channel: 'email' }])
    expect(log.entries).toMatchObject([{ kind: 'skipped', message: { error } }])
  })
})

describe('what the campsite must know', () => {
  const lateTo = (email: string | null) => {
    const command = aCommand({ language: 'af' })
    const organisation = { ...command.facts.organisation, email }
    return { ...command, event: 'late-payment', facts: { ...command.facts, organisation } } as const
  }

  it('goes to its business address, in English, whatever the guest speaks', async () => {
    const { outbox, record } = givenRecorder()

    await record(lateTo(' desk@boskloof.test '))

    expect(await outbox.list({ limit: 9 })).toMatchObject([
      { event: 'late-payment', channel: 'email', to: 'desk@boskloof.test', language: 'en', type: 'default' },
    ])
  })

  it('is kept as skipped where there is no address', async () => {
    const { outbox, record } = givenRecorder()

    await record(lateTo(null))

    expect(await outbox.list({ limit: 9 })).toMatchObject([{ channel: 'email', to: null, state: 'skipped' }])
  })
})

describe('news for the campsite', () => {
  const newsTo = (email: string | null, guest: Partial<GuestDetails> = {}) => {
    const command = aCommand(guest)
    const organisation = { ...command.facts.organisation, email }
    return { ...command, news: 'booking-received', facts: { ...command.facts, organisation } } as const
  }
  const told = async (outbox: InMemoryOutbox) =>
    (await outbox.list({ limit: 9 })).filter(({ event }) => event === 'booking-received')

  it('go out beside the messages of the guest, once, with how to reach the guest', async () => {
    const { outbox, record } = givenRecorder()

    await record(newsTo('desk@boskloof.test', { specialRequest: 'Near the river', allergies: 'Bees' }))
    await record(newsTo('desk@boskloof.test', { specialRequest: 'Near the river', allergies: 'Bees' }))

    expect(await outbox.list({ limit: 9 })).toHaveLength(3)
    const [news] = await told(outbox)
    expect(news).toMatchObject({ channel: 'email', to: 'desk@boskloof.test', language: 'en', type: 'default', state: 'pending' })
    expect(news?.facts.guestContact).toEqual({
      email: 'thandi@example.test',
      phone: '+27821234567',
      specialRequest: 'Near the river',
    })
    expect(JSON.stringify(news?.facts)).not.toContain('Bees')
  })

  it('are no part of what the guest is told', async () => {
    const { outbox, record } = givenRecorder()

    await record(newsTo('desk@boskloof.test'))

    const toGuest = (await outbox.list({ limit: 9 })).filter(({ event }) => event === 'submitted')
    for (const { facts } of toGuest) expect(facts.guestContact).toBeUndefined()
  })

  it('go out where the desk chose not to tell the guest', async () => {
    const { outbox, record } = givenRecorder()

    await record({ ...newsTo('desk@boskloof.test'), isWithheld: true })

    expect(await outbox.list({ state: 'pending', limit: 9 })).toMatchObject([{ event: 'booking-received' }])
  })

  it('are none where the campsite has no address', async () => {
    const { outbox, record } = givenRecorder()

    await record(newsTo(null))

    expect(await told(outbox)).toEqual([])
  })
})

describe('news for its people', () => {
  const command = () => ({ ...aCommand(), staffNews: { event: 'booking-received', topic: 'bookings' } }) as const

  it('are kept once, with how to reach the guest, and with who was told already', async () => {
    const { newsLog, record } = givenRecorder()
    const withAddress = { ...command(), news: 'booking-received' } as const

    await record(withAddress)
    await record(withAddress)

    expect(newsLog.kept).toMatchObject([
      {
        event: 'booking-received',
        topic: 'bookings',
        occurrence: 'once',
        toldTo: withAddress.facts.organisation.email,
        facts: { guestContact: { email: 'thandi@example.test' } },
      },
    ])
  })

  it('are kept where the address of the campsite does not want to hear', async () => {
    const { outbox, newsLog, record } = givenRecorder()
    const staffNews = { event: 'review-received', topic: 'reviews' } as const

    await record({ ...aCommand(), event: 'review-received', isUnheard: true, staffNews })

    expect(await outbox.list({ limit: 9 })).toEqual([])
    expect(newsLog.kept).toMatchObject([{ event: 'review-received', toldTo: null }])
  })
})
