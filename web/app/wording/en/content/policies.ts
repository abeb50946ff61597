export const policies = {
  pageTitle: 'Policies',
  heading: 'Policies',
  description: 'Cancelling with an example in rand, paying, house rules, reviews and complaints.',
  lead: 'How we and the campsites handle what comes up again and again.',

  cancellingTitle: 'Cancelling',
  cancelling: `Each campsite has a cancellation policy. It is on its page, you see it again before you reserve, and it is kept with
your booking as it was. A campsite without one of its own has this:`,
  untilDays: 'Until {{days}} days before arrival',
  later: 'After that, until you arrive',
  back: '{{percentage}} % back',
  nothingBack: 'Nothing back',
  counting: `The day itself still counts. The share is of what you have paid by then, rounded to the nearest cent. What you have not
paid yet, you no longer owe.`,
  exampleTitle: 'An example',
  exampleLead: `You arrive on {{arrival}}. Your stay costs {{total}}. If you cancel, you get back:`,
  columnDay: 'You cancel on',
  columnFull: 'Paid in full, {{amount}}',
  columnDeposit: 'Paid a deposit, {{amount}}',
  relief: `**Death or hospitalisation: no fee.** If somebody for whom the stay was booked cannot come because of that, you get
everything back, whatever the policy says.

**The campsite cancels: everything back.**

You cancel with the link in your message. The page shows the refund in rand before you press. A cancelled plot is free for
others at once.`,

  payingTitle: 'Paying',
  paying: `- Where a campsite takes online payment, you pay by card on the page of Peach Payments.
- Where it accepts a deposit, you may pay that now and the balance by the day shown. We remind you seven days and two days before.
- Refunds go back to the card that paid. We send them off when you cancel; your bank may take some days.
- Money that you paid to the campsite directly comes back from the campsite.
- A payment that reaches us after your booking has lapsed is never kept: the booking comes back if the plots are free,
otherwise the money goes back.`,

  houseTitle: 'House rules',
  house: `Each campsite has its own, such as quiet hours, dogs, fires and visitors. Those you must accept stand in full before
you reserve. Some things hold everywhere:

- Come with the people you booked for, and tell the campsite before you bring more.
- Make fires only where they are allowed, and never leave one alone.
- Leave the place as you would like to find it.`,

  reviewsTitle: 'Reviews',
  reviews: `- Only a guest whose stay is over can write one, once per stay. We ask the day after check-out.
- We read every review before it appears. We reject what is not about the stay, what insults or threatens, what names private
people, and advertising. We do not reject a review because it is bad.
- The average shows with the number of reviews behind it.
- The campsite may answer in public, and may report a review to us. It cannot delete one.
- Nobody is paid for a review.`,

  complaintsTitle: 'Complaints',
  complaints: `1. During the stay, tell the campsite. Its number is on your booking.
2. If that does not help, [write to us](/contact) with the booking’s reference, what happened and what you would like.
3. We ask the campsite for its side and tell you what we think is fair. We aim to answer within five working days.
4. If you do not agree, the consumer protector of your province or the National Consumer Commission can help.

Complaints about us take the same way, beginning with step 2.`,

  honestyTitle: 'What we do not do',
  honesty: `We show no invented shortages, no made-up “was” prices and no boxes that are ticked for you. If you find one, it is a
mistake: [tell us](/contact).`,
} as const
