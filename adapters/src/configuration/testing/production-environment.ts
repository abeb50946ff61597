/** What a product with a `DATABASE_URL` must be told besides: nothing goes out of it. */
export const productionEnvironment = {
  PUBLIC_URL: 'https://www.example.org',
  ENCRYPTION_KEY: 'a-key-of-tests-that-nobody-uses-elsewhere',
  OPERATOR_NAME: 'Camp (Pty) Ltd',
  OPERATOR_REGISTRATION: '2026/123456/07',
  OPERATOR_ADDRESS: '1 Long Street, Cape Town, 8001',
  OPERATOR_EMAIL: 'hello@example.org',
  OPERATOR_PHONE: '+27 21 555 0100',
  EMAIL: 'off',
  SMS: 'off',
  WHATSAPP: 'off',
  PAYMENTS: 'off',
} as const

/** All guests of a proof come from this machine. */
export const guestsOfOnePlace = {
  UNPAID_NIGHTS_PER_VISITOR: '100000',
  UNPAID_NIGHTS_UNPROVED: '100000',
  UNPAID_NIGHTS_PER_ADDRESS: '100000',
  UNPAID_NIGHTS_PER_NETWORK: '100000',
} as const
