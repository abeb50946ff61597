/** Answers of the server to what it does not read; no page has these words. */
export const limits = {
  formTooLargeTitle: 'That’s too much for one form',
  formTooLargeText: 'Nothing was saved. Go back, make it shorter and send it again: a form takes up to 1 MB.',
  tooOftenTitle: 'Please wait a moment',
  tooOftenText: 'Very many pages were opened from your connection at once. Try again in a moment. Your bookings are safe.',
  addressTooLongTitle: 'This address is too long',
  addressTooLongText: 'It has more than 8,000 characters. Start again from the search.',
} as const
