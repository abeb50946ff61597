/** What a booking costs, what comes back, and how it is paid: of the checkout and the booking’s own pages. */
export const bookingMoney = {
  total_one: 'Total, {{count}} night',
  total_other: 'Total, {{count}} nights',
  howMade: 'See the price breakdown',
  offPeak: 'off-peak',
  peak: 'peak',
  superPeak: 'super-peak',
  discountApplied: 'Discount applied: {{name}} ({{amount}})',
  vatIncluded: 'Any VAT is included.',
  cancelBy: 'Cancel by {{date}}',
  cancelLater: 'Cancel later',
  getBackShare: '{{percentage}} % back',
  getBackAll: 'All of it back',
  getBackNothing: 'Nothing back',
  paidByThen: 'of {{paid}} paid by then',
  keepCard: 'Keep this card for next time',
  keepCardHint: 'The payment provider keeps it, we never see its number. Delete it in your profile at any time.',
} as const
