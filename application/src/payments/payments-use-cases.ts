import type { CheckOpenPayments } from './check-open-payments.ts'
import type { AskGatewayTest, RefundGatewayTest, ShowGatewayTests, StartGatewayTest } from './gateway-test/try-gateway.ts'
import type { ListAllMoneyTasks, ListMoneyTasks } from './list-money-tasks.ts'
import type { ForgetOwnCard, ListOwnCards } from './own-cards.ts'

/** What people and the clock do about online payments, beside the guest and the gateway. */
export interface PaymentsUseCases {
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
