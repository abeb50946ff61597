import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageCard } from '#server/wire/card-on-page.ts'
import { distanceText } from '../../formatting/distance-text.ts'
import { useText } from '../../wording/use-text.ts'
import { FacilityIcon } from '../icon.tsx'
import { KeptPart } from '../kept.tsx'
import { Picture } from '../picture.tsx'
import { SanitisedHtml } from '../sanitised-html.tsx'
import { TagChip } from '../tag-chip.tsx'
import { StayTotal, type StayTotalTexts } from './stay-total.tsx'

interface OrganisationCardProps {
  readonly card: PageCard
  /** Where it leads, with the dates and the party of the search. */
  readonly address: string
  /** The first pictures of a page are not lazy. */
  readonly isEager: boolean
  readonly layout: 'row' | 'column'
  readonly level?: 'h2' | 'h3'
  /** What the stay costs, where that is all there is to say; else `children`. */
  readonly price?: StayTotalTexts | null
  /** What it costs, or when it would be free. */
  readonly children?: ReactNode
  readonly isFeatured?: boolean
  readonly isMarked?: boolean
  readonly onPoint?: (isPointed: boolean) => void
}

/**
 * One link for a screen reader, three for a hand: picture, name and button; a press anywhere follows the
 * name. But for the texts that are given apart, cards of many campsites are the same.
 */
export function OrganisationCard({
  card,
  address,
  isEager,
  layout,
  level = 'h2',
  price,
  children,
  isFeatured,
  isMarked,
  onPoint,
}: OrganisationCardProps) {
  const t = useText('search')
  const common = useText('common')
  const isRow = layout === 'row'
  const { name, image, rating, isAdultsOnly, shortDescription, tags, moreTags } = card
  const pointing = onPoint && {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  }
  return (
    <KeptPart
      as="article"
      id={isRow ? `place-${card.slug}` : undefined}
      className={`result-card ${isRow ? 'result-card-row' : ''}`}
      data-marked={isMarked || undefined}
      {...pointing}
      part={CardInside}
      shows={{ tags, isAdultsOnly, isEager, isRow, level, isFeatured }}
      texts={{
        name,
        image: image ?? '',
        shortDescription,
        address,
        place: placeLine(card),
        stars: rating ? `★ ${rating.average} (${rating.count})` : '',
        rated: rating ? t('rated', { average: rating.average, guests: common('guests', { count: rating.count }) }) : '',
        more: moreTags > 0 ? t('moreFacilities', { count: moreTags }) : '',
        ...(price ?? noTotal),
      }}
      acts={{ otherwise: () => children }}
      isKept={Boolean(price)}
    />
  )
}

/** What is said otherwise stands there. */
const noTotal: StayTotalTexts = { total: '', forStay: '', line: '' }

interface CardInsideProps
  extends Pick<OrganisationCardProps, 'address' | 'isEager' | 'isFeatured'>,
    Required<Pick<OrganisationCardProps, 'level'>>,
    Pick<PageCard, 'name' | 'isAdultsOnly' | 'shortDescription' | 'tags'>,
    StayTotalTexts {
  readonly isRow: boolean
  /** Empty without one. */
  readonly image: string
  /** `Rural, Clanwilliam, 8135 · 24.18 km`. */
  readonly place: string
  /** `★ 4.5 (2)`; empty before the first review, as `rated`, which says it in words. */
  readonly stars: string
  readonly rated: string
  /** `+3 more`; empty where all facilities are named. */
  readonly more: string
  /** What stands in place of a total. */
  readonly otherwise: () => ReactNode
}

function CardInside({
  name,
  image,
  shortDescription,
  isAdultsOnly,
  isEager,
  isRow,
  level: Heading,
  isFeatured,
  address,
  place,
  stars,
  rated,
  tags,
  more,
  total,
  forStay,
  line,
  otherwise,
}: CardInsideProps) {
  const t = useText('search')
  return (
    <>
      <KeptPart
        as={Link}
        to={address}
        prefetch="intent"
        aria-hidden="true"
        tabIndex={-1}
        className="result-picture"
        part={CardPicture}
        shows={{ isEager, isRow }}
        texts={{ image }}
      />
      <div className="flex min-w-0 flex-col p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Heading className="text-xl">
            <Link to={address} prefetch="intent" className="result-name">
              {name}
            </Link>
          </Heading>
          {stars && (
            <TagChip tone="brand">
              <span aria-hidden="true">{stars}</span>
              <span className="sr-only">{rated}</span>
            </TagChip>
          )}
          {isFeatured && <TagChip>{t('featuredPlace')}</TagChip>}
          {isAdultsOnly && <TagChip tone="warn">{t('adultsOnly')}</TagChip>}
        </div>
        <p className="mt-0.5 text-ink-soft">{place}</p>
        <div className="result-description mt-1.5">
          <SanitisedHtml html={shortDescription} />
        </div>
        {tags.length > 0 && (
          <ul
            aria-label={t('facilitiesOf', { name })}
            className="result-facilities mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft"
          >
            {tags.map((tag) => (
              <li key={tag.name} className="inline-flex items-center gap-1.5">
                <FacilityIcon icon={tag.icon} className="size-4" />
                {tag.name}
              </li>
            ))}
            {more && <li>{more}</li>}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <div className="min-w-0 grow basis-48">
            {total ? <StayTotal total={total} forStay={forStay} line={line} /> : otherwise()}
          </div>
          <Link
            to={address}
            prefetch="intent"
            className="result-action inline-flex min-h-11 items-center rounded-pill border border-edge bg-surface px-4 font-bold hover:bg-sunken"
          >
            {t('viewDetails')}
            <span className="sr-only"> {t('viewDetailsOf', { name })}</span>
          </Link>
        </div>
      </div>
    </>
  )
}

type CardPictureProps = Pick<CardInsideProps, 'image' | 'isEager' | 'isRow'>

function CardPicture({ image, isEager, isRow }: CardPictureProps) {
  return (
    <Picture
      picture={image || null}
      alt=""
      width={300}
      height={200}
      sizes={isRow ? '(min-width: 768px) 300px, 100vw' : '(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw'}
      isEager={isEager}
      className="size-full"
    />
  )
}

function placeLine({ suburb, cityName, postalCode, distanceKm }: PageCard): string {
  const place = [suburb === cityName ? null : suburb, cityName, postalCode].filter(Boolean).join(', ')
  return distanceKm === null ? place : `${place}\u00a0· ${distanceText(distanceKm)}`
}
