import type { Settlement } from '@camp/application/desk/check-out.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { z } from 'zod'
import { answered, answeredWhole, isAnsweredOn, readable } from '#app/forms/form-fields.server.ts'

export type MoneyFormCode = 'amount-invalid' | 'date-invalid'
export type RefundFormCode = 'refund-invalid' | 'voucher-invalid'

const { cents, date } = readable<MoneyFormCode | 'night-invalid'>()
const day = answered.pipe(date('date-invalid'))
const plotId = answered.transform((id) => id as PlotId)

/** What the forms of the desk's acts ask, whatever is typed; each of them asks some of it. */
export const actForm = z
  .object({
    asksToTell: isAnsweredOn,
    tells: isAnsweredOn,
    certain: isAnsweredOn,
    mayExceedBalance: isAnsweredOn,
    agreed: isAnsweredOn,
    paysOut: isAnsweredOn,
    ignoresStayRules: isAnsweredOn,
    note: answered,
    vehiclePlate: answered,
    reference: answered,
    reason: answered,
    debtor: answered,
    dispute: answered,
    move: answered,
    task: answered,
    plot: plotId,
    toPlot: plotId,
    refund: z.enum(['policy', 'full', 'amount', 'voucher']).catch('policy'),
    code: answered,
    ending: z.enum(['won', 'lost']).catch('lost'),
    atGateway: z.enum(['paid', 'unpaid']).nullable().catch(null),
    price: z.enum(['keep', 're-quote']).catch('re-quote'),
    method: z.enum(offlinePaymentMethods).catch('other'),
    settlement: z.enum(['cash', 'card-machine', 'link', 'owing']).nullable().catch(null),
    version: answeredWhole,
    shownCents: answeredWhole,
  })
  .transform(({ version, shownCents, asksToTell, tells, ...asked }) => ({
    ...asked,
    /** The guest is told unless somebody took the tick away. */
    silent: asksToTell && !tells,
    /** Of the booking as the person saw it before the click; the one-touch acts of lists say none. */
    shownVersion: version,
    shownAmountDue: shownCents === null ? null : Money.cents(shownCents),
  }))

export type AskedByAct = z.output<typeof actForm>

export const receivedForm = z
  .object({ amount: answered.pipe(cents('amount-invalid')), paidOn: day })
  .transform(({ amount, paidOn }) => ({ amount: Money.cents(amount), paidOn }))

const { cents: refundCents, readBy } = readable<RefundFormCode>()

export const refundForm = z
  .object({ refundAmount: answered.pipe(refundCents('refund-invalid')) })
  .transform(({ refundAmount }) => Money.cents(refundAmount))

const everythingOrCents = readBy((text) => {
  if (text === '') return 'everything' as const
  const cents = readMoney(text)
  return cents.ok ? cents.value : null
})

/** Nothing typed: for everything paid. */
export const voucherForm = z
  .object({ voucherAmount: answered.pipe(everythingOrCents('voucher-invalid')) })
  .transform(({ voucherAmount }) => (voucherAmount === 'everything' ? null : Money.cents(voucherAmount)))

export const disputedRefundForm = z
  .object({ amount: answered.pipe(cents('amount-invalid')) })
  .transform(({ amount }) => Money.cents(amount))

export const paidBackForm = z.object({ paidOn: day })

export const splitForm = z.object({ from: answered.pipe(date('night-invalid')) })

export function settlementAsked({ settlement, debtor }: AskedByAct): Settlement | null {
  switch (settlement) {
    case 'cash':
    case 'card-machine':
      return { kind: 'paid', method: settlement }
    case 'link':
      return { kind: 'link' }
    case 'owing':
      return { kind: 'owing', name: debtor }
    case null:
      return null
  }
}
