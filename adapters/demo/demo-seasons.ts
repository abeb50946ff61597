import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'

type Season = ImportedOrganisation['seasons'][number]

/**
 * School holidays decide when campsites are full: three years of them, as the reference organisations have.
 */
export function demoSeasons(peakMinimumStay: number): readonly Season[] {
  return [2026, 2027, 2028].flatMap((year) => [
    season('out', `Late summer ${year}`, `${year}-01-11`, `${year}-03-19`),
    season('in', `Easter school holiday ${year}`, `${year}-03-20`, `${year}-04-12`),
    season('out', `Autumn and winter ${year}`, `${year}-04-13`, `${year}-06-25`),
    season('in', `Winter school holiday ${year}`, `${year}-06-26`, `${year}-07-20`),
    season('out', `Winter and spring ${year}`, `${year}-07-21`, `${year}-12-10`),
    season('peak', `Summer holiday ${year}`, `${year}-12-11`, `${year + 1}-01-10`, peakMinimumStay),
  ])
}

function season(
  seasonType: Season['seasonType'],
  name: string,
  startDate: string,
  endDate: string,
  minimumStayPeriod = 0,
): Season {
  return { name, seasonType, startDate, endDate, minimumStayPeriod, isActive: true }
}
