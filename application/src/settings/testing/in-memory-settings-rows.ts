import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SaveRowRefusal, SettingsRow, SettingsRows } from '../settings-rows.ts'

export interface InMemorySettingsRowsFacts<Row> {
  readonly nameOf: (row: Row) => string
  /** Whether two rows of one organisation cannot both be; those of one name where it is not said. */
  readonly isSame?: (one: Row, other: Row) => boolean
  readonly rows?: readonly Row[]
  readonly isInOrderOfAdding?: boolean
  readonly hasParents?: (row: Row) => boolean
}

export class InMemorySettingsRows<Row extends SettingsRow> implements SettingsRows<Row> {
  readonly #facts: InMemorySettingsRowsFacts<Row>
  #rows: readonly Row[]

  constructor(facts: InMemorySettingsRowsFacts<Row>) {
    this.#facts = facts
    this.#rows = facts.rows ?? []
  }

  async list(organisationId: OrganisationId): Promise<readonly Row[]> {
    const { nameOf, isInOrderOfAdding } = this.#facts
    const own = this.#rows.filter((row) => row.organisationId === organisationId)
    return isInOrderOfAdding ? own : own.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  }

  async find(organisationId: OrganisationId, id: string): Promise<Row | undefined> {
    return this.#rows.find((row) => row.organisationId === organisationId && row.id === id)
  }

  findForChange(organisationId: OrganisationId, id: string): Promise<Row | undefined> {
    return this.find(organisationId, id)
  }

  async add(row: Row): Promise<Result<null, SaveRowRefusal>> {
    const refusal = this.#refusal(row)
    if (refusal) return refused(refusal)
    this.#rows = [...this.#rows, row]
    return accepted(null)
  }

  async replace(row: Row): Promise<Result<null, SaveRowRefusal>> {
    if (!(await this.find(row.organisationId, row.id))) return refused({ code: 'changed-meanwhile' })
    const refusal = this.#refusal(row)
    if (refusal) return refused(refusal)
    this.#rows = this.#rows.map((each) => (each.id === row.id ? row : each))
    return accepted(null)
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.organisationId !== organisationId || row.id !== id)
  }

  #refusal(row: Row): SaveRowRefusal | undefined {
    const { nameOf, hasParents, isSame = (one: Row, other: Row) => nameOf(one) === nameOf(other) } = this.#facts
    if (hasParents && !hasParents(row)) return { code: 'parent-unknown' }
    const others = this.#rows.filter((other) => other.organisationId === row.organisationId && other.id !== row.id)
    return others.some((other) => isSame(other, row)) ? { code: 'name-taken' } : undefined
  }
}
