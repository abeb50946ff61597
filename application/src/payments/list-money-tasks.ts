import { fullName } from '@camp/domain/people/person-name.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { type PaymentDispute, refundDueOf } from './payment-disputes.ts'
import type { RefundTask, RefundTaskReason } from './payments.ts'

/** What the payment gateway leaves to people: money to pay back by hand, and disputes of guests' banks. */
export interface MoneyTask {
  readonly kind: 'refund' | 'dispute'
  readonly id: string
  readonly reservationId: ReservationId
  readonly simpleReference: string
  readonly organisation: { readonly slug: string; readonly name: string }
  /** Empty where nobody left a name. */
  readonly guestName: string
  /** To pay back, or what the bank took. */
  readonly amount: Money
  /** Of a refund; null of a dispute. */
  readonly reason: RefundTaskReason | null
  /** A refund that the gateway took on and did not carry out. */
  readonly isReturned: boolean
  /** A refund for which the gateway was asked and gave no clear answer: it may have paid. */
  readonly isUnclear: boolean
  /** Of a dispute, by `refundDueOf`. */
  readonly refundDue: Money | null
  readonly since: Temporal.Instant
}

const mostTasks = 200

type Ports = ReservationContextPorts & Pick<ReservationPorts, 'payments' | 'reservations'>

/** Of one organisation, the oldest first. */
export class ListMoneyTasks {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly MoneyTask[], NotFound | NotPermitted>> {
    const { actor, organisationId } = query
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    return accepted(await tasksOf(this.#ports, organisationId))
  }
}

/** Of the whole marketplace, for the platform's people. */
export class ListAllMoneyTasks {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly MoneyTask[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await tasksOf(this.#ports, 'all'))
  }
}

async function tasksOf(ports: Ports, of: OrganisationId | 'all'): Promise<readonly MoneyTask[]> {
  const refunds = await ports.payments.manualRefundTasks(of, mostTasks)
  const disputes = await ports.payments.openDisputes(of, mostTasks)
  const tasks = await Promise.all([
    ...refunds.map((task) => withBooking(ports, task, refundFacts(task))),
    ...disputes.map((dispute) => withBooking(ports, dispute, disputeFacts(dispute))),
  ])
  return tasks.flatMap((task) => task ?? []).toSorted((one, other) => Temporal.Instant.compare(one.since, other.since))
}

type TaskFacts = Pick<MoneyTask, 'kind' | 'amount' | 'reason' | 'isReturned' | 'isUnclear' | 'refundDue' | 'since'>

function refundFacts({ amount, reason, isReturned = false, isUnclear = false, createdAt }: RefundTask): TaskFacts {
  return { kind: 'refund', amount, reason, isReturned, isUnclear, refundDue: null, since: createdAt }
}

function disputeFacts(dispute: PaymentDispute): TaskFacts {
  const { taken, openedAt } = dispute
  const none = { reason: null, isReturned: false, isUnclear: false }
  return { kind: 'dispute', amount: taken, ...none, refundDue: refundDueOf(dispute), since: openedAt }
}

async function withBooking(
  ports: Ports,
  { id, reservationId }: Pick<RefundTask, 'id' | 'reservationId'>,
  facts: TaskFacts,
): Promise<MoneyTask | undefined> {
  const reservation = await ports.reservations.find(reservationId)
  if (!reservation || reservation.status === 'temporaryHold') return undefined
  const { slug, name } = (await contextOf(reservation, ports)).catalogue.organisation
  const guest = submittedFacts(reservation)?.guest
  const guestName = guest ? fullName(guest) : ''
  return { id, reservationId, simpleReference: reservation.simpleReference, organisation: { slug, name }, guestName, ...facts }
}
