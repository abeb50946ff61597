/** What everybody with an account reads in messages about it. */
export const en = {
  codes: {
    'sign-in': 'log in',
    'reset-password': 'choose a new password',
    'verify-contact': 'confirm that this is you',
    'prove-again': 'carry on with what you were changing',
    'prove-contact': 'book the plots you chose',
    subject: '{{code}} is your code',
    letter:
      '{{code}} is your code to {{act}} at {{host}}. It works for {{minutes}} minutes, in the browser where you asked for it. Nobody from {{host}} will ask you for it. If you didn’t ask for a code, ignore this message.',
    /** One part of GSM-7. */
    sms: '{{code}} is your code to {{act}} at {{host}}, for {{minutes}} minutes. Give it to nobody.',
  },
  notices: {
    hello: 'Hello {{name}},',
    helloNobody: 'Hello,',
    'password-changed': {
      subject: 'A new password for your account at {{host}}',
      text: 'A new password was chosen for your account at {{host}} on {{when}}, and every other browser was logged out.\n\nWas that you? Then there’s nothing to do.\n\nIf it wasn’t you, choose a new password at once:\n{{forgot}}',
    },
    'email-changed': {
      subject: 'Your e-mail address at {{host}} was changed',
      text: 'The e-mail address of your account at {{host}} was changed to {{newAddress}} on {{when}}. From now on messages go there.\n\nWas that you? Then there’s nothing to do.\n\nIf it wasn’t you, write to us at once:\n{{contact}}',
    },
    'factor-on': {
      subject: 'Logging in at {{host}} now takes two steps',
      text: 'A second step was switched on for your account at {{host}} on {{when}}: after the password comes a code from your authenticator app. Every other browser was logged out.\n\nWas that you? Just keep the recovery codes somewhere safe.\n\nIf it wasn’t you, write to us at once:\n{{contact}}',
    },
    'factor-off': {
      subject: 'Logging in at {{host}} takes one step again',
      text: 'The second step of logging in to your account at {{host}} was switched off on {{when}}. From now on the password alone is enough.\n\nWas that you, or did you ask us to? Then there’s nothing to do.\n\nIf it wasn’t you, choose a new password at once, and write to us:\n{{forgot}}\n{{contact}}',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used for your account at {{host}}',
      text: 'Somebody logged in to your account at {{host}} with a recovery code on {{when}}. That code won’t work again.\n\nWas that you? Then there’s nothing to do.\n\nIf it wasn’t you, choose a new password at once, and make new recovery codes:\n{{forgot}}',
    },
    'bank-details-changed': {
      subject: 'The bank details of {{organisation}} were changed',
      text: 'The bank details of {{organisation}} at {{host}} were changed on {{when}}. You get another e-mail three days before the first payout goes there; until then we only pay there after a second look.\n\nWas that you, or somebody you work with? Then there’s nothing to do.\n\nIf not, write to us at once:\n{{contact}}',
    },
    'bank-details-used-soon': {
      subject: 'Payouts of {{organisation}} will go to a new account',
      text: 'From {{usedFrom}} on, payouts of {{organisation}} at {{host}} go to the account whose number ends in {{accountEnd}}. Its bank details were changed not long ago.\n\nIs that the right account? Then there’s nothing to do.\n\nIf not, write to us at once, before anything is paid there:\n{{contact}}',
    },
  },
} as const
