import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { PaperPrinter, PrintedFile } from '../invoices/paper-printer.ts'
import type { Clock } from '../shared/clock.ts'
import type { AskedStatement, ShowPayoutStatement, StatementRefusal } from './show-payouts.ts'

interface Ports {
  readonly showPayoutStatement: Pick<ShowPayoutStatement, 'execute'>
  readonly paperPrinter: Pick<PaperPrinter, 'payoutStatement'>
  readonly clock: Clock
}

/** What a payout is made of, as PDF: for whom its page is shown to. */
export class PrintPayoutStatement {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(asked: AskedStatement): Promise<Result<PrintedFile, StatementRefusal>> {
    const { showPayoutStatement, paperPrinter, clock } = this.#ports
    const shown = await showPayoutStatement.execute(asked)
    return shown.ok ? accepted(await paperPrinter.payoutStatement(shown.value, clock.now())) : shown
  }
}
