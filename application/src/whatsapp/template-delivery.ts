import type { Language } from '@camp/domain/languages/language.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type FillRefusal, fillTemplate } from '@camp/domain/whatsapp/fill-template.ts'
import type { TemplateVariables } from '@camp/domain/whatsapp/template-mapping.ts'
import type { HandedOver, SendRefusal } from '../messaging/message-sender.ts'
import type { TemplateMappings } from './template-mappings.ts'
import type { OutgoingText, TemplateSender } from './template-sender.ts'
import type { TemplateTexts } from './template-texts.ts'

export interface TemplateDeliveryPorts {
  readonly templateMappings: Pick<TemplateMappings, 'find'>
  readonly templateTexts: TemplateTexts
  readonly sender: TemplateSender
  readonly publicUrl: string
}

export interface TemplateRequest {
  /** International digits; a plus sign and spaces fall away (rule M6). */
  readonly to: string
  readonly template: string
  readonly language: Language
  readonly variables: TemplateVariables
  readonly correlationId: string
}

export type TemplateRefusal =
  | FillRefusal
  | { readonly code: 'template-unknown' }
  | { readonly code: 'number-invalid' }
  | SendRefusal

/**
 * From a template's name and variables to the provider: what every sender of WhatsApp messages goes through.
 */
export class TemplateDelivery {
  readonly #ports: TemplateDeliveryPorts

  constructor(ports: TemplateDeliveryPorts) {
    this.#ports = ports
  }

  async deliver(request: TemplateRequest): Promise<Result<HandedOver, TemplateRefusal>> {
    const { templateMappings, templateTexts, sender, publicUrl } = this.#ports
    const to = numberOf(request)
    if (to === null) return refused({ code: 'number-invalid' })
    const key = { name: request.template, language: request.language }
    const mapping = await templateMappings.find(key)
    if (!mapping) return refused({ code: 'template-unknown' })
    const filling = { mapping, variables: request.variables, text: templateTexts.textOf(key), publicUrl }
    const filled = fillTemplate(filling)
    if (!filled.ok) return filled
    const sent = await sender.sendTemplate({ to, mapping, filled: filled.value, correlationId: request.correlationId })
    return sent.ok ? accepted(sent.value) : sent
  }

  /** Words of somebody's own: the provider judges whether it takes them by now. */
  async deliverText(request: OutgoingText): Promise<Result<HandedOver, TemplateRefusal>> {
    const to = numberOf(request)
    return to === null ? refused({ code: 'number-invalid' }) : this.#ports.sender.sendText({ ...request, to })
  }
}

function numberOf({ to }: { readonly to: string }): string | null {
  const digits = to.replace(/[+\s]/g, '')
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null
}

/** For the outbox and the log; why nothing was sent, in words without anything of the guest's. */
export function templateRefusalText(refusal: TemplateRefusal): string {
  switch (refusal.code) {
    case 'undeliverable':
    case 'temporary':
    case 'unknown-outcome':
    case 'switched-off':
      return refusal.detail
    case 'template-unknown':
      return 'No such WhatsApp template'
    case 'template-inactive':
      return 'The WhatsApp template is turned off'
    case 'number-invalid':
      return 'Not an international number'
    case 'variables-with-gap':
    case 'variable-missing':
      return `WhatsApp variable ${refusal.missing} is missing`
    case 'button-leads-elsewhere':
      return `The address of the WhatsApp button ${refusal.variable} is not ours`
    case 'body-too-long':
      return 'The WhatsApp text is too long'
  }
}
