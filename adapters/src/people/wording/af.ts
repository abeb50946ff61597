/** Afrikaans, in its own words: as whole as English, or words.ts does not compile. */
export const af = {
  codes: {
    'sign-in': 'aan te meld',
    'reset-password': "'n nuwe wagwoord te kies",
    'verify-contact': 'te bevestig dat dit jy is',
    subject: '{{code}} is jou kode',
    letter:
      "{{code}} is jou kode om by {{host}} {{act}}. Dit werk {{minutes}} minute lank, in die blaaier waar jy daarvoor gevra het. Niemand van {{host}} sal jou daarvoor vra nie. As jy nie vir 'n kode gevra het nie, ignoreer hierdie boodskap.",
    sms: '{{code}} is jou kode om by {{host}} {{act}}. Dit werk {{minutes}} minute lank. Gee dit vir niemand nie.',
  },
  notices: {
    hello: 'Hallo {{name}},',
    helloNobody: 'Hallo,',
    'password-changed': {
      subject: "'n Nuwe wagwoord vir jou rekening by {{host}}",
      text: "Daar is op {{when}} 'n nuwe wagwoord vir jou rekening by {{host}} gekies, en alle ander blaaiers is afgemeld.\n\nWas dit jy? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, kies dadelik 'n nuwe wagwoord:\n{{forgot}}",
    },
    'email-changed': {
      subject: 'Jou e-posadres by {{host}} is verander',
      text: 'Die e-posadres van jou rekening by {{host}} is op {{when}} na {{newAddress}} verander. Boodskappe gaan van nou af soontoe.\n\nWas dit jy? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, skryf dadelik aan ons:\n{{contact}}',
    },
  },
} as const
