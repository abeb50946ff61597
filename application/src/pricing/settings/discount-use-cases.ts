import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import { type DiscountProblem, discountProblems } from '@camp/domain/pricing/discount-problems.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { checkShownRow } from '../../settings/check-revision.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import { allPlotsBelong } from './all-plots-belong.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from './change-prices.ts'

/** A discount before it has an id; its type and value stay together. */
export type DiscountFacts = DistributiveOmit<Discount, 'id'>
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

export interface SaveDiscountCommand extends OfOrganisation {
  readonly id: DiscountId | null
  /** `revisionOfDiscount` as it was shown; null where it is new. */
  readonly revision: string | null
  readonly discount: DiscountFacts
  /** The plots that it is linked to from now on. */
  readonly plotIds: readonly PlotId[]
}

export type DiscountRefusal =
  | SettingsRefusal
  | ChangedMeanwhile
  | { readonly code: 'discount-invalid'; readonly problems: readonly DiscountProblem[] }

export class SaveDiscount {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: SaveDiscountCommand): Promise<Result<{ readonly id: DiscountId }, DiscountRefusal>> {
    const { priceSettings, randomness } = this.#ports
    return changePrices<{ readonly id: DiscountId }, DiscountRefusal>(this.#ports, command, async (catalogue) => {
      const shown = checkShownRow(catalogue.discounts, command, (discount) => revisionOfDiscount(discount, catalogue))
      if (!shown.ok) return shown
      if (!allPlotsBelong(catalogue, command.plotIds)) return refused({ code: 'not-found' })
      const id = command.id ?? (randomness.uuid() as DiscountId)
      const discount: Discount = { ...command.discount, id, name: command.discount.name.trim() }
      const problems = discountProblems(discount, catalogue.discounts)
      if (problems.length > 0) return refused({ code: 'discount-invalid', problems })
      const saved = await priceSettings.saveDiscount(command.organisationId, discount, command.plotIds)
      return saved.ok ? accepted({ id }) : refused({ code: 'discount-invalid', problems: [{ code: 'name-taken' }] })
    })
  }
}

/**
 * Bookings keep the price that they were made at and the name of what was taken off: nothing of them needs
 * the discount.
 */
export class DeleteDiscount {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(
    command: OfOrganisation & { readonly id: DiscountId; readonly revision: string },
  ): Promise<Result<null, SettingsRefusal | ChangedMeanwhile>> {
    return changePrices<null, SettingsRefusal | ChangedMeanwhile>(this.#ports, command, async (catalogue) => {
      const shown = checkShownRow(catalogue.discounts, command, (discount) => revisionOfDiscount(discount, catalogue))
      if (!shown.ok) return shown
      await this.#ports.priceSettings.deleteDiscount(command.organisationId, command.id)
      return accepted(null)
    })
  }
}

/** The discount and the plots that it is linked to. */
export function revisionOfDiscount(discount: Discount, { plots }: Pick<Catalogue, 'plots'>): string {
  return revisionOf([discount, plots.filter((plot) => plot.discountIds.includes(discount.id)).map(({ id }) => id)])
}
