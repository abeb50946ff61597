import type { AboardLetter, AboardLetters } from '@camp/application/organisations/aboard/aboard-letters.ts'
import { type TextsByPath, textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import { type Translator, translatorOf } from '@camp/domain/languages/translator.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { plainLetter, type WritingPorts } from '../../messaging/plain-letter.ts'
import { english } from './wording/english.ts'

const words: Translator<TextsByPath<typeof english>> = translatorOf('en', textsByPath(english))

interface Ports extends WritingPorts {
  /** Where the platform reads its mail. */
  readonly platformAddress: string
}

export class AboardLetterWriter implements AboardLetters {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** What an owner wrote is nothing to click on in the platform's mailbox. */
  async write(letter: AboardLetter): Promise<void> {
    const { written, randomness, publicUrl, platformAddress } = this.#ports
    const to = letter.to ?? platformAddress
    const said = lettersWords(letter, publicUrl)
    const drafted = plainLetter({ id: randomness.uuid(), to, language: 'en', ...said }, this.#ports)
    const links = drafted.content.links.filter((link) => link.startsWith(`${publicUrl}/`))
    await written.add({ ...drafted, content: { ...drafted.content, links } })
  }
}

function lettersWords({ kind, firstName, organisationName: organisation, slug, text }: AboardLetter, publicUrl: string) {
  const name = nameInMessage(firstName)
  const facts = {
    organisation,
    host: new URL(publicUrl).host,
    hello: name ? words('hello', { name }) : words('helloNobody'),
    text,
    said: text === '' ? '' : `${text}\n\n`,
    setUp: `${publicUrl}/org/org-organisation/set-up?org=${slug}`,
    page: `${publicUrl}/${slug}`,
    today: `${publicUrl}/org/${slug}/today`,
    decide: `${publicUrl}/admin/coming-aboard/${slug}`,
    contact: `${publicUrl}/contact`,
    terms: `${publicUrl}/terms`,
  }
  return { subject: words(`${kind}.subject`, facts), text: words(`${kind}.text`, facts) }
}
