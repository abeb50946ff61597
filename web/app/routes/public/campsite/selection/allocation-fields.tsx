import { Button } from '#app/components/button.tsx'
import { Stepper } from '#app/components/stepper.tsx'
import { partyText } from '#app/formatting/party-text.ts'
import { type Allocation, emptyShare, type PartyWithRig, type PlotShare } from '#app/selection/allocation.ts'
import { childParameter, shareParameters } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

interface AllocationFieldsProps {
  readonly party: PartyWithRig
  readonly allocation: Allocation
  readonly plots: readonly PickedPlot[]
  readonly onChange: () => void
}

type Kind = keyof typeof shareParameters

const kinds = [
  { kind: 'numberOfAdults', label: 'adults' },
  { kind: 'numberOfPensioners', label: 'pensioners' },
  { kind: 'tents', label: 'tents' },
  { kind: 'caravans', label: 'caravans' },
] as const

/** Who sleeps where. With one plot there is nothing to ask: the fields go along unseen. */
export function AllocationFields(props: AllocationFieldsProps) {
  const { party, allocation, plots } = props
  const t = useText('campsite')
  const tc = useText('common')
  if (plots.length <= 1) {
    return (
      <>
        <p className="-mt-2 text-sm text-ink-soft">{partyText(tc, party)}</p>
        <HiddenAllocation allocation={allocation} />
      </>
    )
  }
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3>{t('guestsPerPlot')}</h3>
      {plots.map((plot) => (
        <PlotFields key={plot.id} plot={plot} {...props} />
      ))}
      <ChildFields {...props} />
      <div className="without-scripts">
        <Button type="submit" intent="secondary" isWide>
          {t('updateTotal')}
        </Button>
      </div>
    </div>
  )
}

function PlotFields({ plot, party, allocation, onChange }: AllocationFieldsProps & { readonly plot: PickedPlot }) {
  const t = useText('campsite')
  const share = allocation.shares.find(({ plotId }) => plotId === plot.id) ?? { plotId: plot.id, ...emptyShare }
  const asked = kinds.filter(({ kind }) => isAsked(kind, party, plot))
  return (
    <fieldset className="grid gap-2 rounded-control bg-sunken p-3">
      <legend className="sr-only">{t('guestsOfPlot', { plot: plot.name })}</legend>
      <p aria-hidden="true" className="font-bold">
        {plot.name}
      </p>
      {asked.map(({ kind, label }) => (
        <Stepper
          key={kind}
          name={shareParameters[kind](plot.id)}
          label={t(label)}
          defaultValue={share[kind]}
          max={mostOf(kind, party)}
          onChange={onChange}
        />
      ))}
      <HiddenShare
        share={share}
        kinds={kinds.map(({ kind }) => kind).filter((kind) => !asked.some((one) => one.kind === kind))}
      />
    </fieldset>
  )
}

/** Each child is somebody with an age, who sleeps somewhere. */
function ChildFields({ party, allocation, plots, onChange }: AllocationFieldsProps) {
  const t = useText('campsite')
  return party.childrenAges.map((age, child) => {
    const name = childParameter(child)
    return (
      <div key={name}>
        <label htmlFor={name} className="mb-1 block text-sm">
          {t('childSleepsOn', { number: child + 1, age })}
        </label>
        <select
          id={name}
          name={name}
          defaultValue={allocation.childPlots[child] ?? ''}
          onChange={onChange}
          className="min-h-11 w-full rounded-control border border-edge bg-surface px-3"
        >
          <option value="">{t('nowhereYet')}</option>
          {plots.map((plot) => (
            <option key={plot.id} value={plot.id}>
              {plot.name}
            </option>
          ))}
        </select>
      </div>
    )
  })
}

function isAsked(kind: Kind, party: PartyWithRig, { siteType }: PickedPlot): boolean {
  const count = party[kind] ?? 0
  return kind === 'numberOfAdults' || (count > 0 && (kind === 'numberOfPensioners' || siteType === 'camping'))
}

function mostOf(kind: Kind, party: PartyWithRig): number {
  return Math.max(party[kind] ?? 0, 0)
}

function HiddenAllocation({ allocation }: { readonly allocation: Allocation }) {
  return (
    <>
      {allocation.shares.map((share) => (
        <HiddenShare key={share.plotId} share={share} kinds={kinds.map(({ kind }) => kind)} />
      ))}
      {allocation.childPlots.map((plotId, child) => (
        <input key={childParameter(child)} type="hidden" name={childParameter(child)} value={plotId ?? ''} />
      ))}
    </>
  )
}

function HiddenShare({ share, kinds: hidden }: { readonly share: PlotShare; readonly kinds: readonly Kind[] }) {
  return hidden.map((kind) => <input key={kind} type="hidden" name={shareParameters[kind](share.plotId)} value={share[kind]} />)
}
