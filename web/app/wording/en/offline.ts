export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection. Bookings that you opened on this device can be read without one:',
  none: 'What you open of your own bookings stays readable here without a connection.',
  again: 'Try again',
  notice: 'No connection: your booking as it was on {time}.',
} as const
