import type { Digest, DigestLetters } from '@camp/application/messaging/news/digests.ts'
import type { KeptNews } from '@camp/application/messaging/news/news-log.ts'
import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { type TextsByPath, textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { plainLetter, type WritingPorts } from '../plain-letter.ts'
import { messageValues, oneLine } from '../wording/message-values.ts'
import { shortDate, shownMoney } from '../wording/shown-facts.ts'
import { wordsIn } from '../wording/words.ts'
import { english } from './wording/english.ts'

const words: Translator<TextsByPath<typeof english>> = translatorOf('en', textsByPath(english))

/** The history keeps how much it said, and not of whom: a guest who is forgotten stands in no old letter. */
export class DigestLetterWriter implements DigestLetters {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  async write(digest: Digest): Promise<void> {
    const { written, randomness, publicUrl } = this.#ports
    const { to, campsite, day, news, arrivals } = digest
    const subject = words('subject', {
      campsite: oneLine(campsite.name),
      day: longDate(day.toString(), 'en'),
      arrivals: words('arrivals', { count: arrivals.length }),
    })
    const text = textOf(digest, publicUrl)
    const letter = plainLetter({ id: randomness.uuid(), to, language: 'en', subject, text }, this.#ports)
    // What people called themselves or their calendars is nothing to click on.
    const links = letter.content.links.filter((link) => link.startsWith(`${publicUrl}/`))
    const keptAs = words('kept', { arrivals: arrivals.length, news: news.length })
    await written.add({ ...letter, content: { ...letter.content, links, keptAs } })
  }
}

function textOf({ campsite, news, arrivals }: Digest, publicUrl: string): string {
  const { slug } = campsite
  const coming = arrivals.map((arrival) => arrivalLine(arrival, campsite.currencySymbol))
  const happened = news.map(newsLine)
  return [
    words('greeting'),
    coming.length > 0 ? [words('arriving'), ...coming].join('\n') : words('nobody'),
    happened.length > 0 ? [words('yesterday'), ...happened].join('\n') : words('quiet'),
    words('sheet', { campsite: oneLine(campsite.name), page: `${publicUrl}/org/${slug}/today` }),
    words('choose', { page: `${publicUrl}/org/org-organisation/notifications?org=${slug}` }),
  ].join('\n\n')
}

function arrivalLine(arrival: Digest['arrivals'][number], currencySymbol: string): string {
  const { guestName, plots, adults, pensioners, children, departure, balance } = arrival
  return words('arrival', {
    name: nameInMessage(guestName ?? '') || words('unnamed'),
    plots: plots.map(({ plotName, siteName }) => oneLine(`${plotName} (${siteName})`)).join(', '),
    guests: words('guests', { count: adults + pensioners + children }),
    departure: shortDate(departure.toString(), 'en'),
    money: balance.isPositive ? words('owing', { balance: shownMoney(balance.cents, currencySymbol) }) : words('paid'),
  })
}

function newsLine(news: KeptNews): string {
  if (news.event !== 'feeds-silent') {
    const isUnclear = news.event === 'refund-by-hand' && news.facts.money.isRefundUnclear
    return words(isUnclear ? 'refund-unclear' : news.event, messageValues(news.facts, 'en', wordsIn('en')))
  }
  const calendars = news.facts.feeds.map(({ provider, plotName }) => oneLine(`${provider}, ${plotName}`)).join('; ')
  return words('feeds-silent', { calendars })
}
