/** What guests who are signed in read about their own. */
export const user = {
  myReservations: 'My Reservations',
  myLead: 'Everything booked with the e-mail address of your account.',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  none: 'No reservations yet',
  profile: 'Your profile',
  findAPlace: 'Find a place to camp',
  noUpcoming: 'Nothing booked at the moment.',
  reference: 'Reservation {{reference}}',
  view: 'View booking',
  pay: 'Pay {{amount}}',
  confirm: 'Confirm',
  cancel: 'Cancel',
  bookAgain: 'Book again',
  about: '{{action}}: {{place}}, {{dates}}',
} as const
