import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'

/** What may read otherwise now. Said after its transaction committed; the same may be said twice. */
export type Change =
  /** Of itself or of any part: plots, rates, seasons, rules, terms, tags … It may be gone. */
  | { readonly kind: 'catalogue'; readonly organisationId: OrganisationId }
  /** Of holds, reservations and blocks on these plots. That a hold runs out is no change. */
  | { readonly kind: 'nights'; readonly organisationId: OrganisationId; readonly plotIds: readonly PlotId[] }
  | { readonly kind: 'ratings'; readonly organisationId: OrganisationId }
  /** Holidays that were declared, and those of schools. */
  | { readonly kind: 'holidays' }
  | { readonly kind: 'vat' }
  | { readonly kind: 'places' }
  /** Those that organisations may choose from; their order stands in catalogues. */
  | { readonly kind: 'tags' }
  | { readonly kind: 'countries' }

/** Neither method may throw or wait: what takes time is done later. */
export interface ChangeListener {
  /** Something may have been missed: everything that is kept counts as changed. Also at the first contact. */
  missed(): void
  /** In the order in which they were written; never empty. */
  changed(changes: readonly Change[]): void
}

/** What keeps copies of stored facts in this process follows this. */
export interface ChangeFeed {
  /**
   * Whether everything that was committed a second ago has been heard. While it is not, nothing kept may be
   * used: ask the database.
   */
  isCurrent(): boolean
  /**
   * Whether it is current, or becomes so within these milliseconds: a busy process may hear late, and asking
   * the database instead would make it busier. False at once where nothing is heard at all.
   */
  untilCurrent(milliseconds: number): Promise<boolean>
  /**
   * How many times something was heard. Whoever reads from the database to keep it compares this before and
   * after: when it moved, what was read may be older than what was heard.
   */
  heardSoFar(): number
  /** Something was committed by this process: what it changed is heard at once. */
  lookNow(): void
  follow(listener: ChangeListener): void
}

/** Where nothing is heard, nothing is kept. */
export const deafFeed: ChangeFeed = {
  isCurrent: () => false,
  untilCurrent: async () => false,
  heardSoFar: () => 0,
  lookNow: () => {},
  follow: () => {},
}
