import type { PayoutLine } from '@camp/application/payouts/payouts.ts'
import type { PayoutStatement } from '@camp/application/payouts/show-payouts.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { paperAmount, t } from './paper-words.ts'
import type { Sheet } from './sheet.ts'

const names = {
  earned: 'earned',
  'booking-fee': 'bookingFee',
  'fee-credit': 'feeCredit',
  'admin-fee': 'adminFee',
} as const satisfies Record<PayoutLine['kind'], string>

/** The lines of a payout, which come to the line of the bank. */
export function statementSheet({ payout, lines }: PayoutStatement, madeAt: Temporal.Instant): Sheet {
  const { name, reference, amount, bankDetails, paidAt, bankReference, returnedAt } = payout
  const rows = lines.map((line) => [t(names[line.kind]), line.reference ?? '', day(line.at), paperAmount(line.amount.cents)])
  return {
    title: t('payoutStatement'),
    lead: name,
    facts: [
      { label: t('number'), value: reference },
      { label: t('bank'), value: bankDetails.bankName },
      { label: t('account'), value: `…${bankDetails.accountNumber.slice(-4)}` },
      { label: t('paidOn'), value: paidAt === null ? t('notPaid') : day(paidAt) },
      ...(bankReference === null ? [] : [{ label: t('ofBank'), value: bankReference }]),
      ...(returnedAt === null ? [] : [{ label: t('returnedOn'), value: day(returnedAt) }]),
    ],
    sides: [],
    notes: [t(returnedAt === null ? 'comesToBank' : 'cameBack')],
    tables: [
      {
        columns: [
          { title: t('what'), share: 5 },
          { title: t('booking'), share: 2.5 },
          { title: t('date'), share: 2.5 },
          { title: t('gross'), share: 2, isNumber: true },
        ],
        rows,
        sums: returnedAt === null ? [{ label: t('paidOut'), value: paperAmount(amount.cents), isStrong: true }] : [],
      },
    ],
    foot: t('foot', { issuer: name, label: reference }),
    madeAt,
    pageText: (page, pages) => t('page', { page, pages }),
  }
}

function day(at: Temporal.Instant): string {
  return dayText(platformDay(at).toString())
}
