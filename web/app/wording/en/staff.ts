/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = {} as const
