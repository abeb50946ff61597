import { siteTypes } from '@camp/domain/plots/plot.ts'
import { Link } from 'react-router'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '../../search-parameters/write-search-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Drawing, iconAddress } from '../icon.tsx'
import { KeptPart } from '../kept.tsx'
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
  const { electrified, adultsOnly, maxPricePerNight, sort } = parameters
  const { tents, caravans } = parameters.stay
  const choices = facilityChoices(facets.tags, parameters.tags)
  const kinds = new Map(facets.siteTypes.map(({ name, count }) => [name, count]))
  return (
    <div className="grid gap-6">
      <KeptPart
        as="fieldset"
        part={Facilities}
        shows={{ chosen: choices.map(({ name }) => parameters.tags.includes(name)) }}
        texts={{
          names: choices.map(({ name }) => name),
          icons: choices.map(({ icon }) => iconAddress(icon)),
          counts: choices.map(({ count }) => countText(count)),
        }}
      />
      <KeptPart
        as="fieldset"
        part={KindsOfStay}
        shows={{ chosen: parameters.siteTypes }}
        texts={{ counts: siteTypes.map((type) => countText(kinds.get(type))) }}
      />
      <KeptPart as="fieldset" part={MoreChoices} shows={{ electrified, adultsOnly, maxPricePerNight, tents, caravans }} />
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

type MoreChoicesProps = Pick<SearchParameters, 'electrified' | 'adultsOnly' | 'maxPricePerNight'> &
  Pick<SearchParameters['stay'], 'tents' | 'caravans'>

function MoreChoices({ electrified, adultsOnly, maxPricePerNight, tents, caravans }: MoreChoicesProps) {
  const t = useText('search')
  return (
    <>
      <legend className="mb-1 font-bold">{t('moreChoices')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <Checkbox name="electrified" value="true" label={t('electrified')} defaultChecked={electrified} />
          <Checkbox name="adultsOnly" value="true" label={t('adultsOnlyFilter')} defaultChecked={adultsOnly} />
        </div>
        <TextField
          name="maxPricePerNight"
          label={t('maxPrice')}
          hint={t('maxPriceHint')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={maxPricePerNight ?? ''}
        />
        <TextField
          name="tents"
          label={t('tents')}
          type="number"
          min={0}
          max={40}
          inputMode="numeric"
          defaultValue={tents ?? ''}
        />
        <TextField
          name="caravans"
          label={t('caravans')}
          type="number"
          min={0}
          max={40}
          inputMode="numeric"
          defaultValue={caravans ?? ''}
        />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t('equipmentHint')}</p>
    </>
  )
}

const countText = (count: number | null | undefined) => `${count ?? ''}`

/** Lists of one order. */
interface FacilitiesProps {
  readonly names: readonly string[]
  /** Where they are drawn. */
  readonly icons: readonly string[]
  /** How many places have each; empty where none were counted. */
  readonly counts: readonly string[]
  readonly chosen: readonly boolean[]
}

function Facilities({ names, icons, counts, chosen }: FacilitiesProps) {
  const t = useText('search')
  return (
    <>
      <legend className="font-bold">{t('facilities')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('facilitiesHint')}</p>
      <div className="flex flex-wrap gap-2">
        {names.map((name, at) => (
          <label key={name} className="chip chip-choice">
            <input type="checkbox" name="tags" value={name} defaultChecked={chosen[at]} className="size-4 accent-brand" />
            <Drawing address={icons[at] ?? ''} className="size-4" />
            {name}
            {counts[at] && <span className="font-normal text-ink-soft">{counts[at]}</span>}
          </label>
        ))}
      </div>
    </>
  )
}

interface KindsOfStayProps extends Pick<FacilitiesProps, 'counts'> {
  readonly chosen: SearchParameters['siteTypes']
}

function KindsOfStay({ chosen, counts }: KindsOfStayProps) {
  const t = useText('search')
  return (
    <>
      <legend className="mb-2 font-bold">{t('placesToStay')}</legend>
      <div className="flex flex-wrap gap-2">
        {siteTypes.map((type, at) => (
          <label key={type} className="chip chip-choice">
            <input
              type="checkbox"
              name="siteTypes"
              value={type}
              defaultChecked={chosen.includes(type)}
              className="size-4 accent-brand"
            />
            {t(`type_${type}`)}
            {counts[at] && <span className="font-normal text-ink-soft">{counts[at]}</span>}
          </label>
        ))}
      </div>
    </>
  )
}

function withoutFilters(parameters: SearchParameters): SearchParameters {
  return changedSearch(parameters, { tags: [], siteTypes: [], electrified: false, maxPricePerNight: null, adultsOnly: false })
}
