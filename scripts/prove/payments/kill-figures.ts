import type { RunningPeachSandbox } from '@camp/adapters/sandboxes/peach/start-peach-sandbox.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { atLeast, exactly, type Figure, told, within } from '../figures.ts'

export interface Kill {
  readonly point: string
  readonly id: string
  readonly wasKilled: boolean
  /** From the start of the process to its first yes; null when it lived. */
  readonly restartMs: number | null
  /** From the kill to the recorded payment. */
  readonly settledMs: number
}

export interface Aftermath {
  readonly points: readonly string[]
  readonly kills: readonly Kill[]
  readonly sandbox: RunningPeachSandbox
  rows<Row>(sql: string): Promise<readonly Row[]>
  useCases(): UseCases
}

interface Recorded {
  readonly id: string
  readonly cents: number
}

export async function killFigures({ points, kills, sandbox, rows, useCases }: Aftermath): Promise<readonly Figure[]> {
  const taken = takenAt(sandbox)
  const recorded = await rows<Recorded>(
    `select gateway_payment_id as id, amount_cents as cents from payment where kind = 'capture'`,
  )
  const asTaken = taken.filter((payment) => isRecordedOnce(payment, recorded))
  const stuck = await rows(`select from reservation where status not in ('partiallyPaid', 'confirmed')`)
  const untold = await rows(`
    select from reservation where (select count(*) from outbox_message
      where reservation_id = reservation.id and channel = 'email' and event = 'deposit-received') <> 1`)
  const broken = (await useCases().runDoctor.execute()).filter(({ violations }) => violations > 0)
  const yesterday = Temporal.Now.instant().subtract({ hours: 24 })
  const reconciled = await useCases().reconcilePayments.execute({ since: yesterday, isFixing: false, onProgress: () => {} })
  const restarts = kills.flatMap(({ restartMs }) => restartMs ?? [])
  return [
    told('points in the handling of one notification', String(points.length)),
    told('different points at which it was killed', String(new Set(kills.map(({ point }) => point)).size)),
    exactly('kills by SIGKILL', kills.length, restarts.length),
    atLeast('notifications repeated by the gateway', kills.length, repeatsOf(sandbox)),
    exactly('payments of the gateway recorded exactly once', taken.length, asTaken.length),
    exactly('payments recorded that the gateway has not', 0, recorded.length - asTaken.length),
    exactly('differences that reconciling finds', 0, reconciled.differences.length),
    exactly('reservations stuck', 0, stuck.length),
    exactly('guests not told exactly once', 0, untold.length),
    within('longest from kill to recorded payment', 60_000, Math.max(...kills.map(({ settledMs }) => settledMs))),
    told('restart, median', `${median(restarts)} ms`),
    within('longest restart', 5_000, Math.max(0, ...restarts)),
    exactly('broken invariants', 0, broken.length),
  ]
}

/** The gateway's own ledger. */
function takenAt({ sandbox }: RunningPeachSandbox): readonly Recorded[] {
  return sandbox.ledger.checkouts().flatMap(({ form, payment }) => {
    if (!payment || !movesMoney(paymentOutcome(payment.resultCode))) return []
    return [{ id: payment.id, cents: Math.round(Number(form.amount) * 100) }]
  })
}

function isRecordedOnce({ id, cents }: Recorded, recorded: readonly Recorded[]): boolean {
  const found = recorded.filter((payment) => payment.id === id)
  return found.length === 1 && found[0]?.cents === cents
}

function repeatsOf({ sandbox }: RunningPeachSandbox): number {
  return sandbox.ledger.deliveries().filter(({ attempt }) => attempt > 1).length
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
