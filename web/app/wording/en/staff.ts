import { adminMenu } from './admin-menu.ts'
import { bookings } from './staff/bookings.ts'
import { calendar } from './staff/calendar.ts'
import { pricing } from './staff/pricing.ts'
import { rateSettings } from './staff/rate-settings.ts'
import { seasonSettings } from './staff/season-settings.ts'
import { staffFrame } from './staff/staff-frame.ts'
import { staffReviews } from './staff/staff-reviews.ts'
import { today } from './staff/today.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = {
  bookings,
  today,
  adminMenu,
  calendar,
  staffFrame,
  staffReviews,
  pricing,
  seasonSettings,
  rateSettings,
} as const
