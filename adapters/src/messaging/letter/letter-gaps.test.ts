import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { WordingComposer } from '../wording-composer.ts'

const bare = someNotificationFacts({
  organisation: { phone: null, email: null },
  cancellation: { ladder: [] },
  money: { amountPaid: 0, refundAmount: 0 },
})

function compose(event: NotifiedEvent, facts = bare, createdAt?: Temporal.Instant) {
  const request = { type: notificationType(event), event, channel: 'email', language: 'en', facts } as const
  return new WordingComposer().compose({ ...request, ...(createdAt && { createdAt }) })
}

describe('a letter says nothing about what there is not', () => {
  it('after which nothing is paid back, where nothing ever was', () => {
    const { text } = compose('confirmed')

    expect(text).toContain('If your plans change\nIf you cancel, there’s no refund.')
    expect(text).not.toContain('After that')
  })

  it('that can no longer be had', () => {
    const late = (day: string) => compose('confirmed', someNotificationFacts(), Temporal.Instant.from(`${day}T22:30:00Z`)).text

    expect(late('2026-11-26')).toContain('Cancel by Friday, 27 November 2026 and you get 100%')
    expect(late('2026-11-27')).toMatch(/change\nCancel by Friday, 4 December 2026 and you get 50%.*\nAfter that/)
    expect(late('2026-12-04')).toContain('change\nIf you cancel, there’s no refund.')
  })

  it('and offers no way to a campsite that has given none', () => {
    expect(compose('confirmed').text).not.toMatch(/Questions|Reply to this message/)
  })

  it('and lets nobody answer a campsite that has a phone alone', () => {
    const { text } = compose('confirmed', someNotificationFacts({ organisation: { email: null } }))

    expect(text).toContain('Questions\nGet hold of Boskloof Camp here:\n+27 27 482 0000')
  })

  it('and no refund of nothing', () => {
    expect(compose('cancelled').text).toMatch(/You weren’t charged anything\..*Paid: R0\.00\n\n/s)
    expect(compose('cancelled').text).not.toContain('Refund:')
  })
})

it.each(['guest-message', 'late-payment', 'refund-by-hand'] as const)(
  'to the campsite about "%s" is of the stay, not of yours',
  (event) => {
    const { text } = compose(event)

    expect(text).toContain('\nThe stay\nReference: 482-913-107')
    expect(text).not.toContain('Your stay')
  },
)

it('the calendar file is of the moment at which its message was written, so that a later one counts as later', () => {
  const writtenAt = Temporal.Instant.from('2026-12-01T10:15:00Z')
  const [entry] = compose('confirmed', someNotificationFacts({ reservation: { status: 'confirmed' } }), writtenAt).attachments

  expect(entry?.content).toContain('DTSTAMP:20261201T101500Z')
})
