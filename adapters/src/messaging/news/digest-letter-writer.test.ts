import type { Digest } from '@camp/application/messaging/news/digests.ts'
import type { KeptNews } from '@camp/application/messaging/news/news-log.ts'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { WrittenMessage } from '@camp/application/messaging/written/written-messages.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { DigestLetterWriter } from './digest-letter-writer.ts'

const facts = someNotificationFacts()
const feeds = { organisation: facts.organisation, feeds: [{ provider: 'Airbnb', plotName: 'Stand 1' }] }
const arrival = {
  guestName: 'Thandi\nMokoena',
  plots: [{ plotName: 'Stand 4', siteName: 'Riverside' }],
  adults: 2,
  pensioners: 0,
  children: 1,
  departure: Temporal.PlainDate.from('2026-12-13'),
  balance: Money.rand(600),
} as unknown as Digest['arrivals'][number]

async function written(facts: Partial<Digest>) {
  const messages: WrittenMessage[] = []
  const writer = new DigestLetterWriter({
    written: { add: async (message) => void messages.push(message) },
    clock: new FixedClock('2026-12-11T06:00'),
    randomness: { integer: (min) => min, key: () => 'k', uuid: () => 'letter-1' },
    publicUrl: 'https://camp.test',
  })
  const campsite = { slug: 'kwena', name: 'Kwena', timezone: 'Africa/Johannesburg', currencySymbol: 'R' } as Digest['campsite']
  const day = Temporal.PlainDate.from('2026-12-11')
  await writer.write({ to: 'bea@kwena.test', campsite, day, news: [], arrivals: [], ...facts })
  return messages[0]!
}

it('says who arrives and what happened, and where to see more', async () => {
  const news = [
    { event: 'booking-received', facts },
    { event: 'feeds-silent', facts: feeds },
  ] as unknown as readonly KeptNews[]

  const { to, content } = await written({ arrivals: [arrival], news })

  expect([to, content.subject]).toEqual(['bea@kwena.test', 'Kwena, Friday, 11 December 2026: 1 arrival'])
  expect(content.text).toBe(
    [
      'Good morning,',
      'Arriving today:\n- Thandi Mokoena: Stand 4 (Riverside), 3 guests, until 13 Dec 2026. Still to pay: R600.00.',
      `Yesterday:\n- New booking 482-913-107: ${facts.guest.firstName} ${facts.guest.lastName}, 11-13 Dec 2026, Stand 4 (Riverside)\n- No news from these calendars: Airbnb, Stand 1`,
      'Today at Kwena:\nhttps://camp.test/org/kwena/today',
      'Choose what you hear about:\nhttps://camp.test/org/org-organisation/notifications?org=kwena',
    ].join('\n\n'),
  )
  expect(content.links).toHaveLength(2)
})

it('asks to look first where a refund may have been paid already', async () => {
  const unclear = someNotificationFacts({ money: { refundAmount: 60_000, isRefundUnclear: true } })
  const news = [{ event: 'refund-by-hand', facts: unclear }] as unknown as readonly KeptNews[]

  const { content } = await written({ news })

  expect(content.text).toContain('- Please check a refund of R600.00 to Thandi Nkosi')
})

it('keeps how much it said, and of nobody', async () => {
  const { content } = await written({ arrivals: [arrival, { ...arrival, balance: Money.zero(), guestName: null }] })

  expect(content.text).toContain('No name')
  expect(content.text).toContain('Nothing to pay.')
  expect(content.keptAs).toBe('Arrivals: 2. News: 0. We don’t keep who they’re about.')
})
