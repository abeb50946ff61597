import { type HtiState, htiStates, type ListedHtiEntry } from '@camp/application/hti/hti-log.ts'
import { type HtiKind, htiKinds } from '@camp/application/hti/hti-messages.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { htiEntryOnWire } from '#server/wire/hti-on-wire.ts'

export type WireHtiEntry = Omit<ListedHtiEntry, 'at' | 'endedAt'> & { readonly at: string; readonly endedAt: string | null }

export const syncLogList: StaffList<ListedPage<WireHtiEntry>, 'at', 'state' | 'kind'> = {
  sorts: ['at'],
  isDescendingFirst: true,
  filters: ['state', 'kind'],
  read: async ({ acts, actor, listing, filters }) => {
    const state: HtiState | null = htiStates.find((one) => one === filters.state) ?? null
    const kind: HtiKind | null = htiKinds.find((one) => one === filters.kind) ?? null
    const listed = await acts.listHtiMessages.execute({ actor, ...listing, state, kind })
    if (!listed.ok) return listed
    return accepted({ total: listed.value.total, rows: listed.value.rows.map(htiEntryOnWire) })
  },
}

export const syncLogColumns: readonly FileColumn<WireHtiEntry>[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['endedAt', ({ endedAt }) => endedAt],
  ['type', ({ kind }) => kind],
  ['direction', ({ direction }) => direction],
  ['status', ({ state }) => state],
  ['tries', ({ tries }) => tries],
  ['campsite', ({ organisationName }) => organisationName],
  ['theirId', ({ theirId }) => theirId],
  ['booking', ({ simpleReference }) => simpleReference],
  ['errorCode', ({ errorCode }) => errorCode],
  ['error', ({ errorText }) => errorText],
]
