import { Link } from 'react-router'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PlotsTogetherOnPage } from '#server/campsite/plots-together-on-page.ts'

export interface PlotsTogetherProps {
  readonly together: PlotsTogetherOnPage
  readonly nights: number
  readonly guests: number
}

/** Who is too many for one plot chooses the cheapest that hold them together with one press. */
export function PlotsTogether({ together: { names, total, address }, nights, guests }: PlotsTogetherProps) {
  const t = useText('campsite')
  const common = useText('common')
  const stay = { nights: common('nights', { count: nights }), guests: common('guests', { count: guests }) }
  return (
    <div className="mt-2 mb-3">
      <p>{t('togetherOffer', { plots: names.join(', '), amount: randText(total), ...stay })}</p>
      <Link to={address} className="chip mt-2">
        {t('chooseTogether', { count: names.length })}
      </Link>
    </div>
  )
}
