import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { PaperPrinter, PrintedFile } from '../invoices/paper-printer.ts'
import type { Clock } from '../shared/clock.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { ShowPlatformBilling } from './show-platform-billing.ts'

interface PrintPorts {
  readonly showPlatformBilling: Pick<ShowPlatformBilling, 'execute'>
  readonly paperPrinter: PaperPrinter
  readonly clock: Clock
}

/** What every organisation owes for a month, as PDF. */
export class PrintPlatformBilling {
  readonly #ports: PrintPorts

  constructor(ports: PrintPorts) {
    this.#ports = ports
  }

  async execute(query: Parameters<ShowPlatformBilling['execute']>[0]): Promise<Result<PrintedFile, NotPermitted>> {
    const { showPlatformBilling, paperPrinter, clock } = this.#ports
    const shown = await showPlatformBilling.execute(query)
    if (!shown.ok) return shown
    return accepted(await paperPrinter.platformBilling(shown.value, clock.now()))
  }
}
