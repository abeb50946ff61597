import { adminMenu } from './admin-menu.ts'
import { staffFrame } from './staff/staff-frame.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = { adminMenu, staffFrame } as const
