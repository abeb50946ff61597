import type { OrganisationId, PaymentRuleId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { OrganisationSettings, PaymentRuleSettings, Settings, SpecialTermSettings, UserSettings } from './settings.ts'
import type { SettingsRefusal } from './settings-permission.ts'

interface Ports {
  readonly settings: Settings
}

interface Wanted<Id> {
  readonly actor: Actor
  readonly id: Id
}

export class ShowOrganisationSettings {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, id }: Wanted<OrganisationId>): Promise<Result<OrganisationSettings, SettingsRefusal>> {
    const organisation = await this.#ports.settings.organisation(id)
    return shown(actor, organisation, organisation?.id)
  }
}

export class ShowSpecialTerm {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, id }: Wanted<SpecialTermId>): Promise<Result<SpecialTermSettings, SettingsRefusal>> {
    const term = await this.#ports.settings.specialTerm(id)
    return shown(actor, term, term?.orgId)
  }
}

export class ShowPaymentRule {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, id }: Wanted<PaymentRuleId>): Promise<Result<PaymentRuleSettings, SettingsRefusal>> {
    const rule = await this.#ports.settings.paymentRule(id)
    return shown(actor, rule, rule?.orgId)
  }
}

/** Oneself, the people of one's own organisations, and for the platform everybody. */
export class ShowUser {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, id }: Wanted<UserId>): Promise<Result<UserSettings, SettingsRefusal>> {
    const user = await this.#ports.settings.user(id)
    if (user && (mayManagePlatform(actor) || (actor.kind === 'user' && actor.userId === id))) return accepted(user)
    const mine = actor.kind === 'user' ? actor.organisationIds : []
    return shown(
      actor,
      user,
      user?.organisationIds.find((organisation) => mine.includes(organisation)),
    )
  }
}

function shown<Row>(
  actor: Actor,
  row: Row | undefined,
  organisationId: OrganisationId | undefined,
): Result<Row, SettingsRefusal> {
  const judged = judgeStaff(actor, organisationId)
  if (!judged.ok) return judged
  return row === undefined ? refused({ code: 'not-found' }) : accepted(row)
}
