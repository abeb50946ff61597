/** A voucher in a message: e-mail, SMS and WhatsApp say the same. */
export const voucherWords = {
  voucher:
    'Your voucher for {{campsite}}: {{code}}. {{balance}} is on it, good until {{date}}. Give the code when you book or pay there.',
} as const
