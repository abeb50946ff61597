import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { ImportDmarcReports, ImportedDmarc } from './import-dmarc-reports.ts'
import type { MailboxFault, ReportMailbox } from './report-mailbox.ts'

interface Ports {
  readonly reportMailbox: ReportMailbox
  readonly importDmarcReports: Pick<ImportDmarcReports, 'execute'>
}

export interface ImportDmarcMailboxCommand {
  readonly actor: Actor
  /** Mails at one time; the others wait for the next. */
  readonly limit: number
  /** Says what would come of them, and leaves them there. */
  readonly dryRun: boolean
}

export type ImportMailboxRefusal = NotPermitted | { readonly code: MailboxFault }

/** Reads the reports that wait in the mailbox (rule R5); a mail is taken once what it brought is kept. */
export class ImportDmarcMailbox {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    limit,
    dryRun,
  }: ImportDmarcMailboxCommand): Promise<Result<readonly ImportedDmarc[], ImportMailboxRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const answers: ImportedDmarc[] = []
    const taken = await this.#ports.reportMailbox.takeEach(limit, async ({ name, bytes }) => {
      if (bytes === null) answers.push({ file: name, ok: false, error: 'too-large' })
      else {
        const imported = await this.#ports.importDmarcReports.execute({ actor, files: [{ name, bytes }], dryRun })
        if (imported.ok) answers.push(...imported.value)
      }
      return !dryRun
    })
    return taken.ok ? accepted(answers) : taken
  }
}
