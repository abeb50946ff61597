/** Addresses of ours to which guests answer by e-mail, each of one booking (rule M30). */
export interface ReplyAddresses {
  /** Null: answers go to the campsite's own address. */
  of(simpleReference: string): string | null
  /** The reference in an address that we gave out; null for any other. */
  bookingOf(address: string): string | null
}

/** Where none is configured. */
export const noReplyAddresses: ReplyAddresses = { of: () => null, bookingOf: () => null }
