/** A guest's message to the campsite. */
export const writing = {
  title: 'Message {{campsite}}',
  lead: 'About booking {{reference}}, {{dates}}. The campsite answers to the e-mail address of the booking.',
  message: 'Your message',
  messageHint: 'For example a question about the plot, the road or your arrival.',
  leaveEmpty: 'Leave this empty',
  send: 'Send message',
  sending: 'Sending…',
  backToBooking: 'Back to the booking',
  whatsApp: 'WhatsApp the campsite instead',
  sentTitle: 'Your message is on its way',
  sentText:
    '{{campsite}} gets it by e-mail with your name and booking {{reference}}, and answers to the e-mail address of the booking.',
  writeAnother: 'Write another message',
  noAddressTitle: 'This campsite takes no messages here',
  noAddressText: 'It has given us no e-mail address. Please call, or write to us and we help.',
  contactUs: 'Contact us',
  messageMissing: 'Write what you would like to say',
  tooLong: 'Shorten this to at most {{most}} characters',
  tooMany: 'You have sent several messages within an hour. Please wait a little, or call the campsite.',
  noAddress: 'The campsite has no e-mail address. Please call instead.',
} as const
