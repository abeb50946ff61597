import { readDate } from '@camp/domain/formatting/read-date.ts'
import { z } from 'zod'
import { choice, line, lines } from '#app/forms/form-fields.server.ts'

export const voucherActs = ['extend', 'cancel'] as const
export type VoucherAct = (typeof voucherActs)[number]

export const voucherForm = z
  .object({ act: choice(voucherActs, 'extend'), until: line, note: lines })
  .transform((typed) => ({ ...typed, day: readDate(typed.until) }))
