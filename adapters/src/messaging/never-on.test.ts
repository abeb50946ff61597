import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import { expect, it } from 'vitest'
import { compose } from './testing/composed.ts'
import { af } from './wording/af.ts'
import { en } from './wording/en.ts'

/** How each booking that is over came to that. */
const endings = [
  { event: 'cancelled', status: 'cancelled', reason: 'guest' },
  { event: 'cancelled', status: 'cancelled', reason: 'balance-overdue' },
  { event: 'cancelled', status: 'cancelled', reason: 'transfer-missing' },
  { event: 'expired', status: 'cancelled', reason: null },
  { event: 'refunded', status: 'cancelled', reason: 'guest' },
  { event: 'no-show', status: 'noShow', reason: null },
] as const

/** What only a booking says that is on. */
const liveWords = { en: liveWordsOf(en), af: liveWordsOf(af) }

function liveWordsOf(words: typeof en | typeof af): readonly string[] {
  const { stayTitle, moneyTitle, cancellationTitle, directionsTitle, arrive, leave, balance, dueUpFront } = words
  const { confirm, cancel } = words.actions
  const rows = [arrive, leave, balance, dueUpFront].map((label) => `${label}: `)
  return [stayTitle, moneyTitle, cancellationTitle, directionsTitle, confirm, cancel, ...rows, '/confirm', '/cancel']
}

const messages = endings.flatMap((ending) =>
  (['en', 'af'] as const).flatMap((language) =>
    (['email', 'sms', 'app'] as const).map((channel) => ({ ...ending, language, channel })),
  ),
)

it.each(messages)('a booking that is over reads so: $event ($reason), $channel, $language', (message) => {
  const { event, status, reason, language, channel } = message
  const cancellation = { reason, ladder: [{ until: '2026-12-04', refundPercentage: 100 }] }
  const facts = someNotificationFacts({ cancellation, reservation: { status, expiresAt: null } })

  const { subject, text, html, links, variables } = compose(event, channel, facts, language)

  const whole = [subject, text, html, ...links, ...Object.values(variables ?? {})].join('\n')
  expect(liveWords[language].filter((word) => whole.includes(word))).toEqual([])
})

it.each(['refunded', 'payment-after-expiry'] as const)(
  '%s of a booking that is off goes by WhatsApp with what comes back',
  (event) => {
    const facts = someNotificationFacts({
      reservation: { status: 'cancelled', expiresAt: null },
      money: { refundAmount: 80_000 },
    })

    const { template, variables } = compose(event, 'app', facts)

    expect([template, variables?.['7']]).toEqual(['booking_cancellation', 'R800.00'])
  },
)

it.each([
  ['its place is taken', true, 'somebody else has the place', 'the place is taken'],
  ['it was cancelled', undefined, 'was cancelled before your payment arrived', 'was cancelled before your payment came'],
] as const)('a payment that came when %s reads so', (_what, hasLostPlace, letter, text) => {
  const facts = someNotificationFacts({
    reservation: { status: 'cancelled', expiresAt: null },
    money: { refundAmount: 80_000 },
    cancellation: { reason: 'guest', ...(hasLostPlace && { hasLostPlace }) },
  })

  expect(compose('payment-after-expiry', 'email', facts).text).toContain(letter)
  const sms = compose('payment-after-expiry', 'sms', facts).text
  expect(sms).toContain(text)
  expect(sms.length).toBeLessThanOrEqual(160)
})
