/** Before plots are kept for somebody whom nobody could reach. */
export const contactCode = {
  title: 'How do we reach you?',
  leadOfCampsite:
    '{{name}} only holds plots for guests it can reach. We send you a code; type it on the next page and your plots are held.',
  leadOfSize:
    'You have chosen many nights. Before we keep more than {{most}} for anybody (plots times nights), we send a code, so that plots are held for real guests. Your choice stays.',
  by: 'Send the code by',
  email: 'E-mail',
  sms: 'SMS',
  whatsApp: 'WhatsApp',
  address: 'E-mail address',
  country: 'Country',
  cell: 'Phone number',
  sendCode: 'Send me a code',
  enterTitle: 'Enter your code',
  enterLeadEmail: 'A code is on its way to your e-mail address. It works for ten minutes, in this browser.',
  enterLeadPhone: 'A code is on its way to your phone. It works for ten minutes, in this browser.',
  hold: 'Hold my plots',
  anotherCode: 'Ask for another code',
  back: 'Back to the plots',
  signIn: 'Have you booked before? Log in instead.',
  emailInvalid: 'Enter an e-mail address like name@example.co.za',
  cellInvalid: 'Enter a phone number like 082 123 4567',
  codeMissing: 'Enter the code we sent you',
  codeWrong: 'That isn’t the code, or it has run out. Check it, or ask for another code.',
  tooMany: 'Too many codes from here. Try again in 15 minutes.',
  formTooOld: 'This page was open for too long. Please send it once more.',
} as const
