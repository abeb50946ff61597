import type { OperationFigures } from '@camp/application/operations/operation-figures.ts'

/** What can be counted of a process without a request. */
export interface Watched {
  /** Who asks has to show it; undefined: nobody gets the figures. */
  readonly token: string | undefined
  readonly pool: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly replicas: () => { readonly all: number; readonly current: number }
  /** Null while changes of the database are not heard. */
  readonly changeLagSeconds: () => number | null
  readonly isIndexCurrent: () => boolean
  readonly isReadAhead: () => boolean
  readonly operations: () => Promise<OperationFigures>
}
