import type { MasterKind, MasterList } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'

export interface MasterRow {
  readonly id: string
  readonly values: MasterValues
}

export interface ListedMasterRow extends MasterRow {
  /** Of fields that are chosen: what the chosen one is called; and the campsite of what lies at one. */
  readonly labels: Readonly<Record<string, string>>
  readonly uses: MasterUses
}

/** How many of what stand under a row, by a name for words: `organisations`. Only those that there are. */
export type MasterUses = Readonly<Record<string, number>>

export interface MasterChoice {
  readonly id: string
  readonly name: string
}

export interface MasterListing extends Listing {
  /** Of one chosen field, the id that it has to have; empty: any. */
  readonly chosen: Readonly<Record<string, string>>
}

export type MasterRowTaken = { readonly code: 'taken' | 'parent-unknown' }

/** What the platform's people keep for everybody: kinds that differ in their fields alone. */
export interface MasterData {
  /** Found by any of its texts. Rows alike in what they are sorted by come in the order of the kind. */
  list(kind: MasterKind, listing: MasterListing): Promise<ListedPage<ListedMasterRow>>
  /** Until the transaction ends nobody else changes it. */
  find(kind: MasterKind, id: string): Promise<ListedMasterRow | undefined>
  /** What a field may be chosen from, in the order in which people read them. */
  choices(from: MasterKind | MasterList): Promise<readonly MasterChoice[]>
  add(kind: MasterKind, values: MasterValues): Promise<Result<{ readonly id: string }, MasterRowTaken>>
  replace(kind: MasterKind, id: string, values: MasterValues): Promise<Result<null, MasterRowTaken>>
  /** Whoever asks has seen that nothing stands under it; what came since is a fault that undoes all. */
  remove(kind: MasterKind, id: string): Promise<void>
}
