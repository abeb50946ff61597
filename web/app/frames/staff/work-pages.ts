/** The work of an organisation, in the order of the bar. */
export const workPages = [
  { page: 'today', label: 'today' },
  { page: 'bookings', label: 'bookings' },
  { page: 'calendar', label: 'calendar' },
  { page: 'offline-bookings', label: 'offlineBookings' },
  { page: 'messages', label: 'messages' },
] as const

/** Beside its work, in the menu. */
export const campsitePages = [
  { page: 'org-organisation', label: 'organisation' },
  { page: 'org-billing-report', label: 'billingReport' },
  { page: 'org-reviews', label: 'reviews' },
] as const

/** Of whoever is signed in, whichever campsite the address says. */
export const ownPages = {
  organisation: '/org/org-organisation',
  choose: '/org/org-choose',
  profile: '/user/profile',
} as const
