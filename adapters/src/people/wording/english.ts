/** To people of whom no language is known yet. */
export const english = {
  invitation: {
    ORGADMIN: 'as an administrator',
    ORGUSER: 'at the front desk',
    subject: 'You can now work on {{organisation}}',
    hello: 'Hello {{name}},',
    helloNobody: 'Hello,',
    choosePassword:
      'Choose your password here: {{publicUrl}}/auth/forgot\n\nYou get a code at this e-mail address, and choose the password with it.',
    logIn: 'Log in as before: {{publicUrl}}/auth/login',
    text: '{{hello}}\n\n{{organisation}} has invited you to {{host}}, {{role}}.\n\n{{toEnter}}\n\nIf you do not know {{organisation}}, ignore this message.',
  },
} as const
