import type { PaymentDifference, Reconciliation } from '@camp/application/payments/reconcile/reconciliation.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { calendarDate } from '../option-values.ts'
import { differenceAdvice } from './difference-advice.ts'

interface Options {
  readonly since?: Temporal.PlainDate
  readonly until?: Temporal.PlainDate
  readonly fix: boolean
}

export function reconcilePaymentsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'reconcile',
    summary: 'Compare every attempt to pay with what the payment gateway says about it; reads only, unless --fix',
    examples: ['payments reconcile --since 2026-11-14', 'payments reconcile --since 2026-11-14 --fix'],
  })
    .option('--since <date>', 'attempts that were begun on this date or later', calendarDate)
    .option('--until <date>', 'attempts that were begun before this date', calendarDate)
    .option('--fix', 'settle what can be settled in the usual way', false)
    .action((options: Options) => cli.act(() => reconcile(cli, options)))
}

async function reconcile(cli: Cli, { since, until, fix }: Options): Promise<Answer> {
  if (!since) return stop('usage', 'Missing: --since <date>')
  if (until && Temporal.PlainDate.compare(until, since) <= 0)
    return stop('usage', `--until must be after --since, got ${since} to ${until}`)
  const { reconcilePayments } = await cli.useCases()
  const found = await cli.progress('Asking the gateway', (step) =>
    reconcilePayments.execute({
      since: beginningOf(since),
      until: until && beginningOf(until),
      isFixing: fix,
      onProgress: (asked) => step(`${asked} attempts`),
    }),
  )
  return reconciled(found, fix)
}

function beginningOf(date: Temporal.PlainDate): Temporal.Instant {
  return date.toZonedDateTime(platformZone).toInstant()
}

function reconciled({ attempts, captured, differences }: Reconciliation, isFixing: boolean): Answer {
  const open = differences.filter(({ isFixed }) => !isFixed)
  const fixed = differences.length - open.length
  const canFix = !isFixing && open.some(({ code }) => code === 'payment-not-recorded' || code === 'state-behind')
  return report({
    json: {
      isEven: open.length === 0,
      attempts,
      fixed,
      captured: captured.map(({ currency, ours, theirs }) => ({
        currency,
        ours: ours.toRand(),
        gateway: theirs.toRand(),
        difference: theirs.minus(ours).toRand(),
      })),
      differences: differences.map(inJson),
    },
    tables: [totalsTable(captured), ...(differences.length > 0 ? [differencesTable(differences)] : [])],
    messages: [
      `Attempts compared: ${attempts}. Differences: ${open.length}.${fixed > 0 ? ` Settled: ${fixed}.` : ''}`,
      ...(canFix ? [`Next: ${campLine('payments reconcile --since <date> --fix')}`] : []),
    ],
    exit: open.length === 0 ? 'ok' : 'failed',
  })
}

function totalsTable(captured: Reconciliation['captured']) {
  const amounts = ['Here', 'Gateway', 'Difference'].map((name) => ({ name, isNumber: true as const }))
  return {
    title: 'Captured',
    columns: [{ name: 'Currency' }, ...amounts],
    rows: captured.map(({ currency, ours, theirs }) => [
      currency,
      ...[ours, theirs, theirs.minus(ours)].map(({ cents }) => formatRand(cents)),
    ]),
  }
}

function differencesTable(differences: readonly PaymentDifference[]) {
  return {
    title: 'Differences',
    columns: ['Reference', 'Attempt', 'Difference', 'Here', 'Gateway', 'What to do'].map((name) => ({ name })),
    rows: differences.map(({ reference, merchantTransactionId, code, ours, theirs, isFixed }) => [
      ...[reference, merchantTransactionId, code],
      ours ? `${ours.state} ${amountText(ours.amount)}` : 'nothing',
      theirs ? `${theirs.resultCode} ${amountText(theirs.amount)}` : 'nothing',
      isFixed ? 'Settled.' : differenceAdvice[code],
    ]),
  }
}

function amountText(amount: Money | null): string {
  if (!amount) return ''
  return amount.currency === 'ZAR' ? formatRand(amount.cents) : `${amount.currency} ${(amount.cents / 100).toFixed(2)}`
}

function inJson({ code, reference, reservationId, merchantTransactionId, ours, theirs, isFixed }: PaymentDifference) {
  return {
    code,
    reference,
    reservationId,
    merchantTransactionId,
    isFixed,
    advice: isFixed ? null : differenceAdvice[code],
    ours: ours && { state: ours.state, ...moneyInJson(ours.amount), paymentId: ours.paymentId },
    gateway: theirs && { resultCode: theirs.resultCode, ...moneyInJson(theirs.amount), paymentId: theirs.paymentId },
  }
}

function moneyInJson(amount: Money | null) {
  return { amount: amount?.toRand() ?? null, currency: amount?.currency ?? null }
}
