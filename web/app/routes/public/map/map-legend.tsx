import { Legend } from '#app/components/plot-map/legend.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type PlotState, plotStates, stateWords } from './plot-state.ts'

/** Of what there is on this map. */
export function MapLegend({ states }: { readonly states: ReadonlySet<PlotState> }) {
  const t = useText('plotMap')
  const entries = plotStates
    .filter((state) => states.has(state))
    .map((state) => ({
      key: state,
      sign: (
        <span aria-hidden="true" className="plot-map-key" data-state={state}>
          {t(stateWords[state].letter)}
        </span>
      ),
      name: t(stateWords[state].name),
    }))
  return <Legend id="legend" title={t('legend')} entries={entries} />
}
