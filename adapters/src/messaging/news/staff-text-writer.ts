import type { StaffTexts } from '@camp/application/messaging/news/staff-texts.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { inGsm7 } from '@camp/domain/messaging/sms-parts.ts'
import type { WritingPorts } from '../plain-letter.ts'
import { longestSms, shortenedForSms } from '../shortened-for-sms.ts'
import { oneLine } from '../wording/message-values.ts'
import { wordsIn } from '../wording/words.ts'

export class StaffTextWriter implements StaffTexts {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  /** What an owner called a calendar is nothing to click on. */
  async writeOfFeeds({ to, facts, until }: Parameters<StaffTexts['writeOfFeeds']>[0]): Promise<void> {
    const { written, randomness, clock } = this.#ports
    const calendars = facts.feeds.map(({ provider, plotName }) => oneLine(`${provider}, ${plotName}`)).join('; ')
    const campsite = oneLine(facts.organisation.name)
    const text = shortenedForSms(inGsm7(wordsIn('en')('campsite.feedsSilent', { campsite, calendars })), longestSms)
    await written.add({
      id: randomness.uuid() as OutboxMessageId,
      channel: 'sms',
      to,
      language: 'en',
      content: { subject: null, text, links: [], replyTo: null, template: null, variables: null, secret: null },
      createdAt: clock.now(),
      expiresAt: until,
      tries: 0,
    })
  }
}
