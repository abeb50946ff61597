import type { NotificationFacts, NotifiedVoucher } from '@camp/application/messaging/notification-facts.ts'
import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { directPaymentParts } from '@camp/domain/formatting/direct-payment-text.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { longMoment, shortDate, shortStay, shownMoney } from './shown-facts.ts'
import type { Words } from './words.ts'

/** The facts as a guest reads them: every sentence of the catalogue picks what it needs from these. */
export type MessageValues = ReturnType<typeof messageValues>

export function messageValues(facts: NotificationFacts, language: Language, words: Words) {
  const { organisation, guest, reservation, money, links } = facts
  const arrival = withTime(longDate(reservation.arrival, language), reservation.checkInFrom)
  const departure = withTime(longDate(reservation.departure, language), reservation.checkOutBy)
  const nights = words('nights', { count: reservation.nights })
  const amount = (cents: number) => shownMoney(cents, money.currencySymbol)
  return {
    campsite: oneLine(organisation.name),
    guest: nameInMessage(guest.firstName) || nameInMessage(guest.lastName) || words('unnamed.greeted'),
    name: nameInMessage(`${guest.firstName} ${guest.lastName}`) || words('unnamed.told'),
    reference: reservation.simpleReference,
    arrival,
    departure,
    nights,
    dates: shortStay(reservation.arrival, reservation.departure, language),
    stay: words('stay', { arrival, departure, nights }),
    plots: facts.plots.map(({ name, siteName }) => oneLine(`${name} (${siteName})`)).join(', '),
    guests: guestLabels(facts, words),
    deadline: reservation.expiresAt ? longMoment(reservation.expiresAt, organisation.timezone, language) : arrival,
    total: amount(money.amountDue),
    paid: amount(money.amountPaid),
    /** Before anything of its refund went back. */
    paidInAll: amount(money.paidInAll ?? money.amountPaid),
    balance: amount(money.balance),
    /** What came in, or is on its way. */
    payment: amount(money.payment ?? money.amountDueUpFront),
    /** Once it has come in. */
    afterPaymentAndDue: amountAndDue(leftAfterPayment(facts), facts, language, words),
    underWay: amount(money.underWay ?? 0),
    leftToPay: leftToPay(facts, words, language),
    /** Where every character counts. */
    leftInShort: isOpen(facts) ? words('due.open', { open: amount(money.balance) }) : words('due.allPaid'),
    upFront: money.direct ? words('due.nothingOnline') : amount(money.amountDueUpFront),
    refund: amount(money.refundAmount ?? 0),
    /** With the code where it is a voucher, and with what was paid too much. */
    refundAndVoucher: refundAndVoucher(facts, words),
    refundSentence: refundSentence(facts, words, language),
    voucherCode: money.voucher?.code ?? '',
    voucherUntil: money.voucher ? shortDate(money.voucher.expiresOn, language) : '',
    due: dueWords(facts, words, (date) => longDate(date, language)),
    /** Where every character counts. */
    dueShort: dueWords(facts, words, (date) => shortDate(date, language)),
    balanceAndDue: balanceAndDue(facts, words, language),
    /** What remains once the first payment is made. */
    laterAndDue: amountAndDue(money.amountDue - money.amountDueUpFront, facts, language, words),
    /** A deposit by transfer that is open, and by when. */
    deposit: amount(money.direct?.deposit?.cents ?? 0),
    depositBy: money.direct?.deposit?.by ? words('due.by', { date: shortDate(money.direct.deposit.by, language) }) : '',
    contact: oneLine(organisation.phone ?? organisation.email ?? organisation.name),
    confirm: links.confirm,
    /** Where the balance is paid; without online payment, where it is read. */
    pay: money.takesOnlinePayment ? links.confirm : links.short,
    cancel: links.cancel,
    summary: links.summary,
    link: links.short,
    review: links.review,
  }
}

function withTime(date: string, time: string | null): string {
  return time ? `${date} @ ${time}` : date
}

function guestLabels({ guests }: NotificationFacts, words: Words): string {
  return (['adults', 'pensioners', 'children'] as const)
    .filter((kind) => guests[kind] > 0)
    .map((kind) => words(kind, { count: guests[kind] }))
    .join(', ')
}

function dueWords({ money, reservation }: NotificationFacts, words: Words, written: (date: string) => string): string {
  if (reservation.status === 'completed') return words('due.now')
  if (money.isDueOnArrival || !money.dueDate) return words('due.onArrival')
  return words('due.by', { date: written(money.dueDate) })
}

function balanceAndDue(facts: NotificationFacts, words: Words, language: Language): string {
  const { direct, balance } = facts.money
  return direct ? directPaymentParts(direct, language) : amountAndDue(balance, facts, language, words)
}

function leftToPay(facts: NotificationFacts, words: Words, language: Language): string {
  return isOpen(facts) ? words('due.open', { open: balanceAndDue(facts, words, language) }) : words('due.allPaid')
}

/** Who never came owes nothing more. */
export function isOpen({ money, reservation }: NotificationFacts): boolean {
  return money.balance > 0 && reservation.status !== 'noShow'
}

function amountAndDue(cents: number, facts: NotificationFacts, language: Language, words: Words): string {
  if (cents <= 0) return words('due.nothing')
  return words('due.balance', {
    balance: shownMoney(cents, facts.money.currencySymbol),
    due: dueWords(facts, words, (date) => longDate(date, language)),
  })
}

function refundAndVoucher({ money }: NotificationFacts, words: Words): string {
  const { refundAmount, promised = 0, voucher, currencySymbol } = money
  const amount = (cents: number) => shownMoney(cents, currencySymbol)
  if (!voucher) return amount((refundAmount ?? 0) + promised)
  const given = words('refund.voucherShort', { refund: amount(refundAmount ?? 0), code: voucher.code })
  return promised > 0 ? `${given} + ${amount(promised)}` : given
}

/** What remains of the balance once the payment that is on its way has come in. */
export function leftAfterPayment({ money }: NotificationFacts): number {
  return money.balance - (money.payment ?? money.amountDueUpFront)
}

/** Whoever has money with the bank is not told that nothing was charged. */
function refundSentence(facts: NotificationFacts, words: Words, language: Language): string {
  const { amountPaid, refundAmount, underWay, currencySymbol } = facts.money
  if (!underWay) return backSentences(facts, words, language)
  const isLapsed = facts.cancellation.reason === 'confirmation-expired'
  const late = words(isLapsed ? 'refund.underWayLapsed' : 'refund.underWay', { amount: shownMoney(underWay, currencySymbol) })
  return amountPaid > 0 || refundAmount ? `${backSentences(facts, words, language)} ${late}` : late
}

/** What was paid too much goes back whatever the terms say. */
function backSentences(facts: NotificationFacts, words: Words, language: Language): string {
  const { promised, currencySymbol } = facts.money
  const back = backSentence(facts, words, language)
  return promised ? `${back} ${words('refund.overpaid', { amount: shownMoney(promised, currencySymbol) })}` : back
}

function backSentence({ money, organisation }: NotificationFacts, words: Words, language: Language): string {
  const { refundAmount, amountPaid, currencySymbol, voucher, goneBack = 0 } = money
  const amount = (cents: number) => shownMoney(cents, currencySymbol)
  const refund = amount(refundAmount ?? 0)
  if (voucher) {
    const until = longDate(voucher.expiresOn, language)
    const facts = { refund, code: voucher.code, until, campsite: oneLine(organisation.name), left: amount(voucher.left ?? 0) }
    return words(`refund.${voucherWords(voucher)}`, facts)
  }
  if (!refundAmount) return words(amountPaid > 0 ? 'refund.none' : 'refund.nothingPaid')
  if (goneBack <= 0) return words('refund.amount', { refund })
  const toGo = refundAmount - goneBack
  return toGo > 0
    ? words('refund.partlyBack', { gone: amount(goneBack), toGo: amount(toGo) })
    : words('refund.goneBack', { refund })
}

function voucherWords({ isNew, left }: NotifiedVoucher) {
  if (!isNew) return 'ontoVoucher'
  if (left === undefined) return 'voucher'
  return left > 0 ? 'voucherGiven' : 'voucherSpent'
}

/** No line breaks in subjects, SMS and template values. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
