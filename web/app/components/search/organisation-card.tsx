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
 * name. Most of a card is the same on every page, but for the texts that are given apart.
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
  const isRow = layout === 'row'
  const { name, image, rating, isAdultsOnly, shortDescription, tags, moreTags } = card
  const facts = { name, image, rating, isAdultsOnly, shortDescription, tags, moreTags }
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
      shows={{ facts, isEager, isRow, level, isFeatured }}
      texts={{ address, place: placeLine(card), ...(price ?? noTotal) }}
      acts={{ children }}
      isKept={Boolean(price)}
    />
  )
}

/** `children` stand there. */
const noTotal: StayTotalTexts = { total: '', forStay: '', line: '' }

type CardFacts = Pick<PageCard, 'name' | 'image' | 'rating' | 'isAdultsOnly' | 'shortDescription' | 'tags' | 'moreTags'>

interface CardInsideProps
  extends Pick<OrganisationCardProps, 'address' | 'isEager' | 'isFeatured' | 'children'>,
    Required<Pick<OrganisationCardProps, 'level'>>,
    StayTotalTexts {
  readonly facts: CardFacts
  readonly isRow: boolean
  /** `Rural, Clanwilliam, 8135 · 24.18 km`. */
  readonly place: string
}

function CardInside({
  facts: { name, image, ...facts },
  isEager,
  isRow,
  level: Heading,
  isFeatured,
  address,
  place,
  total,
  forStay,
  line,
  children,
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
        shows={{ image, isEager, isRow }}
      />
      <div className="flex min-w-0 flex-col p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Heading className="text-xl">
            <Link to={address} prefetch="intent" className="result-name">
              {name}
            </Link>
          </Heading>
          <RatingChip {...facts} />
          {isFeatured && <TagChip>{t('featuredPlace')}</TagChip>}
          {facts.isAdultsOnly && <TagChip tone="warn">{t('adultsOnly')}</TagChip>}
        </div>
        <p className="mt-0.5 text-ink-soft">{place}</p>
        <div className="result-description mt-1.5">
          <SanitisedHtml html={facts.shortDescription} />
        </div>
        <Facilities name={name} {...facts} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <div className="min-w-0 grow basis-48">
            {total ? <StayTotal total={total} forStay={forStay} line={line} /> : children}
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

interface CardPictureProps extends Pick<PageCard, 'image'> {
  readonly isEager: boolean
  readonly isRow: boolean
}

function CardPicture({ image, isEager, isRow }: CardPictureProps) {
  return (
    <Picture
      picture={image}
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

function RatingChip({ rating }: Pick<PageCard, 'rating'>) {
  const t = useText('search')
  const common = useText('common')
  if (!rating) return null
  const { average, count } = rating
  return (
    <TagChip tone="brand">
      <span aria-hidden="true">
        ★ {average} ({count})
      </span>
      <span className="sr-only">{t('rated', { average, guests: common('guests', { count }) })}</span>
    </TagChip>
  )
}

function Facilities({ name, tags, moreTags }: Pick<PageCard, 'name' | 'tags' | 'moreTags'>) {
  const t = useText('search')
  if (tags.length === 0) return null
  return (
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
      {moreTags > 0 && <li>{t('moreFacilities', { count: moreTags })}</li>}
    </ul>
  )
}
