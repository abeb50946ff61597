import type { CodeMessage } from '@camp/application/people/code-messages.ts'
import { codeMinutes } from '@camp/domain/people/one-time-code.ts'

export interface CodeLetter {
  readonly subject: string
  readonly text: string
}

type LetterFacts = Pick<CodeMessage, 'purpose' | 'code'> & { readonly language: 'en' | 'af'; readonly host: string }

const words = {
  en: {
    'sign-in': 'log in',
    'reset-password': 'choose a new password',
    'verify-contact': 'confirm that this is you',
    subject: (code: string) => `${code} is your code`,
    text: (code: string, act: string, host: string) =>
      `${code} is your code to ${act} at ${host}. It works for ${codeMinutes} minutes, in the browser where you asked for it. Nobody from ${host} will ask you for it. If you did not ask for a code, ignore this message.`,
  },
  af: {
    'sign-in': 'aan te meld',
    'reset-password': "'n nuwe wagwoord te kies",
    'verify-contact': 'te bevestig dat dit jy is',
    subject: (code: string) => `${code} is jou kode`,
    text: (code: string, act: string, host: string) =>
      `${code} is jou kode om ${act} by ${host}. Dit werk vir ${codeMinutes} minute, in die blaaier waar jy daarvoor gevra het. Niemand van ${host} sal jou daarvoor vra nie. As jy nie vir 'n kode gevra het nie, ignoreer hierdie boodskap.`,
  },
} as const

/** The same words on every channel. */
export function codeLetter({ purpose, code, language, host }: LetterFacts): CodeLetter {
  const { subject, text, ...acts } = words[language]
  return { subject: subject(code), text: text(code, acts[purpose], host) }
}
