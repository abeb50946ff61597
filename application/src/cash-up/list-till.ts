import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { DeskReservations } from '../desk/desk-reservations.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { CashUps, FoundTill, TillDayLine, TillQuery } from './cash-ups.ts'

export interface NamedTill extends FoundTill {
  readonly rows: readonly (TillDayLine & { readonly byName: string | null })[]
}

interface Ports {
  readonly catalogues: Catalogues
  readonly cashUps: Pick<CashUps, 'list'>
  readonly bookings: Pick<DeskReservations, 'namesOf'>
}

/** The till by day, method and person. */
export class ListTill {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    orgSlug,
    ...query
  }: Omit<TillQuery, 'organisationId'> & { readonly actor: Actor; readonly orgSlug: string }): Promise<
    Result<NamedTill, NotFound | NotPermitted>
  > {
    const desk = await openDesk(this.#ports, { actor, orgSlug })
    if (!desk.ok) return desk
    const found = await this.#ports.cashUps.list({ ...query, organisationId: desk.value.organisation.id })
    const names = await this.#ports.bookings.namesOf([...new Set(found.rows.map(({ by }) => by))])
    return accepted({ ...found, rows: found.rows.map((row) => ({ ...row, byName: names.get(row.by) ?? null })) })
  }
}
