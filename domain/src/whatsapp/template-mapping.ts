import type { Language } from '../languages/language.ts'

/** A button of a template that opens an address: its variable is the part of the address that changes. */
export interface UrlButton {
  /** From 0, as the template has it. */
  readonly index: number
  readonly variable: string
}

/**
 * How one of our templates is registered at the providers (rule M15). `bodyOrder` says which of our variables
 * stands at {{1}}, {{2}} … of the registered text; the buttons follow in the order of their index.
 */
export interface TemplateMapping {
  readonly name: string
  readonly language: Language
  readonly metaName: string
  /** Twilio knows a template by this alone; null until it is registered there. */
  readonly twilioContentSid: string | null
  readonly bodyOrder: readonly string[]
  readonly urlButtons: readonly UrlButton[]
  readonly isActive: boolean
}

/** A template's variables: `1` to `9`, and `CONFIRM` and `CANCEL` where it has these buttons. */
export type TemplateVariables = Readonly<Record<string, string>>

export const buttonVariables = ['CONFIRM', 'CANCEL'] as const

/** WhatsApp's: more of either and a template is not accepted. */
export const mostBodyVariables = 9
export const mostUrlButtons = 2
export const longestMetaName = 512
