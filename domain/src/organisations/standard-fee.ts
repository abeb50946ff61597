import type { OrganisationRecord } from './settings/organisation-record.ts'

/**
 * What a campsite that lists itself owes until something else is agreed: a share of each online booking, and
 * no subscription (rules O9, O14). Said in public before anybody signs up.
 */
export const standardFee = {
  bookingFeeType: 'percentage',
  bookingFeePercentage: 8,
  bookingFeeAmount: 0,
  adminFeeType: null,
  adminFeeAmount: 0,
} as const satisfies Partial<OrganisationRecord>
