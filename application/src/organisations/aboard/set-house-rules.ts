import type { PaymentRuleFacts } from '@camp/domain/deposit/payment-rule-problems.ts'
import { sectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import type { SiteTimes } from '@camp/domain/plots/plot.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SavePaymentRule } from '../../deposit/manage-payment-rules.ts'
import type { PaymentRules } from '../../deposit/payment-rules.ts'
import type { SaveSite } from '../../plots/manage-sites.ts'
import type { Plots } from '../../plots/plots.ts'
import { revisionOfSite, type Sites } from '../../plots/sites.ts'
import { judgeManager, type SettingsRefusal } from '../../settings/settings-permission.ts'
import type { SaveRowRefusal } from '../../settings/settings-rows.ts'
import type { Actor } from '../../shared/actor.ts'
import { allOrNothing } from '../../shared/all-or-nothing.ts'
import { revisionOf } from '../../shared/revision.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { SaveSpecialTerm } from '../../special-terms/manage-special-terms.ts'
import type { SpecialTerms } from '../../special-terms/special-terms.ts'
import type { ChangeOrganisation } from '../settings/change-organisation.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'

export interface HouseRulesCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly payment: PaymentRuleFacts
  /** `14:100,7:50`, as the form of booking rules has it. */
  readonly cancellationPolicy: string
  readonly takesOnlinePayment: boolean
  /** `14:00`, of every day. */
  readonly checkIn: string
  readonly checkOut: string
  /** What every guest agrees to; an empty text changes nothing. */
  readonly terms: { readonly name: string; readonly html: string }
}

export type HouseRulesRefusal = SettingsRefusal | FieldsInvalid | SaveRowRefusal

interface Ports {
  readonly transaction: Transaction
  readonly sites: Pick<Sites, 'list'>
  readonly plots: Pick<Plots, 'list'>
  readonly paymentRules: Pick<PaymentRules, 'list'>
  readonly specialTerms: Pick<SpecialTerms, 'list'>
  readonly organisationRecords: Pick<OrganisationRecords, 'find'>
  readonly saveSite: Pick<SaveSite, 'execute'>
  readonly savePaymentRule: Pick<SavePaymentRule, 'execute'>
  readonly saveSpecialTerm: Pick<SaveSpecialTerm, 'execute'>
  readonly changeOrganisation: Pick<ChangeOrganisation, 'execute'>
}

/** One deposit, one cancellation policy, one pair of times and one text for the whole campsite (rule O15). */
export class SetHouseRules {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: HouseRulesCommand): Promise<Result<null, HouseRulesRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return allOrNothing<null, HouseRulesRefusal>(this.#ports.transaction, async () => {
      for (const step of [this.#timed, this.#paid, this.#cancelled, this.#agreed]) {
        const done = await step.call(this, command)
        if (!done.ok) return done
      }
      return accepted(null)
    })
  }

  async #timed({ actor, organisationId, checkIn, checkOut }: HouseRulesCommand): Promise<Result<unknown, HouseRulesRefusal>> {
    const times = Object.fromEntries(timedDays.map((day) => [day, { checkIn, checkOut }])) as SiteTimes
    for (const known of await this.#ports.sites.list(organisationId)) {
      const row = { actor, organisationId, id: known.id, revision: revisionOfSite(known) }
      const { name, siteType, isActive, isOnlineBookingActive, weekdaySupplement } = known
      const site = { name, siteType, isActive, isOnlineBookingActive, times, weekdaySupplement }
      const saved = await this.#ports.saveSite.execute({ ...row, site })
      if (!saved.ok) return saved.refusal.code === 'fields-invalid' ? refused(timesInvalid(checkIn)) : saved
    }
    return accepted(null)
  }

  async #paid({ actor, organisationId, payment }: HouseRulesCommand): Promise<Result<unknown, HouseRulesRefusal>> {
    const { paymentRules, plots, savePaymentRule } = this.#ports
    const known = (await paymentRules.list(organisationId)).find(({ name }) => name === payment.name)
    const plotIds = (await plots.list(organisationId)).map(({ id }) => id)
    const row = { actor, organisationId, id: known?.id ?? null, revision: known ? revisionOf(known) : null }
    return savePaymentRule.execute({ ...row, rule: payment, plotIds })
  }

  async #cancelled(command: HouseRulesCommand): Promise<Result<unknown, HouseRulesRefusal>> {
    const { actor, organisationId: id, cancellationPolicy, takesOnlinePayment } = command
    const stored = await this.#ports.organisationRecords.find(id)
    if (!stored) return refused({ code: 'not-found' })
    const shown = sectionTexts('booking-rules', stored.record)
    const typed = { ...shown, cancellationPolicy, takesOnlinePayment: takesOnlinePayment ? 'yes' : '' }
    const saved = await this.#ports.changeOrganisation.execute({ actor, id, section: 'booking-rules', shown, typed })
    if (saved.ok) return saved
    const { refusal } = saved
    if (refusal.code === 'not-found' || refusal.code === 'not-permitted') return refused(refusal)
    if (refusal.code === 'changed-meanwhile') return refused({ code: 'changed-meanwhile' })
    return refused({ code: 'fields-invalid', problems: [{ field: 'cancellationPolicy', code: 'unknown' }] })
  }

  async #agreed({ actor, organisationId, terms }: HouseRulesCommand): Promise<Result<unknown, HouseRulesRefusal>> {
    if (terms.html === '') return accepted(null)
    const { specialTerms, sites, saveSpecialTerm } = this.#ports
    const known = (await specialTerms.list(organisationId)).find(({ name }) => name === terms.name)
    const siteIds = (await sites.list(organisationId)).map(({ id }) => id)
    const term = { name: terms.name, text: terms.html, type: 'Mandatory' as const, isActive: true, siteIds }
    const row = { actor, organisationId, id: known?.id ?? null, revision: known ? revisionOf(known) : null }
    return saveSpecialTerm.execute({ ...row, term })
  }
}

function timesInvalid(checkIn: string): FieldsInvalid {
  const field = /^([01]\d|2[0-3]):[0-5]\d$/.test(checkIn) ? 'checkOut' : 'checkIn'
  return { code: 'fields-invalid', problems: [{ field, code: 'not-a-time' }] }
}
