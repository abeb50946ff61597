import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { OfOrganisation } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { ChangedMeanwhile } from '../shared/refusals.ts'
import type { AuditedWriting } from './audited-writing.ts'
import { type RemovableRows, type RowToRemove, removeSettingsRow } from './save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from './settings-permission.ts'
import type { SettingsRow, SettingsRows } from './settings-rows.ts'

/** The rows of one kind, for whoever may read the settings. */
export abstract class ListSettingsRows<Row extends SettingsRow> {
  readonly #rows: Pick<SettingsRows<Row>, 'list'>

  constructor(rows: Pick<SettingsRows<Row>, 'list'>) {
    this.#rows = rows
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<readonly Row[], SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    return judged.ok ? accepted(await this.#rows.list(organisationId)) : judged
  }
}

/** Deletes one row, for whoever may write the settings. */
export abstract class DeleteSettingsRow<Row extends SettingsRow, Refusal = never> {
  readonly #ports: AuditedWriting
  readonly #kind: RemovableRows<Row, Refusal>

  constructor(ports: AuditedWriting, kind: RemovableRows<Row, Refusal>) {
    this.#ports = ports
    this.#kind = kind
  }

  async execute(command: RowToRemove<Row['id']>): Promise<Result<null, SettingsRefusal | Refusal | ChangedMeanwhile>> {
    const judged = judgeManager(command.actor, command.organisationId)
    return judged.ok ? removeSettingsRow(this.#ports, this.#kind, command) : judged
  }
}
