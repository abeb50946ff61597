import type { Randomness } from '../shared/randomness.ts'
import type { OutboxMessage } from './outbox.ts'
import type { ShortLinks } from './short-links.ts'

/** Characters of base 32: 130 bits, and two links leave room for words in one SMS. */
const codeLength = 26

interface Ports {
  readonly shortLinks: Pick<ShortLinks, 'keep'>
  readonly randomness: Pick<Randomness, 'key'>
}

/** The one SMS that needs two links, to confirm and to cancel, has both in short. */
export async function withShortLinks<Message extends OutboxMessage>(ports: Ports, message: Message): Promise<Message> {
  if (message.channel !== 'sms' || message.event !== 'submitted') return message
  const { links } = message.facts
  const confirm = await shortened(ports, message, links.confirm)
  const cancel = await shortened(ports, message, links.cancel)
  return { ...message, facts: { ...message.facts, links: { ...links, confirm, cancel } } }
}

async function shortened({ shortLinks, randomness }: Ports, { reservationId }: OutboxMessage, link: string): Promise<string> {
  const { origin, pathname, search } = new URL(link)
  const code = randomness.key().slice(0, codeLength)
  return `${origin}/c/${await shortLinks.keep({ code, reservationId, path: `${pathname}${search}` })}`
}
