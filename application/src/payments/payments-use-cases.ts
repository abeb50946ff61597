import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { NotFound, PaymentOutcome } from '../answers.ts'
import type { UseCase } from '../shared/use-case.ts'
import type { CheckOpenPayments } from './check-open-payments.ts'
import type { AskGatewayTest, RefundGatewayTest, ShowGatewayTests, StartGatewayTest } from './gateway-test/try-gateway.ts'
import type { ListAllMoneyTasks, ListMoneyTasks } from './list-money-tasks.ts'
import type { ForgetOwnCard, ListOwnCards } from './own-cards.ts'
import type { ReceivedNotification } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'

/** Online payments: what the guest, the gateway, people and the clock do about them. */
export interface PaymentsUseCases {
  /** After the gateway's page: asks the gateway, the only truth, what became of the checkout. */
  readonly settleCheckout: UseCase<{ readonly checkoutId: string }, Result<PaymentOutcome, NotFound>>
  /** A webhook: checked, then settled like a return. */
  readonly receivePaymentNotification: UseCase<
    Omit<ReceivedNotification, 'url'>,
    Result<
      PaymentOutcome | { readonly kind: 'noted' },
      NotFound | { readonly code: 'signature-invalid' | 'notification-stale' | 'notification-unreadable' }
    >
  >
  /** The latest try to pay for a reservation, asked at the gateway when it is still open. */
  readonly checkPayment: UseCase<
    { readonly reservationId: ReservationId },
    Result<PaymentOutcome | { readonly kind: 'none' }, NotFound>
  >
  readonly sendRefunds: UseCase<
    { readonly limit: number },
    { readonly refunded: number; readonly manual: number; readonly failed: number }
  >
  /** What `sendRefunds` would pay back. */
  readonly listRefunds: UseCase<{ readonly limit: number }, readonly RefundTask[]>
  readonly checkOpenPayments: Pick<CheckOpenPayments, 'execute'>
  readonly showGatewayTests: Pick<ShowGatewayTests, 'execute'>
  readonly startGatewayTest: Pick<StartGatewayTest, 'execute'>
  readonly askGatewayTest: Pick<AskGatewayTest, 'execute'>
  readonly refundGatewayTest: Pick<RefundGatewayTest, 'execute'>
  readonly listOwnCards: Pick<ListOwnCards, 'execute'>
  readonly forgetOwnCard: Pick<ForgetOwnCard, 'execute'>
  readonly listMoneyTasks: Pick<ListMoneyTasks, 'execute'>
  readonly listAllMoneyTasks: Pick<ListAllMoneyTasks, 'execute'>
}
