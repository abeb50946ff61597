import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { AuditedWriting } from './audited-writing.ts'
import { type RemovableRows, removeRow } from './keep-row.ts'
import type { KeptRow, KeptRows } from './kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from './settings-permission.ts'

interface OfOrganisation {
  readonly actor: Actor
  readonly organisationId: OrganisationId
}

/** The rows of one kind, for whoever may read the settings. */
export abstract class ListKeptRows<Row extends KeptRow> {
  readonly #rows: Pick<KeptRows<Row>, 'list'>

  constructor(rows: Pick<KeptRows<Row>, 'list'>) {
    this.#rows = rows
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<readonly Row[], SettingsRefusal>> {
    const judged = judgeReader(actor, organisationId)
    return judged.ok ? accepted(await this.#rows.list(organisationId)) : judged
  }
}

/** Deletes one row, for whoever may write the settings. */
export abstract class DeleteKeptRow<Row extends KeptRow, Refusal = never> {
  readonly #ports: AuditedWriting
  readonly #kind: RemovableRows<Row, Refusal>

  constructor(ports: AuditedWriting, kind: RemovableRows<Row, Refusal>) {
    this.#ports = ports
    this.#kind = kind
  }

  async execute(command: OfOrganisation & { readonly id: Row['id'] }): Promise<Result<null, SettingsRefusal | Refusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    return judged.ok ? removeRow(this.#ports, this.#kind, command) : judged
  }
}
