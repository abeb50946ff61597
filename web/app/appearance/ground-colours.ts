/** The ground of each theme as the tokens have it, for where the browser paints outside the page. */
export const grounds = { light: '#fbf8f2', dark: '#14171a' } as const
export const brandColour = '#1f6b4f'
