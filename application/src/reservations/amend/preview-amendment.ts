import { lastDayOfFullRefund, readyToAmendAsGuest } from '@camp/domain/reservations/amend/ready-to-amend.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../../shared/refusals.ts'
import { momentOf } from '../moment-of.ts'
import { contextOf } from '../reservation-context.ts'
import type { AmendmentQuery, AmendmentRefusal, AmendmentTerms, AmendmentView } from './amendment-answers.ts'
import { refundOfAmendment } from './amendment-money.ts'
import type { AmendmentPorts } from './amendment-ports.ts'
import { amendmentView } from './amendment-view.ts'
import { planAmendment } from './plan-amendment.ts'

/** Whether the guest may still change anything by themselves, for whoever holds the id. */
export class ShowAmendmentTerms {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<AmendmentTerms, NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    const lastDay = lastDayOfFullRefund(reservation.cancellationPolicy, reservation.stay.arrival)
    if (context.catalogue.organisation.status !== 'active') {
      return accepted({ canAmend: false, refusal: { code: 'organisation-closed' }, lastDay })
    }
    const ready = readyToAmendAsGuest(reservation, momentOf(context))
    return accepted({ canAmend: ready.ok, refusal: ready.ok ? null : ready.refusal, lastDay })
  }
}

/** Everything that an amendment would change, before anybody decides on it. Writes nothing. */
export class PreviewAmendment {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  async execute({ id, ...query }: AmendmentQuery): Promise<Result<AmendmentView, AmendmentRefusal>> {
    const planned = await planAmendment(this.#ports, await this.#ports.reservations.find(id), query)
    if (!planned.ok) return planned
    const plan = planned.value
    return accepted(
      amendmentView(plan, { refund: await refundOfAmendment(this.#ports, plan.after.reservation), notifiesGuest: true }),
    )
  }
}
