import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { pictureSources } from '../formatting/picture-sources.ts'
import { useText } from '../wording/use-text.ts'
import { Icon } from './icon.tsx'

interface PictureProps {
  /** The key of a stored picture; absent or broken, a placeholder stands in its place. */
  readonly picture: string | null
  /** Empty for decoration. */
  readonly alt: string
  /** In CSS pixels; keeps the place before the picture is there. */
  readonly width: number
  readonly height: number
  /** How wide it is shown: `(min-width: 768px) 300px, 100vw`. The width unless given. */
  readonly sizes?: string
  /** The first pictures of a page are not lazy. */
  readonly isEager?: boolean
  /** `aspect-[3/2] w-full rounded-card`. */
  readonly className?: string
}

/** States as in rule W2: a picture is pending, loading, loaded or failed; only failed looks different. */
export function Picture({ picture, alt, width, height, sizes, isEager = false, className = '' }: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (hasBroken(image.current)) setHasFailed(true)
  }, [])
  if (picture === null || hasFailed) return <Placeholder alt={alt} width={width} height={height} className={className} />
  const shown = sizes ?? `${width}px`
  const { avif, webp, jpeg, src } = pictureSources(picture, sizes ? undefined : width)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={shown} />
      <source type="image/webp" srcSet={webp} sizes={shown} />
      <img
        ref={image}
        src={src}
        srcSet={jpeg}
        sizes={shown}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        onError={(_: SyntheticEvent) => setHasFailed(true)}
        className={`object-cover ${className}`}
      />
    </picture>
  )
}

/** It may have failed before scripts ran, when nobody listened. */
function hasBroken(image: HTMLImageElement | null): boolean {
  return image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== ''
}

function Placeholder({ alt, width, height, className }: Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>) {
  const t = useText('common')
  return (
    <span
      role="img"
      aria-label={alt || t('noPicture')}
      className={`flex max-w-full items-center justify-center bg-brand-soft text-brand ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Icon name="tent-tree" className="size-10" />
    </span>
  )
}
