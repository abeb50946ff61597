import { Picture } from '#app/components/picture.tsx'
import { useText } from '#app/wording/use-text.ts'

interface PlotPicturesProps {
  /** What some pictures show, by their keys; the others are called by their place. */
  readonly texts: Readonly<Record<string, string>>
  readonly name: string
  readonly pictures: readonly string[]
}

/** Rule W10. */
const mostPictures = 5

/** Up to five, swiped or scrolled by keyboard; no script. */
export function PlotPictures({ name, pictures, texts }: PlotPicturesProps) {
  const t = useText('campsite')
  const shown = pictures.slice(0, mostPictures)
  if (shown.length <= 1) {
    return (
      <div>
        <OnePicture picture={shown[0] ?? null} alt={texts[shown[0] ?? ''] ?? name} />
      </div>
    )
  }
  return (
    <div className="relative self-start">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className="plot-pictures" tabIndex={0} aria-label={t('picturesOf', { name })}>
        {shown.map((picture, index) => (
          <li key={picture}>
            <OnePicture picture={picture} alt={texts[picture] ?? t('pictureOf', { name, number: index + 1 })} />
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className="plot-pictures-count">
        1/{shown.length}
      </span>
    </div>
  )
}

function OnePicture({ picture, alt }: { readonly picture: string | null; readonly alt: string }) {
  return (
    <Picture picture={picture} alt={alt} width={112} height={140} className="plot-picture aspect-[4/5] w-full rounded-control" />
  )
}
