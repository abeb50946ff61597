import { directPaymentAhead } from '@camp/domain/deposit/direct-payment.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { HoldRefusal } from '../reservations/reservation-refusals.ts'
import type { SelectionQuote } from './picker-view.ts'
import { type WantedPlotsPorts, type Wish, wantedPlots } from './wanted-plots.ts'

/**
 * The total of the selected plots once the guests are allocated: the price that a hold of them would keep.
 */
export class QuoteSelection {
  readonly #ports: WantedPlotsPorts

  constructor(ports: WantedPlotsPorts) {
    this.#ports = ports
  }

  async execute(wish: Wish): Promise<Result<SelectionQuote, HoldRefusal>> {
    const wanted = await wantedPlots(this.#ports, wish)
    if (!wanted.ok) return wanted
    const { plots, payment, catalogue, today } = wanted.value
    const { name: campsite, takesOnlinePayment, releasesTransfers } = catalogue.organisation
    const amounts = { ...payment, arrival: wish.stay.arrival }
    const ahead = takesOnlinePayment ? null : directPaymentAhead(amounts, { today, releasesTransfers })
    return accepted({
      plots: plots.map(({ plot, site, quote }) => ({ plotId: plot.id, plotName: plot.name, siteName: site.name, quote })),
      amountDue: payment.amountDue,
      amountDueUpFront: payment.amountDueUpFront,
      dueDate: payment.dueDate,
      direct: ahead && { payment: ahead, campsite },
    })
  }
}
