/**
 * Letters about coming aboard: to owners, of whom no language is known yet, and to the platform's own
 * people.
 */
export const english = {
  hello: 'Hello {{name}},',
  helloNobody: 'Hello,',
  'signed-up': {
    subject: 'Welcome aboard, {{organisation}}',
    text: '{{hello}}\n\n{{organisation}} has a page at {{host}} now. Only you and we can see it.\n\nSix short steps make it ready for guests: about your place, your plots, your rates, pictures, your bank account and your house rules. Most owners need about twenty minutes, and you can stop and carry on whenever you like:\n{{setUp}}\n\nYou log in with this e-mail address and a code we send to it. You can choose a password in your profile.\n\nStuck? Write to us: {{contact}}',
  },
  welcomed: {
    subject: 'Your page is waiting, {{organisation}}',
    text: '{{hello}}\n\nYou asked to see how {{host}} works. The best way is with your own place, so we made a page for {{organisation}}. Only you and we can see it.\n\nSix short steps make it ready for guests: about your place, your plots, your rates, pictures, your bank account and your house rules. Most owners need about twenty minutes, and you can stop and carry on whenever you like:\n{{setUp}}\n\nYou log in with this e-mail address and a code we send to it. You can choose a password in your profile. When you ask us to open your page, you agree to our terms:\n{{terms}}\n\nStuck, or not what you wanted? Write to us: {{contact}}',
  },
  received: {
    subject: 'We’re looking at {{organisation}}',
    text: '{{hello}}\n\nThanks for telling us that {{organisation}} is ready. We’ll look at it and open it, usually within two working days. If we have a question, we’ll write to you.\n\nUntil then you can still change everything:\n{{setUp}}',
  },
  question: {
    subject: 'A question about {{organisation}}',
    text: '{{hello}}\n\nBefore we open {{organisation}}, we would like to know:\n\n{{text}}\n\nAnswer here, and change what needs changing:\n{{setUp}}',
  },
  opened: {
    subject: '{{organisation}} is open',
    text: '{{hello}}\n\nGuests can find and book {{organisation}} now:\n{{page}}\n\n{{said}}Today’s bookings are here:\n{{today}}\n\nMay your stands be full and your fires warm.',
  },
  ready: {
    subject: 'Ready to open: {{organisation}}',
    text: 'The owner says {{organisation}} is ready.\n\n{{said}}Look at it and open it here:\n{{decide}}',
  },
  answer: {
    subject: 'An answer about {{organisation}}',
    text: 'The owner of {{organisation}} has answered.\n\n{{said}}Look at it and open it here:\n{{decide}}',
  },
} as const
