import { common } from './common.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

/**
 * The words of the shell and of what pages of several areas show: short, and in one file that every page
 * loads.
 */
export const everywhere = { common, shell, errors } as const
