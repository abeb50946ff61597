import type { FeedLetter, FeedLetters } from '@camp/application/calendar-feeds/feed-letters.ts'
import { type TextsByPath, textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { plainLetter, type WritingPorts } from '../messaging/plain-letter.ts'
import { oneLine } from '../messaging/wording/message-values.ts'
import { longMoment } from '../messaging/wording/shown-facts.ts'
import { english } from './wording/english.ts'

const words: Translator<TextsByPath<typeof english>> = translatorOf('en', textsByPath(english))

export class FeedLetterWriter implements FeedLetters {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  /** What an owner called a calendar is nothing to click on. */
  async write(letter: FeedLetter): Promise<void> {
    const { written, randomness, publicUrl } = this.#ports
    const { to, organisationName: organisation, slug, feeds } = letter
    const text = words('text', {
      organisation,
      feeds: feeds.map((feed) => lineOf(feed, letter.timezone)).join('\n'),
      page: `${publicUrl}/org/org-organisation/calendar-feeds?org=${slug}`,
      messages: `${publicUrl}/org/org-organisation/messages?org=${slug}`,
    })
    const drafted = plainLetter({ id: randomness.uuid(), to, language: 'en', subject: subjectOf(letter), text }, this.#ports)
    const links = drafted.content.links.filter((link) => link.startsWith(`${publicUrl}/`))
    await written.add({ ...drafted, content: { ...drafted.content, links } })
  }
}

function subjectOf({ feeds }: FeedLetter): string {
  const [feed, other] = feeds
  if (!feed || other) return words('subjectMany', { count: feeds.length })
  return words('subjectOne', { provider: oneLine(feed.provider), plot: oneLine(feed.plotName) })
}

function lineOf({ provider, plotName, fault, goodAt, isSaleStopped }: FeedLetter['feeds'][number], timezone: string): string {
  const since = goodAt ? words('lastGood', { when: longMoment(goodAt.toString(), timezone, 'en') }) : words('neverGood')
  const sale = words(isSaleStopped ? 'saleStopped' : 'saleGoesOn')
  return words('feed', { plot: oneLine(plotName), provider: oneLine(provider), why: words(fault ?? 'silent'), since, sale })
}
