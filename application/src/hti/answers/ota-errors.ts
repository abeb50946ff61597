import type { CancelAsStaffRefusal } from '../../desk/cancel-as-staff.ts'
import type { DeskRefusal } from '../../desk/desk-answers.ts'
import type { OfflineFault } from '../../offline-reservations/offline-reservation-answers.ts'
import type { AmendmentRefusal } from '../../reservations/amend/amendment-answers.ts'
import type { HoldRefusal } from '../../reservations/reservation-refusals.ts'
import type { HtiError } from '../hti-messages.ts'

export function otaError(type: HtiError['type'], code: number, text: string): HtiError {
  return { type, code, text }
}

export const missing = (what: string) => otaError(10, 321, `Required field missing: ${what}`)
export const invalid = (what: string) => otaError(3, 320, `Invalid value: ${what}`)
export const unknownHotel = otaError(3, 392, 'Invalid hotel code')
export const unknownRoom = otaError(3, 402, 'Invalid room type')
export const unknownBooking = otaError(3, 97, 'Booking reference not found')
export const tooManyGuesses = otaError(4, 497, 'Authorization error: too many wrong passwords, try again in 15 minutes')
export const alreadyGone = otaError(3, 95, 'Booking already cancelled')
export const tooLate = otaError(3, 450, 'Unable to process: a later message about this booking is done already')
export const notProved = otaError(4, 497, 'Authorization error')

/** System unavailable, busy, please retry, system error: the same message may be done later. */
export const passing: ReadonlySet<number | null> = new Set([187, 191, 366, 448])

type Refusal = HoldRefusal | OfflineFault | AmendmentRefusal | DeskRefusal | CancelAsStaffRefusal

/** What the acts by which the channel books may refuse. */
type RefusalCode = Refusal['code']

const unable = [450, 'Unable to process'] as const

/** What an act of ours answers, as codes of list ERR (rule H6). */
const ofRefusals = {
  booked: [427, 'No rooms available for requested dates'],
  weekend_rule: [69, 'Minimum stay criteria not fulfilled: both nights of a weekend'],
  criteria: [450, 'Unable to process: the stay or the guests do not fit this room'],
  'not-found': [375, 'Hotel not active'],
  'plot-unknown': [402, 'Invalid room type'],
  'plot-repeated': [402, 'Invalid room type: named twice'],
  'several-plots-not-allowed': [363, 'Invalid number of rooms'],
  'no-grown-up': [397, 'Invalid number of adults'],
  'arrival-in-past': [381, 'Invalid check-in date: it is over'],
  'name-missing': [321, 'Required field missing: PersonName'],
  'price-changed': [438, 'Requested rate not available'],
  already_cancelled: [95, 'Booking already cancelled'],
  expired: [95, 'Booking already cancelled'],
  stay_begun: [264, 'Reservation cannot be cancelled: the stay has begun'],
  wrong_state: [450, 'Unable to process: the stay is over'],
  'stay-over': [450, 'Unable to process: the stay is over'],
  'guests-are-there': [450, 'Unable to process: the guests are there'],
  'changed-meanwhile': [366, 'Error occurred during processing of this request, please retry'],
  'not-permitted': unable,
  'organisation-closed': unable,
  'nights-not-covered': unable,
  'slept-night-moved': unable,
  'too-late': unable,
  'agreed-reason-missing': unable,
  'agreed-total-negative': unable,
  'amount-not-positive': unable,
  'paid-in-future': unable,
  'paid-too-early': unable,
  'paid-online-yet-received': unable,
  'above-total': unable,
  'camper-unreachable': unable,
  'camper-must-be-told': unable,
  'terms-not-accepted': unable,
  'note-missing': unable,
  'note-too-long': unable,
  'reason-too-long': unable,
  'reference-too-long': unable,
  'agreed-reason-too-long': unable,
  'plate-too-long': unable,
  'request-too-long': unable,
  'refund-above-paid': unable,
  'voucher-of-nothing': unable,
  'agreement-missing': unable,
} as const satisfies Record<RefusalCode, readonly [number, string]>

export function errorOfRefusal({ code }: { readonly code: RefusalCode }): HtiError {
  const [number, text] = ofRefusals[code]
  return otaError(3, number, text)
}
