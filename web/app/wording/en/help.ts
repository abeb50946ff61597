/** How to reach the campsite: on its own page, and on every page of a booking. */
export const help = {
  needHelp: 'Need help?',
  needHelpText: 'The campsite knows the place best.',
  call: 'Call {{number}}',
  writeTo: 'E-mail {{address}}',
  whatsApp: 'WhatsApp the campsite',
  whatsAppGreeting: 'Hello {{campsite}}, this is about booking {{reference}}.',
  writeMessage: 'Send a message from here',
  contactUs: 'Contact us',
} as const
