import { useText } from '#app/wording/use-text.ts'
import { plotStates, stateWords } from './plot-state.ts'

export function MapLegend() {
  const t = useText('plotMap')
  return (
    <section aria-labelledby="legend">
      <h2 id="legend" className="sr-only">
        {t('legend')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {plotStates.map((state) => (
          <li key={state} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="plot-map-key" data-state={state}>
              {t(stateWords[state].letter)}
            </span>
            {t(stateWords[state].name)}
          </li>
        ))}
      </ul>
    </section>
  )
}
