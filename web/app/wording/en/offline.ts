export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection. What you opened on this device can be read without one:',
  none: 'Your own bookings that you open stay readable here without a connection.',
  again: 'Try again',
  notice: 'No connection: your booking as it was on {time}.',
  dayNotice: 'No connection: the day as it was on {time}. Note on paper who comes and goes, and enter it later.',
} as const
