import { largestGuestCount, oldestChild, type Party } from '@camp/domain/stay-rules/party.ts'
import { z } from 'zod'

export const guestCountInput = z.int().min(0).max(largestGuestCount)
export const childrenAgesInput = z.array(z.int().min(0).max(oldestChild)).max(largestGuestCount)

export const partyFields = {
  numberOfAdults: guestCountInput,
  numberOfPensioners: guestCountInput,
  childrenAges: childrenAgesInput,
}

/** Tents and caravans; absent is "not said". */
const equipmentCountInput = guestCountInput.nullish().transform((count) => count ?? null)
export const equipmentFields = { tents: equipmentCountInput, caravans: equipmentCountInput }

export function hasGrownUp({ numberOfAdults, numberOfPensioners }: Omit<Party, 'childrenAges'>): boolean {
  return numberOfAdults + numberOfPensioners > 0
}

export function missingGrownUp(issues: z.RefinementCtx, path: (string | number)[]): void {
  issues.addIssue({ code: 'custom', path, message: 'At least one adult or pensioner must come along' })
}
