import { createHash } from 'node:crypto'
import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import { registeredText } from '@camp/domain/whatsapp/registered-text.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'
import { wordings } from '../../src/messaging/wording/words.ts'

export interface RegisteredTemplate {
  readonly metaName: string
  readonly language: string
  readonly contentSid: string
  /** With `{{1}}` … in the order of registration. */
  readonly body: string
  readonly parameters: number
  /** What stands on each button. */
  readonly buttons: readonly string[]
}

/** The account's templates: the standard ones, as somebody registered them by hand. */
export const registeredTemplates: readonly RegisteredTemplate[] = standardTemplates.map(registered)

/** Twilio's name of a registered template. */
export function sandboxContentSid({ name, language }: Pick<TemplateMapping, 'name' | 'language'>): string {
  return `HX${createHash('sha256').update(`${name} ${language}`).digest('hex').slice(0, 32)}`
}

/** Words of the client's own, of which nothing is registered. */
export function ownWords(text: string): RegisteredTemplate {
  return { metaName: 'own words', language: '-', contentSid: '', body: text, parameters: 0, buttons: [] }
}

function registered(mapping: TemplateMapping): RegisteredTemplate {
  const texts: Readonly<Record<string, string>> = wordings[mapping.language].whatsApp
  const lines = (texts[mapping.name] ?? '').split('\n')
  const isButton = (line: string) => /\{\{[A-Z]+\}\}/.test(line)
  const labels = lines.filter(isButton).map((line) => line.split(':')[0] ?? '')
  return {
    metaName: mapping.metaName,
    language: mapping.language,
    contentSid: sandboxContentSid(mapping),
    body: registeredText(texts[mapping.name] ?? '', mapping.bodyOrder),
    parameters: mapping.bodyOrder.length,
    buttons: mapping.urlButtons.map((_, index) => labels[index] ?? 'Copy code'),
  }
}
