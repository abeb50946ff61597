import { partySize } from '@camp/domain/stay-rules/party.ts'
import { Button } from '#app/components/button.tsx'
import { HiddenFields } from '#app/components/campsite/stay/hidden-fields.tsx'
import { withStay } from '#app/components/campsite/stay/kept-parameters.ts'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { useTidySubmit } from '#app/components/campsite/use-tidy-submit.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { LoadingIndicator } from '#app/components/loading-indicator.tsx'
import { readSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PlotsOfSite } from '#server/campsite/alike-plots.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import '#app/styles/without-scripts.css'
import { JumpList } from './jump-list.tsx'
import { LaterWaysOut } from './later-ways-out.tsx'
import { PlotCard, type PlotsOnCard } from './plot-card.tsx'
import { PlotChips } from './plot-chips.tsx'
import type { PlotFilter } from './plot-filters.ts'
import { useRecentlyDeselected } from './use-recently-deselected.ts'
import { useTickedBeforeScripts } from './use-ticked-before-scripts.ts'
import type { WaysOutData } from './ways-out.tsx'

type PlotPickerProps = Pick<CampsiteData, 'organisation' | 'stay' | 'nights' | 'rates'> & {
  readonly plots: readonly PickedPlot[]
  readonly sites: readonly PlotsOfSite[]
  readonly filters: readonly PlotFilter[]
  readonly waysOut: WaysOutData
  readonly action: string
}

/** Every plot of the campsite for the stay. A GET form: what is ticked stands in the address. */
export function PlotPicker({ organisation, stay, nights, rates, waysOut, plots, sites, filters, action }: PlotPickerProps) {
  const t = useText('campsite')
  const submit = useTidySubmit({ replaces: true })
  const form = useTickedBeforeScripts(submit)
  const { search, isChecking } = usePendingSearch()
  const { isAllowMultiplePlots: isMulti, takesOnlinePayment: isPaidOnline } = organisation
  const selected = readSelection(search)
  const deselected = useRecentlyDeselected(selected)
  const free = plots.filter((plot) => plot.isAvailable).length
  const goneName = plots.find((plot) => plot.id === deselected)?.name
  const byId = new Map(plots.map((plot) => [plot.id, plot]))
  const cards = sites.map((site) => ({ site, cards: site.groups.flatMap((group) => cardOf(group, byId)) }))
  const freeText = () => {
    if (free > 0) return t('freePlots', { count: free })
    if (!waysOut.areDatesOpen) return t('notOpen')
    if (waysOut.tooSmall) return t('tooSmall')
    if (plots.some((plot) => plot.isSelectable)) return selected.length === 0 && t('freeTogether')
    return t('nothingFree')
  }
  if (plots.length === 0) return <EmptyState text={t('noPlots')} action={<p className="text-ink-soft">{t('noPlotsHint')}</p>} />
  return (
    <form
      ref={form}
      id="plots"
      method="get"
      action={`${action}#selected-plots`}
      aria-busy={isChecking}
      onChange={(event) => submit(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <HiddenFields search={withStay(search, stay)} />
      {isMulti && (
        <div className="mb-4">
          <h2>{t('titleMulti')}</h2>
          <p className="mt-1 text-ink-soft">
            {t('noteMulti')} {t('noteIndicative')}
          </p>
        </div>
      )}
      {!isMulti && <p className="mb-3 text-ink-soft">{t('noteIndicative')}</p>}
      <LiveRegion>
        {isChecking ? (
          <LoadingIndicator variant="camp" label={t('checking')} hasVisibleLabel />
        ) : (
          <span className="text-sm font-bold">{freeText()}</span>
        )}
        {goneName && <span className="sr-only">{t('wasDeselected', { plot: goneName })}</span>}
      </LiveRegion>
      {free === 0 && selected.length === 0 && (
        <LaterWaysOut plots={plots} data={waysOut} nights={nights} guests={partySize(stay)} />
      )}
      {!isPaidOnline && <p className="text-sm text-ink-soft">{t('payThere')}</p>}
      <PlotChips filters={filters} />
      {sites.length === 0 && <p className="mt-3">{t('noneSuchPlots')}</p>}
      <JumpList cards={cards.flatMap(({ cards: ofSite }) => ofSite)} />
      <div className="mt-3 grid gap-8">
        {cards.map(({ site, cards: ofSite }) => (
          <section key={site.siteId} aria-label={site.siteName}>
            <SiteTitle site={site} isMulti={isMulti} isOnly={sites.length === 1} />
            <ul className="plots">
              {ofSite.map((card) => (
                <PlotCard
                  key={card.plots[0].id}
                  {...card}
                  stay={stay}
                  nights={nights}
                  rates={rates}
                  isMulti={isMulti}
                  selected={selected}
                  deselected={deselected}
                  isPaidOnline={isPaidOnline}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="without-scripts update-selection mt-4">
        <Button type="submit">{t('updateSelection')}</Button>
      </div>
    </form>
  )
}

function cardOf({ plotIds, ...words }: PlotsOfSite['groups'][number], byId: ReadonlyMap<string, PickedPlot>): PlotsOnCard[] {
  const [first, ...others] = plotIds.flatMap((id) => byId.get(id) ?? [])
  return first ? [{ ...words, plots: [first, ...others] }] : []
}

interface SiteTitleProps {
  readonly site: PlotsOfSite
  readonly isMulti: boolean
  readonly isOnly: boolean
}

/** In multi mode one title stands above all; a site's own is only needed beside others. */
function SiteTitle({ site, isMulti, isOnly }: SiteTitleProps) {
  const t = useText('campsite')
  const { siteName, siteType } = site
  if (!isMulti) return <h2 className="mb-3">{t('titleSingle', { style: t(siteType), site: siteName })}</h2>
  if (isOnly) return null
  return (
    <p className="mb-3 font-serif text-lg font-bold">
      {siteName} {siteName !== t(siteType) && <span className="font-sans text-sm font-normal text-ink-soft">{t(siteType)}</span>}
    </p>
  )
}
