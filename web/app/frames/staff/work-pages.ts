/** The work of an organisation, in the order of the bar. */
export const workPages = [
  { page: 'today', label: 'today' },
  { page: 'bookings', label: 'bookings' },
  { page: 'calendar', label: 'calendar' },
  { page: 'offline-bookings', label: 'offlineBookings' },
  { page: 'messages', label: 'messages' },
] as const
