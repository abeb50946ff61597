import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A line of a statement, by what is the same in every statement that has it. */
export interface BankLine {
  readonly organisationId: OrganisationId
  readonly identity: string
}

/** Which lines of bank statements have a payment. What the line said is not kept. */
export interface BankLines {
  /** Of these; a payment that was reversed counts as never recorded. */
  recorded(organisationId: OrganisationId, identities: readonly string[]): Promise<ReadonlySet<string>>

  /** False: it has a payment that stands. Called in the transaction of the payment. */
  claim(
    line: BankLine & { readonly reservationId: ReservationId; readonly paymentId: string; readonly at: Temporal.Instant },
  ): Promise<boolean>
}
