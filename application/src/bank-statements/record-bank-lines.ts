import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { RecordDeskPayment } from '../desk/record-desk-payment.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export interface ChosenLine {
  readonly identity: string
  readonly date: Temporal.PlainDate
  readonly amount: Money
  readonly idOrReference: string
  /** More than is open is meant; what is above becomes a refund to make. */
  readonly mayExceedBalance: boolean
}

type PaymentRefusal = Extract<Awaited<ReturnType<RecordDeskPayment['execute']>>, { readonly ok: false }>['refusal']

export interface RecordedLine {
  readonly identity: string
  readonly idOrReference: string
  readonly amount: Money
  /** `next-time`: more than are recorded at once. */
  readonly outcome: 'recorded' | 'next-time' | PaymentRefusal['code']
}

/** Each is a transaction of its own, within the time of one request. */
export const mostLinesAtOnce = 100

interface Ports {
  readonly catalogues: Catalogues
  readonly recordDeskPayment: Pick<RecordDeskPayment, 'execute'>
}

/**
 * The lines of a bank statement that somebody chose become payments, each in a transaction of its own: one
 * that is refused holds up no other.
 */
export class RecordBankLines {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly orgSlug: string
    readonly lines: readonly ChosenLine[]
  }): Promise<Result<readonly RecordedLine[], NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, command)
    if (!desk.ok) return desk
    const { id: organisationId } = desk.value.organisation
    const outcomes: RecordedLine[] = []
    for (const { identity, date, amount, idOrReference, mayExceedBalance } of command.lines.slice(0, mostLinesAtOnce)) {
      const paid = await this.#ports.recordDeskPayment.execute({
        actor: command.actor,
        idOrReference,
        amount,
        mayExceedBalance,
        method: 'eft',
        reference: null,
        paidOn: date,
        bankLine: { organisationId, identity },
      })
      outcomes.push({ identity, idOrReference, amount, outcome: paid.ok ? 'recorded' : paid.refusal.code })
    }
    const left = command.lines.slice(mostLinesAtOnce).map(({ identity, idOrReference, amount }) => {
      return { identity, idOrReference, amount, outcome: 'next-time' } as const
    })
    return accepted([...outcomes, ...left])
  }
}
