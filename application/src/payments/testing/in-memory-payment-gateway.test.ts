import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ReceivedNotification } from '../payment-gateway.ts'
import { InMemoryPaymentGateway } from './in-memory-payment-gateway.ts'
import { paymentGatewayContract } from './payment-gateway.contract.ts'

paymentGatewayContract('in memory', async () => {
  const gateway = new InMemoryPaymentGateway({ now: () => Temporal.Instant.from('2026-11-21T08:00:00Z') })
  const notifications: ReceivedNotification[] = []
  const acts = {
    pays: (id: string) => gateway.pay(id),
    'pays without refund': (id: string) => gateway.payWithoutRefund(id),
    'is declined': (id: string) => gateway.decline(id),
    'stays pending': (id: string) => gateway.leavePending(id),
    cancels: (id: string) => gateway.cancel(id),
  }
  return {
    gateway,
    shopper: async ({ checkoutId }, conduct) => void notifications.push(acts[conduct](checkoutId)),
    notifications: async () => notifications,
    goDown: async () => gateway.goDown(),
    stop: async () => {},
  }
})
