import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'

/** Rows come as people read them unless the address says otherwise. */
export function masterList(kind: MasterKind): StaffList<ListedPage<ListedMasterRow>, string, string> {
  const fields = shownFields(kind)
  return {
    sorts: ['order', ...fields.map(([field]) => field)],
    filters: chosenFields(kind),
    read: ({ acts, actor, listing, filters }) => acts.listMasterData.execute({ actor, kind, ...listing, chosen: filters }),
  }
}

function shownFields(kind: MasterKind) {
  return Object.entries(fieldsOfKind(kind)).filter(([, { isSecret }]) => !isSecret)
}

export function chosenFields(kind: MasterKind): readonly string[] {
  return Object.entries(fieldsOfKind(kind)).flatMap(([field, { rule }]) => (rule.kind === 'chosen' ? [field] : []))
}

export function masterColumns(kind: MasterKind): readonly FileColumn<ListedMasterRow>[] {
  return [
    ['id', ({ id }) => id],
    ...shownFields(kind).map(([field, { rule }]): FileColumn<ListedMasterRow> => {
      const kindOfCell = rule.kind === 'date' ? (['date'] as const) : ([] as const)
      return [field, ({ values, labels }) => cellOf(labels[field] ?? values[field] ?? null), ...kindOfCell]
    }),
  ]
}

function cellOf(value: string | number | boolean | null) {
  return typeof value === 'boolean' ? String(value) : value
}
