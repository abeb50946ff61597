/** Where the platform's own days begin. Those of a campsite begin where its country says. */
export const platformZone = 'Africa/Johannesburg'
