import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { KeptPart } from '#app/components/kept.tsx'
import { Picture } from '#app/components/picture.tsx'
import { PictureLink } from '#app/components/pictures/picture-link.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'

/** Loaded when a picture is pressed first. */
const PictureViewer = lazy(async () => {
  const { PictureViewer: viewer } = await import('#app/components/pictures/picture-viewer.tsx')
  return { default: viewer }
})

/** Beside the large one. */
const smallOnes = 4

/** The place before any word: one large picture, up to four small ones, all of them on demand. */
export function Gallery({ organisation }: Pick<CampsiteData, 'organisation'>) {
  const t = useText('campsite')
  const pictures = galleryPictures(organisation)
  const [opened, setOpened] = useState<number | null>(null)
  const [hero = '', ...others] = pictures
  const beside = others.length >= smallOnes ? others.slice(0, smallOnes) : others.slice(0, others.length >= 2 ? 2 : 0)
  const nameOf = (picture: string | null, number: number) =>
    (picture && organisation.pictureTexts[picture]) || t('pictureOf', { name: organisation.name, number })
  const names = (pictures.length > 0 ? pictures : [null]).map((picture, index) => nameOf(picture, index + 1))
  return (
    <div>
      <KeptPart
        as="div"
        className={`gallery gallery-${beside.length}`}
        part={FirstPictures}
        texts={{ hero, beside, names: names.slice(0, beside.length + 1) }}
        acts={{ onOpen: setOpened }}
      />
      {pictures.length > 1 && (
        <Disclosure summary={t('showAllPictures', { count: pictures.length })}>
          <KeptPart
            as="ul"
            className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
            aria-label={t('picturesOf', { name: organisation.name })}
            part={AllPictures}
            texts={{ pictures, names }}
            acts={{ onOpen: setOpened }}
          />
        </Disclosure>
      )}
      {opened !== null && (
        <Suspense>
          <PictureViewer
            label={t('picturesOf', { name: organisation.name })}
            pictures={pictures.map((picture, index) => ({ picture, text: names[index] ?? '' }))}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface Opens {
  /** In the viewer, by its place among all of them. */
  readonly onOpen: (index: number) => void
}

interface FirstPicturesProps extends Opens {
  /** Empty where there is no picture. */
  readonly hero: string
  readonly beside: readonly string[]
  /** Of these pictures, in their order. */
  readonly names: readonly string[]
}

function FirstPictures({ hero, beside, names, onOpen }: FirstPicturesProps) {
  return (
    <>
      <MaybeLink picture={hero} className="gallery-hero" onOpen={() => onOpen(0)}>
        <Picture
          picture={hero || null}
          alt={names[0] ?? ''}
          width={beside.length === 0 ? 1120 : 556}
          height={322}
          sizes={heroSizes(beside.length)}
          isEager
          className="size-full"
        />
      </MaybeLink>
      {beside.map((picture, index) => (
        <PictureLink key={picture} picture={picture} className="gallery-small" onOpen={() => onOpen(index + 1)}>
          <Picture
            picture={picture}
            alt={names[index + 1] ?? ''}
            width={274}
            height={157}
            sizes="(min-width: 1160px) 274px, 25vw"
            className="size-full"
          />
        </PictureLink>
      ))}
    </>
  )
}

interface AllPicturesProps extends Opens {
  readonly pictures: readonly string[]
  readonly names: readonly string[]
}

function AllPictures({ pictures, names, onOpen }: AllPicturesProps) {
  return pictures.map((picture, index) => (
    <li key={picture}>
      <PictureLink picture={picture} onOpen={() => onOpen(index)}>
        <Picture
          picture={picture}
          alt={names[index] ?? ''}
          width={360}
          height={240}
          sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
          className="aspect-[3/2] w-full rounded-card"
        />
      </PictureLink>
    </li>
  ))
}

interface MaybeLinkProps {
  readonly picture: string
  readonly className: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** A campsite without a picture has nothing to open. */
function MaybeLink({ picture, children, ...link }: MaybeLinkProps) {
  if (!picture) return <div className={link.className}>{children}</div>
  return (
    <PictureLink picture={picture} {...link}>
      {children}
    </PictureLink>
  )
}

function heroSizes(beside: number): string {
  if (beside === 0) return '(min-width: 1160px) 1120px, 100vw'
  return beside === 2
    ? '(min-width: 1160px) 744px, (min-width: 768px) 66vw, 100vw'
    : '(min-width: 1160px) 556px, (min-width: 768px) 50vw, 100vw'
}

/** The campsite's own first, then those of its sites; each once. */
function galleryPictures({ image, images, sites }: CampsiteData['organisation']): readonly string[] {
  const all = [...(image ? [image] : []), ...images, ...sites.flatMap((site) => site.images)]
  return [...new Set(all)]
}
