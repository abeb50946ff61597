import { useText } from '#app/wording/use-text.ts'
import { type PlotsOnCard, plotCardId } from './plot-card.tsx'

/** Fewer are seen at a glance. */
const fewest = 4

/** Straight to a kind of plot; links, so that scripts are not needed. */
export function JumpList({ cards }: { readonly cards: readonly PlotsOnCard[] }) {
  const t = useText('campsite')
  if (cards.length < fewest) return null
  return (
    <nav aria-labelledby="jump-list" className="chip-row jump-list">
      <span id="jump-list">{t('jumpTo')}</span>
      <ul>
        {cards.map(({ title, plots }) => (
          <li key={title}>
            <a href={`#${plotCardId(plots[0])}`} className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
