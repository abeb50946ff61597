import { type DiscountOnStay, discountOnStay } from '@camp/domain/pricing/compared-discounts.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { HolidayCalendars } from '../../holidays/holiday-calendars.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import type { SettingsRefusal } from '../../settings/settings-permission.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import { judgeStaff } from '../../shared/judge-staff.ts'
import type { DiscountFacts } from './discount-use-cases.ts'

export interface PreviewDiscountQuery extends OfOrganisation {
  /** As it stands in the form, saved or not. */
  readonly discount: DiscountFacts
  /** The saved one that it would replace. */
  readonly id: DiscountId | null
  readonly plotId: PlotId
  readonly stay: StayDates
  readonly party: Party
}

export interface DiscountPreview {
  readonly plotName: string
  /** The price without any discount, night by night. */
  readonly full: PlotQuote
  /** This discount alone, and its word on every night. */
  readonly alone: DiscountOnStay
  /** What a guest would be charged if the plot had it beside its others: the best of them applies. */
  readonly charged: PlotQuote
}

export interface PreviewDiscountPorts {
  readonly catalogues: Catalogues
  readonly holidayCalendars: HolidayCalendars
}

/** What a discount would do to a real stay, before anybody saves it; by the quote that guests pay by. */
export class PreviewDiscount {
  readonly #ports: PreviewDiscountPorts

  constructor(ports: PreviewDiscountPorts) {
    this.#ports = ports
  }

  async execute(query: PreviewDiscountQuery): Promise<Result<DiscountPreview, SettingsRefusal>> {
    const judged = judgeStaff(query.actor, query.organisationId)
    if (!judged.ok) return judged
    const catalogue = await this.#ports.catalogues.findNow(query.organisationId)
    const plot = catalogue?.plots.find(({ id }) => id === query.plotId)
    if (!catalogue || !plot) return refused({ code: 'not-found' })

    const holidays = await this.#ports.holidayCalendars.of(catalogue.organisation.province)
    const id = query.id ?? unsaved
    const discount: Discount = { ...query.discount, id }
    const others = catalogue.discounts.filter((other) => other.id !== id)
    const request = { plot, stay: query.stay, party: query.party, holidays }
    const linked = { ...request, plot: { ...plot, discountIds: [...plot.discountIds, id] } }
    return accepted({
      plotName: plot.name,
      full: quoteFromCatalogue({ ...catalogue, discounts: [] }, request),
      alone: discountOnStay(catalogue, request, discount),
      charged: quoteFromCatalogue({ ...catalogue, discounts: [...others, discount] }, linked),
    })
  }
}

const unsaved = 'unsaved' as DiscountId
