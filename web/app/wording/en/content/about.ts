export const about = {
  pageTitle: 'About',
  heading: 'About us',
  description: 'What this marketplace is, how its prices work, and what we promise to campers and to owners.',
  lead: 'A place to find a campsite in South Africa and book the very plot you want.',

  whatTitle: 'What we are',
  what: `We are a marketplace. Campsites, caravan parks, chalets and guest farms show here what they have and what it
costs. You choose the dates, the people and the plot, and book it.

The stay itself is between you and the campsite. It is their ground, their house rules and their fire at night. We see to it
that the booking is right: that the price holds, that the plot is yours, and that your money finds its way.`,

  pricesTitle: 'How prices work',
  prices: `Each campsite sets its own prices, night by night. We work out your total from them, and show it early:

- With dates, the total on the card is the total you pay. It is the same sum, worked out once by the same rules.
- Guests pay no fee to us. Campsites do, and it is not added to your price.
- VAT is included.
- Every total opens: each night, the season, what children and pensioners pay, the discount and the rounding.`,

  promisesTitle: 'What we promise',
  promises: `- **No plot is sold twice.** The database refuses it, no matter who presses first.
- **No false urgency.** We don’t say somebody is looking at your plot, and no clock runs except the one that keeps it
for you.
- **Nothing is ticked for you.** News by e-mail only if you ask for it.
- **Cancelling is as easy as booking.** One link, and the refund in rand before you press.
- **A plot that is not free says why**, and what would help.
- **Small pages.** They work on an old phone, on a weak signal and without JavaScript.
- **No advertising and no trackers.** What we keep about you is in the [privacy statement](/privacy).`,

  earnTitle: 'How we earn our living',
  earn: `Campsites pay us for bookings that come through this site, or a subscription, as we have agreed with them. A
campsite may be featured on the home page and in search. The order of the results is yours to choose: by best match,
distance, price or rating. Best match shows places that are free for you first, then the nearest; a featured place is labelled, and counts as 15 km nearer.`,

  whoTitle: 'Who we are',
  contactTitle: 'Talk to us',
  contactText:
    'Questions, ideas and complaints are welcome: [write to us](/contact). Got a campsite? [List it](/list-your-campsite), or [book a demo](/book-demo) first.',
} as const
