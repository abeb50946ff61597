export const privacy = {
  pageTitle: 'Privacy',
  heading: 'Privacy statement',
  description: 'What we keep about you, why, for how long, who sees it, and what you can ask of us under POPIA.',
  lead: 'The Protection of Personal Information Act (POPIA) protects you. This page says what that means here.',

  shortTitle: 'In short',
  short: `- We ask for what a booking needs, and no more.
- No advertising, no trackers, and we sell nothing about you.
- Your card number never reaches us.
- News only if you asked for it.
- You can see, correct and delete what we keep: [write to us](/contact).`,

  whoTitle: 'Who is responsible',
  who: `{{name}} runs this site and is responsible for what you enter here. Each campsite is responsible for what it
does with its own bookings.

Our information officer is {{officer}}. You reach them at [{{email}}](mailto:{{email}}) or {{phone}}. By post: {{address}}.`,
  headOfCompany: 'the head of {{name}}',

  whatTitle: 'What we keep, and why',
  whatLead: 'We keep only what the law allows (section 11). For each thing you see what allows it, and for how long:',
  columnWhat: 'What',
  columnWhy: 'Why',
  columnGround: 'What allows it',
  columnLong: 'How long',
  bookerWhat: 'Your name, e-mail address and phone number',
  bookerWhy: 'To make the booking, to send it to you, and so that the campsite can reach you',
  bookerGround: 'Your booking: it’s a contract',
  bookerLong: 'With the booking',
  stayWhat: 'The stay: dates, plots, number of guests, children’s ages, vehicle registration, special request',
  stayWhy: 'To work out the price and to prepare your plot',
  stayGround: 'Your booking: it’s a contract',
  stayLong: 'Five years: tax law wants records of sales. Then we remove your name',
  allergiesWhat: 'Allergies, if you tell us',
  allergiesWhy: 'So that the campsite can look after you',
  allergiesGround: 'Your consent: this is health information',
  allergiesLong: 'No longer than the stay needs it, and never after you ask us to delete it',
  paymentWhat: 'Payments and refunds: amounts, times, the provider’s numbers',
  paymentWhy: 'To know what is paid and to pay it back',
  paymentGround: 'Your booking, and tax law',
  paymentLong: 'Five years',
  messagesWhat: 'Messages that we sent you about your booking',
  messagesWhy: 'To prove what you were told, and to send it again',
  messagesGround: 'Your booking: it’s a contract',
  messagesLong: 'With the booking',
  codesWhat: 'The address or number that we sent a code to',
  codesWhy: 'To know that it’s really you, and to see that the code got through',
  codesGround: 'Our interest, and yours, in a safe log-in',
  codesLong: '30 days',
  newsWhat: 'Whether you asked for news, when, and the words that you agreed to',
  newsWhy: 'To send news only to those who want it',
  newsGround: 'Your consent',
  newsLong: 'Until you say stop',
  lettersWhat: 'What you write on the contact and demo pages',
  lettersWhy: 'To answer you',
  lettersGround: 'Our interest, and yours, in an answer',
  lettersLong: 'Two years after the last answer',
  logsWhat: 'Technical logs: time, page, browser’s answer times',
  logsWhy: 'To keep the site running and safe',
  logsGround: 'Our interest in a safe site',
  logsLong: 'Some weeks. They hold no names, numbers or links of bookings',

  healthTitle: 'Allergies are health information',
  health: `The law protects it more strictly (sections 26 and 27). You never have to give it. If you do, you agree that the staff
of your campsite may see it in order to look after you. It is in no message and on no public page. You can take your consent
back at any time.`,

  childrenTitle: 'Children',
  children: `We ask for the ages of children because they decide the price and which plots fit. We ask for no names of children, and
whoever books gives their ages as the adult responsible for them. Children cannot book here.`,

  sharedTitle: 'Who sees it',
  shared: `- **The campsite** that you book.
- **Peach Payments**, when you pay by card: the amount, your booking’s number and what you enter on their page.
- **Providers who deliver our messages** by e-mail, SMS or WhatsApp: your address or number and the text.
- **Providers who run our servers**, on our instructions only.
- **Authorities**, where a law obliges us.

Some of these providers, such as WhatsApp, work outside South Africa. We use them only where a law or a contract protects your
information as POPIA does (section 72), and WhatsApp only if you choose it.

A campsite’s page may show a map by Google. When it is shown, Google learns your internet address.`,

  cookiesTitle: 'Cookies',
  cookiesLead: 'Only those that the site needs, so there’s nothing to accept or refuse. What each remembers, and for how long:',
  themeCookie: 'Light or dark, if you’ve chosen',
  countryCookie: 'The country of your phone number',
  sessionCookie: 'That you’re logged in',
  formCookie: 'That the log-in form is ours, and where you go after it',
  deviceCookie: 'That you’ve logged in here before, so that nobody else’s guesses lock you out',
  codeCookie: 'Where we sent your one-time code',
  welcomeCookie: 'That you closed the greeting',
  readerCookie: 'That you found a review helpful, so that it counts once',
  thisVisit: 'This visit',
  tenMinutes: 'Ten minutes',
  oneYear: 'One year',
  untilSignOut: 'Until you sign out, 90 days at most',
  storage: `While you fill in a booking, your browser keeps what you typed (not your allergies) in that tab, so that a reload
loses nothing. It is gone once you reserve or close the tab. Bookings that you open stay readable on that device without a
connection, until you sign out there or clear the browser’s data.`,

  rightsTitle: 'Your rights',
  rights: `You can, free of charge:

- ask whether we keep anything about you, and for a copy of it (section 23);
- have it corrected, deleted or destroyed (section 24);
- object to what we do in our own interest (section 11(3));
- take back a consent, and stop news with one word (section 69).

[Write to us](/contact) or to the information officer from the address that you booked with, so that we know it is you. We answer
within 30 days. When we delete you, the amounts and dates of your bookings stay for the tax records, without your name.

No decision about you is made by a machine alone, except the price and whether a plot is free, which follow the rules that you see.`,

  safetyTitle: 'How we keep it safe',
  safety: `Connections are encrypted. Staff see only what their task needs, and a campsite only its own bookings. Passwords are
stored so that nobody can read them. A booking’s link is a key that cannot be guessed.

If anybody gets at your information who shouldn’t have, we tell you and the Information Regulator as soon as we reasonably
can (section 22): what happened, what it may mean for you and what you can do.`,

  complainTitle: 'If you’re not happy',
  complain: `Tell us first, so that we can put it right. You may also complain to the Information Regulator of South Africa at
[inforegulator.org.za](https://inforegulator.org.za). Requests under the Promotion of Access to Information Act (PAIA) go to the
information officer.`,
} as const
