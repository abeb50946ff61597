/** The columns of a month's billing, as the report, its papers and its page show them. */
export const billingAmounts = ['total', 'paid', 'refunded', 'bookingFee', 'feeCredit', 'feeVat'] as const
export type BillingAmount = (typeof billingAmounts)[number]
