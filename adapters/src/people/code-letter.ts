import type { CodeMessage } from '@camp/application/people/code-messages.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { fillIn } from '@camp/domain/languages/text-template.ts'
import { codeMinutes } from '@camp/domain/people/one-time-code.ts'
import { wordings } from '../messaging/wording/words.ts'
import { accountWordsIn } from './wording/words.ts'

export interface CodeLetter {
  /** E-mail only. */
  readonly subject: string | null
  readonly text: string
}

type LetterFacts = Pick<CodeMessage, 'purpose' | 'code' | 'channel'> & { readonly language: Language; readonly host: string }

/** WhatsApp has words of its own for codes; they are the ones that are kept. */
export function codeLetter({ purpose, code, channel, language, host }: LetterFacts): CodeLetter {
  const words = accountWordsIn(language)
  const facts = { code, host, act: words(`codes.${purpose}`), minutes: codeMinutes }
  if (channel === 'email') return { subject: words('codes.subject', facts), text: words('codes.letter', facts) }
  if (channel === 'sms') return { subject: null, text: words('codes.sms', facts) }
  return { subject: null, text: fillIn(wordings[language].whatsApp.verification_code, { 1: code }) }
}
