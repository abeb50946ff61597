/**
 * English. Every sentence a guest reads in a message; values come in through `{{…}}`, unescaped: the renderer
 * escapes.
 */
export const en = {
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  adults_one: '{{count}} adult',
  adults_other: '{{count}} adults',
  pensioners_one: '{{count}} pensioner',
  pensioners_other: '{{count}} pensioners',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  stay: '{{arrival}} to {{departure}} ({{nights}})',
  due: { by: 'by {{date}}', onArrival: 'on arrival', nothing: 'Nothing left to pay', balance: '{{balance}} {{due}}' },

  letters: {
    submitted: {
      subject: 'Please confirm your booking at {{campsite}}',
      preheader: '{{dates}}, {{plots}}. Kept for you until {{deadline}}.',
      heading: 'Please confirm your booking',
      body: 'Hello {{guest}}, thank you for choosing {{campsite}}. We keep {{plots}} for you until {{deadline}}. Confirm before then; after that the place is free for others.',
    },
    'payment-pending': {
      subject: 'Waiting for your payment: {{campsite}}',
      preheader: 'You need not pay again. We write as soon as it arrives.',
      heading: 'We are waiting for your payment',
      body: 'Hello {{guest}}, your payment for {{campsite}} is still on its way from your bank. You need not pay again: we write as soon as it arrives.',
    },
    confirmed: {
      subject: 'Booking confirmed: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. {{campsite}} expects you on {{arrival}}.',
      heading: 'Your booking is confirmed',
      body: 'Hello {{guest}}, {{campsite}} expects you on {{arrival}}. The attached calendar file puts the dates into your diary.',
    },
    'deposit-received': {
      subject: 'Deposit received: {{campsite}}, {{dates}}',
      preheader: '{{paid}} received. The balance of {{balance}} is due {{due}}.',
      heading: 'Your deposit has arrived',
      body: 'Hello {{guest}}, thank you: {{paid}} has arrived and your place at {{campsite}} is kept. The balance of {{balance}} is due {{due}}.',
    },
    'payment-due': {
      subject: '{{balance}} is due {{due}}: {{campsite}}',
      preheader: 'The balance for {{dates}}, reference {{reference}}.',
      heading: 'The balance is due soon',
      body: 'Hello {{guest}}, the balance of {{balance}} for your stay at {{campsite}} is due {{due}}.',
    },
    cancelled: {
      subject: 'Booking cancelled: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. {{refundSentence}}',
      heading: 'Your booking is cancelled',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} is cancelled. {{refundSentence}}',
    },
    overdue: {
      subject: 'Booking cancelled: {{campsite}}, {{dates}}',
      preheader: 'The balance of {{balance}} has not arrived. {{refundSentence}}',
      heading: 'Your booking is cancelled',
      body: 'Hello {{guest}}, the balance of {{balance}} for your booking {{reference}} at {{campsite}} was due {{due}} and has not arrived, so the booking is cancelled and the place is free again. {{refundSentence}}',
    },
    expired: {
      subject: 'Booking lapsed: {{campsite}}, {{dates}}',
      preheader: 'The time to confirm ran out. You are welcome to book again.',
      heading: 'Your booking has lapsed',
      body: 'Hello {{guest}}, the time to confirm your booking {{reference}} at {{campsite}} ran out, so the place is free again. {{refundSentence}} You are welcome to book again.',
    },
    'no-show': {
      subject: 'Noted as not arrived: {{campsite}}, {{dates}}',
      preheader: 'Is that wrong? Please tell the campsite.',
      heading: 'We missed you',
      body: 'Hello {{guest}}, {{campsite}} expected you on {{arrival}} and has noted that you did not arrive. If that is wrong, please tell the campsite.',
    },
    moved: {
      subject: 'Your booking has changed: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. These are the details as they now stand.',
      heading: 'Your booking has changed',
      body: 'Hello {{guest}}, something about your booking {{reference}} at {{campsite}} has changed. These are the details as they now stand.',
    },
    refunded: {
      subject: 'Your refund from {{campsite}}',
      preheader: 'Reference {{reference}}. {{refundSentence}}',
      heading: 'Your refund is on its way',
      body: 'Hello {{guest}}, this is about your booking {{reference}} at {{campsite}}. {{refundSentence}}',
    },
    'payment-after-expiry': {
      subject: 'Your payment came too late: {{campsite}}',
      preheader: 'The booking had lapsed. Your money comes back to you.',
      heading: 'Your payment came after the booking had lapsed',
      body: 'Hello {{guest}}, your payment for {{campsite}} arrived after the time to confirm had run out, and the place has gone to others. All of it comes back to you; you need not do anything.',
    },
    'review-invitation': {
      subject: 'How was your stay at {{campsite}}?',
      preheader: 'A few words help the next campers.',
      heading: 'How was your stay?',
      body: 'Hello {{guest}}, you stayed at {{campsite}}, {{dates}}. A few words about it help the next campers, and the campsite.',
    },
  },

  payNow: 'To confirm, {{amount}} is paid now.',
  refund: {
    amount: '{{refund}} comes back to you.',
    none: 'By the cancellation terms of this booking nothing is paid back.',
    nothingPaid: 'Nothing was charged.',
  },
  guestMessage: {
    subject: '{{from}} asks about booking {{reference}}, {{dates}}',
    heading: 'A message from {{from}}',
    guest: 'The guest',
    name: 'Name',
    email: 'E-mail',
    footer: 'Answer this e-mail: your answer reaches the guest.',
  },
  /** To the campsite's own people. */
  campsite: {
    'late-payment': {
      subject: '{{refund}} came for a booking that has ended: {{reference}}',
      heading: 'A payment came too late',
      body: '{{refund}} from {{name}} for booking {{reference}} ({{dates}}, {{plots}}) arrived when the booking had lapsed or was cancelled, and its plots were given back. The guest has been told and gets the money back.',
    },
    'refund-by-hand': {
      subject: 'Please pay {{refund}} back: booking {{reference}}',
      heading: 'A refund waits for you',
      body: '{{name}} is to get {{refund}} back for booking {{reference}} ({{dates}}, {{plots}}), and the payment service cannot do it by itself. Pay the guest back and note it on the booking.',
    },
    action: 'Open the booking',
    stay: 'The stay',
    footer: 'You get this message because you receive guests at {{campsite}}.',
  },
  actions: {
    bookings: 'Open your bookings',
    confirm: 'Confirm your booking',
    confirmAndPay: 'Confirm and pay {{amount}}',
    payBalance: 'Pay {{amount}}',
    summary: 'See your booking',
    home: 'Find another stay',
    review: 'Write a review',
    cancel: 'Cancel this booking',
  },

  stayTitle: 'Your stay',
  reference: 'Reference',
  place: 'Where',
  plot: 'Plot',
  arrive: 'Arrive',
  leave: 'Leave',
  guests: 'Guests',
  moneyTitle: 'What it costs',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance',
  dueUpFront: 'To pay now',
  refunded: 'Refund',
  cancellationTitle: 'If your plans change',
  ladderStep: 'Cancel up to {{date}}: {{percentage}}% of what you paid comes back.',
  ladderEnd: 'After that nothing is paid back.',
  ladderNone: 'If you cancel, nothing is paid back.',
  directionsTitle: 'Getting there',
  map: 'Open the map',
  contactTitle: 'Questions',
  contact: 'Answer this message, or reach {{campsite}} here:',
  contactWithoutEmail: 'You reach {{campsite}} here:',
  footer: 'You get this message because of booking {{reference}} at {{campsite}}.',
  calendar: { summary: 'Stay at {{campsite}}', description: 'Reference {{reference}}. {{plots}}. {{guests}}.' },

  /** Each list from the most to the least telling; the first that fits into one SMS is sent. */
  sms: {
    booking_request_confirmation: [
      '{{campsite}}: please confirm {{dates}}: {{confirm}} or cancel: {{cancel}}',
      '{{campsite}}: confirm {{confirm}} or cancel {{cancel}}',
      '{{campsite}}: please confirm or cancel your booking: {{confirm}}',
    ],
    booking_pending: [
      '{{campsite}}: booking {{reference}}, {{dates}}, waits for your payment. No need to pay again. {{link}}',
      '{{campsite}}: booking {{reference}} waits for your payment. {{link}}',
    ],
    booking_confirmation: ['{{campsite}}: booking {{reference}} is confirmed, {{dates}}. Details: {{link}}'],
    booking_cancellation: ['{{campsite}}: booking {{reference}}, {{dates}}, is cancelled. Details: {{link}}'],
    partial_payment_received: [
      '{{campsite}}: deposit received for {{reference}}, {{dates}}. Balance {{balance}} due {{dueShort}}: {{link}}',
      '{{campsite}}: deposit received for {{reference}}. Balance {{balance}}: {{link}}',
    ],
    payment_due_reminder: [
      '{{campsite}}: balance {{balance}} for {{reference}} is due {{dueShort}}: {{pay}}',
      '{{campsite}}: balance {{balance}} is due {{dueShort}}: {{pay}}',
    ],
    default: ['{{campsite}}: there is news about your booking {{reference}}: {{link}}'],
  },
  /** What the sentence of its type would say wrongly, or not at all. */
  smsOfEvent: {
    expired: [
      '{{campsite}}: booking {{reference}}, {{dates}}, was not confirmed in time and has lapsed. Details: {{link}}',
      '{{campsite}}: booking {{reference}} has lapsed. {{link}}',
    ],
    'no-show': [
      '{{campsite}}: booking {{reference}} is noted as not arrived. If that is wrong, please tell us: {{link}}',
      '{{campsite}}: {{reference}} is noted as not arrived. {{link}}',
    ],
    moved: [
      '{{campsite}}: booking {{reference}} has changed, it is for {{dates}} now. Details: {{link}}',
      '{{campsite}}: booking {{reference}} has changed. {{link}}',
    ],
    refunded: [
      '{{campsite}}: {{refund}} comes back to you for booking {{reference}}. Details: {{link}}',
      '{{campsite}}: {{refund}} comes back to you. {{link}}',
    ],
    'payment-after-expiry': [
      '{{campsite}}: your payment came too late and the place is taken. All of it comes back to you: {{link}}',
      '{{campsite}}: your payment came too late and comes back to you: {{link}}',
    ],
    'review-invitation': [
      '{{campsite}}: how was your stay, {{dates}}? A few words help others: {{review}}',
      '{{campsite}}: how was your stay? {{review}}',
    ],
  },

  /** The templates as registered with WhatsApp; `docs/messages.md` says what each number holds. */
  whatsApp: {
    booking_request_confirmation:
      'Hello {{1}}, please confirm your booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nTo pay now: {{7}}\nKept for you until: {{8}}\nSee it: {{9}}\n\nAfter that time the place is free for others.\n\nConfirm: {{CONFIRM}}\nCancel: {{CANCEL}}',
    booking_pending:
      'Hello {{1}}, we are waiting for your payment of {{7}} for booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nQuestions: {{8}}\nSee it: {{9}}\n\nYou need not pay again: we write as soon as it arrives.',
    booking_confirmation:
      'Hello {{1}}, your booking {{3}} at {{2}} is confirmed.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPaid: {{7}}\nBalance: {{8}}\nDetails: {{9}}\n\nThe campsite looks forward to welcoming you.',
    booking_cancellation:
      'Hello {{1}}, your booking {{3}} at {{2}} is cancelled.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nRefund: {{7}}\nQuestions: {{8}}\nDetails: {{9}}\n\nYou are welcome to book again at another time.',
    partial_payment_received:
      'Hello {{1}}, your deposit for booking {{3}} at {{2}} has arrived.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPaid: {{7}}\nBalance: {{8}}\nDetails: {{9}}\n\nThank you: your place is kept for you.',
    payment_reminder_for_partial_payments:
      'Hello {{1}}, the balance of {{7}} for booking {{3}} at {{2}} is due {{8}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPay or see it here: {{9}}\n\nIf you have paid already, you need not do anything.',
    default:
      'Hello {{1}}, there is news about your booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nDetails: {{9}}\n\nThere you find everything about your booking.',
    /** Meta writes these words itself, in every language; the button copies the code. */
    verification_code: '{{1}} is your verification code. For your security, do not share this code.',
  },
} as const
