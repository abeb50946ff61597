import { Money } from '@camp/domain/shared/money.ts'
import type { Clock } from '../shared/clock.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { IssuedPapers, MonthOfPapers, PaperScope } from './issued-papers.ts'
import type { NewPaper, PaperParty } from './paper.ts'

export interface FeePaperPorts {
  readonly issuedPapers: Pick<IssuedPapers, 'issue' | 'monthsWithoutPapers' | 'claimMonth' | 'feesOf' | 'platformVatNumber'>
  /** The platform as it stands on its papers. */
  readonly operator: Pick<PaperParty, 'name' | 'addressLines' | 'email' | 'phone' | 'registrationNumber'>
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * A paper for each closed month of each organisation that has none yet, each in a transaction of its own:
 * nothing waits for all of them, and what was interrupted goes on with the next run. Answers how many.
 */
export async function issueFeePapers(scope: PaperScope, ports: FeePaperPorts): Promise<number> {
  const { issuedPapers, transaction } = ports
  const issue = async (month: MonthOfPapers) => {
    if (!(await issuedPapers.claimMonth(month))) return undefined
    await issuedPapers.issue(await feePaper(month, ports))
    return month
  }
  const months = await issuedPapers.monthsWithoutPapers(scope)
  const nameOf = ({ organisationId, month }: MonthOfPapers) => `${month} of ${organisationId}`
  return (await eachByItself(months, (month) => transaction.run(() => issue(month)), nameOf)).length
}

/** Of its last day. More went back than was charged: a credit note. */
async function feePaper(wanted: MonthOfPapers, { issuedPapers, operator, clock }: FeePaperPorts): Promise<NewPaper> {
  const { organisationId, month } = wanted
  const taxDate = month.toPlainDate({ day: month.daysInMonth })
  const { lines, customer, currency } = await issuedPapers.feesOf(wanted)
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  const vat = sum(lines.map(({ vatCents }) => vatCents))
  const total = sum(lines.map(({ cents }) => cents)) + vat
  const isCredit = total < 0
  const [one, ...others] = new Set(lines.map(({ vatPercentage }) => vatPercentage))
  const vatNumber = await issuedPapers.platformVatNumber(taxDate)
  const turned = (cents: number) => (isCredit && cents !== 0 ? -cents : cents)
  const { name, addressLines, email, phone, registrationNumber } = operator
  return {
    kind: isCredit ? 'fee-credit-note' : 'fee-invoice',
    issuer: 'platform',
    organisationId,
    reservationId: null,
    month,
    source: `fees:${organisationId}:${month}`,
    corrects: null,
    issuedAt: clock.now(),
    taxDate,
    amount: Money.cents(turned(total), currency),
    vatPercentage: vatNumber !== null && others.length === 0 ? (one ?? null) : null,
    vat: Money.cents(turned(vat), currency),
    facts: {
      supplier: { name, addressLines, email, phone, registrationNumber, vatNumber },
      customer,
      booking: null,
      corrects: null,
      lines: lines.map(({ kind, reference, cents, vatCents, vatPercentage }) => ({
        kind,
        reference,
        vatPercentage,
        cents: turned(cents),
        vatCents: turned(vatCents),
      })),
    },
  }
}
