import { ButtonLink } from '#app/components/button.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PlotsTogetherOnPage } from '#server/campsite/plots-together-on-page.ts'

export interface PlotsTogetherProps {
  readonly together: PlotsTogetherOnPage
  readonly nights: number
  readonly guests: number
}

/** Who is too many for one plot chooses the cheapest that hold them together with one press. */
export function PlotsTogether({ together: { plots, total, address }, nights, guests }: PlotsTogetherProps) {
  const t = useText('waysOut')
  const common = useText('common')
  const stay = { nights: common('nights', { count: nights }), guests: common('guests', { count: guests }) }
  return (
    <div className="way-out">
      <p className="font-bold">{t('cheapest')}</p>
      <p>
        <strong className="text-xl">{randText(total)}</strong>{' '}
        <span className="inline-block text-sm text-ink-soft">{t('forStay', { ...stay, count: plots.length })}</span>
      </p>
      <ul className="my-2">
        {plots.map((plot) => (
          <li key={plot.name} className="flex justify-between gap-4 border-t border-line py-1.5">
            {plot.name} <span className="text-ink-soft">{common('guests', { count: plot.guests })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={address}>{t('chooseTogether', { count: plots.length })}</ButtonLink>
    </div>
  )
}
