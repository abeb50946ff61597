/** From the least that is known to the most; a message never goes back in this list. */
export const deliveryStates = [
  /** It may have reached the provider, who did not answer. */
  'unanswered',
  /** The provider's yes, not yet the guest's phone. */
  'accepted',
  'sent',
  /** The provider gave up. A phone that received the message all the same says more. */
  'failed',
  'delivered',
  'read',
  /** It never left this machine, so no report is about it. */
  'delivered-locally',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What a provider may report of a message that it took. */
export type ReportedState = Extract<DeliveryState, 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'>

/**
 * Reports come late, twice and in any order: the one that says most counts, so every order of the same
 * reports ends in the same state (rule M11).
 */
export function deliveryStateAfter(known: DeliveryState, reported: ReportedState): DeliveryState {
  return deliveryStates.indexOf(reported) > deliveryStates.indexOf(known) ? reported : known
}
