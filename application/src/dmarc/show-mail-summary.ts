import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { DmarcReports, MailSummary } from './dmarc-reports.ts'
import type { MailPutAside, TriedMails } from './tried-mails.ts'

interface Ports {
  readonly dmarcReports: Pick<DmarcReports, 'summary'>
  readonly triedMails: Pick<TriedMails, 'aside'>
  readonly clock: Clock
}

export interface ShownMailSummary extends MailSummary {
  /** Mails that may hold a report and could not be read, whatever period is shown. */
  readonly putAside: readonly MailPutAside[]
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
  }): Promise<Result<ShownMailSummary, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { dmarcReports, triedMails, clock } = this.#ports
    const summary = await dmarcReports.summary(days === null ? null : clock.now().subtract({ hours: 24 * days }))
    return accepted({ ...summary, putAside: await triedMails.aside() })
  }
}
