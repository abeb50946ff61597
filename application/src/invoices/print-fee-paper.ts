import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { IssuedPapers } from './issued-papers.ts'
import type { NoSuchPaper, PaperPrinter, PrintedFile } from './paper-printer.ts'

interface PrintPorts {
  readonly issuedPapers: Pick<IssuedPapers, 'ofMonth'>
  readonly paperPrinter: PaperPrinter
}

interface Asked {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly month: Temporal.PlainYearMonth
}

/** What the platform invoiced an organisation for a closed month, as PDF (rules U7, B9). */
export class PrintFeePaper {
  readonly #ports: PrintPorts

  constructor(ports: PrintPorts) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, month }: Asked): Promise<Result<PrintedFile, SettingsRefusal | NoSuchPaper>> {
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const { issuedPapers, paperPrinter } = this.#ports
    const paper = await issuedPapers.ofMonth({ organisationId, month })
    if (!paper) return refused({ code: 'no-such-paper' })
    return accepted(await paperPrinter.paper({ paper, guest: null, timezone: platformZone }))
  }
}
