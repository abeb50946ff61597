/** Afrikaans of a voucher in a message. */
export const voucherWords = {
  voucher:
    'Jou koopbewys vir {{campsite}}: {{code}}. {{balance}} is daarop, geldig tot {{date}}. Gee die kode wanneer jy daar bespreek of betaal.',
} as const
