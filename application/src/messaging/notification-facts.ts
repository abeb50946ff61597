import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import { type DirectPayment, directPayment } from '@camp/domain/deposit/direct-payment.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import { accountForGuests, type TransferAccount } from '@camp/domain/payments/transfer-account.ts'
import type { Site } from '@camp/domain/plots/plot.ts'
import { guestsOfStay } from '@camp/domain/reservations/amend/guests-of-stay.ts'
import { hasArrived } from '@camp/domain/reservations/has-arrived.ts'
import { momentIn } from '@camp/domain/reservations/moment.ts'
import { shownBalance } from '@camp/domain/reservations/open-balance.ts'
import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CreditVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { checkInAndOut, type IsHoliday } from './check-in-and-out.ts'

/**
 * Raise it when a field changes its meaning, and keep the composer able to read the older one: messages wait
 * in the outbox.
 */
export const notificationFactsVersion = 1

/**
 * Everything that a message may say, as plain JSON, as it stood when the message was caused. Dates are
 * `YYYY-MM-DD` in the organisation's zone, times `HH:mm`, instants ISO with `Z`, amounts whole cents.
 */
export interface NotificationFacts {
  readonly version: typeof notificationFactsVersion
  readonly organisation: NotifiedOrganisation
  readonly guest: { readonly firstName: string; readonly lastName: string }
  readonly reservation: {
    readonly simpleReference: string
    readonly status: string
    /** Counts the writes: the SEQUENCE of the calendar entry. */
    readonly sequence: number
    readonly changedAt: string
    readonly arrival: string
    readonly departure: string
    readonly nights: number
    readonly checkInFrom: string | null
    readonly checkOutBy: string | null
    /** Until when a pending reservation waits for the guest. */
    readonly expiresAt: string | null
  }
  readonly plots: readonly { readonly name: string; readonly siteName: string }[]
  readonly guests: { readonly adults: number; readonly pensioners: number; readonly children: number }
  readonly money: NotifiedMoney
  readonly cancellation: {
    /** The last day on which each share is paid back, best first; after the last one nothing is. */
    readonly ladder: readonly { readonly until: string; readonly refundPercentage: number }[]
    readonly reason: string | null
    /** The guest has arrived, and cancels no more; absent in messages of before it was said. */
    readonly isClosed?: boolean
    /** It lapsed, and somebody else has its place; said where a payment came too late. */
    readonly hasLostPlace?: boolean
  }
  readonly links: LinkFacts
  /** The campsite's first; null: it has none. Absent in messages that were written before there were any. */
  readonly picture?: NotifiedPicture | null
  /** Of what a guest writes to the campsite alone. */
  readonly message?: GuestMessageFacts
  /** Of what somebody at the campsite writes to the guest alone. */
  readonly staffMessage?: StaffMessageFacts
  /** Of news to the campsite alone. */
  readonly guestContact?: GuestContactFacts | undefined
  /** Who alone it is for, of the campsite's people: they may still have to see it when it goes out. */
  readonly reader?: { readonly userId: UserId }
}

/** How its people reach the guest, and what the guest asked of them. */
export interface GuestContactFacts {
  readonly email: string | null
  readonly phone: string | null
  readonly specialRequest: string | null
}

export interface GuestMessageFacts {
  /** As typed, with its line ends. */
  readonly text: string
  /** First and last name. */
  readonly from: string
  /** Empty where the guest left no address. */
  readonly replyTo: string
}

export interface StaffMessageFacts {
  /** As typed, with its line ends. */
  readonly text: string
  /** WhatsApp takes no words of one's own now: the guest gets its fixed text, with a link to these. */
  readonly isFixedText: boolean
}

export interface NotifiedOrganisation {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly addressLines: readonly string[]
  readonly latitude: number
  readonly longitude: number
  /** Sanitised HTML. */
  readonly directions: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly timezone: string
}

export interface NotifiedMoney {
  readonly currency: string
  readonly currencySymbol: string
  readonly amountDue: number
  readonly amountPaid: number
  /** Before anything of its refund went back; absent in messages of before it was said. */
  readonly paidInAll?: number
  readonly balance: number
  readonly amountDueUpFront: number
  /** When the balance is due; null when nothing remains after the first payment. */
  readonly dueDate: string | null
  readonly isDueOnArrival: boolean
  readonly takesOnlinePayment: boolean
  /** What came in, or is on its way, where a message speaks of one payment; absent in all others. */
  readonly payment?: number
  /** Paid too much and going back beside the refund, in a cancellation; absent where nothing was. */
  readonly promised?: number
  /** With the bank as the booking ended; absent where nothing was. */
  readonly underWay?: number
  /** Null when no refund is spoken of. */
  readonly refundAmount: number | null
  /** The gateway was asked for the refund and may have paid it; said where its people are to pay it. */
  readonly isRefundUnclear?: boolean
  /** What of it has gone back, in a cancellation that is told again. */
  readonly goneBack?: number
  /** That the refund is, or went back onto; absent in messages that were written before there were any. */
  readonly voucher?: NotifiedVoucher | null
  /** What is paid to the campsite itself; absent in messages that were written before it was said. */
  readonly direct?: (DirectPayment & { readonly account: TransferAccount | null }) | null
}

export interface NotifiedVoucher {
  readonly code: string
  readonly expiresOn: string
  /** It was given for the refund; otherwise it paid before. */
  readonly isNew: boolean
  /** What is still on it, in a cancellation that is told again. */
  readonly left?: number
}

/** Our own pages only, never the gateway's: a preview would burn its link. */
export interface LinkFacts {
  readonly confirm: string
  readonly cancel: string
  readonly summary: string
  /** Leads to the summary; for channels that pay by the character. */
  readonly short: string
  readonly review: string
  /** Where the guest writes to the campsite; absent in messages that were written before it was said. */
  readonly message?: string
  readonly home: string
}

export interface NotifiedPicture {
  /** Whole, on our own site, as a JPEG: what every mail program reads. */
  readonly url: string
  /** What it shows, in the owner's words. */
  readonly text: string | null
}

export type NotifiedReservation = SubmittedReservation | CancelledReservation

export interface NotificationFactsInput {
  readonly reservation: NotifiedReservation
  readonly organisation: Organisation
  /** The organisation's sites; those without a plot of this reservation are ignored. */
  readonly sites: readonly Site[]
  /** Where guests reach us, `https://camp.example`, with or without a slash at its end. */
  readonly publicUrl: string
  /** Absent means that no day is a holiday. */
  readonly isHoliday?: IsHoliday
  /** For messages about one payment. */
  readonly payment?: Money | undefined
  /** Paid too much, and on its way back as the booking ended. */
  readonly promised?: Money | undefined
  /** With the bank as the booking ended. */
  readonly underWay?: Money | undefined
  /** For messages about a refund that is not the reservation's cancellation. */
  readonly refundAmount?: Money
  readonly isRefundUnclear?: boolean | undefined
  readonly hasLostPlace?: boolean | undefined
  /** The voucher that such a refund went back onto. */
  readonly voucher?: Pick<CreditVoucher, 'code' | 'expiresOn'>
  /** Of a cancellation that is told again. */
  readonly moneySince?: MoneySince | undefined
  /** When it is written; absent, what is paid directly is not spoken of. */
  readonly now?: Temporal.Instant
  /** What the links of a guest who confirms by message carry; null: none does. */
  readonly confirmation?: string | null
}

/** What became of the money of a cancelled booking. */
export interface MoneySince {
  /** Before anything of it went back. */
  readonly paid: Money
  /** What goes or went back. */
  readonly refund: Money
  /** Of it. */
  readonly goneBack: Money
  /** On the voucher that was given for it. */
  readonly leftOnVoucher?: Money | undefined
}

export function notificationFacts(input: NotificationFactsInput): NotificationFacts {
  const { reservation, organisation } = input
  const submitted = submittedFactsOf(reservation)
  return {
    version: notificationFactsVersion,
    organisation: notifiedOrganisation(organisation),
    guest: { firstName: submitted?.guest.firstName ?? '', lastName: submitted?.guest.lastName ?? '' },
    reservation: {
      simpleReference: reservation.simpleReference,
      status: reservation.status,
      sequence: reservation.version,
      changedAt: reservation.statusDate.toString(),
      arrival: reservation.stay.arrival.toString(),
      departure: reservation.stay.departure.toString(),
      nights: reservation.stay.nightCount,
      ...checkInAndOut(reservation, input.sites, input.isHoliday),
      expiresAt: reservation.status === 'pending' ? reservation.expiryDate.toString() : null,
    },
    plots: reservation.plots.map(({ plotName, siteName }) => ({ name: plotName, siteName })),
    guests: guestCounts(reservation),
    money: moneyFacts(input),
    cancellation: {
      ladder: ladderFacts(reservation),
      reason: reservation.status === 'cancelled' ? reservation.cancellation.reason : null,
      isClosed: isClosed(input),
      ...(input.hasLostPlace && { hasLostPlace: true }),
    },
    links: linkFacts(input),
    picture: pictureFacts(input),
  }
}

/** The rungs that the screens show. */
function ladderFacts({ cancellationPolicy, stay }: NotifiedReservation): NotificationFacts['cancellation']['ladder'] {
  return cancellationLadder(cancellationPolicy, stay.arrival).map(({ until, refundPercentage }) => ({
    until: until.toString(),
    refundPercentage,
  }))
}

function isClosed({ reservation, organisation, now }: NotificationFactsInput): boolean {
  const submitted = submittedFactsOf(reservation)
  if (!submitted || !now) return false
  const { today } = momentIn(organisation.province.country.timezone, now)
  return hasArrived({ stay: reservation.stay, checkedInAt: submitted.checkedInAt }, today)
}

/** A hold that was abandoned has none. */
export function submittedFactsOf(reservation: NotifiedReservation) {
  return reservation.status === 'cancelled' ? reservation.submitted : reservation
}

export function notifiedOrganisation(organisation: Organisation): NotifiedOrganisation {
  const { id, slug, name, latitude, longitude, directions } = organisation
  const town = [organisation.cityName, organisation.postalCode].filter(Boolean).join(', ')
  const lines = [organisation.address1, organisation.address2, organisation.suburb, town, organisation.province.name]
  return {
    id,
    slug,
    name,
    addressLines: lines.filter((line): line is string => Boolean(line?.trim())),
    latitude,
    longitude,
    directions,
    phone: organisation.businessNumber,
    email: organisation.businessEmail,
    timezone: organisation.province.country.timezone,
  }
}

function guestCounts(reservation: NotifiedReservation): NotificationFacts['guests'] {
  const { numberOfAdults, numberOfPensioners, childrenAges } = guestsOfStay(reservation)
  return { adults: numberOfAdults, pensioners: numberOfPensioners, children: childrenAges.length }
}

function moneyFacts(input: NotificationFactsInput): NotifiedMoney {
  const { reservation, organisation, payment, promised, underWay, refundAmount, isRefundUnclear, moneySince } = input
  const submitted = submittedFactsOf(reservation)
  const dueDate = submitted?.dueDate ?? null
  const ofCancellation = reservation.status === 'cancelled' ? reservation.cancellation.refundAmount : undefined
  const refund = moneySince?.refund ?? refundAmount ?? ofCancellation
  const paidInAll = moneySince?.paid ?? paidBeforeVoucher(reservation)
  return {
    currency: organisation.province.country.currency,
    currencySymbol: organisation.province.country.currencySymbol,
    amountDue: reservation.amountDue.cents,
    amountPaid: reservation.amountPaid.cents,
    paidInAll: paidInAll.cents,
    balance: shownBalance({ ...reservation, amountPaid: paidInAll }).cents,
    amountDueUpFront: (submitted?.amountDueUpFront ?? Money.zero()).cents,
    dueDate: dueDate?.toString() ?? null,
    isDueOnArrival: isSameDay(dueDate, reservation.stay.arrival),
    takesOnlinePayment: organisation.takesOnlinePayment,
    ...(payment && { payment: payment.cents }),
    ...(promised?.isPositive && { promised: promised.cents }),
    ...(underWay && { underWay: underWay.cents }),
    refundAmount: refund?.cents ?? null,
    ...(isRefundUnclear && { isRefundUnclear }),
    ...(moneySince && { goneBack: moneySince.goneBack.cents }),
    voucher: voucherFacts(input),
    direct: directFacts(input),
  }
}

/** What a voucher is given for counts as gone back at once. */
function paidBeforeVoucher(reservation: NotifiedReservation): Money {
  if (reservation.status !== 'cancelled' || !reservation.cancellation.voucher) return reservation.amountPaid
  return reservation.amountPaid.plus(reservation.cancellation.refundAmount)
}

function voucherFacts({ reservation, voucher: paidBefore, moneySince }: NotificationFactsInput): NotifiedVoucher | null {
  const given = reservation.status === 'cancelled' ? reservation.cancellation.voucher : undefined
  const voucher = paidBefore ?? given
  if (!voucher) return null
  const left = moneySince?.leftOnVoucher?.cents
  const facts = { code: voucher.code, expiresOn: voucher.expiresOn.toString(), isNew: !paidBefore }
  return left === undefined ? facts : { ...facts, left }
}

function directFacts({ reservation, organisation, now }: Pick<NotificationFactsInput, 'reservation' | 'organisation' | 'now'>) {
  if (!now) return null
  const { timezone } = organisation.province.country
  const today = now.toZonedDateTimeISO(timezone).toPlainDate()
  const payment = directPayment(reservation, { ...organisation, timezone, today })
  return payment && { ...payment, account: accountForGuests(organisation.transferAccount, now) }
}

function isSameDay(date: Temporal.PlainDate | null, other: Temporal.PlainDate): boolean {
  return date?.equals(other) ?? false
}

/** Pixels: twice the width in a letter on a phone, and almost that on a larger screen. */
const pictureWidth = 1080

function pictureFacts({ publicUrl, organisation }: NotificationFactsInput): NotifiedPicture | null {
  const [picture] = organisation.images
  if (picture === undefined) return null
  return {
    url: `${siteOf(publicUrl)}${pictureUrl(picture, pictureWidth, 'jpeg')}`,
    text: organisation.pictureTexts[picture] ?? null,
  }
}

function linkFacts({ publicUrl, organisation, reservation, confirmation }: NotificationFactsInput): LinkFacts {
  const home = siteOf(publicUrl)
  const short = `${home}/r/${reservation.id}`
  const proof = confirmation ? `?c=${confirmation}` : ''
  return {
    confirm: `${short}/confirm${proof}`,
    cancel: `${short}/cancel`,
    summary: `${home}/${organisation.slug}/reservation/${reservation.id}`,
    short: `${short}${proof}`,
    review: `${short}/review`,
    message: `${short}/message`,
    home: `${home}/`,
  }
}

function siteOf(publicUrl: string): string {
  return publicUrl.replace(/\/+$/, '')
}
