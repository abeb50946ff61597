import type { AccountNotice } from '@camp/application/people/account-notices.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { maskedEmail } from '@camp/domain/messaging/masked-email.ts'
import { longMoment } from '../messaging/wording/shown-facts.ts'

interface NoticeFacts {
  readonly host: string
  readonly when: string
  readonly newAddress: string
  readonly forgot: string
  readonly contact: string
}

interface NoticeWords {
  readonly hello: (name: string) => string
  readonly subject: Readonly<Record<AccountNotice['change'], (host: string) => string>>
  readonly text: Readonly<Record<AccountNotice['change'], (facts: NoticeFacts) => string>>
}

/** Where nothing is known of the reader's own zone. */
const zone = 'Africa/Johannesburg'

const words: Readonly<Record<Language, NoticeWords>> = {
  en: {
    hello: (name) => `Hello${name ? ` ${name}` : ''},`,
    subject: {
      'password-changed': (host) => `A new password for your account at ${host}`,
      'email-changed': (host) => `Your e-mail address at ${host} was changed`,
    },
    text: {
      'password-changed': ({ host, when, forgot }) =>
        `A new password was chosen for your account at ${host} on ${when}, and every other browser was logged out.\n\nWas that you? Then you need not do anything.\n\nIf it was not you, choose a new password at once:\n${forgot}`,
      'email-changed': ({ host, when, newAddress, contact }) =>
        `The e-mail address of your account at ${host} was changed to ${newAddress} on ${when}. From now on messages go there.\n\nWas that you? Then you need not do anything.\n\nIf it was not you, write to us at once:\n${contact}`,
    },
  },
  af: {
    hello: (name) => `Hallo${name ? ` ${name}` : ''},`,
    subject: {
      'password-changed': (host) => `'n Nuwe wagwoord vir jou rekening by ${host}`,
      'email-changed': (host) => `Jou e-posadres by ${host} is verander`,
    },
    text: {
      'password-changed': ({ host, when, forgot }) =>
        `Daar is op ${when} 'n nuwe wagwoord vir jou rekening by ${host} gekies, en alle ander blaaiers is afgemeld.\n\nWas dit jy? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, kies dadelik 'n nuwe wagwoord:\n${forgot}`,
      'email-changed': ({ host, when, newAddress, contact }) =>
        `Die e-posadres van jou rekening by ${host} is op ${when} na ${newAddress} verander. Boodskappe gaan van nou af soontoe.\n\nWas dit jy? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, skryf dadelik aan ons:\n${contact}`,
    },
  },
}

export function accountNoticeLetter({ change, account, at }: AccountNotice, publicUrl: string) {
  const { hello, subject, text } = words[account.language]
  const home = publicUrl.replace(/\/+$/, '')
  const { host } = new URL(publicUrl)
  const facts: NoticeFacts = {
    host,
    when: longMoment(at.toString(), zone, account.language),
    newAddress: maskedEmail(account.pendingEmail ?? ''),
    forgot: `${home}/auth/forgot`,
    contact: `${home}/contact`,
  }
  return { subject: subject[change](host), text: `${hello(account.firstName)}\n\n${text[change](facts)}` }
}
