import { setTimeout } from 'node:timers/promises'
import { CheckOpenPayments } from '@camp/application/payments/check-open-payments.ts'
import { CheckPayment } from '@camp/application/payments/check-payment.ts'
import {
  AskGatewayTest,
  RefundGatewayTest,
  ShowGatewayTests,
  StartGatewayTest,
} from '@camp/application/payments/gateway-test/try-gateway.ts'
import { ListAllMoneyTasks, ListMoneyTasks } from '@camp/application/payments/list-money-tasks.ts'
import { ListRefunds } from '@camp/application/payments/list-refunds.ts'
import { ForgetOwnCard, ListOwnCards } from '@camp/application/payments/own-cards.ts'
import { ReceivePaymentNotification } from '@camp/application/payments/receive-payment-notification.ts'
import { ReconcilePayments } from '@camp/application/payments/reconcile/reconcile-payments.ts'
import { SendRefunds } from '@camp/application/payments/send-refunds.ts'
import { SettleCheckout } from '@camp/application/payments/settle-checkout.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

/** Four questions a second, no more, is what we ask of the gateway in bulk. */
const pause = () => setTimeout(250)

/** Online payment. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(SettleCheckout).toResolvedValue(
    (ports, gateway, savedCards) => new SettleCheckout({ ...ports, gateway, savedCards }),
    [Ports.reservationPorts, Ports.gateway, Ports.savedCards],
  )
  bind(CheckPayment).toResolvedValue(
    (payments, settleCheckout) => new CheckPayment({ payments, settleCheckout }),
    [Ports.payments, SettleCheckout],
  )
  bind(ReceivePaymentNotification).toResolvedValue(
    (gateway, payments, settleCheckout, publicUrl) =>
      new ReceivePaymentNotification({ gateway, payments, settleCheckout, publicUrl }),
    [Ports.gateway, Ports.payments, SettleCheckout, Ports.publicUrl],
  )
  bind(ReconcilePayments).toResolvedValue(
    (books, payments, gateway, transaction, settleCheckout) =>
      new ReconcilePayments({ books, payments, gateway, transaction, settleCheckout, pause }),
    [Ports.paymentBooks, Ports.payments, Ports.gateway, Ports.transaction, SettleCheckout],
  )
  for (const act of [ShowGatewayTests, StartGatewayTest, AskGatewayTest, RefundGatewayTest]) {
    bind<InstanceType<typeof act>>(act).toResolvedValue(
      (gatewayTests, gateway, randomness, clock, publicUrl) => new act({ gatewayTests, gateway, randomness, clock, publicUrl }),
      [Ports.gatewayTests, Ports.gateway, Ports.randomness, Ports.clock, Ports.publicUrl],
    )
  }
  bind(ListOwnCards).toResolvedValue((savedCards) => new ListOwnCards({ savedCards }), [Ports.savedCards])
  bind(ForgetOwnCard).toResolvedValue(
    (savedCards, gateway) => new ForgetOwnCard({ savedCards, gateway }),
    [Ports.savedCards, Ports.gateway],
  )
  bind(CheckOpenPayments).toResolvedValue(
    (ports, gateway, settleCheckout) => new CheckOpenPayments({ ...ports, gateway, settleCheckout }),
    [Ports.reservationPorts, Ports.gateway, SettleCheckout],
  )
  for (const list of [ListMoneyTasks, ListAllMoneyTasks]) {
    bind<ListMoneyTasks | ListAllMoneyTasks>(list).toResolvedValue((ports) => new list(ports), [Ports.reservationPorts])
  }
  bind(ListRefunds).toResolvedValue((payments) => new ListRefunds({ payments }), [Ports.payments])
  bind(SendRefunds).toResolvedValue(
    (ports, gateway) => new SendRefunds({ ...ports, gateway }),
    [Ports.reservationPorts, Ports.gateway],
  )
})

/** Under the names by which the use cases know them. */
export const paymentsUseCases = {
  settleCheckout: SettleCheckout,
  receivePaymentNotification: ReceivePaymentNotification,
  checkPayment: CheckPayment,
  checkOpenPayments: CheckOpenPayments,
  showGatewayTests: ShowGatewayTests,
  startGatewayTest: StartGatewayTest,
  askGatewayTest: AskGatewayTest,
  refundGatewayTest: RefundGatewayTest,
  listOwnCards: ListOwnCards,
  forgetOwnCard: ForgetOwnCard,
  listMoneyTasks: ListMoneyTasks,
  listAllMoneyTasks: ListAllMoneyTasks,
  sendRefunds: SendRefunds,
  listRefunds: ListRefunds,
}
