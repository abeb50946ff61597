/** Questions by their anchor; an answer may hold paragraphs, lists and links. */
export const faq = {
  pageTitle: 'FAQ',
  heading: 'Questions people ask',
  description: 'Finding a campsite, prices, booking, paying, cancelling and arriving: plain answers, for campers and for owners.',
  lead: 'Short answers. If yours isn’t here, [write to us](/contact).',
  topics: 'Topics',

  findingTitle: 'Finding a place',
  search: 'How do I search?',
  searchAnswer: `Type at least three letters of a town, a region (Garden Route, Cederberg, Kruger …), a province or a
campsite on the [home page](/), and choose your dates and who is coming. Dates can wait: without them you see what each
place costs from.

If nothing lies within 100 km we look further, step by step, and say so.`,
  full: 'A campsite is full. What now?',
  fullAnswer: `“Full” means every plot that could take you is booked. The result then says when the same stay does
fit, up to 14 days earlier or later. Where something else is in the way, it says what would fix it, with the price: one night
more, a whole weekend, or several plots for a big group. One tap chooses it.`,
  rig: 'Will my caravan or tent fit?',
  rigAnswer: `Every plot shows its size and how many tents and caravans it takes, where the campsite has told us. Say how
many you bring when you search, and we won’t offer you plots that take fewer.`,
  adultsOnly: 'What does “adults only” mean?',
  adultsOnlyAnswer: `The campsite takes no children. If you’re bringing children, we don’t show it.`,

  pricesTitle: 'Prices',
  sameEverywhere: 'Is the price on the card the price I pay?',
  sameEverywhereAnswer: `Yes. With dates, the total on the card is worked out by the same rules as your booking, to the cent.
There is no booking fee for guests, and nothing is added at the end. Prices include VAT.

Without dates you see a “from” price: it is where prices start, not a quote.`,
  priceMade: 'How is a price made?',
  priceMadeAnswer: `The campsite sets a price for each night, which may differ in and out of season. It may charge per plot, per
person, or both, with lower prices for children and pensioners, and discounts for longer stays.

Open “See the price breakdown” beside your total: every night, every line and the rule behind it.`,
  differentPlots: 'Why do two plots cost different amounts for the same dates?',
  differentPlotsAnswer: `Plots have prices of their own: a stand at the river may cost more than one at the gate. The season and
the number of guests count too. The price lines of each plot show the difference.`,

  bookingTitle: 'Booking',
  account: 'Do I need an account?',
  accountAnswer: `No. Your name, e-mail address and phone number are enough. You get a link to your booking by e-mail, and by
WhatsApp or SMS as you choose. Anybody with the link can see and cancel the booking, so share it with care.`,
  hold: 'How long are my plots kept while I fill in the form?',
  holdAnswer: `For 15 minutes, and you can ask for another 15 once. The page shows until when. During that time nobody else can
book them. If the time runs out the plots are free again, and you can start over.`,
  severalPlots: 'Can I book several plots together?',
  severalPlotsAnswer: `Where the campsite allows it. You choose the plots, say who sleeps where, and the total is worked out
again for exactly that.`,
  ahead: 'How far ahead can I book, and how late?',
  aheadAnswer: `Up to 18 months ahead. Booking for today depends on the plot: some campsites need a day to prepare.`,
  confirm: 'I reserved. Why should I confirm?',
  confirmAnswer: `Paying online confirms your booking: there’s nothing more to do. If you didn’t finish paying, ten minutes
later we send you a link to confirm and pay. Where nothing is paid online, you confirm with the link in the message we send you at once.
Unconfirmed bookings lapse after 24 hours, or at the end of the arrival day if that is sooner, so that plots don’t stand empty
for nobody.`,

  payingTitle: 'Paying',
  howToPay: 'How do I pay?',
  howToPayAnswer: `By card, on the secure page of our payment provider, Peach Payments, where the campsite takes online payment. We
never see or keep your card number. Other campsites are paid directly, by transfer or on arrival; the page says which it is
before you reserve. A voucher of the campsite counts too: you type its code before you pay.`,
  deposit: 'What is a deposit?',
  depositAnswer: `Some campsites let you pay a part now and the balance later. You see both amounts and the day on which the balance
is due before you reserve. We remind you seven days and two days before that day.`,
  declined: 'My card was declined. Is my booking lost?',
  declinedAnswer: `No. You weren’t charged anything, and your plots stay yours until the time shown. Try again, or use another card, from
the page you’re on or with the link in our message.`,
  paidTwice: 'Could I be charged twice?',
  paidTwiceAnswer: `A payment counts once, however often the bank reports it. If too much arrives, or it arrives after your booking
has lapsed, you get it back or your booking comes back to life. Either way we tell you.`,

  changingTitle: 'Changing and cancelling',
  cancel: 'How do I cancel?',
  cancelAnswer: `With the cancel link in your message, until you arrive. Before you press anything, the page shows how much you get
back, in rand. Once you’ve checked in, or the day of arrival is over, speak to the campsite.`,
  refund: 'How much do I get back?',
  refundAnswer: `That depends on the campsite’s policy, which is on its page. Your booking keeps the policy of the day you
booked. Unless the campsite has another: everything until 14 days before arrival, half until 7 days before, then
nothing. The [policies](/policies#cancelling) have an example.`,
  hospital: 'What if somebody dies or is in hospital?',
  hospitalAnswer: `Then you pay no cancellation fee, whatever the policy says: the Consumer Protection Act says so and we agree.
Tell the campsite or [us](/contact), and we take it from there.`,
  change: 'Can I change my dates or the people coming?',
  changeAnswer: `Yes, from your booking’s page, until the last day on which you’d get everything back. You see what is free and the new
price first, and pay or get back the difference. After that day, or for another plot, ask the campsite: its number is on your
booking.`,

  campsiteTitle: 'At the campsite',
  times: 'When may I arrive, and when must I leave?',
  timesAnswer: `Check-in and check-out times differ by campsite and by weekday. They are on the campsite’s page and on your
booking, with directions and the campsite’s number.`,
  pets: 'May I bring my dog?',
  petsAnswer: `Only where the campsite says so. Look among the facilities, and under “Pets” and “House rules” on its page, before you
reserve.`,
  notAsPromised: 'The place is not what the page promised. What can I do?',
  notAsPromisedAnswer: `Speak to the campsite first, while you are there: most things can be fixed on the spot. If not, take
pictures and [write to us](/contact) with your booking’s reference. How we handle it is in the
[policies](/policies#complaints).`,
  reviews: 'Who writes the reviews?',
  reviewsAnswer: `Only guests whose stay is over, once per stay. We check that a review is about the stay and harms nobody, and
publish good and bad ones alike. The campsite may answer.`,

  ownersTitle: 'For owners',
  list: 'How do I list my campsite?',
  listAnswer: `[List it yourself](/list-your-campsite), step by step. Tell us when it’s ready: we look at it and open it. Or
[book a demo](/book-demo): we show you how it works with your own plots and prices.`,
  fees: 'What does it cost me?',
  feesAnswer: `We agree on a fee with you: a share of each online booking, an amount, or a subscription. Guests pay your price and
not a cent more. Bookings you enter yourself carry no booking fee.`,
  doubleBooking: 'Can a plot be booked twice?',
  doubleBookingAnswer: `No. Each night of a plot can be sold once, and the database itself refuses the second sale, even if two guests
press the button at the same moment. A shared field takes guests up to the number you set.`,
  payout: 'When do I get my money?',
  payoutAnswer: `What guests paid online is due to you the day after they leave, less our fee and refunds. Money that
guests pay you directly never passes through us.`,
} as const
