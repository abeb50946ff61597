import { CheckOpenPayments } from './check-open-payments.ts'
import { CheckPayment } from './check-payment.ts'
import { AskGatewayTest, RefundGatewayTest, ShowGatewayTests, StartGatewayTest } from './gateway-test/try-gateway.ts'
import { ListAllMoneyTasks, ListMoneyTasks } from './list-money-tasks.ts'
import { ListRefunds } from './list-refunds.ts'
import { ForgetOwnCard, ListOwnCards } from './own-cards.ts'
import { ReceivePaymentNotification } from './receive-payment-notification.ts'
import { ReconcilePayments } from './reconcile/reconcile-payments.ts'
import { SendRefunds } from './send-refunds.ts'
import { SettleCheckout } from './settle-checkout.ts'

/** Online payments: what the guest, the gateway, people and the clock do about them. */
export const paymentUseCases = {
  /** After the gateway's page: asks the gateway, the only truth, what became of the checkout. */
  settleCheckout: SettleCheckout,
  /** A webhook: checked, then settled like a return. */
  receivePaymentNotification: ReceivePaymentNotification,
  /** The latest try to pay for a reservation, asked at the gateway when it is still open. */
  checkPayment: CheckPayment,
  checkOpenPayments: CheckOpenPayments,
  sendRefunds: SendRefunds,
  /** What `sendRefunds` would pay back. */
  listRefunds: ListRefunds,
  /** The gateway's ledger against ours. */
  reconcilePayments: ReconcilePayments,
  showGatewayTests: ShowGatewayTests,
  startGatewayTest: StartGatewayTest,
  askGatewayTest: AskGatewayTest,
  refundGatewayTest: RefundGatewayTest,
  listOwnCards: ListOwnCards,
  forgetOwnCard: ForgetOwnCard,
  listMoneyTasks: ListMoneyTasks,
  listAllMoneyTasks: ListAllMoneyTasks,
}
