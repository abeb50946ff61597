import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Mailbox, MailboxFault, WaitingMail } from '../messaging/email/mailbox.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { ImportDmarcReports, ImportedDmarc } from './import-dmarc-reports.ts'
import type { MailPutAside, TriedMails } from './tried-mails.ts'

interface Ports {
  readonly reportMailbox: Mailbox
  readonly triedMails: TriedMails
  readonly importDmarcReports: Pick<ImportDmarcReports, 'execute'>
  readonly clock: Clock
}

export interface ImportDmarcMailboxCommand {
  readonly actor: Actor
  /** Mails at one time; the others wait for the next. */
  readonly limit: number
  /** Says what would come of them, and leaves them there. */
  readonly dryRun: boolean
}

export interface ImportedMailbox {
  readonly answers: readonly ImportedDmarc[]
  /** Mails that could not be read this time and are tried again. */
  readonly left: number
  /** All that wait for somebody, also of former times. */
  readonly putAside: readonly MailPutAside[]
}

export type ImportMailboxRefusal = NotPermitted | { readonly code: MailboxFault }

const mostTries = 3
const daysAside = 90

/**
 * Reads the reports that wait in the mailbox (rule R5); a mail is taken once what it brought is kept, or when
 * it could not be read three times (rule R6).
 */
export class ImportDmarcMailbox {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: ImportDmarcMailboxCommand): Promise<Result<ImportedMailbox, ImportMailboxRefusal>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    const { reportMailbox, triedMails, clock } = this.#ports
    const answers: ImportedDmarc[] = []
    let left = 0
    const taken = await reportMailbox.takeEach(command.limit, async (mail) => {
      const { isTaken, ...said } = await this.#read(mail, command)
      answers.push(...said.answers)
      if (!isTaken) left += 1
      return isTaken && !command.dryRun
    })
    if (!taken.ok) return taken
    if (!command.dryRun) await triedMails.forgetBefore(clock.now().subtract({ hours: daysAside * 24 }))
    return accepted({ answers, left, putAside: await triedMails.aside() })
  }

  async #read(mail: WaitingMail, { actor, dryRun }: ImportDmarcMailboxCommand) {
    const { triedMails, importDmarcReports, clock } = this.#ports
    const { id, name, bytes } = mail
    if (bytes === null) return { isTaken: true, answers: [refusal(name, 'too-large')] }
    const tries = dryRun ? 1 : await triedMails.begin(mail, clock.now())
    const isTooOften = tries > mostTries
    const imported = isTooOften ? null : await importDmarcReports.execute({ actor, files: [{ name, bytes }], dryRun })
    const answers = imported?.ok ? imported.value : [refusal(name, 'took-too-long')]
    if (!answers.some((answer) => !answer.ok && answer.error === 'took-too-long')) {
      if (!dryRun) await triedMails.forget(id)
      return { isTaken: true, answers }
    }
    if (tries >= mostTries) await triedMails.putAside(id, clock.now())
    return { isTaken: tries >= mostTries, answers }
  }
}

function refusal(file: string, error: 'too-large' | 'took-too-long'): ImportedDmarc {
  return { file, ok: false, error }
}
