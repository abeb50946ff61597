import { useRef } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { Button } from '../../button.tsx'
import { ChoiceGroup } from '../../choice-group.tsx'
import { useIsHydrated } from '../../search/use-is-hydrated.ts'
import type { SitePlots } from './plot-choices.ts'

interface PlotsFieldProps {
  readonly legend: string
  readonly hint?: string
  readonly error?: string
  readonly sites: readonly SitePlots[]
  readonly chosen: readonly string[]
}

/** Plots to tick, site by site; with scripts a whole site at once. */
export function PlotsField({ legend, hint, error, sites, chosen }: PlotsFieldProps) {
  const t = useText('pricing')
  return (
    <ChoiceGroup id="plots" legend={legend} hint={hint} error={error}>
      {sites.length === 0 && <p className="text-ink-soft">{t('noPlots')}</p>}
      {sites.map((site) => (
        <SiteBox key={site.siteId} site={site} chosen={chosen} />
      ))}
    </ChoiceGroup>
  )
}

function SiteBox({ site, chosen }: { readonly site: SitePlots; readonly chosen: readonly string[] }) {
  const t = useText('pricing')
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLFieldSetElement>(null)
  const tick = (isChecked: boolean) => {
    for (const input of box.current?.querySelectorAll('input') ?? []) input.checked = isChecked
  }
  return (
    <fieldset ref={box} className="plots-box">
      <legend className="sr-only">{site.siteName}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="grow font-bold" aria-hidden="true">
          {site.siteName}
        </p>
        {isHydrated && (
          <>
            <Button intent="quiet" size="small" onClick={() => tick(true)}>
              {t('all')} <span className="sr-only">{site.siteName}</span>
            </Button>
            <Button intent="quiet" size="small" onClick={() => tick(false)}>
              {t('none')} <span className="sr-only">{site.siteName}</span>
            </Button>
          </>
        )}
      </div>
      <div className="plots-ticks">
        {site.plots.map(({ id, name, isActive }) => (
          <label key={id} className="plots-tick">
            <input type="checkbox" name="plots" value={id} defaultChecked={chosen.includes(id)} />
            <span>
              {name}
              {!isActive && <span className="text-ink-soft"> ({t('inactive')})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
