/** What the payment provider leaves to people. */
export const moneyTasks = {
  title: 'Payments to settle',
  lead: 'Refunds to pay by hand, and payments a guest’s bank took back.',
  adminLead: 'For all campsites: refunds to pay by hand, and payments a guest’s bank took back.',
  empty: 'Nothing to settle. Refunds the payment provider can’t make, and bank disputes, show here.',
  booking: 'Booking',
  organisation: 'Campsite',
  what: 'What',
  amount: 'Amount',
  since: 'Since',
  refund_cancellation: 'Pay back after a cancellation',
  'refund_payment-after-expiry': 'Pay back: the money came too late',
  refund_overpayment: 'Pay back: paid too much',
  returned: 'The payment provider took this refund on and then refused it. Check there before you pay it another way.',
  unclear: 'The payment provider gave no clear answer and may have paid already. Look there first.',
  dispute: 'Disputed by the guest’s bank',
  refundDue:
    'A refund of {{amount}} was due when the bank took it. Check with the payment provider whether it went out before you answer the bank.',
  recordRefund: 'Record refund',
  closeDispute: 'Close dispute',
  refundWentOut: 'It did go out',
  about: '{{action}}, {{reference}}',
} as const
