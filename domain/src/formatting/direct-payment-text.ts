import { type DirectPayment, daysToRelease, daysToTransfer, type TransferRelease } from '../deposit/direct-payment.ts'
import { directPaymentWords as af } from '../languages/af/direct-payment.ts'
import { directPaymentWords as en } from '../languages/en/direct-payment.ts'
import type { Language } from '../languages/language.ts'
import type { InEveryLanguage } from '../languages/translation.ts'
import { type Translator, translatorOf } from '../languages/translator.ts'
import type { TransferAccount } from '../payments/transfer-account.ts'
import { longDate } from './date-texts.ts'
import { formatRand } from './rand.ts'

const catalogues = { en, af }
const whole: InEveryLanguage<typeof catalogues> = catalogues

interface Told {
  readonly payment: DirectPayment
  readonly campsite: string
  readonly language: Language
}

/**
 * What to pay, until when and how, the same sentence on every page and in every message (rule D10): `Nothing
 * is paid online. You pay Muskadel Lane R300.00 by transfer by Thursday, 26 November 2026, and R700.00 on
 * arrival.`
 */
export function directPaymentText({ payment, campsite, language }: Told): string {
  const t = wordsIn(language)
  const { deposit, rest, isOver } = amounts(payment, language)
  if (isOver) return t('over', { campsite, rest: rest.text })
  const paid = deposit
    ? t('depositAndRest', { campsite, deposit: deposit.text, depositDue: deposit.due, rest: rest.text, restDue: rest.due })
    : rest.isOnArrival
      ? t('restOnArrival', { campsite, rest: rest.text })
      : t('restByDate', { campsite, rest: rest.text, restDue: rest.due })
  return [t('nothingOnline'), paid, payment.deposit?.release && releaseText(payment.deposit.release, { campsite, language })]
    .filter(Boolean)
    .join(' ')
}

/** What becomes of a booking whose deposit does not come in time (rule D13). */
function releaseText(release: TransferRelease, { campsite, language }: Omit<Told, 'payment'>): string {
  const t = wordsIn(language)
  if (release === 'not-by-itself') return t('mayCancel', { campsite })
  return release.on ? t('releasedOn', { date: longDate(release.on, language) }) : t('releasedAfter', { days: daysToRelease })
}

/** `R300.00 by transfer by Thursday, 26 November 2026, R700.00 on arrival`, beside a label. */
export function directPaymentParts(payment: DirectPayment, language: Language): string {
  const { deposit, rest, isOver } = amounts(payment, language)
  if (isOver) return rest.text
  if (!deposit) return `${rest.text} ${rest.due}`
  return wordsIn(language)('depositPart', {
    deposit: deposit.text,
    depositDue: deposit.due,
    rest: rest.text,
    restDue: rest.due,
  })
}

/** Which reference to transfer with, and whom to ask for the account where the campsite does not give it. */
export function transferReferenceText(
  account: TransferAccount | null,
  { campsite, reference, language }: { readonly campsite: string; readonly reference: string; readonly language: Language },
): string {
  const t = wordsIn(language)
  return account ? t('useReference', { reference }) : t('askForAccount', { campsite, reference })
}

export interface AccountRows {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}

export function accountRows(account: TransferAccount, reference: string, language: Language): AccountRows {
  const t = wordsIn(language)
  return {
    title: t('title'),
    rows: [
      [t('bank'), account.bank],
      [t('accountName'), account.name],
      [t('accountNumber'), account.number],
      [t('branchCode'), account.branchCode],
      [t('reference'), reference],
    ],
  }
}

function wordsIn(language: Language): Translator<typeof en> {
  return translatorOf<typeof en>(language, whole[language])
}

function amounts({ deposit, rest, isOver }: DirectPayment, language: Language) {
  const t = wordsIn(language)
  const by = (date: string) => t('by', { date: longDate(date, language) })
  const depositDue = deposit?.by ? by(deposit.by) : t('afterConfirming', { days: daysToTransfer })
  return {
    deposit: deposit && { text: formatRand(deposit.cents), due: depositDue },
    rest: { text: formatRand(rest.cents), due: rest.by ? by(rest.by) : t('onArrival'), isOnArrival: rest.by === null },
    isOver,
  }
}
