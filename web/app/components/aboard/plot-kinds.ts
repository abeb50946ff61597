import type { SiteType } from '@camp/domain/plots/plot.ts'

/** The kinds that most campsites have, with what most of them are like. */
export const offeredKinds = [
  { siteType: 'camping', sleeps: '6', isElectrified: true },
  { siteType: 'caravan', sleeps: '6', isElectrified: true },
  { siteType: 'chalets', sleeps: '4', isElectrified: true },
  { siteType: 'glamping', sleeps: '2', isElectrified: false },
  { siteType: 'rooms', sleeps: '2', isElectrified: true },
] as const satisfies readonly { readonly siteType: SiteType; readonly sleeps: string; readonly isElectrified: boolean }[]

export type OfferedKind = (typeof offeredKinds)[number]['siteType']

/** As typed, a row for each kind. */
export interface KindAnswers {
  readonly siteType: OfferedKind
  readonly count: string
  readonly paxMax: string
  readonly rate: string
  readonly rateBasis: string
  readonly isElectrified: string
}

export const usualKinds: readonly KindAnswers[] = offeredKinds.map(({ siteType, sleeps, isElectrified }) => ({
  siteType,
  count: '',
  paxMax: sleeps,
  rate: '',
  rateBasis: 'perPlot',
  isElectrified: isElectrified ? 'yes' : '',
}))
