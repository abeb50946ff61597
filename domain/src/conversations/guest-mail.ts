import type { MailHeaders } from './automatic-mail.ts'
import { newWords } from './new-words.ts'

/** A mail that came to an address of ours, as its reader found it. */
export interface GuestMail {
  readonly headers: MailHeaders
  /** By it a repeat is known. */
  readonly messageId: string
  /** In small letters; null where there is none that can be read. */
  readonly from: string | null
  /** Every address that it names or was brought to. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Names of files, which are not kept. */
  readonly attachments: readonly string[]
}

/** Characters of one message that are kept. */
export const longestHeard = 5000
const mostFilesNamed = 10

/**
 * What is kept of a mail: the words that its writer added, a subject that is no answer above them, the names
 * of files below. Where nothing was added the whole text is better than none.
 */
export function wordsOfMail({ subject, text, attachments }: Pick<GuestMail, 'subject' | 'text' | 'attachments'>): string {
  const files = attachments.slice(0, mostFilesNamed).map((name) => `[${name}]`)
  const words = newWords(text) || (files.length > 0 ? '' : text.trim())
  const about = isAnswer(subject) ? '' : subject.trim()
  const room = longestHeard - files.join('\n').length - 2
  const said = [about, words].filter((part) => part !== '').join('\n\n')
  return readable([said.slice(0, room), ...files].filter((part) => part !== '').join('\n'))
}

function isAnswer(subject: string): boolean {
  return /^\s*(re|aw|antw|sv|res)\s*(\[\d+\])?\s*:/i.test(subject)
}

/** Without what no store takes and no screen shows. */
export function readable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')
}
