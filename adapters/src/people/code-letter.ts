import type { CodeMessage } from '@camp/application/people/code-messages.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { type CodePurpose, codeMinutes } from '@camp/domain/people/one-time-code.ts'
import { wordings } from '../messaging/wording/words.ts'

export interface CodeLetter {
  /** E-mail only. */
  readonly subject: string | null
  readonly text: string
}

type LetterFacts = Pick<CodeMessage, 'purpose' | 'code' | 'channel'> & { readonly language: Language; readonly host: string }

interface CodeWords {
  readonly acts: Readonly<Record<CodePurpose, string>>
  readonly subject: (code: string) => string
  readonly letter: (code: string, act: string, host: string) => string
  /** One part of GSM-7. */
  readonly sms: (code: string, act: string, host: string) => string
}

const words: Readonly<Record<Language, CodeWords>> = {
  en: {
    acts: {
      'sign-in': 'log in',
      'reset-password': 'choose a new password',
      'verify-contact': 'confirm that this is you',
    },
    subject: (code) => `${code} is your code`,
    letter: (code, act, host) =>
      `${code} is your code to ${act} at ${host}. It works for ${codeMinutes} minutes, in the browser where you asked for it. Nobody from ${host} will ask you for it. If you did not ask for a code, ignore this message.`,
    sms: (code, act, host) => `${code} is your code to ${act} at ${host}, for ${codeMinutes} minutes. Give it to nobody.`,
  },
  af: {
    acts: {
      'sign-in': 'aan te meld',
      'reset-password': "'n nuwe wagwoord te kies",
      'verify-contact': 'te bevestig dat dit jy is',
    },
    subject: (code) => `${code} is jou kode`,
    letter: (code, act, host) =>
      `${code} is jou kode om by ${host} ${act}. Dit werk ${codeMinutes} minute lank, in die blaaier waar jy daarvoor gevra het. Niemand van ${host} sal jou daarvoor vra nie. As jy nie vir 'n kode gevra het nie, ignoreer hierdie boodskap.`,
    sms: (code, act, host) =>
      `${code} is jou kode om by ${host} ${act}. Dit werk ${codeMinutes} minute lank. Gee dit vir niemand nie.`,
  },
}

/** WhatsApp has words of its own for codes; they are the ones that are kept. */
export function codeLetter({ purpose, code, channel, language, host }: LetterFacts): CodeLetter {
  const { acts, subject, letter, sms } = words[language]
  if (channel === 'email') return { subject: subject(code), text: letter(code, acts[purpose], host) }
  if (channel === 'sms') return { subject: null, text: sms(code, acts[purpose], host) }
  return { subject: null, text: wordings[language].whatsApp.verification_code.replace('{{1}}', code) }
}
