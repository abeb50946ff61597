import type { SentMessage } from '@camp/application/messaging/communication-history.ts'
import { ListMessages } from '@camp/application/messaging/list-messages.ts'
import { aSentMessage, atTen } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { InMemoryCommunicationHistory } from '@camp/application/messaging/testing/in-memory-communication-history.ts'
import { describe, expect, it } from 'vitest'
import { createMailboxPage } from './mailbox-page.ts'

async function givenMailbox(...messages: readonly SentMessage[]) {
  const history = new InMemoryCommunicationHistory()
  for (const message of messages) await history.add(message)
  const page = createMailboxPage({ listMessages: new ListMessages({ communicationHistory: history }) })
  return (path: string, headers: Record<string, string> = {}) => page.request(path, { headers })
}

const json = { Accept: 'application/json' }

describe('the local mailbox', () => {
  it('answers JSON with exactly the fields it promises, newest first', async () => {
    const get = await givenMailbox(
      aSentMessage(),
      aSentMessage({ id: 'sent-2', sentAt: atTen.add({ seconds: 1 }), channel: 'sms' }),
    )

    const answer = (await (await get('/dev/messages', json)).json()) as { id: string }[]

    expect(answer.map(({ id }) => id)).toEqual(['sent-2', 'sent-1'])
    expect(answer[1]).toEqual({
      id: 'sent-1',
      channel: 'email',
      to: 'thandi@example.test',
      type: 'booking_confirmation',
      reservationId: 'reservation-1',
      subject: 'Booking confirmed',
      text: 'Your booking is confirmed.',
      links: ['https://camp.example/r/key/confirm'],
      sentAt: '2026-11-21T08:00:00Z',
    })
  })

  it('shows only what stayed on this machine', async () => {
    const get = await givenMailbox(
      aSentMessage({ deliveryState: 'accepted' }),
      aSentMessage({ id: 'x', deliveryState: 'failed' }),
    )

    expect(await (await get('/dev/messages', json)).json()).toEqual([])
    expect((await get('/dev/messages/sent-1')).status).toBe(404)
  })

  it('lists the messages for a person, and says so when there are none', async () => {
    const full = await givenMailbox(aSentMessage({ subject: 'Bos & Kloof' }))
    const empty = await givenMailbox()

    expect(await (await full('/dev/messages')).text()).toContain('Bos &amp; Kloof')
    expect(await (await empty('/dev/messages')).text()).toContain('No messages yet')
  })

  it('shows an e-mail in a frame that can do nothing, its text and its links', async () => {
    const get = await givenMailbox(aSentMessage({ html: '<html><head></head><body onload="x()">Hi</body></html>' }))

    const page = await (await get('/dev/messages/sent-1')).text()

    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).toContain('&lt;body onload=&quot;x()&quot;&gt;')
    expect(page).toContain('<a href="https://camp.example/r/key/confirm">')
    expect(page).toContain('/dev/messages/sent-1/booking.ics')
  })

  it('shows an SMS as the phone would, with its links', async () => {
    const get = await givenMailbox(
      aSentMessage({ channel: 'sms', subject: null, html: null, text: 'Confirm: https://camp.example/r/key' }),
    )

    const page = await (await get('/dev/messages/sent-1')).text()

    expect(page).toContain('<div class="bubble sms">Confirm: <a href="https://camp.example/r/key">')
    expect(page).not.toContain('<iframe')
  })

  it('hands out the calendar file', async () => {
    const get = await givenMailbox(aSentMessage())

    const file = await get('/dev/messages/sent-1/booking.ics')

    expect(file.headers.get('Content-Type')).toBe('text/calendar')
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="booking.ics"')
    expect(await file.text()).toBe('BEGIN:VCALENDAR')
    expect((await get('/dev/messages/sent-1/other.ics')).status).toBe(404)
  })

  it('is neither stored nor indexed', async () => {
    const get = await givenMailbox()

    const { headers } = await get('/dev/messages')

    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
  })
})
