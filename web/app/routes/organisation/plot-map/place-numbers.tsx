import { useText } from '#app/wording/use-text.ts'
import { type MapPlot, type Side, sides, type TypedPlaces } from './map-places.ts'

interface PlaceNumbersProps {
  readonly plots: readonly MapPlot[]
  readonly typed: TypedPlaces
  readonly problems: readonly { readonly field: string }[]
  readonly onType: (id: string, side: Side, text: string) => void
}

/** Site by site, a line for each plot; open from the start where a number is wrong. */
export function PlaceNumbers({ plots, typed, problems, onType }: PlaceNumbersProps) {
  const siteNames = [...new Set(plots.map(({ site }) => site))]
  return siteNames.map((site) => {
    const own = plots.filter((plot) => plot.site === site)
    const isWrong = (id: string, side: Side) => problems.some(({ field }) => field === `${id}.${side}`)
    const hasProblem = own.some(({ id }) => sides.some((side) => isWrong(id, side)))
    return (
      <details key={site} className="place-numbers" open={hasProblem || undefined}>
        <summary>{site}</summary>
        <SiteNumbers site={site} plots={own} typed={typed} isWrong={isWrong} onType={onType} />
      </details>
    )
  })
}

interface SiteNumbersProps extends Omit<PlaceNumbersProps, 'problems'> {
  readonly site: string
  readonly isWrong: (id: string, side: Side) => boolean
}

function SiteNumbers({ site, plots, typed, isWrong, onType }: SiteNumbersProps) {
  const t = useText('placeSettings')
  return (
    <table className="place-table">
      <caption className="sr-only">{site}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plot_name')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {t(`map_${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plots.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {sides.map((side) => (
              <td key={side}>
                <input
                  id={`${id}.${side}`}
                  name={`${id}.${side}`}
                  aria-label={`${name}, ${t(`map_${side}`)}`}
                  aria-invalid={isWrong(id, side) || undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  className="place-input"
                  value={typed[id]?.[side] ?? ''}
                  onChange={(event) => onType(id, side, event.target.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
