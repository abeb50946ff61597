/** To people of whom no language is known yet. */
export const english = {
  invitation: {
    ORGADMIN: 'as an administrator',
    ORGUSER: 'at the front desk',
    subject: 'You can now work on {{organisation}}',
    toSetUp: 'Your campsite is ready to set up. Choose your password',
    toSetUpWithAccount: '{{organisation}} is ready to set up',
    hello: 'Hello {{name}},',
    helloNobody: 'Hello,',
    choosePassword:
      'Choose your password here: {{publicUrl}}/auth/forgot\n\nWe send a code to this e-mail address. Type it, then choose the password.',
    logIn: 'Log in as before: {{publicUrl}}/auth/login',
    offerSubject: '{{organisation}} has invited you',
    offer:
      'Hello,\n\n{{organisation}} has invited you to work with them at {{host}}, {{role}}.\n\nAccept or refuse it here: {{publicUrl}}/user/invitations\n\nLog in with a code sent to this e-mail address, or with your password. The invitation works until {{until}}. Until you accept, {{organisation}} learns nothing about you.\n\nIf you don’t know {{organisation}}, ignore this message.',
    text: '{{hello}}\n\n{{organisation}} has invited you to {{host}}, {{role}}.\n\n{{toEnter}}\n\nIf you don’t know {{organisation}}, ignore this message.',
  },
} as const
