import type { NearbyPlace } from '@camp/domain/search/places-near.ts'
import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import { Icon } from '#app/components/icon.tsx'
import { KeptParts } from '#app/components/kept-parts.tsx'
import { LocatedMap } from '#app/components/map/located-map.tsx'
import { mapEmbed, mapLink } from '#app/components/reservation/map-embed.ts'
import { HelpLinks } from '#app/components/reservation/need-help.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { useShell } from '#app/components/use-shell.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import { placeText } from '../heading/place-text.ts'
import { policyTexts } from './policy-texts.ts'
import { sitesByTimes } from './times.ts'
import { timesText } from './times-text.ts'

type OfCampsite = Pick<CampsiteData, 'organisation'>

export type AboutCampsiteProps = OfCampsite & { readonly near: readonly NearbyPlace[] }

/** Everything a guest needs to know besides the plots. */
export function AboutCampsite({ organisation, near }: AboutCampsiteProps) {
  const t = useText('aboutCampsite')
  const { cancellationPolicy } = organisation
  return (
    <div className="grid items-start gap-x-10 gap-y-8 border-t border-line pt-8 md:grid-cols-2">
      <div className="grid gap-8">
        <Where organisation={organisation} />
        {near.length > 0 && (
          <Part id="near" title={t('nearTitle')}>
            <PlacesNear places={near} />
          </Part>
        )}
      </div>
      <div className="grid gap-8">
        <Part id="times" title={t('timesTitle')}>
          <Times organisation={organisation} />
        </Part>
        <Part id="cancelling" title={t('cancellationTitle')}>
          <ul>
            {policyTexts(t, cancellationPolicy).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <InTheirWords organisation={organisation} />
        <Part id="contact" title={t('contactTitle')}>
          <HelpLinks organisation={organisation} reference={null} />
        </Part>
        <Part id="share" title={t('shareTitle')}>
          <Share organisation={organisation} />
        </Part>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the campsite says of itself; what it has not said has no heading. */
function InTheirWords({ organisation: { aboutHosts, houseRules, aboutPets, aboutArrival } }: OfCampsite) {
  const t = useText('aboutCampsite')
  const said = { aboutArrival, houseRules, aboutPets, aboutHosts }
  return (['aboutArrival', 'houseRules', 'aboutPets', 'aboutHosts'] as const).map(
    (part) =>
      said[part] && (
        <Part key={part} id={part} title={t(part)}>
          <SanitisedHtml html={said[part]} />
        </Part>
      ),
  )
}

/** Without dates and guests: whoever it is sent to has their own. */
function Share({ organisation: { name, slug, cityName } }: OfCampsite) {
  const t = useText('aboutCampsite')
  const address = `${useShell()?.publicUrl ?? ''}/${encodeURIComponent(slug)}`
  const text = encodeURIComponent(t('shareText', { name, place: cityName, address }))
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={`https://wa.me/?text=${text}`} rel="noopener" className="link inline-flex min-h-11 items-center gap-2">
        <Icon name="message-circle" className="size-4" />
        {t('shareWhatsApp')}
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${text}`}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="mail" className="size-4" />
        {t('shareEmail')}
      </a>
    </p>
  )
}

function PlacesNear({ places }: { readonly places: readonly NearbyPlace[] }) {
  const t = useText('aboutCampsite')
  const nameOf = ({ name, metres }: NearbyPlace) => (metres === null ? name : t('nearPeak', { name, metres }))
  return (
    <>
      <KeptParts
        as="ul"
        part={PlaceNear}
        each={places.map((place) => ({
          key: `${place.kind} ${place.name}`,
          texts: { name: nameOf(place), distance: place.km === 0 ? t('nearHere') : t('nearKm', { km: place.km }) },
        }))}
      />
      <p className="mt-1 text-sm text-ink-soft">{t('nearCrow')}</p>
    </>
  )
}

function PlaceNear({ name, distance }: { readonly name: string; readonly distance: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      {name}
      <span className="text-ink-soft">{distance}</span>
    </li>
  )
}

/** Other places around it. */
function Near({ organisation: { cityName, latitude, longitude } }: OfCampsite) {
  const t = useText('campsite')
  const query = new URLSearchParams(useLocation().search)
  const search = new URLSearchParams({ place: cityName, latitude: String(latitude), longitude: String(longitude) })
  return (
    <Link to={embeddedAs(query, `/?${search}`)} className="link inline-flex min-h-11 items-center gap-2">
      <Icon name="search" className="size-4" />
      {t('searchNearBy', { place: cityName })}
    </Link>
  )
}

function Times({ organisation: { sites } }: OfCampsite) {
  const t = useText('aboutCampsite')
  const language = use(LanguageContext)
  const groups = sitesByTimes(sites)
  return (
    <ul className="grid gap-2">
      {groups.map(({ sites: alike, times }) => (
        <li key={alike.map(({ id }) => id).join()}>
          {groups.length > 1 && <p className="font-bold">{alike.map(({ name }) => name).join(', ')}</p>}
          {times.map((group) => (
            <p key={group.days.join()}>{timesText(t, group, language)}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Where({ organisation }: OfCampsite) {
  const t = useText('aboutCampsite')
  const { address1, address2, directions } = organisation
  const address = [address1, address2, placeText(organisation), organisation.provinceName].filter(Boolean)
  return (
    <Part id="where" title={t('gettingThere')}>
      <p>{address.join(', ')}</p>
      {directions && (
        <div className="mt-2">
          <SanitisedHtml html={directions} />
        </div>
      )}
      <Maps organisation={organisation} />
      <Near organisation={organisation} />
    </Part>
  )
}

/**
 * Google's map costs data and tells Google who looks: only after a click, a link that works without scripts.
 */
function Maps({ organisation }: OfCampsite) {
  const t = useText('aboutCampsite')
  const search = new URLSearchParams(useLocation().search)
  const embed = mapEmbed(organisation.googleMaps)
  const isWanted = embed !== null && search.get('google') === 'map'
  const wanting = new URLSearchParams([...search, ['google', 'map']])
  return (
    <div className="mt-4 grid gap-2">
      {isWanted ? (
        <iframe
          src={embed}
          title={t('googleMapTitle', { name: organisation.name })}
          className="aspect-[4/3] w-full rounded-card border-0"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <LocatedMap place={organisation} label={t('mapPicture', { name: organisation.name, place: organisation.cityName })} />
      )}
      <p className="flex flex-wrap gap-x-6">
        <span className="inline-flex min-h-11 items-center text-ink-soft">{t('coordinates', organisation)}</span>
        <a href={mapLink(organisation)} className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="external-link" className="size-4" />
          {t('openInMaps')}
        </a>
        {embed && !isWanted && (
          <Link to={`?${wanting}#where`} replace preventScrollReset className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="map" className="size-4" />
            {t('showGoogleMap')}
          </Link>
        )}
      </p>
      {embed && !isWanted && <p className="text-sm text-ink-soft">{t('googleMapNote')}</p>}
    </div>
  )
}
