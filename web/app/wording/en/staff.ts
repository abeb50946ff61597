import { adminMenu } from './admin-menu.ts'
import { pricing } from './staff/pricing.ts'
import { seasonSettings } from './staff/season-settings.ts'
import { staffFrame } from './staff/staff-frame.ts'
import { staffReviews } from './staff/staff-reviews.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = { adminMenu, staffFrame, staffReviews, pricing, seasonSettings } as const
