import { adminMenu } from './admin-menu.ts'
import { pricing } from './staff/pricing.ts'
import { seasonSettings } from './staff/season-settings.ts'
import { staffFrame } from './staff/staff-frame.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = { adminMenu, staffFrame, pricing, seasonSettings } as const
