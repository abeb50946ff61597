/** What the page of the code has in its address beside the choice. */
export const contactParameters = { asks: 'asks', most: 'most', sent: 'sent' } as const
