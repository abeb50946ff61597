/** Afrikaans, in its own words: as whole as English, or words.ts does not compile. */
export const af = {
  codes: {
    'sign-in': 'aan te meld',
    'reset-password': "'n nuwe wagwoord te kies",
    'verify-contact': 'te bevestig dat dit jy is',
    'prove-again': 'voort te gaan met wat jy verander',
    'prove-contact': 'die staanplekke te bespreek wat jy gekies het',
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
    'factor-on': {
      subject: 'Aanmelding by {{host}} het nou twee stappe',
      text: "'n Tweede stap is op {{when}} vir jou rekening by {{host}} aangeskakel: ná die wagwoord kom 'n kode uit jou verifikasie-app. Alle ander blaaiers is afgemeld.\n\nWas dit jy? Bêre die herstelkodes op 'n veilige plek; meer hoef jy nie te doen nie.\n\nAs dit nie jy was nie, skryf dadelik aan ons:\n{{contact}}",
    },
    'factor-off': {
      subject: 'Aanmelding by {{host}} het weer een stap',
      text: "Die tweede stap van aanmelding by jou rekening by {{host}} is op {{when}} afgeskakel. Van nou af is die wagwoord alleen genoeg.\n\nWas dit jy, of het jy ons gevra? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, kies dadelik 'n nuwe wagwoord en skryf aan ons:\n{{forgot}}\n{{contact}}",
    },
    'recovery-code-used': {
      subject: "'n Herstelkode is vir jou rekening by {{host}} gebruik",
      text: "Iemand het op {{when}} met 'n herstelkode by jou rekening by {{host}} aangemeld. Daardie kode werk nie weer nie.\n\nWas dit jy? Dan hoef jy niks te doen nie.\n\nAs dit nie jy was nie, kies dadelik 'n nuwe wagwoord en maak nuwe herstelkodes:\n{{forgot}}",
    },
    'bank-details-changed': {
      subject: 'Die bankbesonderhede van {{organisation}} is verander',
      text: "Die bankbesonderhede van {{organisation}} by {{host}} is op {{when}} verander. Drie dae voor die eerste uitbetaling daarheen kry jy nog 'n brief; tot dan betaal ons eers daarheen nadat nog iemand by ons daarna gekyk het.\n\nWas dit jy, of 'n kollega wat jy gevra het? Dan hoef jy niks te doen nie.\n\nIndien nie, skryf dadelik aan ons:\n{{contact}}",
    },
    'bank-details-used-soon': {
      subject: "Uitbetalings van {{organisation}} gaan na 'n nuwe rekening",
      text: 'Vanaf {{usedFrom}} gaan uitbetalings van {{organisation}} by {{host}} na die rekening waarvan die nommer op {{accountEnd}} eindig. Die bankbesonderhede is onlangs verander.\n\nIs dit die regte rekening? Dan hoef jy niks te doen nie.\n\nIndien nie, skryf dadelik aan ons, voor daar iets betaal word:\n{{contact}}',
    },
  },
} as const
