import { siteTypes } from '@camp/domain/plots/plot.ts'
import { Link } from 'react-router'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '../../search-parameters/write-search-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { FacilityIcon } from '../icon.tsx'
import { TextField } from '../text-field.tsx'
import type { Facets } from './facets.ts'
import { facilityChoices } from './facility-choices.ts'

export interface FiltersPanelProps {
  readonly parameters: SearchParameters
  readonly facets: Facets
}

/** Every filter of a search, as plain form controls: they are sent with the place and the dates. */
export function FiltersPanel({ parameters, facets }: FiltersPanelProps) {
  const t = useText('search')
  const { stay, sort } = parameters
  return (
    <div className="grid gap-6">
      <Facilities parameters={parameters} facets={facets} />
      <KindsOfStay parameters={parameters} facets={facets} />
      <fieldset>
        <legend className="mb-1 font-bold">{t('moreChoices')}</legend>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <div>
            <Checkbox name="electrified" value="true" label={t('electrified')} defaultChecked={parameters.electrified} />
            <Checkbox name="adultsOnly" value="true" label={t('adultsOnlyFilter')} defaultChecked={parameters.adultsOnly} />
          </div>
          <TextField
            name="maxPricePerNight"
            label={t('maxPrice')}
            hint={t('maxPriceHint')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={parameters.maxPricePerNight ?? ''}
          />
          <TextField
            name="tents"
            label={t('tents')}
            type="number"
            min={0}
            max={40}
            inputMode="numeric"
            defaultValue={stay.tents ?? ''}
          />
          <TextField
            name="caravans"
            label={t('caravans')}
            type="number"
            min={0}
            max={40}
            inputMode="numeric"
            defaultValue={stay.caravans ?? ''}
          />
        </div>
        <p className="mt-1 text-sm text-ink-soft">{t('equipmentHint')}</p>
      </fieldset>
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className="search-panel-foot flex flex-wrap items-center justify-between gap-3">
        <Link to={searchAddress(withoutFilters(parameters))} className="link inline-flex min-h-11 items-center">
          {t('clearFilters')}
        </Link>
        <Button type="submit">{t('applyFilters')}</Button>
      </div>
    </div>
  )
}

function Facilities({ parameters, facets }: FiltersPanelProps) {
  const t = useText('search')
  return (
    <fieldset>
      <legend className="font-bold">{t('facilities')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('facilitiesHint')}</p>
      <div className="flex flex-wrap gap-2">
        {facilityChoices(facets.tags, parameters.tags).map(({ name, icon, count }) => (
          <label key={name} className="chip chip-choice">
            <input
              type="checkbox"
              name="tags"
              value={name}
              defaultChecked={parameters.tags.includes(name)}
              className="size-4 accent-brand"
            />
            <FacilityIcon icon={icon} className="size-4" />
            {name}
            {count !== null && <span className="font-normal text-ink-soft">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function KindsOfStay({ parameters, facets }: FiltersPanelProps) {
  const t = useText('search')
  const counts = new Map(facets.siteTypes.map(({ name, count }) => [name, count]))
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('placesToStay')}</legend>
      <div className="flex flex-wrap gap-2">
        {siteTypes.map((type) => (
          <label key={type} className="chip chip-choice">
            <input
              type="checkbox"
              name="siteTypes"
              value={type}
              defaultChecked={parameters.siteTypes.includes(type)}
              className="size-4 accent-brand"
            />
            {t(`type_${type}`)}
            {counts.has(type) && <span className="font-normal text-ink-soft">{counts.get(type)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function withoutFilters(parameters: SearchParameters): SearchParameters {
  return changedSearch(parameters, { tags: [], siteTypes: [], electrified: false, maxPricePerNight: null, adultsOnly: false })
}
