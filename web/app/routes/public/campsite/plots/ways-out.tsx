import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { PlacesElsewhere } from '#server/campsite/places-elsewhere.ts'
import { Elsewhere } from './elsewhere.tsx'
import { OtherDates, type OtherDatesProps } from './other-dates.tsx'
import { PlotsTogether } from './plots-together.tsx'

export interface WaysOutData extends Pick<CampsiteData, 'together' | 'tooSmall'> {
  readonly areDatesOpen: boolean
  readonly elsewhere: PlacesElsewhere | null
}

export interface WaysOutProps extends OtherDatesProps {
  readonly data: WaysOutData
  readonly nights: number
  readonly guests: number
}

/**
 * Where no plot takes the party: those that do together, or the dates on which most are free, or how many
 * it may be; and where else there is room.
 */
export function WaysOut({ plots, data: { together, tooSmall, elsewhere }, nights, guests }: WaysOutProps) {
  const t = useText('waysOut')
  if (together) return <PlotsTogether together={together} nights={nights} guests={guests} />
  return (
    <>
      {tooSmall ? (
        <p className="mt-1">{t(tooSmall.isAlone ? 'largestTakes' : 'allTake', { count: tooSmall.paxMax })}</p>
      ) : (
        <OtherDates plots={plots} />
      )}
      {elsewhere && <Elsewhere elsewhere={elsewhere} guests={guests} />}
    </>
  )
}
