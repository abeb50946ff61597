/** What everybody with an account reads in messages about it. */
export const en = {
  codes: {
    'sign-in': 'log in',
    'reset-password': 'choose a new password',
    'verify-contact': 'confirm that this is you',
    subject: '{{code}} is your code',
    letter:
      '{{code}} is your code to {{act}} at {{host}}. It works for {{minutes}} minutes, in the browser where you asked for it. Nobody from {{host}} will ask you for it. If you did not ask for a code, ignore this message.',
    /** One part of GSM-7. */
    sms: '{{code}} is your code to {{act}} at {{host}}, for {{minutes}} minutes. Give it to nobody.',
  },
  notices: {
    hello: 'Hello {{name}},',
    helloNobody: 'Hello,',
    'password-changed': {
      subject: 'A new password for your account at {{host}}',
      text: 'A new password was chosen for your account at {{host}} on {{when}}, and every other browser was logged out.\n\nWas that you? Then you need not do anything.\n\nIf it was not you, choose a new password at once:\n{{forgot}}',
    },
    'email-changed': {
      subject: 'Your e-mail address at {{host}} was changed',
      text: 'The e-mail address of your account at {{host}} was changed to {{newAddress}} on {{when}}. From now on messages go there.\n\nWas that you? Then you need not do anything.\n\nIf it was not you, write to us at once:\n{{contact}}',
    },
  },
} as const
