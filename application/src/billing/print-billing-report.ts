import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { PaperPrinter, PrintedFile } from '../invoices/paper-printer.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Clock } from '../shared/clock.ts'
import type { ShowBillingReport } from './show-billing-report.ts'

type Shown = Awaited<ReturnType<ShowBillingReport['execute']>>

interface PrintPorts {
  readonly showBillingReport: Pick<ShowBillingReport, 'execute'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly paperPrinter: PaperPrinter
  readonly clock: Clock
}

/** The report of an organisation's month as PDF: for whom it is shown to. */
export class PrintBillingReport {
  readonly #ports: PrintPorts

  constructor(ports: PrintPorts) {
    this.#ports = ports
  }

  async execute(
    query: Parameters<ShowBillingReport['execute']>[0],
  ): Promise<Result<PrintedFile, Extract<Shown, { readonly ok: false }>['refusal']>> {
    const { showBillingReport, catalogues, paperPrinter, clock } = this.#ports
    const shown = await showBillingReport.execute(query)
    if (!shown.ok) return shown
    const catalogue = await catalogues.find(query.organisationId)
    if (!catalogue) return refused({ code: 'not-found' })
    const { slug, name } = catalogue.organisation
    return accepted(await paperPrinter.billingReport({ slug, name, report: shown.value, madeAt: clock.now() }))
  }
}
