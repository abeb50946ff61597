import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { DmarcReports, MailSummary } from './dmarc-reports.ts'

interface Ports {
  readonly dmarcReports: Pick<DmarcReports, 'summary'>
  readonly clock: Clock
}

/** How much of the mail in our name was ours, by day, sender and what became of it. */
export class ShowMailSummary {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    days,
  }: {
    readonly actor: Actor
    /** Back from now; null: everything. */
    readonly days: number | null
  }): Promise<Result<MailSummary, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { dmarcReports, clock } = this.#ports
    return accepted(await dmarcReports.summary(days === null ? null : clock.now().subtract({ hours: 24 * days })))
  }
}
