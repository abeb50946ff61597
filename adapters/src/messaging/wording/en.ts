/**
 * English. Every sentence a guest reads in a message; values come in through `{{…}}`, unescaped: the renderer
 * escapes.
 */
export const en = {
  unnamed: { greeted: 'camper', told: 'Guest' },
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  adults_one: '{{count}} adult',
  adults_other: '{{count}} adults',
  pensioners_one: '{{count}} pensioner',
  pensioners_other: '{{count}} pensioners',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  stay: '{{arrival}} to {{departure}} ({{nights}})',
  due: {
    by: 'by {{date}}',
    onArrival: 'on arrival',
    now: 'now',
    nothing: 'Nothing left to pay',
    nothingOnline: 'nothing online',
    balance: '{{balance}} {{due}}',
    open: 'Still to pay: {{open}}.',
    allPaid: 'There’s nothing left to pay.',
  },

  letters: {
    submitted: {
      subject: 'Please confirm your booking at {{campsite}}',
      preheader: '{{dates}}, {{plots}}. Kept for you until {{deadline}}.',
      heading: 'Please confirm your booking',
      body: 'Hello {{guest}}, thanks for choosing {{campsite}}. We’re keeping {{plots}} for you until {{deadline}}. Please confirm before then; after that anybody can book it.',
    },
    'payment-pending': {
      subject: 'We’re waiting for your payment: {{campsite}}',
      preheader: 'No need to pay again. We’ll let you know as soon as it arrives.',
      heading: 'We’re waiting for your payment',
      body: 'Hello {{guest}}, your payment for {{campsite}} is still on its way from your bank. No need to pay again: we’ll let you know as soon as it arrives.',
    },
    confirmed: {
      subject: 'Booking confirmed: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. See you on {{arrival}}.',
      heading: 'Your booking is confirmed',
      body: 'Hello {{guest}}, you’re booked: see you at {{campsite}} on {{arrival}}. Open the attached calendar file to put the dates in your diary.',
    },
    'deposit-received': {
      subject: 'Deposit received: {{campsite}}, {{dates}}',
      preheader: '{{paid}} received. The balance of {{balance}} is due {{due}}.',
      heading: 'We’ve received your deposit',
      body: 'Hello {{guest}}, thanks, we’ve received {{paid}} and your place at {{campsite}} is booked. The balance of {{balance}} is due {{due}}.',
    },
    'payment-received': {
      subject: 'Payment of {{payment}} received: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. {{leftToPay}}',
      heading: 'We’ve received your payment',
      body: 'Hello {{guest}}, thanks, we’ve received your payment of {{payment}} for booking {{reference}} at {{campsite}}. {{leftToPay}}',
    },
    'payment-due': {
      subject: '{{balance}} is due {{due}}: {{campsite}}',
      preheader: 'The balance for {{dates}}, reference {{reference}}.',
      heading: 'The balance is due soon',
      body: 'Hello {{guest}}, the balance of {{balance}} for your stay at {{campsite}} is due {{due}}.',
    },
    'transfer-due': {
      subject: 'Please transfer {{deposit}} {{depositBy}}: {{campsite}}',
      preheader: 'Your deposit for {{dates}}, reference {{reference}}.',
      heading: 'Your deposit is due',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} is waiting for your transfer of {{deposit}}. Sent it already? Thanks: banks can take a day or two, and there’s nothing more to do.',
    },
    owing: {
      subject: '{{balance}} still to pay: {{campsite}}, {{dates}}',
      preheader: 'For your stay {{dates}}, reference {{reference}}.',
      heading: 'There’s still something to pay',
      body: 'Hello {{guest}}, thanks for staying at {{campsite}}. There’s still {{balance}} to pay for booking {{reference}}.',
    },
    cancelled: {
      subject: 'Booking cancelled: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. {{refundSentence}}',
      heading: 'Your booking is cancelled',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} is cancelled. {{refundSentence}}',
    },
    overdue: {
      subject: 'Booking cancelled: {{campsite}}, {{dates}}',
      preheader: 'The balance of {{balance}} hasn’t arrived. {{refundSentence}}',
      heading: 'Your booking is cancelled',
      body: 'Hello {{guest}}, the balance of {{balance}} for your booking {{reference}} at {{campsite}} was due {{due}} and hasn’t arrived, so your booking is cancelled and the place is free again. {{refundSentence}}',
    },
    unpaid: {
      subject: 'Booking released: {{campsite}}, {{dates}}',
      preheader: 'Your transfer hasn’t arrived. Reference {{reference}}.',
      heading: 'Your booking is released',
      body: 'Hello {{guest}}, your transfer for booking {{reference}} at {{campsite}} hasn’t arrived, so the booking is released and the place is free again. If you have sent the money, please tell the campsite.',
    },
    expired: {
      subject: 'Booking lapsed: {{campsite}}, {{dates}}',
      preheader: 'It wasn’t confirmed in time. You’re welcome to book again.',
      heading: 'Your booking has lapsed',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} wasn’t confirmed in time, so the place is free again. {{refundSentence}} You’re welcome to book again.',
    },
    'no-show': {
      subject: 'Noted as not arrived: {{campsite}}, {{dates}}',
      preheader: 'If that’s wrong, please tell the campsite.',
      heading: 'We missed you',
      body: 'Hello {{guest}}, {{campsite}} expected you on {{arrival}} and has noted that you didn’t arrive. If that’s wrong, please tell the campsite.',
    },
    moved: {
      subject: 'Your booking has changed: {{campsite}}, {{dates}}',
      preheader: 'Reference {{reference}}. Here’s your booking as it is now.',
      heading: 'Your booking has changed',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} has changed. Here’s how it looks now.',
    },
    refunded: {
      subject: 'Your refund from {{campsite}}',
      preheader: 'Reference {{reference}}. {{refundSentence}}',
      heading: 'Your refund is on its way',
      body: 'Hello {{guest}}, here’s news about your booking {{reference}} at {{campsite}}. {{refundSentence}}',
    },
    'payment-after-expiry': {
      subject: 'Your payment came too late: {{campsite}}',
      preheader: 'Your booking had lapsed. You’re getting your money back.',
      heading: 'Your payment came too late',
      body: 'Hello {{guest}}, your payment for {{campsite}} arrived after your time to confirm had run out, and somebody else has the place now. You’re getting all of it back, and there’s nothing you need to do.',
    },
    'payment-after-end': {
      subject: 'Your payment came too late: {{campsite}}',
      preheader: 'Your booking was cancelled before. You’re getting your money back.',
      heading: 'Your payment came too late',
      body: 'Hello {{guest}}, your booking {{reference}} at {{campsite}} was cancelled before your payment arrived. You’re getting all of it back, and there’s nothing you need to do.',
    },
    'review-invitation': {
      subject: 'How was your stay at {{campsite}}?',
      preheader: 'A few words help the next campers.',
      heading: 'How was your stay?',
      body: 'Hello {{guest}}, how was {{campsite}}, {{dates}}? A few words from you help the next campers, and the campsite.',
    },
  },

  payNow: 'You pay {{amount}} to confirm.',
  refund: {
    amount: 'You’re getting {{refund}} back.',
    /** Of a cancellation that is told again. */
    goneBack: '{{refund}} has gone back to you.',
    partlyBack: '{{gone}} has gone back to you, and you’re still getting {{toGo}}.',
    voucherGiven:
      'You got a voucher for {{refund}} instead: its code is {{code}}. There’s {{left}} left on it, good for any stay at {{campsite}} until {{until}}.',
    voucherSpent: 'You got a voucher for {{refund}} instead, {{code}}. There’s nothing left on it.',
    voucher:
      'You’re getting a voucher for {{refund}} instead: its code is {{code}}. Use it for any stay at {{campsite}} until {{until}}, in one go or bit by bit.',
    ontoVoucher: '{{refund}} is back on your voucher {{code}}, good until {{until}}.',
    voucherShort: '{{refund}}, voucher {{code}}',
    none: 'By the cancellation terms of this booking there’s no refund.',
    overpaid: 'The {{amount}} you paid too much goes back in any case.',
    nothingPaid: 'You weren’t charged anything.',
    underWay: '{{amount}} is still on its way from your bank. If it arrives, all of it goes back.',
    underWayLapsed:
      '{{amount}} is still on its way from your bank. If it arrives while your place is free, you’re booked again; otherwise all of it goes back.',
  },
  guestMessage: {
    subject: '{{from}} asks about booking {{reference}}, {{dates}}',
    heading: 'A message from {{from}}',
    guest: 'The guest',
    name: 'Name',
    email: 'E-mail',
    footer:
      'Answer on the booking’s page: everybody at the desk sees it there. A reply to this e-mail goes straight to the guest’s mailbox; it doesn’t show with the booking, and the guest stays among the unanswered.',
    footerWithoutEmail: 'Answer on the booking’s page: the guest left no e-mail address.',
  },
  /** What somebody at the campsite writes. */
  staffMessage: {
    subject: 'A message from {{campsite}} about your booking {{reference}}',
    heading: 'A message from {{campsite}}',
    answer: 'Answer the campsite',
    footer:
      'Answer with the button, and {{campsite}} sees it beside your booking. A reply to this e-mail goes to the campsite’s mailbox.',
    footerHeard: 'Answer with the button or reply to this e-mail: {{campsite}} sees it beside your booking.',
  },
  /** To the campsite's own people. */
  campsite: {
    'late-payment': {
      subject: '{{refund}} came for a booking that has ended: {{reference}}',
      heading: 'A payment came too late',
      body: '{{refund}} from {{name}} for booking {{reference}} ({{dates}}, {{plots}}) arrived after the booking had lapsed or been cancelled, so its plots weren’t kept any more. The guest knows and gets the money back.',
    },
    'refund-by-hand': {
      subject: 'Please pay {{refund}} back: booking {{reference}}',
      heading: 'There’s a refund to pay',
      body: '{{name}} must get {{refund}} back for booking {{reference}} ({{dates}}, {{plots}}), and the payment provider can’t do it by itself. Pay the guest back and note it on the booking.',
    },
    /** The provider was asked, and nobody knows whether it paid. */
    'refund-unclear': {
      subject: 'Please check a refund of {{refund}}: booking {{reference}}',
      heading: 'There’s a refund to check',
      body: '{{name}} must get {{refund}} back for booking {{reference}} ({{dates}}, {{plots}}). The payment provider gave no clear answer and may have paid already. Look there first. Only if it paid nothing back, pay the guest yourself and note it on the booking.',
    },
    'booking-received': {
      subject: 'New booking {{reference}}: {{name}}, {{dates}}',
      heading: 'A new booking',
      body: '{{name}} has booked {{plots}}, {{dates}} ({{guests}}). We keep it until {{deadline}}, and write again when it’s confirmed.',
    },
    'booking-confirmed': {
      subject: 'Confirmed: booking {{reference}}, {{name}}, {{dates}}',
      heading: 'A booking is confirmed',
      body: '{{name}} arrives on {{arrival}} and stays until {{departure}}: {{plots}}, {{guests}}. Paid so far: {{paid}}.',
    },
    'booking-paid': {
      subject: '{{paid}} paid: booking {{reference}}, {{name}}',
      heading: 'A payment has arrived',
      body: '{{name}} has paid {{paid}} of {{total}} for booking {{reference}} ({{dates}}, {{plots}}). {{leftToPay}}',
    },
    'booking-changed': {
      subject: 'Changed: booking {{reference}}, {{name}}',
      heading: 'A booking has changed',
      body: '{{name}}’s booking {{reference}} is now for {{dates}}: {{plots}}, {{guests}}.',
    },
    'booking-cancelled': {
      subject: 'Cancelled: booking {{reference}}, {{name}}, {{dates}}',
      heading: 'A booking is cancelled',
      body: '{{name}}’s booking {{reference}} ({{dates}}, {{plots}}) is cancelled, and its nights are free again. Back to the guest: {{refundAndVoucher}}.',
    },
    'booking-lapsed': {
      subject: 'Lapsed: booking {{reference}}, {{name}}, {{dates}}',
      heading: 'A booking has lapsed',
      body: '{{name}}’s booking {{reference}} ({{dates}}, {{plots}}) wasn’t confirmed or paid in time, so its nights are free again. The guest knows.',
    },
    'booking-waits': {
      subject: 'Payment on its way: booking {{reference}}, {{name}}',
      heading: 'A payment is on its way',
      body: '{{name}}’s payment for booking {{reference}} ({{dates}}, {{plots}}) is on its way from the bank. The booking stays as it is, and we write again when it arrives.',
    },
    'review-received': {
      subject: '{{name}} has reviewed a stay at {{campsite}}',
      heading: 'A new review',
      body: '{{name}} stayed with you ({{dates}}, {{plots}}) and has written a review. We read it first. Once it’s published, you can answer it on your reviews page.',
    },
    action: 'Open the booking',
    reviews: 'Open your reviews',
    money: 'The money',
    phone: 'Phone',
    request: 'Special request',
    newsFooter:
      'You’re getting this message because {{campsite}} wants to hear about its bookings. Choose what you hear about in its settings, under Messages.',
    readerFooter:
      'You’re getting this message because you chose to hear about it at {{campsite}}. Change that in its settings, under Notifications.',
    feedsSilent: '{{campsite}}: no news from these calendars: {{calendars}}',
    stay: 'The stay',
    footer: 'You’re getting this message because you receive guests at {{campsite}}.',
  },
  actions: {
    answerGuest: 'See the booking and answer',
    confirm: 'Confirm your booking',
    confirmAndPay: 'Confirm and pay {{amount}}',
    payBalance: 'Pay {{amount}}',
    summary: 'See your booking',
    home: 'Find another stay',
    review: 'Write a review',
    cancel: 'Cancel this booking',
  },

  /** Said of a picture that its owner has not described. */
  picture: 'A picture of {{campsite}}',
  stayTitle: 'Your stay',
  cancelledTitle: 'No longer booked',
  wasFor: 'It was for',
  reference: 'Reference',
  place: 'Where',
  plot: 'Plot',
  arrive: 'Arrive',
  leave: 'Leave',
  guests: 'Guests',
  moneyTitle: 'What it costs',
  moneyOverTitle: 'The money',
  total: 'Total',
  paid: 'Paid',
  /** Where what came back is taken off already. */
  paidAfterRefund: 'Paid, less refunds',
  balance: 'Balance',
  dueUpFront: 'To pay now',
  underWay: 'On its way',
  refunded: 'Refund',
  voucher: 'Voucher',
  cancellationTitle: 'If your plans change',
  ladderStep: 'Cancel by {{date}} and you get {{percentage}}% of what you paid back.',
  ladderEnd: 'After that there’s no refund.',
  ladderNone: 'If you cancel, there’s no refund.',
  directionsTitle: 'Getting there',
  map: 'Open the map',
  contactTitle: 'Questions',
  contact: 'Reply to this message, or get hold of {{campsite}} here:',
  contactWithoutEmail: 'Get hold of {{campsite}} here:',
  footer: 'You’re getting this message because of booking {{reference}} at {{campsite}}.',
  calendar: { summary: 'Stay at {{campsite}}', description: 'Reference {{reference}}. {{plots}}. {{guests}}.' },

  /** Each list from the most to the least telling; the first that fits into one SMS is sent. */
  sms: {
    booking_request_confirmation: [
      '{{campsite}}: please confirm {{dates}}: {{confirm}} or cancel: {{cancel}}',
      '{{campsite}}: confirm {{confirm}} or cancel {{cancel}}',
      '{{campsite}}: please confirm or cancel your booking: {{confirm}}',
    ],
    booking_pending: [
      '{{campsite}}: booking {{reference}}, {{dates}}, is waiting for your payment. No need to pay again. {{link}}',
      '{{campsite}}: booking {{reference}} is waiting for your payment. {{link}}',
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
  /** Confirmed, and a deposit is to be transferred. */
  smsOfTransfer: [
    '{{campsite}}: booking {{reference}} is confirmed, {{dates}}. Please transfer {{deposit}} {{depositBy}}: {{link}}',
    '{{campsite}}: {{reference}} is confirmed. Please transfer {{deposit}} {{depositBy}}: {{link}}',
  ],
  /** Cancelled, and a voucher is given: the code goes before all else. */
  smsOfVoucher: [
    '{{campsite}}: booking {{reference}} is cancelled. Voucher {{voucherCode}} for {{refund}}, good until {{voucherUntil}}. {{link}}',
    '{{campsite}}: {{reference}} is cancelled. Voucher {{voucherCode}}, {{refund}}, until {{voucherUntil}}.',
  ],
  /** A payment that came after its booking had ended; its place may be free. */
  smsOfPaymentAfterEnd: [
    '{{campsite}}: your booking was cancelled before your payment came. You are getting all of it back: {{link}}',
    '{{campsite}}: your payment came too late. You are getting it back: {{link}}',
  ],
  /** To the campsite’s own people: the provider may have paid the refund already. */
  smsOfUnclearRefund: [
    '{{campsite}}: {{refund}} is to go back to {{name}}, booking {{reference}}. The provider may have paid it already: look there first.',
    '{{campsite}}: refund of {{refund}}, booking {{reference}}: the provider may have paid it already. Look there first.',
  ],
  /** What the sentence of its type would say wrongly, or not at all. */
  smsOfEvent: {
    'transfer-due': [
      '{{campsite}}: booking {{reference}} waits for your transfer of {{deposit}} {{depositBy}}. Sent already? Thanks. {{link}}',
      '{{campsite}}: please transfer {{deposit}} {{depositBy}} for {{reference}}: {{link}}',
    ],
    expired: [
      '{{campsite}}: booking {{reference}}, {{dates}}, was not confirmed in time and has lapsed. Details: {{link}}',
      '{{campsite}}: booking {{reference}} has lapsed. {{link}}',
    ],
    'no-show': [
      '{{campsite}}: booking {{reference}} is noted as not arrived. If that is wrong, please tell us: {{link}}',
      '{{campsite}}: {{reference}} is noted as not arrived. {{link}}',
    ],
    'payment-received': [
      '{{campsite}}: thanks, we have received {{payment}} for booking {{reference}}. {{leftInShort}} Details: {{link}}',
      '{{campsite}}: {{payment}} received for {{reference}}, thanks. {{leftInShort}} {{link}}',
    ],
    moved: [
      '{{campsite}}: booking {{reference}} has changed, it is for {{dates}} now. Details: {{link}}',
      '{{campsite}}: booking {{reference}} has changed. {{link}}',
    ],
    refunded: [
      '{{campsite}}: you are getting {{refund}} back for booking {{reference}}. Details: {{link}}',
      '{{campsite}}: you are getting {{refund}} back. {{link}}',
    ],
    'payment-after-expiry': [
      '{{campsite}}: your payment came too late and the place is taken. You are getting all of it back: {{link}}',
      '{{campsite}}: your payment came too late. You are getting it back: {{link}}',
    ],
    'review-invitation': [
      '{{campsite}}: how was your stay, {{dates}}? A few words help others: {{review}}',
      '{{campsite}}: how was your stay? {{review}}',
    ],
    // To the campsite's own people: no link, which would be the guest's.
    'guest-message': ['{{campsite}}: {{name}} has written about booking {{reference}}, {{dates}}. See your e-mail.'],
    'late-payment': ['{{campsite}}: {{refund}} came too late for booking {{reference}} of {{name}}. The guest gets it back.'],
    'refund-by-hand': ['{{campsite}}: please pay {{refund}} back to {{name}}, booking {{reference}}.'],
    'booking-received': [
      '{{campsite}}: new booking {{reference}}, {{name}}, {{dates}}, {{plots}}. Not confirmed yet.',
      '{{campsite}}: new booking {{reference}}, {{name}}, {{dates}}.',
    ],
    'booking-confirmed': [
      '{{campsite}}: booking {{reference}} is confirmed, {{name}}, {{dates}}, {{plots}}.',
      '{{campsite}}: booking {{reference}} is confirmed, {{name}}, {{dates}}.',
    ],
    'booking-paid': ['{{campsite}}: {{name}} has paid {{paid}} of {{total}} for booking {{reference}}, {{dates}}.'],
    'booking-changed': [
      '{{campsite}}: booking {{reference}} of {{name}} has changed, now {{dates}}, {{plots}}.',
      '{{campsite}}: booking {{reference}} of {{name}} has changed, now {{dates}}.',
    ],
    'booking-cancelled': ['{{campsite}}: booking {{reference}} of {{name}}, {{dates}}, is cancelled.'],
    'booking-lapsed': ['{{campsite}}: booking {{reference}} of {{name}}, {{dates}}, has lapsed.'],
    'booking-waits': ['{{campsite}}: booking {{reference}} of {{name}}, {{dates}}, waits for its payment.'],
    'review-received': ['{{campsite}}: {{name}} has written a review of the stay {{dates}}.'],
  },

  /** The templates as registered with WhatsApp; `docs/messages.md` says what each number holds. */
  whatsApp: {
    booking_request_confirmation:
      'Hello {{1}}, please confirm your booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nTo pay now: {{7}}\nKept for you until: {{8}}\nSee it: {{9}}\n\nAfter that anybody can book the place.\n\nConfirm: {{CONFIRM}}\nCancel: {{CANCEL}}',
    booking_pending:
      'Hello {{1}}, we are waiting for your payment of {{7}} for booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nQuestions: {{8}}\nSee it: {{9}}\n\nNo need to pay again: we will let you know as soon as it arrives.',
    booking_confirmation:
      'Hello {{1}}, your booking {{3}} at {{2}} is confirmed.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPaid: {{7}}\nBalance: {{8}}\nDetails: {{9}}\n\nThe campsite looks forward to welcoming you.',
    booking_cancellation:
      'Hello {{1}}, your booking {{3}} at {{2}} is cancelled.\n\nIt was for: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nRefund: {{7}}\nQuestions: {{8}}\nDetails: {{9}}\n\nYou are welcome to book again at another time.',
    partial_payment_received:
      'Hello {{1}}, we have received your deposit for booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPaid: {{7}}\nBalance: {{8}}\nDetails: {{9}}\n\nThanks, your place is booked.',
    payment_reminder_for_partial_payments:
      'Hello {{1}}, the balance of {{7}} for booking {{3}} at {{2}} is due {{8}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nPay or see it here: {{9}}\n\nAlready paid? Then there is nothing you need to do.',
    default:
      'Hello {{1}}, there is news about your booking {{3}} at {{2}}.\n\nStay: {{4}}\nPlots: {{5}}\nGuests: {{6}}\nDetails: {{9}}\n\nAll the details are at that link.',
    /** Meta writes these words itself, in every language; the button copies the code. */
    verification_code: '{{1}} is your verification code. For your security, do not share this code.',
  },
} as const
