import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { refundsOnTheirWay } from '../../payments/refund-tasks.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManageReservations } from '../../shared/permissions.ts'
import type { NotFound } from '../../shared/refusals.ts'
import type { AmendmentListing, LatestAmendment } from './amendment-answers.ts'
import type { AmendmentPorts } from './amendment-ports.ts'
import { amendmentSide } from './amendment-view.ts'
import type { AmendmentRecord } from './amendments.ts'
import { standing } from './undo-amendment.ts'

/** What was changed about a reservation, for its staff. */
export class ListAmendments {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly id: ReservationId
  }): Promise<Result<readonly AmendmentListing[], NotFound>> {
    const found = await this.#ports.reservations.find(query.id)
    if (!found || !mayManageReservations(query.actor, found.organisationId)) return refused({ code: 'not-found' })
    const records = await this.#ports.amendments.of(query.id)
    const latest = standing(records)
    return accepted(records.map((record) => listing(record, record === latest)))
  }
}

/** What the guest may read of the latest change. */
export class ShowLatestAmendment {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<LatestAmendment | null, NotFound>> {
    const found = await this.#ports.reservations.find(id)
    if (!found) return refused({ code: 'not-found' })
    const latest = standing(await this.#ports.amendments.of(id))
    if (!latest) return accepted(null)
    const refund = await refundsOnTheirWay(this.#ports, found)
    return accepted({ before: amendmentSide(latest.before), after: amendmentSide(latest.after), refund })
  }
}

function listing({ id, at, by, reason, before, after, undone }: AmendmentRecord, isUndoable: boolean): AmendmentListing {
  return { amendmentId: id, at, by, reason, before: amendmentSide(before), after: amendmentSide(after), undone, isUndoable }
}
