import type { SiteId, SpecialTermId } from '../shared/ids.ts'

export type SpecialTermType = 'Mandatory' | 'Optional'

export interface SpecialTerm {
  readonly id: SpecialTermId
  readonly name: string
  readonly isActive: boolean
  readonly type: SpecialTermType
  /** Sanitised HTML. */
  readonly text: string
  /** The sites whose guests it is put to. */
  readonly siteIds: readonly SiteId[]
}
