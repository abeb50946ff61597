/** What a campsite needs before its first guest, in the order in which it is done. */
export const setUpSteps = ['publicPage', 'site', 'plots', 'rates', 'paymentRule', 'testBooking'] as const
export type SetUpStep = (typeof setUpSteps)[number]
