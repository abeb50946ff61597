import { buttonVariables, longestMetaName, mostBodyVariables, mostUrlButtons, type UrlButton } from './template-mapping.ts'

/** As somebody types it into the form. */
export interface TypedTemplateMapping {
  readonly metaName: string
  /** Empty: not registered at Twilio. */
  readonly twilioContentSid: string
  /** `1, 2, 3`. */
  readonly bodyOrder: string
  /** `CONFIRM, CANCEL`: the first is button 0. A number where the button repeats a variable of the text. */
  readonly urlButtons: string
  readonly isActive: boolean
}

export interface TemplateMappingFacts {
  readonly metaName: string
  readonly twilioContentSid: string | null
  readonly bodyOrder: readonly string[]
  readonly urlButtons: readonly UrlButton[]
  readonly isActive: boolean
}

export type TemplateMappingProblem =
  | { readonly field: 'metaName'; readonly code: 'name-missing' | 'name-form' }
  | { readonly field: 'twilioContentSid'; readonly code: 'content-sid-form' }
  | { readonly field: 'bodyOrder'; readonly code: 'body-form' | 'body-repeats' | 'body-too-many' }
  | { readonly field: 'urlButtons'; readonly code: 'buttons-form' | 'buttons-too-many' }

export function readTemplateMapping(
  typed: TypedTemplateMapping,
): { readonly facts: TemplateMappingFacts } | { readonly problems: readonly TemplateMappingProblem[] } {
  const metaName = typed.metaName.trim()
  const contentSid = typed.twilioContentSid.trim()
  const bodyOrder = listed(typed.bodyOrder)
  const buttons = listed(typed.urlButtons)
  const problems = [
    ...metaNameProblems(metaName),
    ...sidProblems(contentSid),
    ...bodyProblems(bodyOrder),
    ...buttonProblems(buttons),
  ]
  if (problems.length > 0) return { problems }
  const urlButtons = buttons.map((variable, index) => ({ index, variable }))
  return { facts: { metaName, twilioContentSid: contentSid || null, bodyOrder, urlButtons, isActive: typed.isActive } }
}

function metaNameProblems(name: string): readonly TemplateMappingProblem[] {
  if (name === '') return [{ field: 'metaName', code: 'name-missing' }]
  const isFit = /^[a-z\d_]+$/.test(name) && name.length <= longestMetaName
  return isFit ? [] : [{ field: 'metaName', code: 'name-form' }]
}

function sidProblems(sid: string): readonly TemplateMappingProblem[] {
  return sid === '' || /^HX[\da-f]{32}$/.test(sid) ? [] : [{ field: 'twilioContentSid', code: 'content-sid-form' }]
}

function bodyProblems(order: readonly string[]): readonly TemplateMappingProblem[] {
  if (order.some((name) => !/^[1-9]$/.test(name))) return [{ field: 'bodyOrder', code: 'body-form' }]
  if (order.length > mostBodyVariables) return [{ field: 'bodyOrder', code: 'body-too-many' }]
  return new Set(order).size === order.length ? [] : [{ field: 'bodyOrder', code: 'body-repeats' }]
}

function buttonProblems(names: readonly string[]): readonly TemplateMappingProblem[] {
  const known: readonly string[] = buttonVariables
  if (names.some((name) => !known.includes(name) && !/^[1-9]$/.test(name))) return [{ field: 'urlButtons', code: 'buttons-form' }]
  return names.length > mostUrlButtons ? [{ field: 'urlButtons', code: 'buttons-too-many' }] : []
}

function listed(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/).filter(Boolean)
}
