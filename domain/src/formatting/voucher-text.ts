import { voucherWords as af } from '../languages/af/voucher.ts'
import { voucherWords as en } from '../languages/en/voucher.ts'
import type { Language } from '../languages/language.ts'
import type { InEveryLanguage } from '../languages/translation.ts'
import { type Translator, translatorOf } from '../languages/translator.ts'
import type { CreditVoucher } from '../vouchers/credit-voucher.ts'
import { plotDate } from './date-texts.ts'
import { formatRand } from './rand.ts'

const catalogues = { en, af }
const whole: InEveryLanguage<typeof catalogues> = catalogues

type VoucherFacts = Pick<CreditVoucher, 'code' | 'balance' | 'expiresOn'> & { readonly campsite: string }

/** A voucher as a message says it: `Your voucher for Kwena Camp: K7QM-2XWD-9RTA. R120.00 is on it, …` */
export function voucherText({ code, balance, expiresOn, campsite }: VoucherFacts, language: Language): string {
  const t: Translator<typeof en> = translatorOf<typeof en>(language, whole[language])
  return t('voucher', { campsite, code, balance: formatRand(balance.cents), date: plotDate(expiresOn) })
}
