import type { SiteType } from '@camp/domain/plots/plot.ts'

/** The land around a place; it decides its pictures, its facilities and how its plots lie. */
export type Land =
  | 'coast'
  | 'karoo'
  | 'bushveld'
  | 'forest'
  | 'berg'
  | 'desert'
  | 'wetland'
  | 'winelands'
  | 'river'
  | 'dam'
  | 'highveld'

export type SiteCounts = Readonly<Partial<Record<SiteType, number>>>

export interface DemoPlace {
  readonly name: string
  /** As the gazetteer spells it. */
  readonly town: string
  readonly province: string
  readonly postalCode: string
  readonly land: Land
  readonly sites: SiteCounts
  readonly description: string
  /** The town as people say it, where the gazetteer differs. */
  readonly cityName?: string
  readonly isAdultsOnly?: true
  readonly isFeatured?: true
  /** A field that parties share up to its number of guests. */
  readonly hasSharedField?: true
  /** Fridays and Saturdays cost a fifth more. */
  readonly hasDearerWeekends?: true
}
