import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import type { ListedMasterRow, MasterData, MasterUses } from '../master-data.ts'

/** Rows of one kind: which two are the same is said by the values together. */
export class InMemoryMasterData implements MasterData {
  readonly #kind: MasterKind
  readonly rows = new Map<string, MasterValues>()
  readonly #uses: Readonly<Record<string, MasterUses>>

  constructor(
    kind: MasterKind,
    rows: Readonly<Record<string, MasterValues>> = {},
    uses: Readonly<Record<string, MasterUses>> = {},
  ) {
    this.#kind = kind
    this.rows = new Map(Object.entries(rows))
    this.#uses = uses
  }

  async list(kind: MasterKind) {
    const rows = kind === this.#kind ? [...this.rows.keys()].map((id) => this.#row(id)) : []
    return { rows, total: rows.length }
  }

  async find(kind: MasterKind, id: string): Promise<ListedMasterRow | undefined> {
    return kind === this.#kind && this.rows.has(id) ? this.#row(id) : undefined
  }

  choices: MasterData['choices'] = async (from) => [{ id: `first of ${from}`, name: from }]

  add: MasterData['add'] = async (_, values) => {
    const id = `row-${this.rows.size + 1}`
    if (this.#isTaken(values, id)) return refused({ code: 'taken' })
    this.rows.set(id, values)
    return accepted({ id })
  }

  replace: MasterData['replace'] = async (_, id, values) => {
    if (this.#isTaken(values, id)) return refused({ code: 'taken' })
    this.rows.set(id, values)
    return accepted(null)
  }

  async remove(_: MasterKind, id: string): Promise<void> {
    this.rows.delete(id)
  }

  #isTaken(values: MasterValues, by: string): boolean {
    return [...this.rows].some(([id, other]) => id !== by && JSON.stringify(other) === JSON.stringify(values))
  }

  #row(id: string): ListedMasterRow {
    return { id, values: this.rows.get(id) ?? {}, labels: {}, uses: this.#uses[id] ?? {} }
  }
}
