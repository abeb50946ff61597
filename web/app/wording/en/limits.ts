/** Answers of the server to what it does not read; no page has these words. */
export const limits = {
  formTooLargeTitle: 'That is too much for one form',
  formTooLargeText: 'Nothing was saved. A form may carry up to 1 MB. Go back, shorten what you wrote and send it again.',
  tooOftenTitle: 'Please wait a moment',
  tooOftenText:
    'More pages were opened from your connection than we can show at once. Try again in a moment. Your bookings are safe.',
  addressTooLongTitle: 'This address is too long',
  addressTooLongText: 'An address may have up to 8,000 characters. Start again from the search.',
} as const
