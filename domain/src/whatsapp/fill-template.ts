import { accepted, type Result, refused } from '../shared/result.ts'
import type { TemplateMapping, TemplateVariables, UrlButton } from './template-mapping.ts'
import { asParameter, fittingParameters, longestBody } from './template-parameters.ts'

/** What a provider is told of a message. */
export interface FilledTemplate {
  /** In the order of the registered text: the first is its {{1}}. */
  readonly body: readonly string[]
  /** By index, each with the end of its address. */
  readonly buttons: readonly { readonly index: number; readonly text: string }[]
}

export type FillRefusal =
  | { readonly code: 'template-inactive' }
  /** Variable 3 is there and 2 is not: both providers refuse that (rule M15). */
  | { readonly code: 'variables-with-gap'; readonly missing: string }
  | { readonly code: 'variable-missing'; readonly missing: string }
  /** Addresses of buttons are registered with our own site; nothing else can stand behind them. */
  | { readonly code: 'button-leads-elsewhere'; readonly variable: string }
  | { readonly code: 'body-too-long' }

export interface TemplateFilling {
  readonly mapping: TemplateMapping
  readonly variables: TemplateVariables
  /**
   * The registered text with `{{1}}` …; undefined when nobody knows it here, then the values alone are
   * measured.
   */
  readonly text: string | undefined
  /** The origin that the buttons' addresses are registered with. */
  readonly publicUrl: string
}

/** A message that a provider takes, or the reason why none would; nothing was sent. */
export function fillTemplate({ mapping, variables, text, publicUrl }: TemplateFilling): Result<FilledTemplate, FillRefusal> {
  if (!mapping.isActive) return refused({ code: 'template-inactive' })
  const gap = gapIn(variables)
  if (gap) return refused({ code: 'variables-with-gap', missing: gap })
  const missing = [...mapping.bodyOrder, ...mapping.urlButtons.map(({ variable }) => variable)].find(
    (name) => variables[name] === undefined,
  )
  if (missing) return refused({ code: 'variable-missing', missing })

  const buttons = mapping.urlButtons
    .toSorted((a, b) => a.index - b.index)
    .map((button) => ({ ...button, text: endOfAddress(button, variables, publicUrl) }))
  const elsewhere = buttons.find((button) => button.text === undefined)
  if (elsewhere) return refused({ code: 'button-leads-elsewhere', variable: elsewhere.variable })

  const values = mapping.bodyOrder.map((name) => asParameter(variables[name] ?? ''))
  const body = fittingParameters(values, longestBody - fixedLength(text))
  if (!body) return refused({ code: 'body-too-long' })
  return accepted({ body, buttons: buttons.map(({ index, text: end }) => ({ index, text: end ?? '' })) })
}

/** The first number that is absent below the highest one that is there. */
function gapIn(variables: TemplateVariables): string | undefined {
  const numbers = Object.keys(variables)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b)
  const at = numbers.findIndex((number, index) => number !== index + 1)
  return at === -1 ? undefined : String(at + 1)
}

/** The registered address is our origin and then the variable. */
function endOfAddress({ variable }: UrlButton, variables: TemplateVariables, publicUrl: string): string | undefined {
  const value = asParameter(variables[variable] ?? '')
  const origin = `${publicUrl.replace(/\/+$/, '')}/`
  if (value.startsWith(origin)) return value.slice(origin.length)
  return /^[a-z][a-z\d+.-]*:/i.test(value) ? undefined : value
}

function fixedLength(text: string | undefined): number {
  return (text ?? '').replace(/\{\{\w+\}\}/g, '').length
}
