import { kindTitle } from '#app/components/campsite/kind-title.ts'
import { PlotFactList } from '#app/components/campsite/plot-fact-list.tsx'
import { kindFactTexts } from '#app/formatting/plot-facts.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PlotKindOnWire } from '#server/campsite/kinds-of-plots.ts'
import { PlotPictures } from './plot-pictures.tsx'

export interface PlotKindsProps {
  readonly kinds: readonly PlotKindOnWire[]
  readonly pictureTexts: Readonly<Record<string, string>>
}

/** What there is to stay on, before there are dates. */
export function PlotKinds({ kinds, pictureTexts }: PlotKindsProps) {
  const t = useText('campsite')
  const about = useText('aboutCampsite')
  const titled = kinds.map((kind) => ({ kind, title: kindTitle(t, kind, kinds) }))
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{about('kindsTitle')}</h2>
      <p className="mt-1 text-ink-soft">{about('kindsText')}</p>
      <ul className="plots mt-4">
        {titled.map(({ kind, title }) => (
          <li key={`${kind.siteId} ${kind.names}`} className="plot">
            <div className="plot-body">
              <PlotPictures name={title} pictures={kind.pictures} texts={pictureTexts} />
              <div className="grid min-w-0 content-start gap-1.5">
                <h3>{title}</h3>
                {kind.count > 1 && (
                  <p className="text-sm text-ink-soft">{about('kindPlots', { count: kind.count, names: kind.names })}</p>
                )}
                <PlotFactList facts={kindFactTexts(t, kind.variants)} />
                {kind.from && <FromPrice {...kind.from} />}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FromPrice({ price, rateBasis }: NonNullable<PlotKindOnWire['from']>) {
  const t = useText('aboutCampsite')
  const key = rateBasis === 'perPerson' ? 'fromPerPerson' : 'fromPerPlot'
  return <p className="font-bold">{t(key, { amount: randText(price) })}</p>
}
