/** Afrikaans, in its own words: the same keys and values as English, or words.ts does not compile. */
export const af = {
  unnamed: { greeted: 'kampeerder', told: 'Gas' },
  nights_one: '{{count}} nag',
  nights_other: '{{count}} nagte',
  adults_one: '{{count}} volwassene',
  adults_other: '{{count}} volwassenes',
  pensioners_one: '{{count}} pensioenaris',
  pensioners_other: '{{count}} pensioenarisse',
  children_one: '{{count}} kind',
  children_other: '{{count}} kinders',
  stay: '{{arrival}} tot {{departure}} ({{nights}})',
  due: {
    by: 'teen {{date}}',
    onArrival: 'met aankoms',
    now: 'nou',
    nothing: 'Niks meer om te betaal nie',
    nothingOnline: 'niks aanlyn nie',
    balance: '{{balance}} {{due}}',
    open: 'Nog te betaal: {{open}}.',
    allPaid: 'Daar is niks meer om te betaal nie.',
  },

  letters: {
    submitted: {
      subject: 'Bevestig asseblief jou bespreking by {{campsite}}',
      preheader: '{{dates}}, {{plots}}. Ons hou dit vir jou tot {{deadline}}.',
      heading: 'Bevestig asseblief jou bespreking',
      body: 'Hallo {{guest}}, dankie dat jy {{campsite}} gekies het. Ons hou {{plots}} vir jou tot {{deadline}}. Bevestig asseblief voor dan; daarna kan ander gaste die plek bespreek.',
    },
    'payment-pending': {
      subject: 'Ons wag vir jou betaling: {{campsite}}',
      preheader: 'Jy hoef nie weer te betaal nie. Ons laat weet sodra dit inkom.',
      heading: 'Ons wag vir jou betaling',
      body: 'Hallo {{guest}}, jou betaling vir {{campsite}} is nog van jou bank af op pad. Jy hoef nie weer te betaal nie: ons laat weet sodra dit inkom.',
    },
    confirmed: {
      subject: 'Bespreking bevestig: {{campsite}}, {{dates}}',
      preheader: 'Verwysing {{reference}}. Sien jou op {{arrival}}.',
      heading: 'Jou bespreking is bevestig',
      body: 'Hallo {{guest}}, jou plek is bespreek: sien jou op {{arrival}} by {{campsite}}. Maak die aangehegte kalenderlêer oop om die datums in jou dagboek te sit.',
    },
    'deposit-received': {
      subject: 'Deposito ontvang: {{campsite}}, {{dates}}',
      preheader: '{{paid}} ontvang. Die balans van {{balance}} is {{due}} betaalbaar.',
      heading: 'Ons het jou deposito ontvang',
      body: 'Hallo {{guest}}, dankie: ons het {{paid}} ontvang en jou plek by {{campsite}} is bespreek. Die balans van {{balance}} is {{due}} betaalbaar.',
    },
    'payment-received': {
      subject: 'Betaling van {{payment}} ontvang: {{campsite}}, {{dates}}',
      preheader: 'Verwysing {{reference}}. {{leftToPay}}',
      heading: 'Ons het jou betaling ontvang',
      body: 'Hallo {{guest}}, dankie: ons het jou betaling van {{payment}} vir bespreking {{reference}} by {{campsite}} ontvang. {{leftToPay}}',
    },
    'payment-due': {
      subject: '{{balance}} is {{due}} betaalbaar: {{campsite}}',
      preheader: 'Die balans vir {{dates}}, verwysing {{reference}}.',
      heading: 'Die balans is binnekort betaalbaar',
      body: 'Hallo {{guest}}, die balans van {{balance}} vir jou verblyf by {{campsite}} is {{due}} betaalbaar.',
    },
    'transfer-due': {
      subject: 'Betaal asseblief {{deposit}} per oorplasing {{depositBy}}: {{campsite}}',
      preheader: 'Jou deposito vir {{dates}}, verwysing {{reference}}.',
      heading: 'Jou deposito is betaalbaar',
      body: 'Hallo {{guest}}, jou bespreking {{reference}} by {{campsite}} wag vir jou oorplasing van {{deposit}}. Het jy dit reeds gestuur? Dankie: banke vat soms ’n dag of twee, en jy hoef niks meer te doen nie.',
    },
    owing: {
      subject: '{{balance}} is nog betaalbaar: {{campsite}}, {{dates}}',
      preheader: 'Vir jou verblyf {{dates}}, verwysing {{reference}}.',
      heading: 'Daar is nog iets om te betaal',
      body: 'Hallo {{guest}}, dankie dat jy by {{campsite}} gebly het. Daar is nog {{balance}} te betaal vir bespreking {{reference}}.',
    },
    cancelled: {
      subject: 'Bespreking gekanselleer: {{campsite}}, {{dates}}',
      preheader: 'Verwysing {{reference}}. {{refundSentence}}',
      heading: 'Jou bespreking is gekanselleer',
      body: 'Hallo {{guest}}, jou bespreking {{reference}} by {{campsite}} is gekanselleer. {{refundSentence}}',
    },
    overdue: {
      subject: 'Bespreking gekanselleer: {{campsite}}, {{dates}}',
      preheader: 'Ons het nie die balans van {{balance}} ontvang nie. {{refundSentence}}',
      heading: 'Jou bespreking is gekanselleer',
      body: 'Hallo {{guest}}, die balans van {{balance}} vir jou bespreking {{reference}} by {{campsite}} was {{due}} betaalbaar en ons het dit nie ontvang nie. Daarom is die bespreking gekanselleer en is die plek weer beskikbaar. {{refundSentence}}',
    },
    unpaid: {
      subject: 'Bespreking vrygestel: {{campsite}}, {{dates}}',
      preheader: 'Ons het nie jou oorplasing ontvang nie. Verwysing {{reference}}.',
      heading: 'Jou bespreking is vrygestel',
      body: 'Hallo {{guest}}, jou oorplasing vir bespreking {{reference}} by {{campsite}} het nie aangekom nie. Daarom is die bespreking vrygestel en is die plek weer beskikbaar. As jy die geld gestuur het, laat die kampterrein asseblief weet.',
    },
    expired: {
      subject: 'Bespreking verval: {{campsite}}, {{dates}}',
      preheader: 'Die tyd om te bevestig is verby. Jy is welkom om weer te bespreek.',
      heading: 'Jou bespreking het verval',
      body: 'Hallo {{guest}}, die tyd om jou bespreking {{reference}} by {{campsite}} te bevestig is verby, en die plek is weer beskikbaar. {{refundSentence}} Jy is welkom om weer te bespreek.',
    },
    'no-show': {
      subject: 'Aangeteken as nie opgedaag nie: {{campsite}}, {{dates}}',
      preheader: 'Is dit verkeerd? Laat die kampterrein asseblief weet.',
      heading: 'Ons het jou gemis',
      body: 'Hallo {{guest}}, {{campsite}} het jou op {{arrival}} verwag en het aangeteken dat jy nie opgedaag het nie. As dit verkeerd is, laat die kampterrein asseblief weet.',
    },
    moved: {
      subject: 'Jou bespreking het verander: {{campsite}}, {{dates}}',
      preheader: 'Verwysing {{reference}}. So lyk die besonderhede nou.',
      heading: 'Jou bespreking het verander',
      body: 'Hallo {{guest}}, iets aan jou bespreking {{reference}} by {{campsite}} het verander. So lyk die besonderhede nou.',
    },
    refunded: {
      subject: 'Jou terugbetaling van {{campsite}}',
      preheader: 'Verwysing {{reference}}. {{refundSentence}}',
      heading: 'Jou terugbetaling is op pad',
      body: 'Hallo {{guest}}, dit gaan oor jou bespreking {{reference}} by {{campsite}}. {{refundSentence}}',
    },
    'payment-after-expiry': {
      subject: 'Jou betaling het te laat gekom: {{campsite}}',
      preheader: 'Die bespreking het reeds verval. Jy kry jou geld terug.',
      heading: 'Jou betaling het te laat gekom',
      body: 'Hallo {{guest}}, jou betaling vir {{campsite}} het ingekom nadat die tyd om te bevestig verby was, en ander gaste het die plek bespreek. Jy kry alles terug; jy hoef niks te doen nie.',
    },
    'payment-after-end': {
      subject: 'Jou betaling het te laat gekom: {{campsite}}',
      preheader: 'Die bespreking was reeds gekanselleer. Jy kry jou geld terug.',
      heading: 'Jou betaling het te laat gekom',
      body: 'Hallo {{guest}}, jou bespreking {{reference}} by {{campsite}} is gekanselleer voordat jou betaling ingekom het. Jy kry alles terug; jy hoef niks te doen nie.',
    },
    'review-invitation': {
      subject: 'Hoe was jou verblyf by {{campsite}}?',
      preheader: "'n Paar woorde help die volgende kampeerders.",
      heading: 'Hoe was jou verblyf?',
      body: "Hallo {{guest}}, hoe was {{campsite}}, {{dates}}? 'n Paar woorde van jou help die volgende kampeerders, en die kampterrein.",
    },
  },

  payNow: 'Om te bevestig, betaal jy nou {{amount}}.',
  refund: {
    amount: 'Jy kry {{refund}} terug.',
    goneBack: '{{refund}} is reeds aan jou teruggegee.',
    partlyBack: '{{gone}} is reeds aan jou teruggegee, en jy kry nog {{toGo}}.',
    voucherGiven:
      'Jy het eerder ’n koopbewys van {{refund}} gekry: die kode is {{code}}. Daar is nog {{left}} op, geldig tot en met {{until}} vir enige verblyf by {{campsite}}.',
    voucherSpent: 'Jy het eerder ’n koopbewys van {{refund}} gekry, {{code}}. Daar is niks meer op nie.',
    voucher:
      'Jy kry eerder ’n koopbewys van {{refund}}: die kode is {{code}}. Gebruik dit tot en met {{until}} vir enige verblyf by {{campsite}}, op een slag of stuk-stuk.',
    ontoVoucher: '{{refund}} is weer op jou koopbewys {{code}}, geldig tot {{until}}.',
    voucherShort: '{{refund}}, koopbewys {{code}}',
    none: 'Volgens die kansellasievoorwaardes van hierdie bespreking word niks terugbetaal nie.',
    overpaid: '{{amount}} wat jy te veel betaal het, kry jy in elk geval terug.',
    nothingPaid: 'Jy het niks betaal nie.',
    underWay: '{{amount}} is nog van jou bank af op pad. As dit inkom, kry jy alles terug.',
    underWayLapsed:
      '{{amount}} is nog van jou bank af op pad. As dit inkom terwyl jou plek nog beskikbaar is, is jou bespreking weer van krag; anders kry jy alles terug.',
  },
  guestMessage: {
    subject: '{{from}} vra oor bespreking {{reference}}, {{dates}}',
    heading: "'n Boodskap van {{from}}",
    guest: 'Die gas',
    name: 'Naam',
    email: 'E-pos',
    footer:
      "Antwoord op die bespreking se bladsy, dan sien almal by ontvangs dit. 'n Antwoord op hierdie e-pos gaan reguit na die gas se posbus: dit staan nie by die bespreking nie, en die gas bly onder die onbeantwoordes.",
    footerWithoutEmail: 'Antwoord op die bespreking se bladsy: die gas het geen e-posadres gegee nie.',
  },
  staffMessage: {
    subject: "'n Boodskap van {{campsite}} oor jou bespreking {{reference}}",
    heading: "'n Boodskap van {{campsite}}",
    answer: 'Antwoord die kampterrein',
    footer:
      "Antwoord met die knoppie, en {{campsite}} sien dit by jou bespreking. 'n Antwoord op hierdie e-pos gaan na die kampterrein se posbus.",
    footerHeard: 'Antwoord met die knoppie of antwoord op hierdie e-pos: {{campsite}} sien dit by jou bespreking.',
  },
  campsite: {
    'late-payment': {
      subject: "{{refund}} het ingekom vir 'n bespreking wat verby is: {{reference}}",
      heading: "'n Betaling het te laat gekom",
      body: '{{refund}} van {{name}} vir bespreking {{reference}} ({{dates}}, {{plots}}) het ingekom toe die bespreking reeds verval het of gekanselleer was, en die plekke is nie meer gehou nie. Die gas is ingelig en kry die geld terug.',
    },
    'refund-by-hand': {
      subject: 'Betaal asseblief {{refund}} terug: bespreking {{reference}}',
      heading: "'n Terugbetaling wag vir jou",
      body: '{{name}} moet {{refund}} vir bespreking {{reference}} ({{dates}}, {{plots}}) terugkry, en die betaaldiens kan dit nie self doen nie. Betaal die gas terug en teken dit by die bespreking aan.',
    },
    'refund-unclear': {
      subject: "Kyk asseblief na 'n terugbetaling van {{refund}}: bespreking {{reference}}",
      heading: "Kyk asseblief na 'n terugbetaling",
      body: '{{name}} moet {{refund}} vir bespreking {{reference}} ({{dates}}, {{plots}}) terugkry. Die betaaldiens het nie duidelik geantwoord nie en het dit dalk reeds betaal. Kyk eers daar. Betaal die gas self net as niks daar teruggegaan het nie, en teken dit by die bespreking aan.',
    },
    'booking-received': {
      subject: 'Nuwe bespreking {{reference}}: {{name}}, {{dates}}',
      heading: "'n Nuwe bespreking",
      body: '{{name}} het {{plots}} bespreek, {{dates}} ({{guests}}). Ons hou dit tot {{deadline}} en skryf weer wanneer dit bevestig is.',
    },
    'booking-confirmed': {
      subject: 'Bevestig: bespreking {{reference}}, {{name}}, {{dates}}',
      heading: "'n Bespreking is bevestig",
      body: '{{name}} kom op {{arrival}} en bly tot {{departure}}: {{plots}}, {{guests}}. Tot dusver betaal: {{paid}}.',
    },
    'booking-paid': {
      subject: '{{paid}} betaal: bespreking {{reference}}, {{name}}',
      heading: "'n Betaling het ingekom",
      body: '{{name}} het {{paid}} van {{total}} vir bespreking {{reference}} betaal ({{dates}}, {{plots}}). {{leftToPay}}',
    },
    'booking-changed': {
      subject: 'Verander: bespreking {{reference}}, {{name}}',
      heading: "'n Bespreking het verander",
      body: 'Bespreking {{reference}} van {{name}} is nou vir {{dates}}: {{plots}}, {{guests}}.',
    },
    'booking-cancelled': {
      subject: 'Gekanselleer: bespreking {{reference}}, {{name}}, {{dates}}',
      heading: "'n Bespreking is gekanselleer",
      body: 'Bespreking {{reference}} van {{name}} ({{dates}}, {{plots}}) is gekanselleer, en die nagte is weer oop. Terug aan die gas: {{refundAndVoucher}}.',
    },
    'booking-lapsed': {
      subject: 'Verval: bespreking {{reference}}, {{name}}, {{dates}}',
      heading: "'n Bespreking het verval",
      body: 'Bespreking {{reference}} van {{name}} ({{dates}}, {{plots}}) is nie betyds bevestig of betaal nie, en die nagte is weer oop. Die gas is ingelig.',
    },
    'booking-waits': {
      subject: 'Betaling onderweg: bespreking {{reference}}, {{name}}',
      heading: "'n Betaling is op pad",
      body: 'Die betaling van {{name}} vir bespreking {{reference}} ({{dates}}, {{plots}}) is onderweg van die bank. Die bespreking bly soos dit is, en ons skryf weer wanneer dit ingekom het.',
    },
    'review-received': {
      subject: "{{name}} het 'n verblyf by {{campsite}} beoordeel",
      heading: "'n Nuwe resensie",
      body: "{{name}} het by jou gebly ({{dates}}, {{plots}}) en 'n resensie geskryf. Ons lees dit voor ander dit sien. Jy kan daarop antwoord op die bladsy van jou resensies.",
    },
    action: 'Maak die bespreking oop',
    reviews: 'Maak jou resensies oop',
    money: 'Die geld',
    phone: 'Telefoon',
    request: 'Spesiale versoek',
    newsFooter:
      'Jy kry hierdie boodskap omdat {{campsite}} van sy besprekings wil hoor. Kies waarvan jy hoor in die instellings, onder Messages.',
    readerFooter:
      'Jy kry hierdie boodskap omdat jy gekies het om daarvan te hoor by {{campsite}}. Kies weer in die instellings, onder Notifications.',
    feedsSilent: '{{campsite}}: geen nuus van hierdie kalenders nie: {{calendars}}',
    stay: 'Die verblyf',
    footer: 'Jy kry hierdie boodskap omdat jy gaste by {{campsite}} ontvang.',
  },
  actions: {
    answerGuest: 'Sien die bespreking en antwoord',
    confirm: 'Bevestig jou bespreking',
    confirmAndPay: 'Bevestig en betaal {{amount}}',
    payBalance: 'Betaal {{amount}}',
    summary: 'Sien jou bespreking',
    home: "Soek 'n ander verblyf",
    review: "Skryf 'n resensie",
    cancel: 'Kanselleer hierdie bespreking',
  },

  picture: "'n Foto van {{campsite}}",
  stayTitle: 'Jou verblyf',
  cancelledTitle: 'Nie meer bespreek nie',
  wasFor: 'Dit was vir',
  reference: 'Verwysing',
  place: 'Waar',
  plot: 'Plek',
  arrive: 'Aankoms',
  leave: 'Vertrek',
  guests: 'Gaste',
  moneyTitle: 'Wat dit kos',
  moneyOverTitle: 'Die geld',
  total: 'Totaal',
  paid: 'Betaal',
  paidAfterRefund: 'Betaal, minus terugbetalings',
  balance: 'Balans',
  dueUpFront: 'Nou betaalbaar',
  underWay: 'Op pad',
  refunded: 'Terugbetaling',
  voucher: 'Koopbewys',
  cancellationTitle: 'As jou planne verander',
  ladderStep: 'Kanselleer tot en met {{date}}: jy kry {{percentage}}% terug van wat jy betaal het.',
  ladderEnd: 'Daarna word niks terugbetaal nie.',
  ladderNone: 'As jy kanselleer, word niks terugbetaal nie.',
  directionsTitle: 'Hoe om daar te kom',
  map: 'Maak die kaart oop',
  contactTitle: 'Vrae',
  contact: 'Antwoord op hierdie boodskap, of bereik {{campsite}} hier:',
  contactWithoutEmail: 'Jy bereik {{campsite}} hier:',
  footer: 'Jy kry hierdie boodskap oor bespreking {{reference}} by {{campsite}}.',
  calendar: { summary: 'Verblyf by {{campsite}}', description: 'Verwysing {{reference}}. {{plots}}. {{guests}}.' },

  sms: {
    booking_request_confirmation: [
      '{{campsite}}: bevestig asseblief {{dates}}: {{confirm}} of kanselleer: {{cancel}}',
      '{{campsite}}: bevestig {{confirm}} of kanselleer {{cancel}}',
      '{{campsite}}: bevestig of kanselleer jou bespreking: {{confirm}}',
    ],
    booking_pending: [
      '{{campsite}}: bespreking {{reference}}, {{dates}}, wag vir jou betaling. Moenie weer betaal nie. {{link}}',
      '{{campsite}}: bespreking {{reference}} wag vir jou betaling. {{link}}',
    ],
    booking_confirmation: ['{{campsite}}: bespreking {{reference}} is bevestig, {{dates}}. Meer hier: {{link}}'],
    booking_cancellation: ['{{campsite}}: bespreking {{reference}}, {{dates}}, is gekanselleer. Meer hier: {{link}}'],
    partial_payment_received: [
      '{{campsite}}: deposito ontvang vir {{reference}}, {{dates}}. Balans {{balance}} betaalbaar {{dueShort}}: {{link}}',
      '{{campsite}}: deposito ontvang vir {{reference}}. Balans {{balance}}: {{link}}',
    ],
    payment_due_reminder: [
      '{{campsite}}: balans {{balance}} vir {{reference}} is {{dueShort}} betaalbaar: {{pay}}',
      '{{campsite}}: balans {{balance}} is {{dueShort}} betaalbaar: {{pay}}',
    ],
    default: ['{{campsite}}: daar is nuus oor jou bespreking {{reference}}: {{link}}'],
  },
  smsOfTransfer: [
    '{{campsite}}: bespreking {{reference}} is bevestig, {{dates}}. Betaal asb. {{deposit}} per oorplasing {{depositBy}}: {{link}}',
    '{{campsite}}: {{reference}} is bevestig. Betaal asb. {{deposit}} {{depositBy}}: {{link}}',
  ],
  smsOfVoucher: [
    '{{campsite}}: bespreking {{reference}} is gekanselleer. Koopbewys {{voucherCode}} van {{refund}}, geldig tot {{voucherUntil}}. {{link}}',
    '{{campsite}}: {{reference}} is gekanselleer. Koopbewys {{voucherCode}}, {{refund}}, tot {{voucherUntil}}.',
  ],
  smsOfPaymentAfterEnd: [
    '{{campsite}}: jou bespreking is gekanselleer voordat jou betaling gekom het. Jy kry alles terug: {{link}}',
    '{{campsite}}: jou betaling het te laat gekom. Jy kry alles terug: {{link}}',
  ],
  smsOfUnclearRefund: [
    '{{campsite}}: {{refund}} moet terug aan {{name}}, bespreking {{reference}}. Die betaaldiens het dit dalk reeds betaal: kyk eers daar.',
    '{{campsite}}: terugbetaling van {{refund}}, bespreking {{reference}}: die betaaldiens het dit dalk reeds betaal. Kyk eers daar.',
  ],
  smsOfEvent: {
    'transfer-due': [
      '{{campsite}}: bespreking {{reference}} wag vir jou oorplasing van {{deposit}} {{depositBy}}. Reeds gestuur? Dankie. {{link}}',
      '{{campsite}}: betaal asb. {{deposit}} {{depositBy}} vir {{reference}}: {{link}}',
    ],
    expired: [
      '{{campsite}}: bespreking {{reference}}, {{dates}}, is nie betyds bevestig nie en het verval. Meer hier: {{link}}',
      '{{campsite}}: bespreking {{reference}} het verval. {{link}}',
    ],
    'no-show': [
      '{{campsite}}: bespreking {{reference}} is aangeteken as nie opgedaag nie. Is dit verkeerd? Laat weet ons: {{link}}',
      '{{campsite}}: {{reference}} is aangeteken as nie opgedaag nie. {{link}}',
    ],
    'payment-received': [
      '{{campsite}}: dankie, ons het {{payment}} vir bespreking {{reference}} ontvang. {{leftInShort}} Meer hier: {{link}}',
      '{{campsite}}: {{payment}} ontvang vir {{reference}}, dankie. {{leftInShort}} {{link}}',
    ],
    moved: [
      '{{campsite}}: bespreking {{reference}} het verander, dit is nou vir {{dates}}. Meer hier: {{link}}',
      '{{campsite}}: bespreking {{reference}} het verander. {{link}}',
    ],
    refunded: [
      '{{campsite}}: jy kry {{refund}} terug vir bespreking {{reference}}. Meer hier: {{link}}',
      '{{campsite}}: jy kry {{refund}} terug. {{link}}',
    ],
    'payment-after-expiry': [
      '{{campsite}}: jou betaling het te laat gekom en die plek is bespreek. Jy kry alles terug: {{link}}',
      '{{campsite}}: jou betaling het te laat gekom. Jy kry alles terug: {{link}}',
    ],
    'review-invitation': [
      "{{campsite}}: hoe was jou verblyf, {{dates}}? 'n Paar woorde help ander: {{review}}",
      '{{campsite}}: hoe was jou verblyf? {{review}}',
    ],
    'guest-message': ['{{campsite}}: {{name}} het oor bespreking {{reference}}, {{dates}}, geskryf. Sien jou e-pos.'],
    'late-payment': [
      '{{campsite}}: {{refund}} het te laat ingekom vir bespreking {{reference}} van {{name}}. Die gas kry dit terug.',
    ],
    'refund-by-hand': ['{{campsite}}: betaal asseblief {{refund}} terug aan {{name}}, bespreking {{reference}}.'],
    'booking-received': [
      '{{campsite}}: nuwe bespreking {{reference}}, {{name}}, {{dates}}, {{plots}}. Nog nie bevestig nie.',
      '{{campsite}}: nuwe bespreking {{reference}}, {{name}}, {{dates}}.',
    ],
    'booking-confirmed': [
      '{{campsite}}: bespreking {{reference}} is bevestig, {{name}}, {{dates}}, {{plots}}.',
      '{{campsite}}: bespreking {{reference}} is bevestig, {{name}}, {{dates}}.',
    ],
    'booking-paid': ['{{campsite}}: {{name}} het {{paid}} van {{total}} betaal vir bespreking {{reference}}, {{dates}}.'],
    'booking-changed': [
      '{{campsite}}: bespreking {{reference}} van {{name}} het verander, nou {{dates}}, {{plots}}.',
      '{{campsite}}: bespreking {{reference}} van {{name}} het verander, nou {{dates}}.',
    ],
    'booking-cancelled': ['{{campsite}}: bespreking {{reference}} van {{name}}, {{dates}}, is gekanselleer.'],
    'booking-lapsed': ['{{campsite}}: bespreking {{reference}} van {{name}}, {{dates}}, het verval.'],
    'booking-waits': ['{{campsite}}: bespreking {{reference}} van {{name}}, {{dates}}, wag vir sy betaling.'],
    'review-received': ["{{campsite}}: {{name}} het 'n resensie geskryf oor die verblyf {{dates}}."],
  },

  whatsApp: {
    booking_request_confirmation:
      'Hallo {{1}}, bevestig asseblief jou bespreking {{3}} by {{2}}.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nNou betaalbaar: {{7}}\nOns hou dit vir jou tot: {{8}}\nSien dit: {{9}}\n\nDaarna kan ander gaste die plek bespreek.\n\nBevestig: {{CONFIRM}}\nKanselleer: {{CANCEL}}',
    booking_pending:
      'Hallo {{1}}, ons wag vir jou betaling van {{7}} vir bespreking {{3}} by {{2}}.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nVrae: {{8}}\nSien dit: {{9}}\n\nJy hoef nie weer te betaal nie: ons laat weet sodra dit inkom.',
    booking_confirmation:
      'Hallo {{1}}, jou bespreking {{3}} by {{2}} is bevestig.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nBetaal: {{7}}\nBalans: {{8}}\nBesonderhede: {{9}}\n\nDie kampterrein sien uit daarna om jou te verwelkom.',
    booking_cancellation:
      'Hallo {{1}}, jou bespreking {{3}} by {{2}} is gekanselleer.\n\nDit was vir: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nTerugbetaling: {{7}}\nVrae: {{8}}\nBesonderhede: {{9}}\n\nJy is welkom om op enige ander tyd weer te bespreek.',
    partial_payment_received:
      'Hallo {{1}}, ons het jou deposito vir bespreking {{3}} by {{2}} ontvang.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nBetaal: {{7}}\nBalans: {{8}}\nBesonderhede: {{9}}\n\nDankie: ons hou die plek vir jou.',
    payment_reminder_for_partial_payments:
      'Hallo {{1}}, die balans van {{7}} vir bespreking {{3}} by {{2}} is {{8}} betaalbaar.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nBetaal of sien dit hier: {{9}}\n\nAs jy reeds betaal het, hoef jy niks te doen nie.',
    default:
      'Hallo {{1}}, daar is nuus oor jou bespreking {{3}} by {{2}}.\n\nVerblyf: {{4}}\nPlekke: {{5}}\nGaste: {{6}}\nBesonderhede: {{9}}\n\nDaar vind jy alles oor jou bespreking.',
    verification_code: '{{1}} is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie.',
  },
} as const
