import { KeptPart } from '#app/components/kept.tsx'
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
    const [picture = ''] = shown
    return <KeptPart as="div" part={OnePicture} texts={{ picture, alt: texts[picture] ?? name }} />
  }
  const said = shown.map((picture, index) => texts[picture] ?? t('pictureOf', { name, number: index + 1 }))
  return <KeptPart as="div" className="relative self-start" part={SeveralPictures} texts={{ name, shown, said }} />
}

interface SeveralPicturesProps {
  readonly name: string
  readonly shown: readonly string[]
  /** What each of them shows. */
  readonly said: readonly string[]
}

function SeveralPictures({ name, shown, said }: SeveralPicturesProps) {
  const t = useText('campsite')
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className="plot-pictures" tabIndex={0} aria-label={t('picturesOf', { name })}>
        {shown.map((picture, index) => (
          <li key={picture}>
            <OnePicture picture={picture} alt={said[index] ?? ''} />
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className="plot-pictures-count">
        1/{shown.length}
      </span>
    </>
  )
}

/** A place without one has a drawing of a tent. */
function OnePicture({ picture, alt }: { readonly picture: string; readonly alt: string }) {
  return (
    <Picture
      picture={picture || null}
      alt={alt}
      width={112}
      height={140}
      className="plot-picture aspect-[4/5] w-full rounded-control"
    />
  )
}
