import { type DmarcReport, messageCounts } from '@camp/domain/dmarc/dmarc-report.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { DmarcFault, DmarcReader } from './dmarc-reader.ts'
import type { DmarcReports } from './dmarc-reports.ts'

export interface DmarcFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ImportDmarcReportsCommand {
  readonly actor: Actor
  readonly files: readonly DmarcFile[]
  /** Says what would come of it, and keeps nothing. */
  readonly dryRun: boolean
}

/** One for each report, or for a file that is none. */
export type ImportedDmarc =
  | {
      readonly file: string
      readonly ok: true
      readonly reportId: string
      readonly orgName: string
      readonly records: number
      readonly messages: number
      readonly passed: number
      readonly isNew: boolean
    }
  | { readonly file: string; readonly ok: false; readonly error: DmarcFault }

interface Ports {
  readonly dmarcReader: DmarcReader
  readonly dmarcReports: Pick<DmarcReports, 'add' | 'has'>
  readonly transaction: Transaction
  readonly clock: Clock
}

/**
 * Keeps what receivers report on our mail; each file whole or not at all, each report once (rules R2, R4).
 */
export class ImportDmarcReports {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, files, dryRun }: ImportDmarcReportsCommand): Promise<Result<readonly ImportedDmarc[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const answers: ImportedDmarc[] = []
    for (const file of files) answers.push(...(await this.#import(file, dryRun)))
    return accepted(answers)
  }

  async #import({ name, bytes }: DmarcFile, isDryRun: boolean): Promise<readonly ImportedDmarc[]> {
    const { dmarcReader, dmarcReports, transaction, clock } = this.#ports
    const read = await dmarcReader.read(bytes)
    if (!read.ok) return [{ file: name, ok: false, error: read.refusal.code }]
    return transaction.run(async () => {
      const answers: ImportedDmarc[] = []
      for (const report of read.value) {
        const isNew = isDryRun ? !(await dmarcReports.has(report)) : await dmarcReports.add(report, clock.now())
        answers.push(imported(name, report, isNew))
      }
      return answers
    })
  }
}

function imported(file: string, { reportId, orgName, records }: DmarcReport, isNew: boolean): ImportedDmarc {
  return { file, ok: true, reportId, orgName, records: records.length, ...messageCounts(records), isNew }
}
