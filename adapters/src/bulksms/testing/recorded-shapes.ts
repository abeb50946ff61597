/** As the vendor documents its answers and calls; numbers and words are our own. */
export const submissionAnswer = [
  {
    id: '987',
    type: 'SENT',
    from: '27000000000',
    to: '27821234567',
    body: 'Hello World!',
    encoding: 'TEXT',
    protocolId: 0,
    messageClass: 0,
    numberOfParts: null,
    creditCost: null,
    submission: { id: '1-00000000000522347562', date: '2026-11-21T10:00:00Z' },
    status: { id: 'ACCEPTED.null', type: 'ACCEPTED', subtype: null },
    relatedSentMessageId: null,
    userSuppliedId: null,
  },
] as const

export const deliveryReport = [
  {
    id: '987',
    type: 'SENT',
    from: '27000000000',
    to: '27821234567',
    body: 'Hello World!',
    encoding: 'TEXT',
    protocolId: 0,
    messageClass: 0,
    numberOfParts: 1,
    creditCost: 1,
    submission: { id: '1-00000000000522347562', date: '2026-11-21T10:00:00Z' },
    status: { id: 'FAILED.NOT_SENT', type: 'FAILED', subtype: 'NOT_SENT' },
    relatedSentMessageId: null,
    userSuppliedId: 'submission-12765',
  },
] as const

export const profileAnswer = {
  id: '42',
  username: 'camp',
  created: '2026-01-05T09:00:00+02:00',
  credits: { balance: 812.5, limit: 0, isTransferAllowed: false },
  quota: { size: 500, remaining: 488 },
  originAddresses: { allowed: ['27000000000'], isFullControlAllowed: false },
  company: { name: 'Camp', taxReference: '' },
  commerce: { address: { street: ['1 Long Street'], city: 'Cape Town', region: '', postalCode: '8001', country: 'ZA' } },
} as const

export const problems = {
  badRequest: {
    status: 400,
    title: 'Bad Request',
    type: 'https://developer.bulksms.com/json/v1/errors#bad-request',
    detail: 'to',
  },
  insufficientCredits: {
    status: 403,
    title: 'Insufficient Credits',
    type: 'https://developer.bulksms.com/json/v1/errors#insufficient-credits',
  },
  notFound: { status: 404, title: 'Not Found', type: 'https://developer.bulksms.com/json/v1/errors#not-found', detail: 'id' },
} as const
