import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CancelAsStaff, CancelAsStaffCommand, CancelAsStaffRefusal } from '../desk/cancel-as-staff.ts'
import type { VoucherOfAct } from '../desk/desk-answers.ts'
import { staffRole } from '../organisations/managed/organisation-rights.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform, mayManageReservations } from '../shared/permissions.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Cancelled } from './cancel-as-guest.ts'
import { findManaged } from './find-managed.ts'
import { contextOf } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationConflict } from './reservation-refusals.ts'
import { reservationView } from './reservation-view.ts'
import type { ReservationView } from './reservation-views.ts'
import type { ReservationFilter, ReservationListing } from './reservations.ts'

type Listing = { readonly actor: Actor; readonly orgSlug: string | null } & Omit<ReservationFilter, 'organisationId'>

/** Of one organisation for its staff; of all of them for the platform. */
export class ListReservations {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  async execute({ actor, orgSlug, ...filter }: Listing): Promise<Result<readonly ReservationListing[], NotFound | NotPermitted>> {
    const { catalogues, reservations } = this.#ports
    if (!staffRole(actor)) return refused({ code: 'not-permitted' })
    if (orgSlug === null) {
      return mayManagePlatform(actor) ? accepted(await reservations.list(filter)) : refused({ code: 'not-permitted' })
    }
    const organisation = (await catalogues.findBySlug(orgSlug))?.organisation
    if (!organisation || !mayManageReservations(actor, organisation.id)) return refused({ code: 'not-found' })
    return accepted(await reservations.list({ ...filter, organisationId: organisation.id }))
  }
}

export interface OperatorReservationView {
  readonly reservation: ReservationView
}

/** By id or by reference. Another tenant's reservation answers as if it did not exist. */
export class ShowReservationToOperator {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly idOrReference: string
  }): Promise<Result<OperatorReservationView, NotFound>> {
    const reservation = await findManaged(this.#ports, query)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    return accepted({ reservation: reservationView(reservation, context) })
  }
}

type StaffCancellation = Pick<CancelAsStaffCommand, 'actor' | 'idOrReference' | 'note' | 'refund' | 'paysOutVouchers'> & {
  readonly dryRun: boolean
}

type StaffCancellationRefusal = ReservationConflict | ChangedMeanwhile | CancelAsStaffRefusal

export interface CancelledByOperator extends Cancelled {
  /** Given instead of money. */
  readonly voucher: VoucherOfAct | null
}

/** By staff, with a note that the guest may read. */
export class CancelAsOperator {
  readonly #ports: { readonly cancelAsStaff: Pick<CancelAsStaff, 'execute'> }

  constructor(ports: { readonly cancelAsStaff: Pick<CancelAsStaff, 'execute'> }) {
    this.#ports = ports
  }

  async execute(command: StaffCancellation): Promise<Result<CancelledByOperator, StaffCancellationRefusal>> {
    const outcome = await this.#ports.cancelAsStaff.execute(command)
    if (!outcome.ok) return outcome
    const { id, refundAmount, voucher } = outcome.value
    return accepted({ id, status: 'cancelled', refundAmount, voucher })
  }
}
