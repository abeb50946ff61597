import { campsite } from './campsite.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { reservation } from './reservation.ts'
import { reserve } from './reserve.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

/** What every visitor may come to read: one file for the browser. A page area adds its namespace here. */
export const guest = { common, shell, errors, search, campsite, reserve, reservation } as const
