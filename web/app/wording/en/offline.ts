export const offline = {
  title: 'You’re offline',
  text: 'This page needs a connection. These you can read without one:',
  none: 'Open a booking of yours while you have signal, and you can read it here without.',
  again: 'Try again',
  notice: 'No connection: your booking as it was on {time}.',
  dayNotice: 'No connection: the day as it was on {time}. Note on paper who comes and goes, and enter it later.',
} as const
