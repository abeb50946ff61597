import type { DemoCommand } from '@camp/application/enquiries/request-demo.ts'
import { isEmail, manyLines, typedLine } from '#app/components/content/enquiry/read-enquiry.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export const provinceCodes = ['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC'] as const

/** As typed. */
export interface DemoAnswers {
  readonly name: string
  readonly campsite: string
  readonly email: string
  readonly phone: string
  readonly province: string
  readonly plots: string
  readonly message: string
}

export const noDemoAnswers: DemoAnswers = { name: '', campsite: '', email: '', phone: '', province: '', plots: '', message: '' }

type Field = keyof DemoAnswers
type PlainCode = Extract<TextKey<'bookDemo'>, `${Field}Missing` | `${Field}Invalid`>

/** `field` is the id of its control; what is wrong with all of it has none. */
export type DemoProblem =
  | { readonly field: Field; readonly code: PlainCode }
  | { readonly field: Field; readonly code: 'tooLong'; readonly most: number }
  | { readonly field?: undefined; readonly code: 'tooMany' }

/** Characters. */
export const longestDemoAnswers = { name: 100, campsite: 150, email: 254, phone: 30, plots: 4, message: 5000 } as const

export function readDemoAnswers(form: FormData): DemoAnswers {
  return {
    name: typedLine(form, 'name'),
    campsite: typedLine(form, 'campsite'),
    email: typedLine(form, 'email'),
    phone: typedLine(form, 'phone'),
    province: typedLine(form, 'province'),
    plots: typedLine(form, 'plots'),
    message: manyLines(form, 'message'),
  }
}

export function demoProblems(answers: DemoAnswers): readonly DemoProblem[] {
  const { name, campsite, email, phone, plots } = answers
  const problems: readonly (PlainProblem | false)[] = [
    name === '' && { field: 'name', code: 'nameMissing' },
    campsite === '' && { field: 'campsite', code: 'campsiteMissing' },
    email === '' && { field: 'email', code: 'emailMissing' },
    email !== '' && !isEmail(email) && { field: 'email', code: 'emailInvalid' },
    phone === '' && { field: 'phone', code: 'phoneMissing' },
    phone !== '' && !isPhone(phone) && { field: 'phone', code: 'phoneInvalid' },
    !/^\d{0,4}$/.test(plots) && { field: 'plots', code: 'plotsInvalid' },
  ]
  return [...problems.filter((problem) => problem !== false), ...tooLong(answers)]
}

export function toDemoCommand({ province, plots, message, ...answers }: DemoAnswers): DemoCommand {
  return {
    ...answers,
    provinceCode: provinceCodes.find((code) => code === province) ?? null,
    plotCount: plots === '' ? null : Number(plots),
    message: message || null,
  }
}

type PlainProblem = Extract<DemoProblem, { readonly code: PlainCode }>

/** What is no number is said already of the plots. */
function tooLong(answers: DemoAnswers): readonly DemoProblem[] {
  return (['name', 'campsite', 'email', 'message'] as const)
    .filter((field) => answers[field].length > longestDemoAnswers[field])
    .map((field) => ({ field, code: 'tooLong', most: longestDemoAnswers[field] }))
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^[+\d\s().\-/]+$/.test(text) && digits >= 7 && digits <= 15 && text.length <= longestDemoAnswers.phone
}
