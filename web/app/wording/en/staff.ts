import { adminMenu } from './admin-menu.ts'

/** The words of the organisation's and the platform's own screens: guests never load them. */
export const staff = { adminMenu } as const
