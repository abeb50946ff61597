import type { PaymentDifference } from '@camp/application/payments/reconcile/reconciliation.ts'

/** What each difference means and what to do about it. */
export const differenceAdvice = {
  'payment-not-recorded': 'The gateway took money that is not recorded here. Run again with --fix.',
  'payment-not-at-gateway': 'Recorded here, not taken there. Look at the gateway; do not pay it out before.',
  'attempt-not-recorded': 'The gateway knows a payment that is lost here. Record it by hand or refund it at the gateway.',
  'amount-differs': 'Another amount than was asked. Refund it at the gateway, or record what came by hand.',
  'currency-differs': 'Another currency than was asked. Refund it at the gateway.',
  'payment-id-differs': 'Another payment than is recorded here. Look for a second one at the gateway and refund it there.',
  'name-differs': 'The gateway tells of another payment under this checkout. Ask the gateway.',
  'state-behind': 'The gateway has said more than arrived here. Run again with --fix.',
  'refunded-above-payment': 'More went back than came in. Compare the refunds with the gateway.',
  'refund-unclear': 'Look at the gateway whether this refund was paid, then close it at the desk.',
} as const satisfies Record<PaymentDifference['code'], string>
