import type { Language } from '@camp/domain/languages/language.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import {
  readTemplateMapping,
  type TemplateMappingProblem,
  type TypedTemplateMapping,
} from '@camp/domain/whatsapp/judge-template-mapping.ts'
import { registeredText } from '@camp/domain/whatsapp/registered-text.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'
import { textWith } from '@camp/domain/whatsapp/text-with.ts'
import { type AuditedWriting, type Written, writeAudited } from '../settings/audited-writing.ts'
import { checkRevision } from '../settings/check-revision.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '../shared/refusals.ts'
import { revisionOf } from '../shared/revision.ts'
import type { RelayTemplate, RelayTemplateCommand } from './relay-template.ts'
import type { TemplateKey, TemplateMappings } from './template-mappings.ts'
import type { TemplateTexts } from './template-texts.ts'
import type { WhatsAppSetup } from './whatsapp-setup.ts'

export interface ShownTemplate extends TemplateMapping {
  /** As a guest could read it; null for a template whose words nobody knows here. */
  readonly preview: string | null
  /** What to register at the provider. */
  readonly registered: string | null
}

export interface WhatsAppConfigurationView {
  readonly setup: WhatsAppSetup
  readonly templates: readonly ShownTemplate[]
}

interface ShowWhatsAppConfigurationPorts {
  readonly whatsAppSetup: WhatsAppSetup
  readonly templateMappings: Pick<TemplateMappings, 'list'>
  readonly templateTexts: TemplateTexts
}

/** What is set up, and every template with its words; no secret. */
export class ShowWhatsAppConfiguration {
  readonly #ports: ShowWhatsAppConfigurationPorts

  constructor(ports: ShowWhatsAppConfigurationPorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<WhatsAppConfigurationView, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { whatsAppSetup: setup, templateMappings, templateTexts } = this.#ports
    return accepted({ setup, templates: (await templateMappings.list()).map((mapping) => shownTemplate(mapping, templateTexts)) })
  }
}

function shownTemplate(mapping: TemplateMapping, texts: TemplateTexts): ShownTemplate {
  const text = texts.textOf(mapping)
  if (text === undefined) return { ...mapping, preview: null, registered: null }
  const preview = textWith(text, texts.examplesOf(mapping))
  return { ...mapping, preview, registered: registeredText(text, mapping.bodyOrder) }
}

export interface SaveTemplateMappingCommand {
  readonly actor: Actor
  readonly name: string
  readonly language: Language
  /** `revisionOf` the mapping as it was shown. */
  readonly revision: string
  readonly typed: TypedTemplateMapping
}

export type SaveTemplateMappingRefusal =
  | NotPermitted
  | NotFound
  | ChangedMeanwhile
  | { readonly code: 'invalid'; readonly problems: readonly TemplateMappingProblem[] }

export interface SaveTemplateMappingPorts extends AuditedWriting {
  readonly templateMappings: TemplateMappings
}

/** Never over what somebody else has changed since it was shown. */
export class SaveTemplateMapping {
  readonly #ports: SaveTemplateMappingPorts

  constructor(ports: SaveTemplateMappingPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    typed,
    revision,
    ...key
  }: SaveTemplateMappingCommand): Promise<Result<null, SaveTemplateMappingRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const read = readTemplateMapping(typed)
    if ('problems' in read) return refused({ code: 'invalid', problems: read.problems })
    const { templateMappings } = this.#ports
    type Answer = Result<Written<null>, NotFound | ChangedMeanwhile>
    return writeAudited(this.#ports, { actor, organisationId: null }, async (): Promise<Answer> => {
      const shown = checkRevision(await templateMappings.findForChange(key), revision, revisionOf)
      if (!shown.ok) return shown
      const stored = shown.value
      const changed = { ...stored, ...read.facts }
      await templateMappings.replace(changed)
      const subject = `${key.name} ${key.language}`
      return accepted({ value: null, act: 'whatsapp-template.changed', subject, before: stored, after: changed })
    })
  }
}

interface SendTestTemplatePorts {
  readonly relayTemplate: Pick<RelayTemplate, 'execute'>
  readonly templateTexts: TemplateTexts
}

/** A template with example values, to a number that somebody typed: does it arrive, and how does it read? */
export class SendTestTemplate {
  readonly #ports: SendTestTemplatePorts

  constructor(ports: SendTestTemplatePorts) {
    this.#ports = ports
  }

  execute({ name, language, phoneNumber, actor }: TemplateKey & Pick<RelayTemplateCommand, 'actor' | 'phoneNumber'>) {
    const variables = this.#ports.templateTexts.examplesOf({ name, language })
    return this.#ports.relayTemplate.execute({ actor, phoneNumber, template: name, language, variables })
  }
}
