export const bookDemo = {
  pageTitle: 'Book a demo',
  heading: 'Bring your campsite here',
  description: 'For owners: see how your plots, prices and bookings would look, and what it costs.',
  camper:
    'Here to camp? You need no account: [find a place](/) and book it. Rather start at once? [List your campsite yourself](/list-your-campsite) in about twenty minutes.',
  lead: 'Tell us about your campsite. We call you, show you how it works with your own plots and prices, and answer your questions.',

  getTitle: 'What you get',
  get: `- Your campsite with pictures, plots and a map of the plots.
- Your own seasons, rates, age groups, discounts and minimum stays.
- Bookings straight into your calendar. No plot is sold twice.
- Deposits and balances, with reminders.
- Your price is what guests pay: our fee is agreed with you and not added to it.`,

  formTitle: 'Ask for a demo',
  name: 'Your name',
  campsite: 'Name of your campsite',
  email: 'E-mail address',
  phone: 'Phone number',
  phoneHint: 'For example 082 123 4567',
  province: 'Province',
  chooseProvince: 'Choose one',
  EC: 'Eastern Cape',
  FS: 'Free State',
  GP: 'Gauteng',
  KZN: 'KwaZulu-Natal',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
  WC: 'Western Cape',
  elsewhere: 'Outside South Africa',
  plots: 'Number of plots',
  plotsHint: 'Stands, chalets and rooms together. Roughly is good enough.',
  message: 'Anything we should know',
  send: 'Ask for a demo',
  sending: 'Sending…',
  purpose: 'We use what you send here to answer you, and for nothing else. More in the [privacy statement](/privacy).',
  leaveEmpty: 'Leave this field empty',
  sentTitle: 'Thank you, we will be in touch',
  sentText: `The reference of your request is **{{reference}}**. We aim to call or write within two working days.`,
  toQuestions: 'Questions that owners ask',

  nameMissing: 'Enter your name',
  campsiteMissing: 'Enter the name of your campsite',
  emailMissing: 'Enter your e-mail address',
  emailInvalid: 'Enter an e-mail address in the form name@example.com',
  phoneMissing: 'Enter a phone number on which we can call you',
  phoneInvalid: 'Enter a phone number such as 082 123 4567 or +27 82 123 4567',
  plotsInvalid: 'Enter the number of plots in digits, for example 24',
  tooLong: 'Shorten this to at most {{most}} characters',
  tooMany: 'You have asked several times within an hour. Your earlier requests have reached us. Please wait a little.',
} as const
