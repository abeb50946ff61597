import { longestReason } from '@camp/domain/blocks/longest-reason.ts'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'

interface BlockFieldsProps {
  readonly chart: ChartOnWire
  readonly plotIds: readonly string[]
  readonly arrival: string
  readonly departure: string
  readonly reason: string
  /** The last day of a courtesy hold. */
  readonly until: string
}

export function BlockFields({ chart, plotIds, arrival, departure, reason, until }: BlockFieldsProps) {
  const t = useText('calendar')
  const chosen = chart.sites.flatMap(({ plots }) => plots).filter(({ id }) => plotIds.some((wanted) => wanted === id))
  const others = chart.sites.flatMap(({ plots }) => plots).filter(({ id }) => !plotIds.some((wanted) => wanted === id))
  return (
    <>
      <div className="chart-pair">
        <TextField name="arrival" type="date" label={t('firstNight')} defaultValue={arrival} />
        <TextField name="departure" type="date" label={t('freeAgain')} defaultValue={departure} />
      </div>
      <ChoiceGroup id="plots" legend={t('plotChoice')}>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {chosen.map(({ id, name }) => (
            <PlotTick key={id} id={id} name={name} isChosen />
          ))}
        </div>
        <details open={chosen.length === 0}>
          <summary className="link text-sm">{t('plots', { count: others.length })}</summary>
          <div className="flex max-h-48 flex-wrap gap-x-4 gap-y-1 overflow-auto pt-2">
            {others.map(({ id, name }) => (
              <PlotTick key={id} id={id} name={name} isChosen={false} />
            ))}
          </div>
        </details>
      </ChoiceGroup>
      <TextField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        defaultValue={reason}
        maxLength={longestReason}
        isOptional
      />
      <TextField name="until" type="date" label={t('until')} hint={t('untilHint')} defaultValue={until} isOptional />
    </>
  )
}

function PlotTick({ id, name, isChosen }: { readonly id: string; readonly name: string; readonly isChosen: boolean }) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input type="checkbox" name="plot" value={id} defaultChecked={isChosen} className="size-5 accent-brand" />
      {name}
    </label>
  )
}
