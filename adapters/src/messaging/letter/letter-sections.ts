import type { MessageRequest } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { isCampsiteEvent, type NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { leftAfterPayment, type MessageValues } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { LetterSection } from './letter.ts'
import { plainText } from './plain-text.ts'

type Row = readonly [label: string, value: string]

/** Characters; the whole e-mail stays below 60 KB, because mail programs cut longer ones. */
const longestDirections = 4000

/** Nobody is expected on this booking any more. */
function isOver({ reservation: { status } }: NotificationFacts): boolean {
  return status === 'cancelled' || status === 'noShow'
}

/** Of a booking that is over nothing reads as if guests were to arrive. */
export function staySection(facts: NotificationFacts, values: MessageValues, words: Words): LetterSection {
  const when: readonly Row[] = isOver(facts)
    ? [[words('wasFor'), values.stay]]
    : [
        [words('arrive'), values.arrival],
        [words('leave'), `${values.departure} (${values.nights})`],
      ]
  const rows: readonly Row[] = [
    [words('reference'), values.reference],
    [words('place'), [values.campsite, ...facts.organisation.addressLines].join(', ')],
    [words('plot'), values.plots],
    ...when,
    [words('guests'), values.guests],
  ]
  return { title: words(isOver(facts) ? 'cancelledTitle' : 'stayTitle'), rows }
}

export function moneySection(event: NotifiedEvent, facts: NotificationFacts, values: MessageValues, words: Words): LetterSection {
  const title = words(isOver(facts) ? 'moneyOverTitle' : 'moneyTitle')
  return { title, rows: [[words('total'), values.total], ...rowsBelowTotal(event, facts, values, words)] }
}

function rowsBelowTotal(event: NotifiedEvent, facts: NotificationFacts, values: MessageValues, words: Words): readonly Row[] {
  const { money } = facts
  if (event === 'cancelled' || event === 'refunded') return rowsOfEnding(event, facts, values, words)
  const paid: Row = [words('paid'), values.paid]
  const balance = (value: string): readonly Row[] => (isOver(facts) ? [] : [[words('balance'), value]])
  if (event === 'payment-pending') {
    const before = money.amountPaid > 0 ? [paid] : []
    const later = leftAfterPayment(facts) > 0 ? balance(values.afterPaymentAndDue) : []
    return [...before, [words('underWay'), values.payment], ...later]
  }
  const isBeforePayment = money.takesOnlinePayment && money.amountPaid === 0 && money.amountDueUpFront > 0
  const isAllDueNow = isBeforePayment && money.amountDue === money.amountDueUpFront
  if (isBeforePayment && !isCampsiteEvent(event)) {
    return [[words('dueUpFront'), values.upFront], ...(isAllDueNow ? [] : balance(values.laterAndDue))]
  }
  return [paid, ...balance(isAllDueNow ? values.balance : values.balanceAndDue)]
}

function rowsOfEnding(
  event: 'cancelled' | 'refunded',
  { money }: NotificationFacts,
  values: MessageValues,
  words: Words,
): readonly Row[] {
  const back: readonly Row[] =
    money.amountPaid > 0 || money.refundAmount ? [[words(money.voucher ? 'voucher' : 'refunded'), values.refundAndVoucher]] : []
  const paid: Row = event === 'refunded' ? [words('paidAfterRefund'), values.paid] : [words('paid'), values.paidInAll]
  const late: readonly Row[] = money.underWay ? [[words('underWay'), values.underWay]] : []
  return [paid, ...back, ...late]
}

/** Only what is still ahead: a step whose last day is over promises nothing. */
export function cancellationSection(
  {
    facts: { cancellation, reservation, organisation },
    language,
    createdAt,
  }: Pick<MessageRequest, 'facts' | 'language' | 'createdAt'>,
  words: Words,
): LetterSection {
  const writtenAt = createdAt ?? Temporal.Instant.from(reservation.changedAt)
  const today = writtenAt.toZonedDateTimeISO(organisation.timezone).toPlainDate().toString()
  const steps = cancellation.ladder
    .filter(({ until }) => until >= today)
    .map(({ until, refundPercentage }) => words('ladderStep', { date: longDate(until, language), percentage: refundPercentage }))
  const end = steps.length > 0 ? words('ladderEnd') : words('ladderNone')
  return { title: words('cancellationTitle'), lines: [...steps, end] }
}

export function directionsSection({ organisation }: NotificationFacts, words: Words): LetterSection {
  const { latitude, longitude, directions, addressLines } = organisation
  const place = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  const way = directions ? plainText(directions).slice(0, longestDirections).split('\n') : []
  const url = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`
  return {
    title: words('directionsTitle'),
    lines: [addressLines.join(', '), `GPS ${place}`, ...way].filter((line) => line.trim() !== ''),
    link: { label: words('map'), url },
  }
}

/**
 * An answer reaches the campsite at its e-mail address alone; one that names no way at all is not spoken of.
 */
export function contactSections(
  { organisation: { phone, email } }: NotificationFacts,
  { campsite }: MessageValues,
  words: Words,
): readonly LetterSection[] {
  const ways = [phone, email].filter((way): way is string => Boolean(way))
  if (ways.length === 0) return []
  return [{ title: words('contactTitle'), lines: [words(email ? 'contact' : 'contactWithoutEmail', { campsite }), ...ways] }]
}
