/** A receipt in a message: e-mail, SMS and WhatsApp say the same. */
export const receiptWords = {
  received: 'Received with thanks: {{amount}}, {{method}}, on {{date}}, for booking {{reference}}.',
  paid: '{{paid}} of {{total}} is paid, {{balance}} is still open.',
  paidInFull: '{{total}} is paid in full.',
  receipt: 'Your receipt: {{link}}',
  cash: 'cash',
  eft: 'by bank transfer',
  'card-machine': 'by card',
  voucher: 'by voucher',
  other: 'as agreed',
  'credit-voucher': 'by voucher',
  online: 'paid online',
} as const
