export const terms = {
  pageTitle: 'Terms',
  heading: 'Terms',
  description: 'Who you make a contract with, what a booking is, what it costs, and how you can get out of it.',
  lead: 'What you agree to when you book here, in plain words. You can print or save this page.',

  shortTitle: 'In short',
  short: `- You book with the campsite. We make the booking work.
- The price you see before you reserve is the whole price, and it stays.
- You’re booked once you’ve paid, or confirmed with the link we send you.
- You can cancel with a link until you arrive. The page first shows how much you get back.
- No cancellation fee when somebody dies or is in hospital.`,

  whoTitle: 'Who we are',
  who: `This site is run by {{name}}. The Electronic Communications and Transactions Act asks us to introduce ourselves
(section 43):`,

  roleTitle: 'Our part and the campsite’s part',
  role: `We run the marketplace: search, booking, messages and, where a campsite takes online payment, the payment.

When you book, you make a contract for the stay with the campsite, whose name, address and contact details are on its page
and on your booking. The campsite is responsible for the stay. We’re responsible for our own service: that the site shows
what the campsite has told us, works out the price by the campsite’s rules, and passes on your booking and your money.`,

  bookingTitle: 'How a booking is made',
  booking: `1. You choose dates, people and plots, and see the full price.
2. We keep the plots for 15 minutes while you fill in your details. You can extend that once.
3. You read the campsite’s terms and tick those you have to accept.
4. You check everything on one page, and can go back and correct it, or leave, without any cost.
5. You press the button that says what you will pay. You get a message with the booking and a link to confirm it.

The contract is made when the booking is confirmed: by your payment where payment is online, otherwise by you through the
link or by the campsite. An unconfirmed booking lapses after 24 hours, or at the end of the arrival day if that is sooner.

Your booking stays at the address in your message. You can print it or save it.`,

  ageTitle: 'Who may book',
  age: `You must be 18 or older to book, and you book for everybody who comes along. Please give true names, ages and numbers: they
decide the price and which plots you may take.`,

  priceTitle: 'The price',
  price: `The price on the last page before you reserve is the full price in South African rand, with VAT where it applies and with all
fees. It stays with your booking, whatever the campsite’s prices do later. If the campsite charges for
something that you choose on arrival, such as firewood, that is between you and the campsite.`,

  paymentTitle: 'Payment, deposit and balance',
  payment: `Where the campsite takes online payment, you pay by card on the page of Peach Payments, a payment provider in South
Africa. We take the money on behalf of the campsite. Your card number never reaches us.

Where the campsite accepts a deposit, you may pay that share now. The page says how much the balance is and when it is due:
a number of days before arrival, or on arrival. We remind you. If the balance is still unpaid three days after
that day, and after two reminders, the campsite may cancel, and the cancellation policy then applies to what you paid.

Where the campsite takes no online payment, you pay it directly.`,

  cancellingTitle: 'If you cancel',
  cancelling: `Under section 17 of the Consumer Protection Act you may cancel a booking that you made in advance. The campsite may
keep a reasonable fee. You cancel with the link in your message, until you arrive. How much comes back is in the campsite’s cancellation policy, which you see before you reserve and
which is kept with your booking. Our [policies](/policies#cancelling) show the usual one with an example.

**No cancellation fee is charged when a person for whom the stay was booked cannot come because of death or
hospitalisation.** Tell the campsite or us. You may be asked for a document that shows it, and for nothing more.

Refunds of online payments go back the way they came. We send them off within minutes; your bank may take some days. What you paid
to the campsite directly, the campsite pays back.`,

  coolingTitle: 'No cooling-off for dated stays',
  cooling: `For many things bought online, section 44 of the Electronic Communications and Transactions Act lets you change your mind
within seven days. Section 42(2) excludes accommodation for a certain date or period, so that right does not apply to
your stay. Your right to cancel under the Consumer Protection Act, described above, does.`,

  campsiteCancelsTitle: 'If the campsite cancels',
  campsiteCancels: `If the campsite cannot keep your booking, for instance after a flood or a fire, you get back everything that you
paid. We tell you as soon as we know and help you to find another place. If the fault is the campsite’s, you keep every
right that the Consumer Protection Act gives you.`,

  duringTitle: 'During the stay',
  during: `Keep to the campsite’s house rules, its times and the number of people you booked for. The campsite may send away
guests who endanger or disturb others.`,

  liabilityTitle: 'What we’re responsible for',
  liability: `We take care to run the site well, but can’t promise that it’s always up. Pictures and descriptions come from the
campsite. We aren’t responsible for what happens on the campsite’s ground, except where the law says so. Nothing in these
terms takes away a right that the Consumer Protection Act or another law gives you and that can’t be signed away.`,

  disputesTitle: 'If we disagree',
  disputes: `Talk to the campsite or [write to us](/contact); the [policies](/policies#complaints) say how we handle complaints.
We haven’t signed up to a dispute resolution code. If we can’t settle it, you may turn to the consumer protector of your
province or the National Consumer Commission, or to a court. South African law applies.`,

  dataTitle: 'Security and your personal information',
  data: `The site is encrypted on its way to you, and you pay on the provider’s own secure page. What we keep about you, and why, is in the [privacy statement](/privacy).`,

  changesTitle: 'If these terms change',
  changes: `We may change these terms for later bookings. Your booking keeps the ones you accepted.`,
} as const
