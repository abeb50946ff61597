import type { DemoCommand } from '@camp/application/enquiries/request-demo.ts'
import { z } from 'zod'
import { lines, oneLine, readable } from '#app/forms/form-fields.server.ts'
import { type DemoProblemCode, longestDemoAnswers as longest, provinceCodes } from './demo-answers.ts'

export const demoForm = z.object({
  name: oneLine,
  campsite: oneLine,
  email: oneLine,
  phone: oneLine,
  province: oneLine,
  plots: oneLine,
  message: lines,
})

const { text, email, filled } = readable<DemoProblemCode>()
const tooLong = 'tooLong'

export const demoWish = z
  .object({
    name: text(longest.name, { missing: 'nameMissing', tooLong }),
    campsite: text(longest.campsite, { missing: 'campsiteMissing', tooLong }),
    email: email({ missing: 'emailMissing', tooLong, invalid: 'emailInvalid' }),
    phone: filled('phoneMissing').refine(isPhone, { error: 'phoneInvalid' satisfies DemoProblemCode }),
    province: z.string(),
    plots: z.string().regex(/^\d{0,4}$/, { error: 'plotsInvalid' satisfies DemoProblemCode }),
    message: text(longest.message, { tooLong }),
  })
  .transform(({ province, plots, message, ...answers }): Omit<DemoCommand, 'from'> => {
    const provinceCode = provinceCodes.find((code) => code === province) ?? null
    return { ...answers, provinceCode, plotCount: plots === '' ? null : Number(plots), message: message || null }
  })

function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length
  return /^[+\d\s().\-/]+$/.test(typed) && digits >= 7 && digits <= 15 && typed.length <= longest.phone
}
