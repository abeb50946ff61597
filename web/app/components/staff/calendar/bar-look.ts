import type { Translator } from '#app/wording/catalogue.ts'
import type { BarOnWire } from '#server/wire/chart-on-wire.ts'

/** How a bar looks; every look has a colour, a letter and words (`wording/en/staff/calendar.ts`). */
export const barLooks = ['temporaryHold', 'pending', 'partiallyPaid', 'confirmed', 'inHouse', 'completed', 'block'] as const
export type BarLook = (typeof barLooks)[number]

export function barLook({ status, isCheckedIn }: Pick<BarOnWire, 'status' | 'isCheckedIn'>): BarLook {
  switch (status) {
    case 'temporaryHold':
    case 'pending':
    case 'completed':
      return status
    case 'partiallyPaid':
    case 'confirmed':
      return isCheckedIn ? 'inHouse' : status
    case 'cancelled':
    case 'noShow':
      throw new Error(`a reservation that is ${status} lies on no chart`)
  }
}

export function lookLetter(t: Translator<'calendar'>, look: BarLook): string {
  return t(`letter_${look}`)
}

export function lookText(t: Translator<'calendar'>, look: BarLook): string {
  return t(`status_${look}`)
}
