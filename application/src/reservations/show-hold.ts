import { extendHold } from '@camp/domain/reservations/extend-hold.ts'
import { readyToExtend } from '@camp/domain/reservations/readiness.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { holdView } from './hold-view.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationConflict } from './reservation-refusals.ts'
import type { HoldView } from './reservation-views.ts'

export interface HoldPorts extends ReservationPorts {
  readonly vatRates: VatRates
}

/** A live hold; without one the refusal says what became of it. */
export class ShowHold {
  readonly #ports: HoldPorts

  constructor(ports: HoldPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<HoldView, ReservationConflict>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    return shown(reservation, context, this.#ports.vatRates)
  }
}

/** Fifteen minutes more, once. Asked again it answers the same: the first answer may have been lost. */
export class ExtendHold {
  readonly #ports: HoldPorts

  constructor(ports: HoldPorts) {
    this.#ports = ports
  }

  execute({ id }: { readonly id: ReservationId }): Promise<Result<HoldView, ReservationConflict>> {
    return this.#ports.transaction.run(() => this.#extend(id))
  }

  async #extend(id: ReservationId): Promise<Result<HoldView, ReservationConflict>> {
    const { reservations, vatRates } = this.#ports
    const reservation = await reservations.findForChange(id)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    const readiness = readyToExtend(reservation, momentOf(context))
    if (readiness.kind !== 'ready' || readiness.reservation.isExtended) return shown(reservation, context, vatRates)
    const extended = extendHold(readiness.reservation, context.now)
    if (!extended.ok) return refused({ code: extended.refusal.code })
    mustBeSaved(await reservations.replace(extended.value, null))
    return shown(extended.value, context, vatRates)
  }
}

async function shown(
  reservation: Reservation,
  context: ReservationContext,
  vatRates: VatRates,
): Promise<Result<HoldView, ReservationConflict>> {
  const readiness = readyToExtend(reservation, momentOf(context))
  if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
  if (readiness.kind === 'done-before') return refused({ code: 'wrong_state' })
  const { country } = context.catalogue.organisation.province
  return accepted(holdView(readiness.reservation, context, await vatRates.percentageOn(country.code, context.today)))
}
