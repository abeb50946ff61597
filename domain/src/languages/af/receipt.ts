/** Afrikaans of a receipt in a message. */
export const receiptWords = {
  received: 'Met dank ontvang: {{amount}}, {{method}}, op {{date}}, vir bespreking {{reference}}.',
  paid: '{{paid}} van {{total}} is betaal, {{balance}} is nog oop.',
  paidInFull: '{{total}} is ten volle betaal.',
  receipt: 'Jou kwitansie: {{link}}',
  cash: 'kontant',
  eft: 'per bankoorplasing',
  'card-machine': 'per kaart',
  voucher: "met 'n koopbewys",
  other: 'soos afgespreek',
  'credit-voucher': "met 'n koopbewys",
  online: 'aanlyn betaal',
} as const
