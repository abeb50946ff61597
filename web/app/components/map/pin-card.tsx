import { Link } from 'react-router'
import type { PageResult } from '#server/wire/card-on-page.ts'
import { campsiteAddress } from '../../addresses/campsite-address.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { StayParameters } from '../../search-parameters/stay-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'
import { PriceLineText } from '../search/price-line.tsx'

interface PinCardProps {
  readonly result: PageResult
  readonly stay: StayParameters
  readonly onClose: () => void
}

/** What a pin stands for, over the map. */
export function PinCard({ result, stay, onClose }: PinCardProps) {
  const t = useText('search')
  const maps = useText('maps')
  const { name, image, cityName, price, fromTotal, hasAvailability, whyNot, slug, rating } = result
  return (
    <section aria-label={name} className="slippy-card">
      <div className="slippy-card-picture">
        <Picture picture={image} alt="" width={96} height={120} />
      </div>
      <div className="grid content-start gap-0.5 py-2.5 pr-11 pl-3">
        <Link to={campsiteAddress(slug, stay)} className="font-bold underline underline-offset-2">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {cityName}
          {rating && ` · ★ ${rating.average}`}
        </p>
        {hasAvailability === false ? (
          <p className="text-sm font-bold text-warn">{t(whyNot?.code === 'full' ? 'full' : 'otherDates')}</p>
        ) : fromTotal === null ? (
          <PriceLineText state={{ price }} />
        ) : (
          <p className="font-bold">{t('total', { amount: randText(fromTotal) })}</p>
        )}
      </div>
      <button type="button" className="slippy-card-close" aria-label={maps('closeCard', { name })} onClick={onClose}>
        <Icon name="x" className="size-5" />
      </button>
    </section>
  )
}
