export interface TestCard {
  readonly number: string
  readonly brand: 'VISA' | 'MASTER' | 'CAPITECPAY'
  /** What it does, for the shopper. */
  readonly does: string
  /** The result code of the moment of paying, and one that follows by itself. */
  readonly answers: string
  readonly laterAnswers?: string
  /** And one that follows after that. */
  readonly lastAnswers?: string
  /** What the sandbox says was paid, instead of the truth. */
  readonly lies?: 'a cent less' | 'another currency'
  readonly notifies: 'once' | 'twice' | 'late' | 'out-of-order'
  readonly isRefundable: boolean
  /** Stands on the payment page as a choice. */
  readonly isOffered: boolean
}

const success = '000.100.110' // the test environment's success; the live one is 000.000.000
const pending = '000.200.000'

/** The result of a card that the sandbox does not know. */
export const unlistedCardAnswers = '000.400.109'

const usual = { brand: 'VISA', answers: success, notifies: 'once', isRefundable: true, isOffered: false } as const

/** The first is chosen when nobody chooses. */
export const testCards: readonly [TestCard, ...TestCard[]] = [
  { ...usual, number: '4200000000000091', does: 'Succeeds', isOffered: true },
  { ...usual, number: '4200000000000026', does: 'Declined by the bank', answers: '800.100.152', isOffered: true },
  { ...usual, number: '4200000000000034', does: 'Declined, not enough money', answers: '800.100.203', isOffered: true },
  {
    ...usual,
    number: '4200000000000059',
    does: 'Pending, succeeds later',
    answers: pending,
    laterAnswers: success,
    isOffered: true,
  },
  {
    ...usual,
    number: '4200000000000125',
    does: 'Pending, declined later',
    answers: pending,
    laterAnswers: '800.100.152',
    isOffered: true,
  },
  { ...usual, number: '4200000000000067', does: 'Succeeds, shop told twice', notifies: 'twice', isOffered: true },
  { ...usual, number: '4200000000000075', does: 'Succeeds, shop told late', notifies: 'late', isOffered: true },
  {
    ...usual,
    number: '4200000000000083',
    does: 'Succeeds, shop told out of order',
    notifies: 'out-of-order',
    isOffered: true,
  },
  {
    ...usual,
    number: '4200000000000109',
    does: 'Cancelled, succeeds later',
    answers: '100.396.101',
    laterAnswers: success,
    isOffered: true,
  },
  { ...usual, number: '4200000000000117', does: 'Succeeds, needs a review', answers: '000.400.000', isOffered: true },
  { ...usual, number: '4200000000000133', does: 'Fails, the bank is silent', answers: '900.100.300', isOffered: true },
  { ...usual, number: '4200000000000141', does: 'Succeeds, cannot be refunded', isRefundable: false, isOffered: true },
  {
    ...usual,
    number: '4200000000000158',
    does: 'Succeeds, disputed later',
    laterAnswers: '000.100.206',
    isOffered: true,
  },
  {
    ...usual,
    number: '4200000000000166',
    does: 'Succeeds, disputed later, won at last',
    laterAnswers: '000.100.206',
    lastAnswers: success,
    isOffered: true,
  },
  { ...usual, number: '4200000000000174', does: 'Succeeds, and the sandbox says a cent less', lies: 'a cent less' },
  { ...usual, number: '4200000000000182', does: 'Succeeds, and the sandbox says another currency', lies: 'another currency' },
  {
    ...usual,
    number: 'capitecpay',
    brand: 'CAPITECPAY',
    does: 'Capitec Pay: succeeds, cannot be refunded',
    isRefundable: false,
    isOffered: true,
  },
  { ...usual, number: '5200000000000007', brand: 'MASTER', does: 'Succeeds' },
  { ...usual, number: '4200000000000042', does: 'Succeeds after a 3-D Secure challenge' },
  { ...usual, number: '5200000000000015', brand: 'MASTER', does: 'Succeeds after a 3-D Secure challenge' },
  { ...usual, number: '4200000000000018', does: 'Fails the 3-D Secure challenge', answers: '100.380.401' },
  { ...usual, number: '5200000000000064', brand: 'MASTER', does: 'Fails the 3-D Secure challenge', answers: '100.380.401' },
  { ...usual, number: '4012001037141112', does: 'Is not enrolled for 3-D Secure', answers: '000.400.102' },
  { ...usual, number: '4012001037461114', does: 'Technical error in 3-D Secure', answers: '000.400.103' },
  { ...usual, number: '4200000000000000', does: 'Succeeds without 3-D Secure' },
  { ...usual, number: '5454545454545454', brand: 'MASTER', does: 'Succeeds without 3-D Secure' },
]

export function testCard(number: string): TestCard {
  return (
    testCards.find((card) => card.number === number) ?? {
      ...usual,
      number,
      brand: number.startsWith('5') ? 'MASTER' : 'VISA',
      does: 'Is not a test card',
      answers: unlistedCardAnswers,
    }
  )
}
