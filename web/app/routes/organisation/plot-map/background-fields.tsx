import { opacityLimits } from '@camp/domain/plots/plot-map.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { MapDraft } from './map-draft.ts'
import { sides } from './map-places.ts'

interface BackgroundFieldsProps {
  readonly draft: MapDraft
  readonly hasPicture: boolean
  readonly errors: ReadonlyMap<string, string>
  readonly onType: (change: Partial<MapDraft>) => void
}

/** How large the map is in metres, and where the picture under it lies. */
export function BackgroundFields({ draft, hasPicture, errors, onType }: BackgroundFieldsProps) {
  const t = useText('placeSettings')
  return (
    <div className="grid gap-4">
      <div className="max-w-64">
        <TextField
          name="metresPerHundred"
          label={t('scaleLabel')}
          hint={t('scaleHint')}
          error={errors.get('metresPerHundred')}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          value={draft.scale}
          onChange={({ target }) => onType({ scale: target.value })}
        />
      </div>
      {hasPicture && (
        <fieldset className="flex flex-wrap items-end gap-4">
          <legend className="mb-1 font-bold">{t('background')}</legend>
          {sides.map((side) => (
            <div key={side} className="w-28">
              <TextField
                name={`background.${side}`}
                label={t(`map_${side}`)}
                error={errors.get(`background.${side}`)}
                inputMode="decimal"
                autoComplete="off"
                value={draft.background[side]}
                onChange={({ target }) => onType({ background: { ...draft.background, [side]: target.value } })}
              />
            </div>
          ))}
          <label className="grid gap-1">
            <span className="font-bold">{t('opacity', { percent: draft.opacity })}</span>
            <input
              type="range"
              id="background.opacity"
              name="background.opacity"
              min={opacityLimits.least}
              max={opacityLimits.most}
              step={5}
              className="h-11 w-44"
              value={draft.opacity}
              onChange={({ target }) => onType({ opacity: target.value })}
            />
          </label>
        </fieldset>
      )}
    </div>
  )
}
