import type { AccountNotice } from '@camp/application/people/account-notices.ts'
import { maskedEmail } from '@camp/domain/messaging/masked-email.ts'
import { usedFrom } from '@camp/domain/payouts/second-person.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { longMoment } from '../messaging/wording/shown-facts.ts'
import { accountWordsIn } from './wording/words.ts'

export function accountNoticeLetter(
  { change, account, at, organisationName = '', accountNumber = '' }: AccountNotice,
  publicUrl: string,
) {
  const { language } = account
  const name = nameInMessage(account.firstName)
  const words = accountWordsIn(language)
  const home = publicUrl.replace(/\/+$/, '')
  const facts = {
    host: new URL(publicUrl).host,
    when: longMoment(at.toString(), platformZone, language),
    newAddress: maskedEmail(account.pendingEmail ?? ''),
    organisation: organisationName,
    accountEnd: accountNumber.replace(/\D/g, '').slice(-4),
    usedFrom: longMoment(usedFrom(at).toString(), platformZone, language),
    forgot: `${home}/auth/forgot`,
    contact: `${home}/contact`,
  }
  const hello = name ? words('notices.hello', { name }) : words('notices.helloNobody')
  return { subject: words(`notices.${change}.subject`, facts), text: `${hello}\n\n${words(`notices.${change}.text`, facts)}` }
}
