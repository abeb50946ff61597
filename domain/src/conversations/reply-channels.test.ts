import { describe, expect, it } from 'vitest'
import { refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { judgeParts, judgeWords, longestReply, paidParts } from './message-words.ts'
import { likelyReplyChannel, replyChannels } from './reply-channels.ts'
import { isWhatsAppOpen } from './whatsapp-window.ts'

const now = Temporal.Instant.from('2026-11-21T10:00Z')
const guest = {
  countryCode: '+27',
  cell: '082 123 4567',
  email: 'thandi@example.test',
  verificationPreference: 'WHATSAPP',
} as const
const nothingWritten = { lastWhatsAppAt: null, now }

describe('the ways to a guest', () => {
  it('are e-mail, SMS and WhatsApp, each with what stands in it', () => {
    expect(replyChannels(guest, nothingWritten)).toEqual([
      { channel: 'email', to: 'thandi@example.test', obstacle: null, leadsToPage: false },
      { channel: 'sms', to: '27821234567', obstacle: null, leadsToPage: false },
      { channel: 'app', to: '27821234567', obstacle: null, leadsToPage: true },
    ])
    expect(replyChannels({ ...guest, email: ' ', cell: null }, nothingWritten).map(({ obstacle }) => obstacle)).toEqual([
      'no-email',
      'no-cell-number',
      'no-cell-number',
    ])
  })

  it.each([
    ['sms', 'sms'],
    ['page', 'email'],
    [null, 'email'],
  ] as const)('after %s most likely are %s', (last, likely) => {
    expect(likelyReplyChannel(guest, replyChannels(guest, nothingWritten), last)).toBe(likely)
  })

  it('are the phone of whoever left no address, and none of whoever left nothing', () => {
    const byPhone = { ...guest, email: '' }
    const unreachable = { ...byPhone, cell: null }
    expect(likelyReplyChannel(byPhone, replyChannels(byPhone, nothingWritten), null)).toBe('app')
    expect(likelyReplyChannel(unreachable, replyChannels(unreachable, nothingWritten), null)).toBeNull()
  })
})

it.each([
  [null, false],
  ['2026-11-20T10:00:01Z', true],
  ['2026-11-20T10:00:00Z', false],
])('WhatsApp takes words of one’s own within a day of the guest’s last (%s): %s', (last, isOpen) => {
  expect(isWhatsAppOpen(last === null ? null : Temporal.Instant.from(last), now)).toBe(isOpen)
})

describe('the words of a message', () => {
  it('are there, and not too many', () => {
    expect(judgeWords(' Hello\r\nthere ')).toMatchObject({ value: 'Hello\nthere' })
    expect(judgeWords(' \n')).toEqual(refused({ code: 'text-missing' }))
    expect(judgeWords('a'.repeat(longestReply))).toMatchObject({ ok: true })
    expect(judgeWords('a'.repeat(longestReply + 1))).toMatchObject({ refusal: { most: 2000, length: 2001 } })
  })

  it('cost by the part as an SMS alone, and no more than six', () => {
    expect(paidParts('email', 'a'.repeat(2000))).toBeNull()
    expect(judgeParts(paidParts('sms', 'a'.repeat(918)))).toMatchObject({ ok: true })
    expect(judgeParts(paidParts('sms', 'a'.repeat(919)))).toEqual(refused({ code: 'too-many-parts', most: 6, parts: 7 }))
    expect(judgeParts(null)).toMatchObject({ ok: true })
  })
})
