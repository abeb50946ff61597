import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import type { PaymentDifference } from '../../payments/reconcile/reconciliation.ts'
import { SendRefunds } from '../../payments/send-refunds.ts'
import { aGatewayThat } from '../../payments/testing/a-gateway-that.ts'
import { disputed } from '../../payments/testing/given-paid.ts'
import { aGuestOf } from '../a-guest-of.ts'
import type { Marketplace } from '../given-marketplace.ts'
import { modelCommand } from '../model-command.ts'
import type { Memory } from './memory.ts'
import { reconciliationOf } from './reconciliation.ts'

const command = modelCommand<Memory>()
const index = fc.nat({ max: 6 })
const latest = (checkouts: readonly string[], at: number): string => checkouts.at(-1 - (at % checkouts.length)) as string
const often = <Item>(times: number, item: Item): readonly Item[] => Array.from({ length: times }, () => item)

/** The gateway takes another amount than was asked, or says so. */
const takesAnotherAmount = fc.tuple(index, fc.constantFrom(1, 40_000, 79_999)).map(([at, cents]) =>
  command(
    `the gateway takes ${cents} cents on page ${at}`,
    async (marketplace, { checkouts }) => {
      const received = marketplace.gateway.report(latest(checkouts, at), '000.000.000', Money.cents(cents))
      await aGuestOf(marketplace).tells(received)
    },
    ({ checkouts }) => checkouts.length > 0,
  ),
)

const gatewayConduct = fc
  .constantFrom('goDown', 'refuseAll', 'loseAnswers', 'comeBack', 'comeBack', 'comeBack', 'comeBack', 'comeBack')
  .map((conduct) => command(`the gateway: ${conduct}`, async ({ gateway }) => gateway[conduct]()))

const sendsRefunds = fc.constant(command('send refunds', ({ sendRefunds }) => sendRefunds.execute({ limit: 10 })))

/** Each payment that goes back is taken by its bank before anybody hears what the gateway did. */
const sendsRefundsOfWhatTheBankTakes = fc.constant(
  command('send refunds while the bank takes the payments', async (marketplace) => {
    const { gateway, payments, ports } = marketplace
    const tasks = await payments.openRefundTasks(10)
    const attempts = (await Promise.all(tasks.map(({ reservationId }) => payments.attemptsOf(reservationId)))).flat()
    const takes = aGatewayThat((real) => ({
      refund: async (request) => {
        const checkoutId = attempts.find(({ gatewayPaymentId }) => gatewayPaymentId === request.paymentId)?.checkoutId
        try {
          return await real.refund(request)
        } finally {
          if (checkoutId) await aGuestOf(marketplace).tells(gateway.report(checkoutId, disputed))
        }
      },
    }))
    await new SendRefunds({ ...ports, gateway: takes(ports.gateway) }).execute({ limit: 10 })
  }),
)

/** Of all that it took on; then it may say that they went out after all. */
const refundsEndOtherwise = fc.constantFrom('800.100.152', '800.100.152', '000.000.000').map((resultCode) =>
  command(`the gateway says of its refunds: ${resultCode}`, async (marketplace) => {
    const { payments, gateway } = marketplace
    for (const [id, { kind, cents }] of [...payments.moved]) {
      if (kind !== 'refund' || !/^refund-\d+-of-/.test(id)) continue
      const known = await payments.findGatewayRefundForChange(id)
      // What staff or the bank gave back instead must not go out as well: nobody here could stop that.
      if (!known || (known.isReturned && known.task.state === 'done')) continue
      const booking = await marketplace.reservations.find(known.task.reservationId)
      if (booking?.status !== 'cancelled') continue
      // What follows for people of both is said in docs/algorithms/payments.md, known edges.
      const disputes = await payments.disputesOf(known.task.reservationId)
      if (disputes.some(({ paymentAttemptId: of }) => of === known.task.paymentAttemptId)) continue
      await aGuestOf(marketplace).tells(gateway.reportRefund(id, { amount: Money.cents(cents), resultCode }))
    }
  }),
)

const checksPayments = fc.constant(
  command('check open payments', ({ checkOpenPayments }) => checkOpenPayments.execute({ dryRun: false, limit: 10 })),
)

const reconciles = fc.constant(
  command('reconcile and fix', async (marketplace) => {
    const reconcile = reconciliationOf(marketplace)
    const fixed = await reconcile(true)
    const again = await reconcile(false)
    const left = fixed.differences.filter(({ isFixed }) => !isFixed)
    const said = (differences: readonly PaymentDifference[]) =>
      differences.map(({ code, merchantTransactionId }) => `${merchantTransactionId} ${code}`)
    if (said(again.differences).join() !== said(left).join())
      throw new Error(`reconciled and fixed, it still says ${said(again.differences)} and not ${said(left)}`)
    const lost = left.find(({ code }) => code === 'payment-not-recorded')
    if (lost) throw new Error(`reconciling does not record ${lost.merchantTransactionId}`)
  }),
)

/** What was written leaves, which a cancellation of what is overdue waits for. */
const messagesLeave = fc.constant(command('messages leave', (marketplace) => messagesLeft(marketplace)))

async function messagesLeft({ outbox, clock }: Marketplace): Promise<void> {
  for (const message of await outbox.list({ state: 'pending', limit: 1_000 })) await outbox.markSent(message.id, clock.now())
}

/** To nine in the morning some days later, when reminders are said and overdue bookings are cancelled. */
const mornings = fc
  .constantFrom(1, 4, 5, 9)
  .map((days) => command(`to the morning ${days} days later`, async (marketplace) => toMorning(marketplace, days)))

function toMorning({ clock }: Marketplace, days: number): void {
  const day = clock.now().toZonedDateTimeISO('Africa/Johannesburg').toPlainDate().add({ days })
  clock.moveTo(day.toPlainDateTime(Temporal.PlainTime.from('09:30')).toString())
}

const reminds = fc.constant(
  command('remind of balances', ({ sendPaymentReminders }) => sendPaymentReminders.execute({ dryRun: false })),
)

const cancelsOverdue = fc.constant(
  command('cancel what is overdue', ({ cancelOverdueReservations }) => cancelOverdueReservations.execute({ dryRun: false })),
)

/** As they pass where the scheduled jobs run: each morning all of them, in the order of the clock. */
const daysPass = fc.constantFrom(1, 3, 7).map((days) =>
  command(`${days} days pass with their jobs`, async (marketplace) => {
    for (let day = 0; day < days; day += 1) {
      toMorning(marketplace, 1)
      await marketplace.sendPaymentReminders.execute({ dryRun: false })
      await messagesLeft(marketplace)
      await marketplace.checkOpenPayments.execute({ dryRun: false, limit: 100 })
      await marketplace.sweepHolds.execute({ dryRun: false })
      await marketplace.cancelOverdueReservations.execute({ dryRun: false })
      await marketplace.completeStays.execute({ dryRun: false })
      await marketplace.sendRefunds.execute({ limit: 100 })
    }
  }),
)

/** The gateway, the scheduled jobs around it, and the reminders of what is still to be paid. */
export const moneyCommands = [
  ...often(2, sendsRefunds),
  sendsRefundsOfWhatTheBankTakes,
  refundsEndOtherwise,
  takesAnotherAmount,
  ...often(2, gatewayConduct),
  checksPayments,
  reconciles,
  messagesLeave,
  ...often(2, mornings),
  reminds,
  cancelsOverdue,
  daysPass,
]
