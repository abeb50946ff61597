import { fieldRules, secretFields } from '@camp/domain/organisations/settings/field-rule.ts'
import type { OrganisationField, OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import {
  fieldsOfSection,
  isOfPlatform,
  type OrganisationSection,
} from '@camp/domain/organisations/settings/organisation-sections.ts'
import {
  readSection,
  type SectionProblem,
  type SectionTexts,
  sectionTexts,
} from '@camp/domain/organisations/settings/read-section.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { type ForeignChange, foreignChanges, mergedFields } from '@camp/domain/shared/merged-fields.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditChanges, auditedActor } from '../../audit/audited.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { SanitiseHtml } from '../../shared/sanitise-html.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { judgeSettings } from './judge-settings.ts'
import type { OrganisationRecords, SaveRefusal, StoredOrganisation } from './organisation-records.ts'
import { type TellOwnersPorts, tellOwners } from './tell-owners.ts'

export interface ChangeOrganisationCommand {
  readonly actor: Actor
  readonly id: OrganisationId
  readonly section: OrganisationSection
  /** What the form showed before anything was typed. */
  readonly shown: SectionTexts
  readonly typed: SectionTexts
}

/** Of what stays once guests have booked: the address, and the country with its money and its time. */
type BookedProblem = 'slug-booked' | 'country-booked'

export type OrganisationProblem =
  | SectionProblem
  | { readonly field: OrganisationField; readonly code: SaveRefusal['code'] | BookedProblem }

export type ChangeOrganisationRefusal =
  | NotFound
  | NotPermitted
  | { readonly code: 'invalid'; readonly problems: readonly OrganisationProblem[] }
  /**
   * Somebody else saved in between: `stored` is what is there, `texts` the form with both people's changes.
   */
  | {
      readonly code: 'changed-meanwhile'
      readonly changes: readonly ForeignChange<OrganisationField, string>[]
      readonly stored: SectionTexts
      readonly texts: SectionTexts
    }

export interface ChangedOrganisation {
  readonly fields: readonly OrganisationField[]
  readonly slug: string
}

export interface ChangeOrganisationPorts extends TellOwnersPorts {
  readonly organisationRecords: OrganisationRecords
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
  readonly sanitiseHtml: SanitiseHtml
}

const fieldOfRefusal = { 'slug-taken': 'slug', 'province-unknown': 'province' } as const satisfies Record<
  SaveRefusal['code'],
  OrganisationField
>

/**
 * Saves one form of an organisation's settings: whole or not at all, and never over what somebody else saved
 * meanwhile.
 */
export class ChangeOrganisation {
  readonly #ports: ChangeOrganisationPorts

  constructor(ports: ChangeOrganisationPorts) {
    this.#ports = ports
  }

  async execute(command: ChangeOrganisationCommand): Promise<Result<ChangedOrganisation, ChangeOrganisationRefusal>> {
    const { actor, id, section, typed } = command
    const judged = judgeSettings(actor, id, isOfPlatform(section) ? 'platform' : 'write')
    if (!judged.ok) return judged
    const read = readSection(section, typed)
    return this.#ports.transaction.run(async () => {
      const stored = await this.#ports.organisationRecords.findForChange(id)
      if (!stored) return refused({ code: 'not-found' })
      const conflict = conflictOf(command, stored)
      if (conflict) return refused(conflict)
      if (!read.ok) return refused({ code: 'invalid', problems: read.refusal })
      return this.#save(command, stored, this.#cleaned(read.value))
    })
  }

  async #save(
    { actor, id, section }: ChangeOrganisationCommand,
    stored: StoredOrganisation,
    values: Partial<OrganisationRecord>,
  ): Promise<Result<ChangedOrganisation, ChangeOrganisationRefusal>> {
    const { organisationRecords, auditTrail, clock } = this.#ports
    const before = sectionTexts(section, stored.record)
    const after = sectionTexts(section, { ...stored.record, ...values })
    const fields = fieldsOfSection(section).filter((field) => before[field] !== after[field])
    const slug = values.slug ?? stored.record.slug
    if (fields.length === 0) return accepted({ fields, slug })
    if (stored.isBooked && fields.includes('slug')) return invalid('slug', 'slug-booked')
    const isElsewhere = countryOf(values.province ?? stored.record.province) !== countryOf(stored.record.province)
    if (stored.isBooked && isElsewhere) return invalid('province', 'country-booked')

    const stamp = { at: clock.now(), by: auditedActor(actor) }
    const saved = await organisationRecords.save(id, picked(values, fields), stamp)
    if (!saved.ok) return invalid(fieldOfRefusal[saved.refusal.code], saved.refusal.code)
    const changes = auditChanges(before, after, secretFields)
    await auditTrail.record({ ...stamp, organisationId: id, act: `organisation.${section}`, subject: id, changes })
    if (section === 'bank-details') await tellOwners(this.#ports, { id, organisationName: stored.record.name, at: stamp.at })
    return accepted({ fields, slug })
  }

  #cleaned(values: Partial<OrganisationRecord>): Partial<OrganisationRecord> {
    const isHtml = (field: string) => fieldRules[field as OrganisationField].kind === 'html'
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        isHtml(field) && typeof value === 'string' ? this.#ports.sanitiseHtml(value) : value,
      ]),
    )
  }
}

function conflictOf({ section, shown, typed }: ChangeOrganisationCommand, { record }: StoredOrganisation) {
  const stored = sectionTexts(section, record)
  const forms = { shown, stored, typed }
  const changes = foreignChanges(forms)
  if (changes.length === 0) return undefined
  return { code: 'changed-meanwhile' as const, changes, stored, texts: mergedFields(forms) }
}

function picked(values: Partial<OrganisationRecord>, fields: readonly OrganisationField[]): Partial<OrganisationRecord> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** `ZA` of `ZA-WC`. */
function countryOf(province: string): string {
  return province.slice(0, province.indexOf('-'))
}

function invalid(field: OrganisationField, code: SaveRefusal['code'] | BookedProblem) {
  return refused({ code: 'invalid' as const, problems: [{ field, code }] })
}
